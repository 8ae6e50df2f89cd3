import { Readable } from 'node:stream'
import type { StreamedFile } from '#contract/files.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { takeTurns } from '#platform/context/turns.ts'
import { readLeads, type StateFilter } from './leads.ts'
import { type LeadRow, stateOf } from './row.ts'

export async function exportLeads(ctx: MemberContext, { state }: { state: StateFilter }): Promise<StreamedFile> {
  const day = ctx.now().toZonedDateTimeISO(ctx.member.timeZone).toPlainDate()
  return {
    mediaType: 'text/csv; charset=utf-8',
    filename: `leads-${day}.csv`,
    stream: () => Readable.from(streamLeads(ctx, state)),
  }
}

const batchSize = 200
/** Without it, Excel reads other letters than A to Z wrongly. */
const byteOrderMark = '\uFEFF'
const headings = [
  ...['Name', 'Title', 'Company', 'E-mail', 'Phone', 'Profiles'],
  ...['Note', 'Card', 'State', 'Received', 'Agreed at'],
]

async function* streamLeads(ctx: MemberContext, state: StateFilter) {
  const giveTurn = takeTurns()
  yield byteOrderMark + csvLine(headings)
  for (let before: string | undefined; ; ) {
    const { shown, next } = await readLeads(ctx, { state, limit: batchSize, before })
    yield shown.map((lead) => csvLine(cellsOf(ctx, lead))).join('')
    await giveTurn()
    if (!next) return
    before = next
  }
}

function cellsOf(ctx: MemberContext, lead: LeadRow) {
  const { displayName, title, company, email, phone, profiles, note, sourceCard, consent, createdAt } = lead
  return [
    ...[displayName, title, company, email, phone, profiles.map(({ url }) => url).join(' ')],
    ...[note, `${sourceCard.workspace}/${sourceCard.slug}`, stateOf(lead)],
    ...[localTime(ctx, createdAt), consent && localTime(ctx, consent.at)],
  ]
}

/** As spreadsheets read it, in the member's time zone. */
function localTime({ member }: MemberContext, instant: string) {
  const local = Temporal.Instant.from(instant).toZonedDateTimeISO(member.timeZone)
  return local.toPlainDateTime().toString({ smallestUnit: 'minute' }).replace('T', ' ')
}

/** One line of a CSV file (RFC 4180). */
export const csvLine = (cells: (string | null)[]) => `${cells.map((cell) => csvCell(cell ?? '')).join(',')}\r\n`

function csvCell(text: string) {
  const safe = isFormula(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * Spreadsheets execute text that starts like this, and visitors write the text. A number such as +351 912 345 678 is
 * harmless. The wide characters are from Chinese and Japanese keyboards.
 */
function isFormula(text: string) {
  return /^\s*[=+\-@＝＋－＠]/u.test(text) ? !/^[+-][\d ().]+$/.test(text) : /^[\t\r\n]/.test(text)
}
