import { hash, randomUUIDv7 } from 'node:crypto'
import { Refusal } from '#contract/errors.ts'
import { storeReason } from '#contract/texts/reason.ts'
import { say, type Text } from '#contract/texts/text.ts'
import { localeFor } from '#language/locales/locale.ts'
import { memberContextFor } from '#members/members/member-row.ts'
import { type Context, instantText, nowText, transaction } from '#platform/context/context.ts'
import { json } from '#platform/db/schema/schema.ts'
import { emit } from '#platform/events/emit.ts'
import { getPublicRow, type PublicRow, publicView } from '../cards/public-cards.ts'
import { addDailyCounts, todayIn } from '../cards/statistics.ts'
import { tellOfLeadLater } from '../leads/tell-later.ts'
import { mailCardLater } from './card-email.ts'
import { findReviewReasons } from './review-reasons.ts'
import { consentText, isFromPerson, readStamp, type Stamp } from './stamp.ts'
import { countExchange, uncountExchange } from './visit-limits.ts'

type Submission = Details & {
  consent?: boolean | undefined
  sendCopy?: boolean | undefined
  stamp?: string | undefined
  proof?: string | undefined
  homepage?: string | undefined
}

/** The visitor gets the same answer whether the lead is accepted, held or a repetition. */
export async function submitToCard(ctx: Context, input: Submission & { workspace: string; card: string }) {
  const { workspace, card, ...submission } = input
  const row = await getPublicRow(ctx, { workspace, card })
  const fingerprint = fingerprintOf(row.id, submission)
  await oneAtATime(ctx, fingerprint, async () => {
    // A second click is neither counted nor refused.
    if (!(await isRepeated(ctx, row, fingerprint))) await acceptSubmission(ctx, row, submission, fingerprint)
  })
  const { name, url, vcardUrl } = publicView(ctx, row)
  return { received: true as const, message: `Thank you. ${name} has your details.`, card: { name, url, vcardUrl } }
}

async function acceptSubmission(ctx: Context, row: PublicRow, submission: Submission, fingerprint: string) {
  const stamp = submission.stamp ? await readStamp(ctx, row.id, submission.stamp) : null
  const { counts, reviewReason } = await countExchange(ctx, row.id, isFromPerson(stamp))
  const reasons = await findReviewReasons(ctx, submission, stamp)
  if (reviewReason) reasons.push(reviewReason)
  const isNew = await transaction(ctx, async (ctx) => {
    await lockCard(ctx, row)
    if (await isRepeated(ctx, row, fingerprint)) return false
    await storeLead(ctx, row, submission, { fingerprint, reasons, stamp })
    return true
  })
  if (!isNew) await uncountExchange(ctx, counts)
}

type Checks = { fingerprint: string; reasons: Text[]; stamp: Stamp | null }

async function storeLead(
  ctx: Context,
  row: PublicRow,
  submission: Submission,
  { fingerprint, reasons, stamp }: Checks,
) {
  const owner = await memberContextFor(ctx, row.memberId)
  if (!owner) throw cardGone()
  const { displayName, email = null, phone = null, company = null, title = null, note = null } = submission
  const { id: cardId, workspaceId, workspaceSlug: workspace, slug, contents } = row
  const now = nowText(ctx)
  const isHeld = reasons.length > 0
  const lead = { id: randomUUIDv7(), displayName, email, phone, company, title, note, fingerprint }
  await ctx.db
    .insertInto('leads')
    .values({
      memberId: row.memberId,
      ...lead,
      sourceCard: json({ id: cardId, workspaceId, workspace, slug, name: contents.name }),
      profiles: json([]),
      consent: consentOf(contents.name, submission, stamp, now),
      heldAt: isHeld ? now : null,
      heldFor: json(reasons.map(storeReason)),
      createdAt: now,
      updatedAt: now,
    })
    .execute()
  // The event of a held lead is emitted when the member has reviewed it.
  if (isHeld) return
  await emit(owner, 'lead.received', lead.id, null)
  await addDailyCounts(ctx.db, { cardId, day: todayIn(row.timeZone, ctx), counts: { exchanges: 1 } })
  await tellOfLeadLater(owner)
  if (submission.sendCopy && email !== null)
    await mailCardLater(owner, { leadId: lead.id, cardId, email, locale: visitorsLocale(ctx) })
}

/** The language that the form was shown in. */
const visitorsLocale = ({ acceptLanguage }: Context) => localeFor(undefined, acceptLanguage)

/** The stamp says which consent text the form showed; other clients say that they showed the current one. */
function consentOf(name: string, { consent }: Submission, stamp: Stamp | null, at: string) {
  if (consent === false || (!stamp && !consent)) return null
  return json({ text: consentText(name, stamp?.consent), at })
}

/** Submissions to a card are stored one at a time, so that identical ones are stored once. */
async function lockCard(ctx: Context, { memberId, id }: PublicRow) {
  const held = await ctx.db
    .updateTable('cards')
    .set((set) => ({ colour: set.ref('colour') }))
    .where('memberId', '=', memberId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (!held) throw cardGone()
}

const cardGone = () => new Refusal('not_found', say('refusals.exchange.cardGone'))

/** The same details on the same card within a minute are one lead. */
async function isRepeated(ctx: Context, { memberId }: PublicRow, fingerprint: string) {
  const same = await ctx.db
    .selectFrom('leads')
    .select('id')
    .where('memberId', '=', memberId)
    .where('fingerprint', '=', fingerprint)
    .where('createdAt', '>', instantText(ctx.now().subtract({ minutes: 1 })))
    .limit(1)
    .executeTakeFirst()
  return same !== undefined
}

const underWay = new Map<string, Promise<unknown>>()

/** Runs work with the same key one after the other, in this process: a second click then finds the result of the first. */
async function oneAtATime<T>({ db }: Pick<Context, 'db'>, key: string, work: () => Promise<T>): Promise<T> {
  // In a transaction waiting could deadlock with work that waits for the transaction.
  if (db.isTransaction) return work()
  await underWay.get(key)
  const turn = work()
  const settled = turn.catch(() => {})
  underWay.set(key, settled)
  try {
    return await turn
  } finally {
    if (underWay.get(key) === settled) underWay.delete(key)
  }
}

/** The details that a visitor leaves. */
type Details = {
  displayName: string
  email?: string | undefined
  phone?: string | undefined
  company?: string | undefined
  title?: string | undefined
  note?: string | undefined
}

/** The same for the same details on the same card. */
export function fingerprintOf(cardId: string, { displayName, email, phone, company, title, note }: Details) {
  return hash(
    'sha256',
    JSON.stringify([cardId, displayName, email?.toLowerCase(), phone, company, title, note]),
    'base64url',
  )
}
