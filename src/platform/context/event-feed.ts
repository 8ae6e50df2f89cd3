export type EventRow = {
  memberId: string
  number: number
  kind: string
  subjectId: string
  connectionId: string | null
  createdAt: string
}

/** The access a stream was opened with, and when it expires. */
export type Holder = { memberId: string; tokenId: string; expiresAt: string | null }

/** Receives events; `hear` is null for those who only want to know when their access ends. */
export type Listener = Holder & { hear: ((event: EventRow) => void) | null }

/** A listener in the feed. `after` is null until it has caught up. */
export type Follower = Listener & {
  after: number | null
  /** Aborted when the stream ends; the reason is a refusal if the access has ended. */
  readonly over: AbortController
}

/** The event streams of this process, which end with the access they were opened with. */
export type Feed = {
  join: (listener: Listener) => Follower
  /** `ended` is aborted, with a refusal, when the access ends; call `leave` when that no longer matters. */
  watch: (holder: Holder) => { ended: AbortSignal; leave: () => void }
  size: () => number
  close: () => Promise<void>
}
