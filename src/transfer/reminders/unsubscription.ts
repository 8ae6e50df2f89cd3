import { createHmac, timingSafeEqual } from 'node:crypto'
import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { memberContextFor } from '#members/members/member-row.ts'
import { type Context, type Kith, transaction } from '#platform/context/context.ts'
import { instanceKey } from '#platform/db/instance-key.ts'
import { storeReminders } from './preferences.ts'

const mailKinds = ['digest', 'leadMail'] as const
type MailKind = (typeof mailKinds)[number]

/** Stops an e-mail without a sign-in. It works as often as it is opened, and opens nothing else. */
export async function unsubscribe(ctx: Context, { token }: { token: string }) {
  const [name, memberId = '', signature = ''] = token.split('.')
  const kind = mailKinds.find((each) => each === name)
  if (!kind || !isEqual(signature, await sign(ctx, kind, memberId))) throw noLink()
  const owner = await memberContextFor(ctx, memberId)
  if (!owner) throw noLink()
  await transaction(owner, (owner) => storeReminders(owner, { [kind]: 0 }))
  return { stopped: kind }
}

/** The address in an e-mail that stops it with one click (RFC 8058), and its headers. */
export async function unsubscribeLink(kith: Kith, kind: MailKind, memberId: string) {
  const token = `${kind}.${memberId}.${await sign(kith, kind, memberId)}`
  const url = `${kith.config.baseUrl}/unsubscribe/${token}`
  const headers = { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
  return { token, url, headers }
}

async function sign(kith: Pick<Kith, 'config' | 'db'>, kind: MailKind, memberId: string) {
  return createHmac('sha256', await instanceKey(kith))
    .update(`unsubscribe ${kind} ${memberId}`)
    .digest('base64url')
}

function isEqual(given: string, right: string) {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}

const noLink = () => new Refusal('not_found', say('refusals.reminders.brokenLink'))
