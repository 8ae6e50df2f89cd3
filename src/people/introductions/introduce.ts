import { isDeepStrictEqual } from 'node:util'
import { inEnglish } from '#contract/texts/text.ts'
import { nameKeyOf } from '#language/names/name-keys.ts'
import { lockMembers } from '#members/members/member-row.ts'
import { instantText, type MemberContext, transaction } from '#platform/context/context.ts'
import { createConnection, type NewPerson } from '../connections/connections.ts'
import { blank, connectionsOf, findPeople, givenFields, personInShort, type Row } from '../connections/record/row.ts'
import { type ComparedPerson, likenessOf, weights } from '../duplicates/matching/compare.ts'
import { findBySharedValues } from '../duplicates/matching/shared-values.ts'
import { addNote } from '../interactions/interactions.ts'
import { findPeople as searchPeople } from '../search/find.ts'

type Introduction = NewPerson & { note?: string | undefined; asNew?: boolean | undefined }

/** Adds a person with a first note, or says who it may be. */
export async function introduce(ctx: MemberContext, { note, asNew, ...person }: Introduction) {
  return transaction(ctx, async (ctx) => {
    // Locked first: of two requests at once, the second sees whom the first added.
    await lockMembers(ctx, ctx.member.id)
    const repeated = await findRepeatedPerson(ctx, person)
    const likely = repeated || asNew ? [] : await findLikelyPeople(ctx, person)
    if (likely.length > 0) return { made: false, likely, next: whatToDo }
    const connectionId = repeated ?? (await createConnection(ctx, person)).connectionId
    const { found } = note === undefined ? {} : await addNote(ctx, { connectionId, text: note })
    return { made: true, connectionId, found }
  })
}

const whatToDo =
  'Nobody was added, because it may be one of these. If it is, add the note to that person. If it is somebody else, repeat this with asNew: true.'

const details = ['company', 'title', 'location', 'howMet', 'metOn', 'emails', 'phones', 'tags'] as const

/** Assistants repeat a request if the answer was lost: the id of the same person, added within a minute. */
async function findRepeatedPerson(ctx: MemberContext, person: NewPerson): Promise<string | null> {
  const rows = await connectionsOf(ctx)
    .where('nameKey', '=', nameKeyOf(person.displayName))
    .where('createdAt', '>', instantText(ctx.now().subtract({ minutes: 1 })))
    .execute()
  const known = { ...blank, ...givenFields(person) }
  const isSame = (row: Row) =>
    row.displayName === person.displayName && details.every((field) => isDeepStrictEqual(row[field], known[field]))
  return rows.find(isSame)?.id ?? null
}

/**
 * Lower than for pairs of people who are there already: a question to the member costs less than a person who is there
 * twice. A first name alone, a typo, or a short form of a name and the same company are enough.
 */
const minPoints = 30
/** With nothing but a name, “Ana” may be any Ana. */
const minPointsOfNameAlone = weights.name.fitting
const maxSearched = 50
const maxListed = 5

/** The people whom a new one may be, the likeliest first. */
async function findLikelyPeople(ctx: MemberContext, person: NewPerson) {
  const known = { ...blank, ...givenFields(person), displayName: person.displayName }
  const [sharing = []] = await findBySharedValues(ctx, [known])
  const ids = new Set([...sharing, ...(await searchNames(ctx, person))])
  const people = ids.size > 0 ? await findPeople(ctx, [...ids]) : []
  const enough = hasDetails(known) ? minPoints : minPointsOfNameAlone
  const compared = people.flatMap((each) => {
    const likeness = likenessOf(known, each)
    return likeness && likeness.points >= enough ? [{ each, ...likeness }] : []
  })
  const best = compared.toSorted((a, b) => b.points - a.points || (a.each.recentAt < b.each.recentAt ? 1 : -1))
  return best
    .slice(0, maxListed)
    .map(({ each, reasons }) => ({ ...personInShort(each), reasons: reasons.map(inEnglish) }))
}

/** Whether something is known that can differ from somebody of the same name. */
const hasDetails = ({ company, location, emails, phones }: ComparedPerson) =>
  company !== null || location !== null || emails.length + phones.length > 0

/** By the name, also misspelt or short; with the company too, for there may be many of one first name. */
async function searchNames(ctx: MemberContext, { displayName, company }: NewPerson) {
  const queries = [displayName, ...(company ? [`${displayName} ${company}`] : [])]
  const ids = []
  for (const query of queries) {
    const { found } = await searchPeople(ctx, query, { limit: maxSearched })
    ids.push(...found.map(({ person }) => person.id))
  }
  return ids
}
