/** By bytes, as both engines compare: the same on every machine. */
export const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
