import type { MemberContext } from '#platform/context/context.ts'
import type { NewPerson } from '../connections/add.ts'
import { findPeople } from '../connections/record/full-row.ts'
import { personInShort } from '../connections/record/person-in-short.ts'
import { blank, givenFields } from '../connections/record/row.ts'
import { type ComparedPerson, likenessOf } from '../duplicates/matching/compare.ts'
import { findBySharedValues } from '../duplicates/matching/shared-values.ts'
import { weights } from '../duplicates/matching/weights.ts'
import { findPeople as searchPeople } from '../search/find.ts'

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
export async function findLikelyPeople(ctx: MemberContext, person: NewPerson) {
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
  return best.slice(0, maxListed).map(({ each, reasons }) => ({ ...personInShort(each), reasons }))
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
