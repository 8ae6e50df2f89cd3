/** Says how far a long task is. `total` is undefined while it is not known. */
export type Progress = (what: string, done: number, total?: number) => void

export const silent: Progress = () => {}
