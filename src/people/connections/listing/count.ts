import { type RawBuilder, sql } from 'kysely'
import type { MemberContext } from '#platform/context/context.ts'
import type { LabelKind } from '../record/labels.ts'
import { hasLabels, type Label, labelledPeople, labelsIn, type PeopleFilter } from './list.ts'

/** How many people there are, and under which letters of their names. */
export async function countConnections(ctx: MemberContext, filter: PeopleFilter) {
  const [label, ...others] = labelsIn(filter)
  const people = label ? labelled(ctx, label) : sql`connections where member_id = ${ctx.member.id}`
  const rows = await (others.length === 0
    ? skimLetters(ctx, people)
    : groupByLetter(ctx, sql`${people} and ${hasLabels(ctx, others, 'connectionLabels.connectionId')}`))
  const letters = rows.filter(({ letter }) => letter !== '').slice(0, maxLetters)
  return {
    total: rows.reduce((total, { people }) => total + people, 0),
    letters: letters.map(({ letter, people }) => ({ letter: letter.toUpperCase(), people })),
  }
}

const maxLetters = 200

/** A table and a condition, to be followed by more conditions. */
type Rows = RawBuilder<unknown>
type Letter = { letter: string; people: number }

function labelled({ member }: MemberContext, { kind, key }: Label): Rows {
  return sql`connection_labels where member_id = ${member.id} and kind = ${kind} and label_key = ${key}`
}

/** From letter to letter along the index: a quarter of the time that grouping takes. A name without any is under ''. */
async function skimLetters({ db }: MemberContext, people: Rows) {
  const { rows } = await sql<Letter>`
    with recursive letters (letter) as (
      select substr(min(sort_name), 1, 1) from ${people} and sort_name > ''
      union all
      select (select substr(min(sort_name), 1, 1) from ${people} and sort_name > letters.letter || ${lastCharacter})
      from letters where letter is not null
    )
    select '' as letter, (select count(*) from ${people} and sort_name = '') as people
    union all
    select letter,
      (select count(*) from ${people} and sort_name >= letter and sort_name <= letter || ${lastCharacter}) as people
    from letters where letter is not null`.execute(db)
  return rows
}

/** Sorts after everything that can follow a letter. */
const lastCharacter = '\u{10ffff}'

async function groupByLetter({ db }: MemberContext, people: Rows) {
  const { rows } = await sql<Letter>`
    select substr(sort_name, 1, 1) as letter, count(*) as people from ${people} group by 1 order by 1`.execute(db)
  return rows
}

const maxLabels = 20
/** Everybody's labels would take longer the more people there are. */
const maxRecent = 1000

/** The labels to choose next: those that nobody would be left with are not among them. */
export async function countLabels(ctx: MemberContext, { tag, place }: PeopleFilter) {
  const [tags, places] = await Promise.all([
    countLabelsOf(ctx, 'tag', labelsIn({ place })),
    countLabelsOf(ctx, 'place', labelsIn({ tag })),
  ])
  return { tags, places }
}

async function countLabelsOf(ctx: MemberContext, kind: LabelKind, others: Label[]) {
  const recent = (await labelledPeople(ctx, others))
    .select('connections.id')
    .orderBy('connections.recentAt', 'desc')
    .limit(maxRecent)
  // SQLite reads the tables of a cross join in the order they are written.
  return (
    ctx.db
      .selectFrom(recent.as('recent'))
      .crossJoin('connectionLabels')
      .select(({ fn }) => [fn.max('label').as('label'), fn.countAll<number>().as('people')])
      .where('memberId', '=', ctx.member.id)
      .whereRef('connectionId', '=', 'recent.id')
      .where('kind', '=', kind)
      // Of "Lisbon, Portugal", the parts are labels too.
      .$if(kind === 'place', (query) => query.where('label', 'not like', '%,%'))
      .groupBy('labelKey')
      .orderBy('people', 'desc')
      .orderBy('labelKey')
      .limit(maxLabels)
      .execute()
  )
}
