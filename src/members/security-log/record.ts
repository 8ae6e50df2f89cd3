import { randomUUIDv7 } from 'node:crypto'
import { localeFor } from '#language/locales/locale.ts'
import { afterCommit, type Context, nowText } from '#platform/context/context.ts'
import { queueJob } from '#platform/jobs/queue-job.ts'
import type { Tasks } from '#platform/jobs/tasks.ts'
import { deviceOf } from '#platform/network/device.ts'
import type { SecurityKind } from './api.ts'

type Recorder = Pick<
  Context,
  'db' | 'now' | 'log' | 'config' | 'limits' | 'address' | 'agent' | 'acceptLanguage' | 'requestId'
>

/**
 * `detail` names what it is about, such as a token or an address: it is shown to the member, and never a secret.
 * `byOther`: somebody else did it, whose network and device are not the member's to know. `proof`: how the member signed in.
 * `isNewPlace`: the member has not signed in from here before.
 */
export type SecurityFact = {
  memberId: string
  kind: SecurityKind
  detail?: string | undefined
  byOther?: true
  proof?: Proof
  isNewPlace?: boolean
}
export type Proof = 'password' | 'password and code' | 'passkey'

/** Adds an entry to a member's security log, and a line to the operator's log. Call it in the transaction of the change. */
export async function recordSecurity(ctx: Recorder, fact: SecurityFact) {
  const { memberId, kind, detail, byOther, proof } = fact
  const from = { network: ctx.address, device: deviceOf(ctx.agent) }
  const entry = { memberId, id: randomUUIDv7(), kind, at: nowText(ctx), detail: shorten(detail), times: 1 }
  await ctx.db
    .insertInto('securityLog')
    .values({ ...entry, ...(!byOther && from) })
    .execute()
  logSecurity(ctx, { kind, memberId, ...from, ...(proof && { proof }) })
  if (isMailed(kind) || (kind === 'session.started' && fact.isNewPlace))
    await mailSecurityLater(ctx, memberId, { kind, at: entry.at, detail, ...(!byOther && from) })
}

type MailedKind = Tasks['mail.security']['kind']

/** Changes that give lasting access or weaken sign-in. The member is notified even if somebody else made them. */
const mailedKinds = ['passkey.added', 'authenticator.removed', 'token.created', 'device.created', 'app.connected']
const isMailed = (kind: SecurityKind): kind is Exclude<MailedKind, 'code.wrong' | 'session.started'> =>
  mailedKinds.includes(kind)

type News = { kind: MailedKind; at: string; detail?: string | undefined; network?: string; device?: string | null }

/** Without a mail server nobody would get it. Limited, so that nobody can fill a mailbox. */
export async function mailSecurityLater(ctx: Recorder, memberId: string, { device, ...news }: News) {
  if (ctx.config.mail.smtp === null) return
  const isGuess = news.kind === 'code.wrong'
  const limit = isGuess ? 'wrongCodeMail' : 'securityMail'
  if (!(await ctx.limits.isWithin(limit, `${news.kind} ${memberId}`))) return
  // A guesser's language is not the member's.
  const locale = isGuess ? undefined : localeFor(undefined, ctx.acceptLanguage)
  await queueJob(ctx, 'mail.security', { ...news, device: device ?? undefined, locale }, { memberId })
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
