import type { MemberContext } from '#platform/context/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import {
  type Occurring,
  occurring,
  type SearchWord,
  type Source,
  searchWordsIn,
  sourcesOf,
  type TermLookup,
} from './occurrences.ts'
import {
  draftsWaiting,
  type Entry,
  entryColumns,
  entryOf,
  promisesMade,
  type RecallQuestion,
  timelineEntries,
  timelineOf,
} from './passage.ts'
import { personPassage, readPeople } from './people.ts'
import { type TimeRange, type Worth, worthOf } from './rank.ts'

/** For a common word, at most this many sources are read per form. */
const maxSourcesPerTerm = 200
/** At most this many lookups; the most common words are left out. */
const maxLookups = 64
/** Limits for the entries that are read in full, by number and total length: transcripts are long. */
const maxEntriesRead = 256
const maxTextLength = 500_000

type Candidates = { entries: Entry[]; worth: Worth }

/** Entries with the words of a question or a similar meaning, and entries of the time it names. */
export async function candidatesFor(
  ctx: MemberContext,
  { words, about, connectionId }: RecallQuestion,
  stretch: TimeRange | null,
  alike: ReadonlyMap<string, number> | null,
): Promise<Candidates> {
  const sought = searchWordsIn(words)
  const [found, entries] = await Promise.all([occurring(ctx, sought, connectionId), entriesCounted(ctx)])
  const worth = worthOf(totals(sought, found), entries)
  const people = connectionId ? [connectionId] : about
  const sources = await sourcesOf(ctx, lookupsFor(found, people, connectionId), maxSourcesPerTerm)
  const likely = likeliest(sources, found, worth, new Set(people))
  const of = (place: Source['place']) => likely.filter((each) => each.place === place).map((each) => each.sourceId)
  const near = [...(alike?.keys() ?? [])]
  const loaded = await Promise.all([
    timelineEntries(ctx, unique([...of('said'), ...near])),
    promisesMade(ctx, unique([...of('said'), ...near])),
    draftsWaiting(ctx, unique([...of('drafted'), ...near])),
    readPeople(ctx, unique([...of('own'), ...people, ...near])).then((found) => found.map(personPassage)),
    stretch ? entriesWithin(ctx, stretch, people) : [],
    sought.length === 0 ? newestOf(ctx, people) : [],
  ])
  const kept = loaded.flat().filter((entry) => connectionId === null || entry.connectionId === connectionId)
  return { entries: readable(kept, likely), worth }
}

/** Each entry once, most likely first, up to the length limit. */
function readable(entries: Entry[], likely: Source[]) {
  const places = new Map(likely.map(({ sourceId }, at) => [sourceId, at]))
  const place = ({ id }: Entry) => places.get(id) ?? -1
  const once = [...new Map(entries.map((entry) => [entry.id, entry])).values()]
  let letters = 0
  return once
    .sort((a, b) => place(a) - place(b))
    .filter(({ text }, at) => {
      letters += text.length
      return at === 0 || letters <= maxTextLength
    })
}

const unique = (ids: string[]) => [...new Set(ids)]

/** Words that occur nowhere count too: they weigh most, and no passage has them. */
function totals(sought: SearchWord[], found: Occurring[]) {
  const counts = new Map(sought.map(({ stem }) => [stem, 0]))
  for (const { stem, count } of found) counts.set(stem, (counts.get(stem) ?? 0) + count)
  return counts
}

/** If the list of a common word will be cut off, the people in question get lookups of their own. */
function lookupsFor(found: Occurring[], people: string[], only: string | null): TermLookup[] {
  const rarest = found.toSorted((a, b) => a.count - b.count).slice(0, maxLookups)
  const everywhere = rarest.map(({ place, term }) => ({ place, term, connectionId: only }))
  if (only) return everywhere
  const cut = rarest.filter(({ count }) => count > maxSourcesPerTerm).slice(0, maxLookups / maxPeopleSearched)
  return [
    ...everywhere,
    ...cut.flatMap(({ place, term }) =>
      people.slice(0, maxPeopleSearched).map((connectionId) => ({ place, term, connectionId })),
    ),
  ]
}

/** Sources with the heaviest words first, and the people in question before others. */
function likeliest(sources: Source[], found: Occurring[], worth: Worth, people: ReadonlySet<string>) {
  const stems = new Map(found.map(({ term, stem }) => [term, stem]))
  const having = new Map<string, { source: Source; stems: Set<string> }>()
  for (const source of sources) {
    const known = having.get(source.sourceId) ?? { source, stems: new Set<string>() }
    having.set(source.sourceId, known)
    known.stems.add(stems.get(source.term) ?? source.term)
  }
  return [...having.values()]
    .map(({ source, stems }) => {
      const sum = [...stems].reduce((sum, stem) => sum + (worth.get(stem) ?? 0), 0)
      return { source, sum: people.has(source.connectionId) ? sum * 2 : sum }
    })
    .sort((a, b) => b.sum - a.sum)
    .slice(0, maxEntriesRead)
    .map(({ source }) => source)
}

/** The number of entries, up to a limit. */
async function entriesCounted(ctx: MemberContext) {
  const [row] = await counting(ctx.db, { memberId: ctx.member.id })
  return Number(row?.total ?? 0)
}

const counting = prepared((db, { memberId }: { memberId: string }) =>
  db
    .selectFrom(db.selectFrom('interactions').select('id').where('memberId', '=', memberId).limit(5000).as('some'))
    .select((count) => count.fn.countAll<number>().as('total')),
)

const maxEntriesPerList = 40
const maxPeopleSearched = 4

/** The newest entries in a time range, limited to these people if there are any. */
async function entriesWithin(ctx: MemberContext, { from, to }: TimeRange, people: string[]): Promise<Entry[]> {
  const lists = people.length > 0 ? people.slice(0, maxPeopleSearched) : [null]
  const then = (of: string | null) => newest(ctx, of).where('occurredAt', '>=', from).where('occurredAt', '<', to)
  const rows = await Promise.all(lists.map((of) => then(of).execute()))
  return rows.flat().map(entryOf)
}

/** The newest entries about each of these people. */
async function newestOf(ctx: MemberContext, people: string[]): Promise<Entry[]> {
  const lists = await Promise.all(people.slice(0, maxPeopleSearched).map((id) => newest(ctx, id).execute()))
  return lists.flat().map(entryOf)
}

/** In index order, for one person or all, so that the database need not sort. */
function newest(ctx: MemberContext, connectionId: string | null) {
  return timelineOf(ctx.db, ctx.member.id, connectionId)
    .select(entryColumns)
    .orderBy('occurredAt', 'desc')
    .orderBy('id', 'desc')
    .limit(maxEntriesPerList)
}
