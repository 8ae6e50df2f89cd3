import { setTimeout as pause } from 'node:timers/promises'
import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { type Kith, nowText } from '../context/context.ts'
import type { EventRow, Feed, Follower, Holder, Listener } from '../context/event-feed.ts'
import { chunks } from '../db/batches.ts'
import { oncePerMinute } from '../log/log.ts'
import { readForAll } from './read.ts'

const tickMs = 400
const batchSize = 1_000
const maxStreamsPerMember = 10

type Store = Pick<Kith, 'db' | 'now' | 'log'>
/** Returns the ids of the tokens and apps that are not revoked. */
type FindActive = (holders: Holder[]) => Promise<Set<string>>

/** All event streams of this process. One query serves them all, and none runs while there are no streams. */
export function openFeed(kith: Store, findActive: FindActive): Feed {
  const followers = new Set<Follower>()
  const closing = new AbortController()
  const complain = oncePerMinute((trouble) => kith.log.warn(trouble, 'reading events for streams failed'))
  let running: Promise<void> | null = null

  async function run() {
    while (followers.size > 0 && !closing.signal.aborted) {
      const isMore = await tick(kith, [...followers], findActive).catch(logFailure)
      if (!isMore) await pause(tickMs, undefined, { signal: closing.signal, ref: false }).catch(() => {})
    }
    running = null
  }

  function logFailure(error: unknown) {
    complain(error)
    return false
  }

  function join(listener: Listener): Follower {
    const theirs = [...followers].filter(({ memberId, hear }) => hear && memberId === listener.memberId)
    if (listener.hear && theirs.length >= maxStreamsPerMember) throw tooMany()
    const follower: Follower = { ...listener, after: null, over: new AbortController() }
    if (closing.signal.aborted) follower.over.abort()
    else followers.add(follower)
    follower.over.signal.addEventListener('abort', () => followers.delete(follower))
    running ??= run()
    return follower
  }

  function watch(holder: Holder) {
    const { over } = join({ ...holder, hear: null })
    return { ended: over.signal, leave: () => over.abort() }
  }

  /** Ends all streams when the service stops. */
  async function close() {
    closing.abort()
    for (const { over } of followers) over.abort()
    await running
  }

  return { join, watch, close, size: () => followers.size }
}

const tooMany = () =>
  new Refusal('rate_limited', say('refusals.events.tooManyStreams', { maxStreamsPerMember }), {
    retryAfter: 30,
  })

/** True when there is more to read right away. */
async function tick(kith: Store, followers: Follower[], findActive: FindActive) {
  endExpired(kith, followers, await findActive(followers))
  const live = followers.filter(({ after, over }) => after !== null && !over.signal.aborted)
  if (live.length === 0) return false
  const byMember = Map.groupBy(live, ({ memberId }) => memberId)
  const ranges = [...byMember].map(([memberId, of]) => ({ memberId, after: Math.min(...of.map(cursorOf)) }))
  let isMore = false
  for (const some of chunks(ranges, maxMembersPerQuery)) {
    const events = await readForAll(kith, some, batchSize)
    for (const event of events) sendToAll(byMember.get(event.memberId) ?? [], event)
    isMore ||= events.length === batchSize
  }
  return isMore
}

/** SQLite allows a thousand conditions per statement. */
const maxMembersPerQuery = 200

function sendToAll(followers: Follower[], event: EventRow) {
  for (const follower of followers) {
    if (event.number <= cursorOf(follower) || follower.over.signal.aborted) continue
    follower.after = event.number
    follower.hear?.(event)
  }
}

const cursorOf = ({ after }: Follower) => after ?? Number.POSITIVE_INFINITY

function endExpired(kith: Store, followers: Follower[], active: Set<string>) {
  const now = nowText(kith)
  for (const { tokenId, expiresAt, over } of followers) {
    if (!active.has(tokenId) || (expiresAt !== null && expiresAt <= now)) over.abort(accessEnded())
  }
}

const accessEnded = () => new Refusal('unauthenticated', say('refusals.events.accessEnded'))
