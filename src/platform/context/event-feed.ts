export type EventRow = {
  memberId: string
  number: number
  kind: string
  subjectId: string
  connectionId: string | null
  createdAt: string
}

/** By what access a stream is open, and until when at most. */
export type Holder = { memberId: string; tokenId: string; expiresAt: string | null }

/** Who listens; null for those who only want to know that their access ends. */
export type Listener = Holder & { hear: ((event: EventRow) => void) | null }

/** Somebody who listens. `after` is null until they have caught up. */
export type Follower = Listener & {
  after: number | null
  /** Aborted when there is no more to hear; its reason is a refusal where access has ended. */
  readonly over: AbortController
}

/** All who follow events in this process, and whose streams end with their access. */
export type Feed = {
  join: (listener: Listener) => Follower
  /** Aborted, with a refusal, when the access ends; `leave` when that no longer matters. */
  watch: (holder: Holder) => { ended: AbortSignal; leave: () => void }
  size: () => number
  close: () => Promise<void>
}
