import { escapeText } from '#cards/vcards/format/escape.ts'
import { type Property, parseProperty } from '#cards/vcards/format/property.ts'
import { unescapeText } from '#cards/vcards/format/values.ts'
import { readPerson } from '#cards/vcards/reading/read-person.ts'
import { lockMembers, memberContextFor } from '#members/members/member-row.ts'
import { maxItems } from '#people/connections/record/api.ts'
import { findExtras, saveExtras } from '#people/connections/record/extras.ts'
import { labelOf, withoutStrayLabels } from '#people/connections/record/lists.ts'
import { tryLockConnection } from '#people/connections/record/lock.ts'
import { findConnection, type Row } from '#people/connections/record/row.ts'
import { tellUpdated, writeChangedPerson } from '#people/connections/record/write-changed.ts'
import { tellBoth } from '#people/relations/relations.ts'
import { type Kith, type MemberContext, nowText, transaction } from '#platform/context/context.ts'
import { mapInTurns, takeTurns } from '#platform/context/turns.ts'
import { beforeEveryId } from '#platform/db/schema/schema.ts'
import type { ImportedContact } from '#platform/db/schema/values.ts'
import { addRecords, takeRecords } from '../../address-book/records.ts'
import { addedFields, compareContact } from '../matching/differences.ts'
import { columnKey, contactFromRow, type Field } from '../reading/columns.ts'
import { emptyContact } from '../reading/contact.ts'
import { fitContact } from '../reading/fit-contact.ts'
import { groupedColumn } from '../reading/grouped-columns.ts'
import { splitGoogleCell } from '../reading/known-exports.ts'
import { plainColumns } from '../reading/spreadsheet.ts'

// Before they had fields, addresses, labels, roles, relations and dates were kept as lines. They are read once after an upgrade.

const pageSize = 10

/** Reads the lines of the next people, in a transaction. Returns where to go on, or null at the end. */
export async function readKeptLines(ctx: MemberContext, after: string): Promise<string | null> {
  await lockMembers(ctx, ctx.member.id)
  const unread = ctx.db
    .selectFrom('contactExtras')
    .select('connectionId')
    .where('memberId', '=', ctx.member.id)
    .where('fieldsReadAt', 'is', null)
    .where('connectionId', '>', after || beforeEveryId)
    .orderBy('connectionId')
    .limit(pageSize)
  const ids = (await unread.execute()).map(({ connectionId }) => connectionId)
  const giveTurn = takeTurns()
  for (const id of ids) if (await tryLockConnection(ctx, id)) await readLinesOf(ctx, id, giveTurn)
  return ids.length < pageSize ? null : (ids.at(-1) ?? null)
}

/** Those of a member at once: an older archive may have brought some. */
export async function readAllKeptLines(kith: Kith, memberId: string | null, after = ''): Promise<void> {
  const ctx = await memberContextFor(kith, memberId)
  const next = ctx && (await transaction(ctx, (ctx) => readKeptLines(ctx, after)))
  if (next) await readAllKeptLines(kith, memberId, next)
}

async function readLinesOf(ctx: MemberContext, connectionId: string, giveTurn: Turn) {
  const lines = (await findExtras(ctx, [connectionId])).get(connectionId) ?? []
  const person = await findConnection(ctx, connectionId)
  if (!person) return
  const units = await unitsOf(lines, person, giveTurn)
  let after = person
  for (const { contact } of units) {
    await giveTurn()
    after = addWhatIsMissing(after, contact)
  }
  if (after !== person) await writeChangedPerson(ctx, person, after)
  const read = new Set<string>()
  for (const unit of await unitsRead(units, after, giveTurn)) {
    const refused = await addRecords(ctx, connectionId, takeRecords(unit.contact.extras), tellBoth)
    if (refused.lines.length === 0) for (const line of unit.lines) read.add(line)
  }
  const left = lines.filter((line) => !read.has(line))
  if (left.length < lines.length) await saveExtras(ctx, connectionId, left)
  await ctx.db
    .updateTable('contactExtras')
    .set({ fieldsReadAt: nowText(ctx) })
    .where('memberId', '=', ctx.member.id)
    .where('connectionId', '=', connectionId)
    .execute()
  if (after !== person || left.length < lines.length) await tellUpdated(ctx, connectionId)
}

type Turn = () => Promise<void>

/** Lines that belong together, and what they say. */
type Unit = { lines: string[]; contact: ImportedContact }

/** Longer ones are photos. */
const maxLineLength = 4096

async function unitsOf(lines: string[], person: Row, giveTurn: Turn): Promise<Unit[]> {
  const properties = lines.flatMap((line, at) => {
    const property = line.length > maxLineLength ? null : parseProperty(line)
    return property ? [{ ...property, raw: line, key: keyOf(property, at) }] : []
  })
  const groups = Map.groupBy(properties, ({ key }) => key)
  const read = (all: Property[]) => {
    const contact = all[0]?.name === 'X-COLUMN' ? readColumns(all, person, [...groups.keys()]) : readLines(all, person)
    return contact ? [{ lines: all.map(({ raw }) => raw), contact }] : []
  }
  return (await mapInTurns(groups.values(), read, giveTurn)).flat()
}

