import type { MemberContext } from '../context.ts'
import { fewestDigits } from '../duplicates/compare.ts'
import { nameKeyOf } from '../duplicates/name-key.ts'
import { byAddress } from '../search/address.ts'
import { emailTerm } from '../search/terms.ts'
import { reversedDigits } from '../search/words.ts'

type Asked = { id: string; displayName: string; email: string | null; phone: string | null }
export type Suggestion = { connectionId: string; displayName: string; company?: string | undefined; reason: string }
type Likely = { lead: Asked; ids: string[]; reason: string }

/** For each lead the person who may be this visitor: by e-mail, else by phone, else by name. */
export async function suggestionsFor(ctx: MemberContext, leads: Asked[]) {
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
    [...likely].flatMap(([id, { ids, reason }]) => {
      const person = people.find((each) => ids.includes(each.id))
      return person ? [[id, suggestion(person, reason)] as const] : []
    }),
  )
}

/** Who has this e-mail, for a lead that is to become somebody new. */
export async function sameEmailAs(ctx: MemberContext, lead: Asked) {
  const [found] = await sameEmail(ctx, [lead])
  const [person] = await peopleOf(ctx, found?.ids ?? [])
  return person && suggestion(person, found?.reason ?? '')
}

async function sameEmail(ctx: MemberContext, leads: Asked[]): Promise<Likely[]> {
  const terms = leads.flatMap(({ email }) => (email === null ? [] : [emailTerm(email)]))
  if (terms.length === 0) return []
  const rows = await ctx.db
    .selectFrom('searchTerms')
    .select(['term', 'connectionId'])
    .where('memberId', '=', ctx.member.id)
    .where('place', '=', 'own')
    .where('term', 'in', terms)
    .limit(500)
    .execute()
  return leads.flatMap((lead) => {
    const ids = rows.filter(({ term }) => term === emailTerm(lead.email ?? '')).map((row) => row.connectionId)
    return ids.length > 0 ? [{ lead, ids, reason: `Has the same e-mail: ${lead.email}.` }] : []
  })
}

async function samePhone(ctx: MemberContext, leads: Asked[]): Promise<Likely[]> {
  const found: Likely[] = []
  for (const lead of leads) {
    if (lead.phone === null || reversedDigits(lead.phone).length < fewestDigits) continue
    const { reached } = await byAddress(ctx, lead.phone)
    if (reached.size > 0) found.push({ lead, ids: [...reached], reason: `Has the same phone number: ${lead.phone}.` })
  }
  return found
}

/** Of several of one name, nobody can say who is meant. */
async function sameName(ctx: MemberContext, leads: Asked[]): Promise<Likely[]> {
  const keys = leads.flatMap(({ displayName }) => nameKeyOf(displayName) ?? [])
  if (keys.length === 0) return []
  const rows = await ctx.db
    .selectFrom('connections')
    .select(['id', 'nameKey'])
    .where('memberId', '=', ctx.member.id)
    .where('nameKey', 'in', keys)
    .limit(500)
    .execute()
  return leads.flatMap((lead) => {
    const key = nameKeyOf(lead.displayName)
    const ids = rows.filter(({ nameKey }) => key !== null && nameKey === key).map(({ id }) => id)
    return ids.length === 1 ? [{ lead, ids, reason: 'Has the same name.' }] : []
  })
}

type Person = Awaited<ReturnType<typeof peopleOf>>[number]

/** Whoever there was contact with last comes first. */
async function peopleOf(ctx: MemberContext, ids: string[]) {
  if (ids.length === 0) return []
  return ctx.db
    .selectFrom('connections')
    .select(['id', 'displayName', 'company'])
    .where('memberId', '=', ctx.member.id)
    .where('id', 'in', [...new Set(ids)].slice(0, 500))
    .orderBy('recentAt', 'desc')
    .orderBy('id')
    .execute()
}

function suggestion({ id, displayName, company }: Person, reason: string): Suggestion {
  return { connectionId: id, displayName, company: company ?? undefined, reason }
}
