/** What apps hold by which members let them in. Directory: looked up before the member is known. */
export type AppSchema = Record<never, never>
