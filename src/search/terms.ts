import type { Db, Schema } from '../db/schema.ts'
import { compare } from './order.ts'
import { variants } from './variants.ts'
import { reversedDigits, tellingWords, words } from './words.ts'

/** Raise it when the terms of a record change: the index is then built anew at the next start. */
export const searchVersion = 2

/** Whose index it is. */
export type Owner = { db: Db; member: { id: string } }

/** What of a person is looked up, field by field. */
export type PersonFields = {
  displayName: string
  company: string | null
  title: string | null
  location: string | null
  howMet: string | null
  emails: string[]
  phones: string[]
  tags: string[]
}

export const phoneTerm = (phone: string) => `#${reversedDigits(phone)}`
export const emailTerm = (email: string) => `@${email.toLowerCase()}`

export function personTerms(person: PersonFields) {
  const { displayName, company, title, location, howMet, emails, phones, tags } = person
  const texts = [displayName, company, title, location, howMet, ...tags, ...emails]
  const plain = texts.flatMap((text) => (text ? words(text) : []))
  return [...new Set([...plain, ...emails.map(emailTerm), ...phones.map(phoneTerm)])]
}

export function entryTerms(...texts: (string | null)[]) {
  return [...new Set(texts.flatMap((text) => (text ? tellingWords(text) : [])))]
}

type Indexed = { connectionId: string; sourceId: string; place: Schema['searchTerms']['place'] }

/** Makes the index say `now` of a record where it said `before`. */
export async function indexTerms(ctx: Owner, record: Indexed, before: string[], now: string[]) {
  const had = new Set(before)
  const has = new Set(now)
  const gone = before.filter((term) => !has.has(term))
  const added = now.filter((term) => !had.has(term))
  for (const terms of chunks(gone)) {
    await ctx.db
      .deleteFrom('searchTerms')
      .where('memberId', '=', ctx.member.id)
      .where('place', '=', record.place)
      .where('term', 'in', terms)
      .where('connectionId', '=', record.connectionId)
      .where('sourceId', '=', record.sourceId)
      .execute()
  }
  for (const terms of chunks(added)) {
    await ctx.db
      .insertInto('searchTerms')
      .values(terms.map((term) => ({ memberId: ctx.member.id, ...record, term })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  if (record.place === 'own') await indexVariants(ctx, added)
}

/**
 * The misspellings stay when a word goes: they lead to no one any more, and the next person may bring the word back.
 * So a word that is among them has all of its own there. In one order, lest two who write at once wait for each other.
 */
async function indexVariants(ctx: Owner, terms: string[]) {
  const fresh = await unknownTo(ctx, terms)
  const rows = fresh.flatMap((term) => variants(term).map((variant) => ({ memberId: ctx.member.id, variant, term })))
  for (const part of chunks(rows.sort(byKey))) {
    await ctx.db
      .insertInto('searchVariants')
      .values(part)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

async function unknownTo(ctx: Owner, terms: string[]) {
  if (terms.length === 0) return []
  const rows = await ctx.db
    .selectFrom('searchVariants')
    .select('term')
    .where('memberId', '=', ctx.member.id)
    .where('variant', 'in', terms)
    .whereRef('variant', '=', 'term')
    .execute()
  const known = new Set(rows.map((row) => row.term))
  return terms.filter((term) => !known.has(term))
}

type Variant = { variant: string; term: string }

function byKey(a: Variant, b: Variant) {
  return compare(a.variant, b.variant) || compare(a.term, b.term)
}

/** In parts: no statement may take long, however much there is. */
export async function forgetTerms(ctx: Owner) {
  for (const place of ['own', 'said'] as const) {
    for (let last = await nextTerm(ctx, place); last; last = await nextTerm(ctx, place)) {
      await ofMember(ctx).where('place', '=', place).where('term', '<=', last).execute()
    }
  }
  await ofMember(ctx).execute()
  await ctx.db.deleteFrom('searchVariants').where('memberId', '=', ctx.member.id).execute()
}

async function nextTerm(ctx: Owner, place: Indexed['place']) {
  const row = await ctx.db
    .selectFrom('searchTerms')
    .select('term')
    .where('memberId', '=', ctx.member.id)
    .where('place', '=', place)
    .orderBy('term')
    .offset(part)
    .limit(1)
    .executeTakeFirst()
  return row?.term
}

const part = 20_000

function ofMember(ctx: Owner) {
  return ctx.db.deleteFrom('searchTerms').where('memberId', '=', ctx.member.id)
}

/** Few enough for the parameters of one statement on either engine. */
function chunks<T>(items: T[], size = 1000): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size))
}