function keyOf({ name, group, parameters }: Property, at: number) {
  if (name === 'N' || name === 'X-KITH-NAME') return 'name'
  const column = columnKey(parameters.get('X-NAME')?.[0] ?? '')
  const grouped = name === 'X-COLUMN' ? groupedColumn(column) : null
  if (grouped) return `${grouped.kind} ${grouped.group}`
  const [numbered] = (name === 'X-COLUMN' && /^(?:event|relation) \d+/.exec(column)) || []
  return numbered ?? (group === '' ? `line ${at}` : `group ${group.toLowerCase()}`)
}

function readLines(properties: Property[], { displayName }: Row): ImportedContact | null {
  const name = parseProperty(`FN:${escapeText(displayName)}`)
  const card = name && readPerson([name, ...properties], () => {})
  // The place of an address is a field of its own.
  return card && ({ ...emptyContact, ...card, ...(card.addresses && { location: null }) } as ImportedContact)
}

/** The fields that columns had no place in before, and those that a label is of. */
const newFields = new Set<Field | null>(['nickname', 'role', 'pronouns', 'anniversary', 'email', 'phone'])

function readColumns(properties: Property[], person: Row, keys: string[]) {
  const { displayName, location } = person
  const cells = properties.map(({ parameters, value }) => [parameters.get('X-NAME')?.[0] ?? '', unescapeText(value)])
  const text = cells.map(([, cell]) => cell).join('\n')
  // The city was read as the place of the person.
  const isFirst = cells.some(([name]) => name === 'Address 1 - Formatted')
  if (isFirst && location && text.includes(location)) cells.push(['Address 1 - City', location])
  // And the value that a label is of: known if each has one.
  const [, kind = '', number] = /^(E-mail|Phone) (\d+) - /.exec(cells[0]?.[0] ?? '') ?? []
  const values = kind === 'Phone' ? person.phones : person.emails
  const labelled = keys.filter((key) => key.startsWith(`reach ${columnKey(kind)} `))
  if (kind && labelled.length === values.length)
    cells.push([`${kind} ${number} - Value`, values[Number(number) - 1] ?? ''])
  const header = cells.map(([name = '']) => name)
  const fields = plainColumns(header).fields.map((field) => (newFields.has(field) ? field : null))
  const row = { line: 0, cells: cells.map(([, cell = '']) => cell) }
  return fitContact({ ...contactFromRow({ header, fields }, row, splitGoogleCell), name: displayName }, null)
}

const newTexts = ['role', 'pronouns', 'prefix', 'suffix', 'department'] as const
const newLists = ['nicknames', 'addresses', 'jobs', 'labels', 'customFields'] as const

/** The same row if nothing is. What the member has stays, and what was a field before is not read again. */
function addWhatIsMissing(person: Row, contact: ImportedContact): Row {
  const { fills, lists } = compare(contact, person)
  const isColleague = contact.company === person.company
  const texts = newTexts.filter((name) => fills[name] !== undefined && (name !== 'department' || isColleague))
  const added = newLists.filter((name) => lists[name].length > 0)
  const longer = added.map((name) => [name, [...person[name], ...lists[name]].slice(0, maxItems[name])])
  const changes = Object.fromEntries([...texts.map((name) => [name, fills[name]]), ...longer])
  return texts.length + added.length === 0 ? person : withoutStrayLabels({ ...person, ...changes })
}

/** Relations and dates are compared when they are added. */
function compare(contact: ImportedContact, person: Row) {
  const { related, dates } = takeRecords(contact.extras)
  const known = [...related, ...dates].flatMap(({ lines }) => lines)
  return compareContact(contact, person, { extras: [], known, notes: new Set(), hasUid: true, hasPhoto: true })
}

/** Those that the person and their records say as well. Two lines of one number stay together. */
async function unitsRead(units: Unit[], person: Row, giveTurn: Turn) {
  const said = await mapInTurns(units, (unit) => isSaid(unit, person), giveTurn)
  const reachOf = ({ contact: { emails, phones } }: Unit) => [...emails, ...phones]
  const stay = new Set(units.filter((_, at) => !said[at]).flatMap(reachOf))
  return units.filter((unit, at) => said[at] && !reachOf(unit).some((value) => stay.has(value)))
}

function isSaid({ contact }: Unit, person: Row) {
  const found = compare(contact, person)
  const isNew = newTexts.some((name) => contact[name] !== null) || newLists.some((name) => contact[name].length > 0)
  return (
    (isNew || takeRecords(contact.extras).rest.length < contact.extras.length) &&
    addedFields(found).length + found.differs.length === 0 &&
    contact.labels.every(({ value, label }) => labelOf(person, value) === label)
  )
}
