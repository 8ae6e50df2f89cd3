import { sql } from 'kysely'
import { words } from '#language/words/words.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { listParameter, selectListed } from '#platform/db/list-parameter.ts'
import { prepared } from '#platform/db/prepared.ts'
import type { Schema } from '#platform/db/schema/schema.ts'
import type { Ranked } from './rank.ts'

/** Where a person was found, and the text that shows it. */
export type Match = { field: string; text: string; source?: Source; promiseId?: string }
type Source = Schema['interactions']['source']

/** For people who were not found by name alone: where the query matched, with a snippet. */
export async function explainMatches(ctx: MemberContext, found: Ranked<{ id: string }>[], query: string) {
  const entryIds = found.flatMap(({ match }) => (match && 'entryId' in match ? [match.entryId] : []))
  const entries = entryIds.length === 0 ? new Map<string, Entry>() : await findEntries(ctx, entryIds)
  const wanted = [...new Set(words(query))]
  return new Map(
    found.flatMap(({ person, match }) => {
      const reason = match && ('entryId' in match ? matchIn(entries.get(match.entryId), wanted) : match)
      return reason ? [[person.id, reason] as [string, Match]] : []
    }),
  )
}

type Entry = { texts: [string, string | null][]; about: Pick<Match, 'source' | 'promiseId'> }

async function findEntries(ctx: MemberContext, ids: string[]) {
  const rows = await entriesOf(ctx.db, { memberId: ctx.member.id, ids: listParameter(ctx.db, ids) })
  return new Map(
    rows.map(({ id, text, transcript, source, field }): [string, Entry] => [
      id,
      source === null
        ? {
            texts: [
              [field, text],
              [field, transcript],
            ],
            about: field === 'promise' ? { promiseId: id } : {},
          }
        : {
            texts: [
              ['note', text],
              ['transcript', transcript],
            ],
            about: { source },
          },
    ]),
  )
}

const nothing = sql<string | null>`null`
const noSource = sql<Source | null>`null`

type Listed = { memberId: string; ids: unknown }
type EntryRow = {
  id: string
  text: string | null
  transcript: string | null
  source: Source | null
  field: string
}

/** Entries, promises, dates and gifts with one statement. Only entries have a source. */
const entriesOf = prepared((db, { memberId, ids }: Listed) => {
  const entries = selectListed(db, 'interactions', 'id', ids)
    .select(['id', 'text', 'transcript', 'source', sql.lit('note').as('field')])
    .where('memberId', '=', memberId)
  const promises = selectListed(db, 'promises', 'id', ids)
    .select(['id', 'text', nothing.as('transcript'), noSource.as('source'), sql.lit('promise').as('field')])
    .where('memberId', '=', memberId)
  const dates = selectListed(db, 'dates', 'id', ids)
    .select(['id', 'label as text', nothing.as('transcript'), noSource.as('source'), sql.lit('date').as('field')])
    .where('memberId', '=', memberId)
  const gifts = selectListed(db, 'gifts', 'id', ids)
    .select(['id', 'what as text', sql<string | null>`coalesce(occasion, note)`.as('transcript')])
    .select([noSource.as('source'), sql.lit('gift').as('field')])
    .where('memberId', '=', memberId)
  return entries.$castTo<EntryRow>().unionAll(promises).unionAll(dates).unionAll(gifts)
})

/** The first text of an entry that has one of the words, or else its first text. */
function matchIn(entry: Entry | undefined, wanted: string[]): Match | undefined {
  const texts = entry?.texts.flatMap(([field, text]) => (text ? [{ field, text }] : [])) ?? []
  const one = texts.find(({ text }) => firstHit(text, wanted) !== undefined) ?? texts[0]
  return one && { field: one.field, text: snippet(one.text, wanted), ...entry?.about }
}

function firstHit(text: string, wanted: string[]) {
  const spoken = [...text.matchAll(/[\p{L}\p{N}\p{M}'’]+/gu)]
  return spoken.find((match) => words(match[0]).some((said) => wanted.some((word) => said.startsWith(word))))?.index
}

const snippetReach = 70

/** The part of a text around the first matching word. */
export function snippet(text: string, wanted: string[]) {
  const hit = firstHit(text, wanted) ?? 0
  const before = [...text.slice(0, hit)]
  const after = [...text.slice(hit)]
  const isCut = before.length > snippetReach
  const lead = before.slice(-snippetReach).join('')
  const whole = isCut ? lead.replace(/^\S*\s+/, '') : lead
  return `${isCut ? '…' : ''}${whole}${after.slice(0, snippetReach).join('').trimEnd()}${after.length > snippetReach ? '…' : ''}`
}
