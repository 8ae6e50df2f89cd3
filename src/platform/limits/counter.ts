/** Whether one more was within the limit, and what is left until the window ends. */
export type Taken = { isTaken: boolean; remaining: number; resetMs: number }

/** Counts by key in windows of fixed length. What is refused is not counted. */
export type Counter = {
  take: (key: string) => Promise<Taken>
  giveBack: (key: string) => Promise<void>
  forget: (key: string) => Promise<void>
}
