import { sql } from 'kysely'
import { forms, stem } from '#language/words/stem.ts'
import { tellingWords } from '#language/words/words.ts'
import { indexWaiting } from '#people/search/index/later.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { prepared, preparedForLists } from '#platform/db/prepared.ts'
import type { Db, Schema } from '#platform/db/schema/schema.ts'

type TermPlace = Schema['searchTerms']['place']
type Counts = { term: string; said: number; own: number; drafted: number }

/** Where a form of a word occurs, and how often, up to the counting limit. */
export type Occurring = { stem: string; place: TermPlace; term: string; count: number }
export type Source = { place: TermPlace; term: string; connectionId: string; sourceId: string }

/** Counting stops here: a word this common says little. */
const maxCounted = 1000

/** The forms that occur. Most possible forms of a word do not. */
export async function occurring(ctx: MemberContext, sought: SearchWord[], connectionId: string | null) {
  const stems = new Map(sought.flatMap(({ stem, forms }) => forms.map((form) => [form, stem])))
  if (stems.size === 0) return []
  await indexWaiting(ctx)
  const of = { memberId: ctx.member.id, limit: maxCounted }
  // The list is padded with the last term; an empty term is counted quickly.
  const terms = [...stems.keys(), '']
  const rows = await (connectionId
    ? countOfPerson(ctx.db, { ...of, connectionId }, terms)
    : countOfAll(ctx.db, of, terms))
  return [...new Map(rows.map((row) => [row.term, row])).values()].flatMap(({ term, ...counts }) =>
    places
      .map((place) => ({ stem: stems.get(term) ?? term, place, term, count: Number(counts[place]) }))
      .filter(({ count }) => count > 0),
  )
}

const places = ['said', 'own', 'drafted'] as const

type CountParams = { memberId: string; limit: number }

const countOfAll = preparedForLists((db, of: CountParams, terms) => countsOf(db, of, terms, null))
const countOfPerson = preparedForLists((db, of: CountParams & { connectionId: string }, terms) =>
  countsOf(db, of, terms, of.connectionId),
)

function countsOf(db: Db, { memberId, limit }: CountParams, terms: string[], connectionId: string | null) {
  const only = connectionId === null ? sql`` : sql`and connection_id = ${connectionId}`
  const count = (place: TermPlace) => sql`(select count(*) from (select 1 as one from search_terms
    where member_id = ${memberId} and place = ${sql.lit(place)} and term = wanted.term ${only} limit ${limit} + 0) as cut)`
  const wanted = sql.join(terms.map((term) => sql`(${term})`))
  const query = sql<Counts>`with wanted (term) as (values ${wanted})
    select term, ${count('said')} as said, ${count('own')} as own, ${count('drafted')} as drafted from wanted`
  return { compile: () => query.compile(db) }
}

export type TermLookup = { place: TermPlace; term: string; connectionId: string | null }

/** The sources with these terms, up to a limit for each; the people added last come first. */
export async function sourcesOf(ctx: MemberContext, wanted: TermLookup[], limit: number): Promise<Source[]> {
  await indexWaiting(ctx)
  const [ofOne, ofAll] = [wanted.filter((each) => each.connectionId), wanted.filter((each) => !each.connectionId)]
  const found = await Promise.all([listSources(ctx, ofOne, limit, true), listSources(ctx, ofAll, limit, false)])
  return found.flat()
}

async function listSources(ctx: MemberContext, wanted: TermLookup[], limit: number, isOfOne: boolean) {
  if (wanted.length === 0) return []
  const length = 2 ** Math.ceil(Math.log2(wanted.length))
  const key = `${length} ${isOfOne}`
  const query = queries.get(key) ?? unionOf(length, isOfOne)
  queries.set(key, query)
  const none: TermLookup = { place: 'said', term: '', connectionId: ctx.member.id }
  const full = [...wanted, ...Array.from({ length: length - wanted.length }, () => none)]
  const values = full.flatMap(({ place, term, connectionId }, at) => [
    [`place${at}`, place],
    [`term${at}`, term],
    [`of${at}`, connectionId],
  ])
  return query(ctx.db, { memberId: ctx.member.id, limit, ...Object.fromEntries(values) })
}

type Values = { memberId: string; limit: number } & Record<string, string | number>

const queries = new Map<string, ReturnType<typeof unionOf>>()

/** One limited list per term in one statement; both databases need a nested select to limit each. */
function unionOf(length: number, isOfOne: boolean) {
  return prepared<Values, Source>((db, values) => {
    const branch = (at: number) =>
      db
        .selectFrom(
          db
            .selectFrom('searchTerms')
            .select(['place', 'term', 'connectionId', 'sourceId'])
            .where('memberId', '=', values.memberId)
            .where('place', '=', values[`place${at}`] as TermPlace)
            .where('term', '=', values[`term${at}`] as string)
            .$if(isOfOne, (query) => query.where('connectionId', '=', values[`of${at}`] as string))
            .orderBy('connectionId', 'desc')
            .orderBy('sourceId', 'desc')
            .limit(values.limit)
            .as('some'),
        )
        .selectAll()
    return Array.from({ length: length - 1 }, (_, at) => at + 1).reduce(
      (query, at) => query.unionAll(branch(at)),
      branch(0),
    )
  })
}

/** A word of a question: its stem and its forms. */
export type SearchWord = { stem: string; forms: string[] }

export function searchWordsIn(words: string[]): SearchWord[] {
  const byStem = new Map<string, Set<string>>()
  for (const word of tellingWords(words.join(' ')).slice(0, maxSearchWords)) {
    const key = stem(word)
    byStem.set(key, new Set([...(byStem.get(key) ?? []), ...forms(word)]))
  }
  return [...byStem].map(([stem, forms]) => ({ stem, forms: [...forms] }))
}

/** In a longer question, the first words say what it is about. */
const maxSearchWords = 24
