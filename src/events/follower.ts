export type EventRow = {
  memberId: string
  number: number
  kind: string
  subjectId: string
  connectionId: string | null
  createdAt: string
}

/** Who listens, and by what access. */
export type Listener = { memberId: string; tokenId: string; hear: (event: EventRow) => void }

/** Somebody who listens. `after` is null until they have caught up. */
export type Follower = Listener & {
  after: number | null
  /** Aborted when there is no more to hear; its reason is a refusal where access has ended. */
  readonly over: AbortController
}

/** All who follow events in this process. */
export type Feed = { join: (listener: Listener) => Follower; size: () => number; close: () => Promise<void> }
