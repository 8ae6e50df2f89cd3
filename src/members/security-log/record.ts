import { randomUUIDv7 } from 'node:crypto'
import { afterCommit, type Context, nowText } from '#platform/context/context.ts'
import { deviceOf } from '#platform/network/device.ts'
import type { SecurityKind } from './api.ts'

type Recorder = Pick<Context, 'db' | 'now' | 'log' | 'address' | 'agent' | 'requestId'>

/**
 * `detail` names what it is about, such as a token or an address: it is shown to the member, and never a secret.
 * `byOther`: somebody else did it, whose network and device are not the member's to know. `proof`: how the member signed in.
 */
export type SecurityFact = {
  memberId: string
  kind: SecurityKind
  detail?: string | undefined
  byOther?: true
  proof?: Proof
}
export type Proof = 'password' | 'password and code' | 'passkey'

/** Adds an entry to a member's security log, and a line to the operator's log. Call it in the transaction of the change. */
export async function recordSecurity(ctx: Recorder, { memberId, kind, detail, byOther, proof }: SecurityFact) {
  const from = { network: ctx.address, device: deviceOf(ctx.agent) }
  const entry = { memberId, id: randomUUIDv7(), kind, at: nowText(ctx), detail: shorten(detail), times: 1 }
  await ctx.db
    .insertInto('securityLog')
    .values({ ...entry, ...(!byOther && from) })
    .execute()
  logSecurity(ctx, { kind, memberId, ...from, ...(proof && { proof }) })
}

/** The member is named by id. What they call their tokens, and whom they invite, is not the operator's to read. */
export function logSecurity(ctx: Pick<Recorder, 'db' | 'log' | 'requestId'>, line: SecurityLine) {
  afterCommit(ctx, () => ctx.log.info({ security: line, requestId: ctx.requestId }, 'security event'))
}

type SecurityLine = {
  kind: SecurityKind
  memberId: string | null
  network: string
  device: string | null
  times?: number
  proof?: Proof
}

const maxDetail = 200

const shorten = (text: string | undefined) => (text === undefined ? null : [...text].slice(0, maxDetail).join(''))
