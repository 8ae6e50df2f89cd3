/** Orders text by its code units, as both database engines do: the result is the same on every machine. */
export const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
