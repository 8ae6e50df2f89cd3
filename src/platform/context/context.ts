import { setTimeout as pause } from 'node:timers/promises'
import type { Access, SendEvent, ToolSet } from '#contract/operation.ts'
import type { Blobs } from '../blobs/blobs.ts'
import type { Config } from '../config/config.ts'
import { runTransaction } from '../db/direct.ts'
import { isDeadlock } from '../db/failures.ts'
import type { Db } from '../db/schema/schema.ts'
import type { Embedder } from '../embedding/local.ts'
import type { Health } from '../health/health.ts'
import type { Limits } from '../limits/rate-limits.ts'
import type { Model } from '../llm/dialect.ts'
import type { Log } from '../log/log.ts'
import type { Mail } from '../mail/mail.ts'
import type { Transcriber } from '../speech/transcriber.ts'
import type { Feed } from './event-feed.ts'

/** Everything with a lifetime, made once in main.ts (or by a test). */
export type Kith = {
  config: Config
  db: Db
  log: Log
  /** Whether changes can be made. */
  health: Health
  limits: Limits
  /** Null where none is configured: everything works without, some of it better with. */
  model: Model | null
  blobs: Blobs
  mail: Mail
  /** Counts who looks at cards. */
  visits: Visits
  /** The readers of the outbox. */
  feed: Feed
  /** Null if nothing transcribes speech. */
  transcriber: Transcriber | null
  /** Null without the add-on: what means the same is then found by its words alone. */
  embedder: Embedder | null
  now: () => Temporal.Instant
}

/** A request on its way through the door. */
export type Context = Kith & {
  via: 'http' | 'mcp'
  requestId: string
  /** The caller's network, as the limits count it. */
  address: string
  caller: Caller | null
  /** The User-Agent of the caller, where there is one. */
  agent?: string | undefined
  /** The languages that the caller's browser reads, where there is one. */
  acceptLanguage?: string | undefined
  /** The secret of this browser, which its pages keep in a cookie. */
  deviceSecret?: string | undefined
  /** Collects the events of a call, where a tool makes it. */
  emitted?: EmittedEvent[]
  /** The name the service was asked by, where it was asked over the network. */
  host?: string
}

export type EmittedEvent = { kind: string; subjectId: string }

/** The caller and their access until `expiresAt`. For an app, `tokenId` is the app's id, because its tokens change. */
export type Caller = {
  member: Member
  tokenId: string
  kind: 'session' | 'personal' | 'device' | 'app'
  access: Access
  /** Whether the caller may change who and what has access: always in a session, never for an app. */
  manages: boolean
  /** Which tools the member allowed an app. Other callers choose by address. */
  toolSet?: ToolSet | undefined
  expiresAt: string | null
}

export type Member = {
  id: string
  name: string
  email: string
  timeZone: string
  createdAt: string
  /** A language tag; undefined for whatever the browser prefers. */
  locale?: string | undefined
  theme: 'system' | 'light' | 'dark'
  /** Whether single keys are shortcuts. */
  keys: boolean
  /** Whether Today shows the first steps. */
  firstSteps: boolean
  /** When the member proved that e-mails to this address reach them. */
  emailVerifiedAt?: string | undefined
}

/** The context of rules for members, where the member is known. */
export type MemberContext = Context & Caller

/** A change whose slow part is done: `commit` runs in a transaction, `abandon` cleans up if it never does. */
export type PreparedChange<T> = { commit: (ctx: MemberContext) => Promise<T>; abandon?: () => Promise<void> }

/** The ids of work that was started: stored for an Idempotency-Key, and enough to finish it. */
export type StartedWork = Record<string, string>

/** `isFirst` is false when the request repeats one that was started before. */
export type FinishOptions = { send: SendEvent; isFirst: boolean }

/** An endless stream to a client: it ends with `signal`, and is written no faster than it is read. */
export type EventStream = {
  send: SendEvent
  signal: AbortSignal
  waitUntilDrained: (signal: AbortSignal) => Promise<void>
}

/**
 * All or nothing. Shadow `ctx` with the argument, so that no write escapes. Of two that wait for each other the store ends
 * one, which is then done again.
 */
export async function transaction<C extends { db: Db }, T>(ctx: C, work: (ctx: C) => Promise<T>): Promise<T> {
  if (ctx.db.isTransaction) return work(ctx)
  for (let tries = 1; ; tries++) {
    try {
      const pending: Pending = []
      const result = await runTransaction(ctx.db, (db) => {
        waiting.set(db, pending)
        return work({ ...ctx, db })
      })
      for (const run of pending) run()
      return result
    } catch (error) {
      if (tries === maxTries || !isDeadlock(error)) throw error
      await pause(20 * tries * Math.random())
    }
  }
}

const maxTries = 5

type Pending = (() => void)[]

/** Work waiting for the end of each open transaction. */
const waiting = new WeakMap<Db, Pending>()

/** Runs something after the transaction is committed, or immediately outside of one. */
export function afterCommit(ctx: { db: Db }, run: () => void) {
  const pending = waiting.get(ctx.db)
  if (pending) pending.push(run)
  else run()
}

/** The present instant, as it is stored. */
export function nowText(ctx: Pick<Kith, 'now'>) {
  return instantText(ctx.now())
}

/** As `toString` would write it, in a tenth of the time. A request asks for the same millisecond several times. */
export function instantText(instant: Temporal.Instant) {
  const milliseconds = instant.epochMilliseconds
  if (milliseconds !== written.milliseconds) written = { milliseconds, text: new Date(milliseconds).toISOString() }
  return written.text
}

let written = { milliseconds: Number.NaN, text: '' }

/** The visitor of a card, as far as the request shows. Nothing of it is stored. */
export type Visitor = { address: string; agent: string | undefined; isPrefetch: boolean }

export type VisitedCard = { id: string; timeZone: string }

/** Counts visits to cards. */
export type Visits = {
  countView: (card: VisitedCard, visitor: Visitor) => void
  countSave: (card: VisitedCard, visitor: Visitor) => void
  /** Stores the counts so far. */
  flush: () => Promise<void>
  close: () => Promise<void>
}
