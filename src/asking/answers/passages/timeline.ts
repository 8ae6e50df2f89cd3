import type { Selectable } from 'kysely'
import { isInUnknownLanguage } from '#language/languages/language-of.ts'
import { readText } from '#language/reading/read-text.ts'
import { hasPerson } from '#people/connections/record/lock.ts'
import { entriesOfPerson } from '#people/entry-people/entry-people.ts'
import { instantText, type MemberContext } from '#platform/context/context.ts'
import type { Schema } from '#platform/db/schema/schema.ts'
import type { Question } from '../../questions/question.ts'
import type { Passage } from '../../recall/passage.ts'
import type { Person } from '../../recall/people.ts'
import { type Claim, wordingFor } from '../wording/sentences.ts'

/** How two people were in touch: in person, by phone, in writing, or in any way. */
export type ContactWay = 'meeting' | 'call' | 'message' | 'any'
export type Entry = Awaited<ReturnType<typeof contactEntries>>[number]
type InteractionKind = Selectable<Schema['interactions']>['kind']

/** Entries beyond this are not read or counted. */
export const maxEntriesRead = 500

type EntryFilter = {
  connectionId: string | null
  order: 'asc' | 'desc'
  kinds?: InteractionKind[]
  limit?: number
  /** Without notes that are only about the person. */
  onlyContact?: boolean
}

/** Timeline entries in the time a question names, or all; for one person, or everybody. */
export async function contactEntries(
  ctx: MemberContext,
  { span, timeZone }: Question,
  { connectionId, order, kinds = [], limit = maxEntriesRead, onlyContact = false }: EntryFilter,
) {
  const at = (day: Temporal.PlainDate | undefined) =>
    day ? instantText(day.toZonedDateTime(timeZone).toInstant()) : ''
  const memberId = ctx.member.id
  const entries =
    connectionId === null ? ctx.db.selectFrom('interactions') : entriesOfPerson(ctx.db, { memberId, connectionId })
  return entries
    .innerJoin('connections', (join) =>
      join
        .onRef('connections.memberId', '=', 'interactions.memberId')
        .onRef('connections.id', '=', 'interactions.connectionId'),
    )
    .select(['interactions.id', 'interactions.connectionId', 'connections.displayName', 'interactions.kind'])
    .select(['interactions.text', 'interactions.transcript', 'interactions.source', 'interactions.occurredAt'])
    .where('interactions.memberId', '=', ctx.member.id)
    .where('interactions.source', '!=', 'import')
    .$if(onlyContact, (query) => query.where('interactions.contact', '=', 'yes'))
    .$if(kinds.length > 0, (query) => query.where('interactions.kind', 'in', kinds))
    .$if(span !== null, (query) =>
      query.where('interactions.occurredAt', '>=', at(span?.from)).where('interactions.occurredAt', '<', at(span?.to)),
    )
    .orderBy('interactions.occurredAt', order)
    .orderBy('interactions.id', order)
    .limit(limit)
    .execute()
}

/** Whether an entry is this kind of contact, by its kind or by the text of the member's note. */
function isOfWay(ctx: MemberContext, entry: Entry, way: ContactWay) {
  const { kind, text, transcript, source, displayName, occurredAt } = entry
  if (way === 'any' || kind === way) return true
  const isNote = kind === 'note' || kind === 'voice_memo'
  if (!isNote || source === 'visitor') return false
  const said = { at: Temporal.Instant.from(occurredAt), timeZone: ctx.member.timeZone }
  return [text, transcript].some((words) => words !== null && readText(words, displayName).saysContact(said, way))
}

/** Contacts of one kind, and whether there may be more than were read. */
export async function contactsOf(
  ctx: MemberContext,
  question: Question,
  { way, ...wanted }: EntryFilter & { way: ContactWay },
) {
  const kinds: InteractionKind[][] = way === 'any' ? [[]] : [[way], ['note', 'voice_memo']]
  const lists = await Promise.all(
    kinds.map((kinds) => contactEntries(ctx, question, { ...wanted, kinds, onlyContact: true })),
  )
  const placed = ({ occurredAt, id }: Entry) => occurredAt + id
  const sign = wanted.order === 'asc' ? 1 : -1
  const found = lists
    .flat()
    .filter((entry) => isOfWay(ctx, entry, way))
    .sort((a, b) => (placed(a) < placed(b) ? -sign : sign))
  return { found, isCut: lists.some(({ length }) => length === maxEntriesRead) }
}

export const kindWords: Record<Entry['kind'], string> = {
  note: 'a note',
  voice_memo: 'a voice memo',
  meeting: 'a meeting',
  call: 'a call',
  message: 'a message',
  exchange: 'an exchange of cards',
}

/** The newest timeline entries of a person that have text, as passages. */
export async function entriesOf(ctx: MemberContext, person: Person, limit: number): Promise<Passage[]> {
  const rows = await entriesOfPerson(ctx.db, { memberId: ctx.member.id, connectionId: person.id })
    .select(['id', 'text', 'transcript', 'occurredAt', 'source'])
    .orderBy('occurredAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows
    .map(({ id, text, transcript, occurredAt, source }): Passage => {
      const said = [text, transcript].filter(Boolean).join('\n')
      const of = { connectionId: person.id, connectionName: person.displayName }
      return { kind: 'interaction', id, ...of, text: said, at: occurredAt, source }
    })
    .filter(({ text }) => text.trim() !== '')
}

const notesRead = 40
const lettersRead = 300

/** Some of these notes may be in an unsupported language, so their content is unknown. */
export async function unreadNotesClaims(ctx: MemberContext, question: Question): Promise<Claim[]> {
  const { about } = question
  const notes = await ctx.db
    .selectFrom('interactions')
    .select('text')
    .where('memberId', '=', ctx.member.id)
    .where('text', 'is not', null)
    .where(hasPerson('interactions'))
    .$if(about.length > 0, (query) => query.where('connectionId', 'in', about.slice(0, 10)))
    .orderBy('occurredAt', 'desc')
    .orderBy('id', 'desc')
    .limit(notesRead)
    .execute()
  const isUnread = notes.some(({ text }) => isInUnknownLanguage(text?.slice(0, lettersRead) ?? ''))
  return isUnread ? [{ text: wordingFor(question).unread, cites: [] }] : []
}
