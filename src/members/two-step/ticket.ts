import { hash } from 'node:crypto'
import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { instantText, type Kith, nowText } from '#platform/context/context.ts'
import { seal, unseal } from './sealing.ts'

/** What the first step of a sign-in proved: whose password it was. A new password ends it. */
type FirstStep = { memberId: string; passwordHash: string }
type Ticket = { memberId: string; password: string; until: string }

const purpose = 'sign-in ticket'
const lifetime = Temporal.Duration.from({ minutes: 10 })

/** Nothing is stored: the ticket itself says what it stands for, encrypted. */
export function issueTicket(ctx: Kith, { memberId, passwordHash }: FirstStep) {
  const until = instantText(ctx.now().add(lifetime))
  return seal(ctx, purpose, JSON.stringify({ memberId, password: digest(passwordHash), until } satisfies Ticket))
}

/** The member of a ticket that is still valid, and the password it was issued for. */
export async function readTicket(ctx: Kith, ticket: string) {
  const text = await unseal(ctx, purpose, ticket)
  const { memberId, password, until } = (text === null ? { until: '' } : JSON.parse(text)) as Ticket
  if (until <= nowText(ctx)) throw ticketExpired()
  return { memberId, isFor: (passwordHash: string) => digest(passwordHash) === password }
}

export const ticketExpired = () => new Refusal('unauthenticated', say('refusals.twoStep.signInExpired'))

const digest = (passwordHash: string) => hash('sha256', passwordHash, 'base64url')
