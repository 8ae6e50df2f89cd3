import { plainText } from '#language/sentences/plain-text.ts'
import { stopWords, words } from '#language/words/words.ts'
import type { MemberContext } from '#platform/context/context.ts'
import type { Question } from '../../../questions/question.ts'
import { type Relation, readPeopleWanted } from '../../topic/people-wanted.ts'

const maxPeopleCounted = 1000

type Field = 'location' | 'company' | 'tags' | 'howMet' | 'title'

/** The fields to look in, and how the answer words them. */
const relations: Record<Relation, { fields: Field[]; says: (what: string) => string }> = {
  met: { fields: ['howMet'], says: (what) => `whom you met at ${what}` },
  place: { fields: ['location'], says: (what) => `in ${what}` },
  company: { fields: ['company'], says: (what) => `at ${what}` },
  any: { fields: ['title', 'tags'], says: (what) => `listed as ${what}` },
}
const tagged = { fields: ['tags' as const], says: (what: string) => `tagged ${what}` }
const tagAsked = /\b(?:tagged(?: as| with)?|(?:with|have) the tag|with tag)\s+(.+)$/iu
const ofKind = /\b(?:do|did) (?:i|we) know$|\bwho (?:are|is)\b/iu

/** People with a matching field; 'all' without a condition, null if the condition is unclear. */
export async function peopleWho(ctx: MemberContext, question: Question, after: string) {
  const asked = askedOfFile(question, after)
  if (!asked) {
    const isAll = question.words.every((word) => plainWords.has(word)) && !question.span
    return isAll ? ('all' as const) : null
  }
  const { what, fields, says } = asked
  const wanted = words(what).filter((word) => !stopWords.has(word))
  if (wanted.length === 0 || question.span) return null
  const having = await withWord(ctx, wanted)
  const found = new Map(having.map((row) => [row.id, row]))
  const rows = [...found.values()].filter((row) => fields.some((field) => isSaidBy(row[field], wanted)))
  return { rows, said: says(plainText(what)), isCut: having.length === maxPeopleCounted }
}

/** The condition after "how many people", and the fields to look in. */
function askedOfFile({ span }: Question, after: string) {
  const plain = after
    .replace(/[?!.\s]+$/u, '')
    .replace(/\b(?:do|did|have) (?:i|we) (?:know|have|meet|met|got)\b(?!$)/iu, (know) =>
      /met|meet/iu.test(know) ? 'met' : '',
    )
  const rest = (span ? plain.replace(span.said, '') : plain).trim()
  const [, tag] = tagAsked.exec(rest) ?? []
  if (tag) return { what: tag, ...tagged }
  const asked = readPeopleWanted({ text: `any ${rest}` })
  const what = asked?.sought
    .replace(/\b(?:do|did) (?:i|we) (?:know|have)$/iu, '')
    .replace(/^the /iu, '')
    .trim()
  if (!asked || !what || plainWords.has(what)) return null
  return asked.relation !== 'any' || ofKind.test(rest) ? { what, ...relations[asked.relation] } : null
}

const plainWords = new Set(
  'people persons person contacts contact connections connection friends folks know number count total memory altogether'.split(
    ' ',
  ),
)

const isSaidBy = (field: string | string[] | null, wanted: string[]) =>
  (Array.isArray(field) ? field : [field ?? '']).some((text) => {
    const has = new Set(words(text).flatMap((word) => [word, `${word}s`]))
    return wanted.every((word) => has.has(word))
  })

/** People with the longest of the words in any field. The caller checks which field. */
async function withWord(ctx: MemberContext, wanted: string[]) {
  const longest = wanted.toSorted((a, b) => b.length - a.length)[0] ?? ''
  return ctx.db
    .selectFrom('searchTerms')
    .innerJoin('connections', (join) =>
      join
        .onRef('connections.memberId', '=', 'searchTerms.memberId')
        .onRef('connections.id', '=', 'searchTerms.connectionId'),
    )
    .select(['connections.id', 'displayName', 'company', 'title', 'location', 'howMet', 'tags'])
    .where('searchTerms.memberId', '=', ctx.member.id)
    .where('searchTerms.place', '=', 'own')
    .where('searchTerms.term', 'in', [...new Set([longest, longest.replace(/s$/u, '')])])
    .orderBy('connections.recentAt', 'desc')
    .orderBy('connections.id', 'desc')
    .limit(maxPeopleCounted)
    .execute()
}

export async function countPeople(ctx: MemberContext) {
  const { total } = await ctx.db
    .selectFrom('connections')
    .select((count) => count.fn.countAll<number>().as('total'))
    .where('memberId', '=', ctx.member.id)
    .executeTakeFirstOrThrow()
  return Number(total)
}
