import { nameKeyOf } from '#language/names/name-keys.ts'
import { minDigits } from '#people/duplicates/matching/compare.ts'
import { findByPrefixes } from '#people/search/index/lookups.ts'
import { emailTerm, phoneTerm } from '#people/search/index/terms.ts'
import type { MemberContext } from '#platform/context/context.ts'

type LeadDetails = { id: string; displayName: string; email: string | null; phone: string | null }
type SharedDetail = 'email' | 'phone' | 'name'
export type Suggestion = {
  connectionId: string
  displayName: string
  company?: string | undefined
  reason: string
  by: SharedDetail
}
export type ComparedSuggestion = Suggestion & { compared: ComparedField[] }
export type ComparedField = {
  field: 'displayName' | 'title' | 'company' | 'email' | 'phone' | 'profile'
  offered: string
  known: string[]
  outcome: 'same' | 'added' | 'kept'
}
type Likely = { lead: LeadDetails; ids: string[]; reason: string; by: SharedDetail }

/** Finds for each lead the connection that may be this visitor: by e-mail, else by phone, else by name. */
export async function suggestionsFor(ctx: MemberContext, leads: LeadDetails[]) {
  const ways = [sameEmail, samePhone, sameName]
  const likely = new Map<string, Likely>()
  for (const way of ways) {
    const left = leads.filter(({ id }) => !likely.has(id))
    for (const found of left.length > 0 ? await way(ctx, left) : []) likely.set(found.lead.id, found)
  }
  const people = await peopleOf(
    ctx,
    [...likely.values()].flatMap(({ ids }) => ids),
  )
  return new Map(
    [...likely].flatMap(([id, { ids, ...shared }]) => {
      const person = people.find((each) => ids.includes(each.id))
      return person ? [[id, suggestion(person, shared)] as const] : []
    }),
  )
}

/** The connection with the same e-mail as a lead. */
export async function sameEmailAs(ctx: MemberContext, lead: LeadDetails) {
  const [found] = await sameEmail(ctx, [lead])
  const [person] = await peopleOf(ctx, found?.ids ?? [])
  return person && found && suggestion(person, found)
}

async function sameEmail(ctx: MemberContext, leads: LeadDetails[]): Promise<Likely[]> {
  const rows = await holders(
    ctx,
    leads.flatMap(({ email }) => (email === null ? [] : [emailTerm(email)])),
  )
  return leads.flatMap((lead) => {
    const ids = rows.filter(({ term }) => term === emailTerm(lead.email ?? '')).map((row) => row.connectionId)
    return ids.length > 0 ? [{ lead, ids, reason: `Has the same e-mail: ${lead.email}.`, by: 'email' }] : []
  })
}

/** One of the two numbers may lack its first digits, so the index stores numbers from the last digit on. */
async function samePhone(ctx: MemberContext, leads: LeadDetails[]): Promise<Likely[]> {
  const called = leads.map((lead) => ({ lead, term: phoneTerm(lead.phone ?? '') }))
  const whole = called.filter(({ term }) => term.length > minDigits)
  const starts = whole.map(({ term }) => term)
  const [longer, shorter] = await Promise.all([
    findByPrefixes(ctx, 'own', starts),
    holders(ctx, starts.flatMap(beginnings)),
  ])
  const likely = whole.map(({ lead, term }) => {
    const alike = [
      ...longer.filter((row) => row.term.startsWith(term)),
      ...shorter.filter((row) => term.startsWith(row.term)),
    ]
    const ids = [...new Set(alike.map(({ connectionId }) => connectionId))]
    return { lead, ids, reason: `Has the same phone number: ${lead.phone}.`, by: 'phone' as const }
  })
  return theirNumbers(ctx, likely)
}

/** A number that several people share may be a switchboard: then the name has to match as well. */
async function theirNumbers(ctx: MemberContext, likely: Likely[]) {
  const shared = likely.flatMap(({ ids }) => (ids.length > 1 ? ids : []))
  const keys = new Map((await peopleOf(ctx, shared)).map(({ id, nameKey }) => [id, nameKey]))
  const fits =
    ({ displayName }: LeadDetails) =>
    (id: string) =>
      keys.get(id) === nameKeyOf(displayName)
  return likely
    .map((each) => (each.ids.length > 1 ? { ...each, ids: each.ids.filter(fits(each.lead)) } : each))
    .filter(({ ids }) => ids.length > 0)
}

const beginnings = (term: string) =>
  Array.from({ length: term.length - minDigits - 1 }, (_, at) => term.slice(0, at + minDigits + 1))

async function holders(ctx: MemberContext, terms: string[]) {
  if (terms.length === 0) return []
  return ctx.db
    .selectFrom('searchTerms')
    .select(['term', 'connectionId'])
    .where('memberId', '=', ctx.member.id)
    .where('place', '=', 'own')
    .where('term', 'in', [...new Set(terms)])
    .limit(500)
    .execute()
}

/** Only if exactly one connection has the name. */
async function sameName(ctx: MemberContext, leads: LeadDetails[]): Promise<Likely[]> {
  const keys = leads.flatMap(({ displayName }) => nameKeyOf(displayName) ?? [])
  if (keys.length === 0) return []
  const mine = ctx.db.selectFrom('connections').where('memberId', '=', ctx.member.id)
  const alone = mine
    .select('nameKey')
    .where('nameKey', 'in', keys)
    .groupBy('nameKey')
    .having((having) => having.fn.countAll(), '=', 1)
  const rows = await mine.select(['id', 'nameKey']).where('nameKey', 'in', alone).execute()
  return leads.flatMap((lead) => {
    const key = nameKeyOf(lead.displayName)
    const person = rows.find(({ nameKey }) => nameKey === key)
    return person ? [{ lead, ids: [person.id], reason: 'Has the same name.', by: 'name' }] : []
  })
}

type Person = Awaited<ReturnType<typeof peopleOf>>[number]

/** The most recent contact first. */
async function peopleOf(ctx: MemberContext, ids: string[]) {
  if (ids.length === 0) return []
  return ctx.db
    .selectFrom('connections')
    .select(['id', 'displayName', 'company', 'nameKey'])
    .where('memberId', '=', ctx.member.id)
    .where('id', 'in', [...new Set(ids)].slice(0, 500))
    .orderBy('recentAt', 'desc')
    .orderBy('id')
    .execute()
}

function suggestion(
  { id, displayName, company }: Person,
  { reason, by }: Pick<Suggestion, 'reason' | 'by'>,
): Suggestion {
  return { connectionId: id, displayName, company: company ?? undefined, reason, by }
}
