import { type CardDate, dateKey, takeDates, writtenLabel } from '#cards/vcards/format/dates.ts'
import { type Related, takeRelated } from '#cards/vcards/format/related.ts'
import { Refusal } from '#contract/errors.ts'
import { addDate, datesOf, removeDate, updateDate } from '#people/dates/dates.ts'
import { addNamedRelations, removeNamedRelations } from '#people/relations/named.ts'
import { markBoth } from '#people/relations/relations.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { findPersonByUid } from './cards.ts'

/** What a card says of a person beside their fields. */
type Records = { related: Related[]; dates: CardDate[] }

/** The records among the lines of a card, and the other lines. */
export function takeRecords(lines: readonly string[]): Records & { rest: string[] } {
  const { related, rest } = takeRelated(lines)
  return { related, ...takeDates(rest) }
}

/** Adds those that the person lacks. Returns the ids of new ones, and the lines of those that cannot be one. */
export async function addRecords(ctx: MemberContext, id: string, { related, dates }: Records, mark = markBoth) {
  const [relationIds, dateIds, lines]: [string[], string[], string[]] = [[], [], []]
  for (const { kind, word, name, uid, lines: own } of related) {
    const otherId = await findPersonByUid(ctx, uid)
    const isKnown = name !== '' || otherId !== null
    const outcome = isKnown && (await addNamedRelations(ctx, id, [{ kind, word, name, otherId }], mark))
    if (!outcome || outcome.refused.length > 0) lines.push(...own)
    else relationIds.push(...outcome.added)
  }
  const markOne = (ctx: MemberContext, connectionId: string) => mark(ctx, { connectionId, otherId: null })
  const known = dates.length > 0 ? await keysOfDates(ctx, id) : new Map()
  for (const { lines: own, ...date } of dates) {
    if (known.has(dateKey(date))) continue
    const added = await unlessRefused(addDate(ctx, { connectionId: id, ...date }, markOne))
    if (added) dateIds.push(added.dateId)
    else lines.push(...own)
  }
  return { relationIds, dateIds, lines }
}

/** What a device changed: it has the records of its base, and writes them in its own way. Returns lines as `addRecords` does. */
export async function changeRecords(ctx: MemberContext, connectionId: string, base: Records | null, sent: Records) {
  const keyOf = ({ kind, name, uid }: Related) => `${kind} ${name || uid}`.toLowerCase()
  const [gone, related] = difference(base?.related ?? [], sent.related, keyOf)
  await removeNamedRelations(ctx, connectionId, gone)
  const dates = await changeDates(ctx, connectionId, difference(base?.dates ?? [], sent.dates, dateKey))
  return addRecords(ctx, connectionId, { related, dates })
}

function difference<T>(before: T[], after: T[], keyOf: (one: T) => string): [gone: T[], added: T[]] {
  const [had, has] = [new Set(before.map(keyOf)), new Set(after.map(keyOf))]
  return [before.filter((each) => !has.has(keyOf(each))), after.filter((each) => !had.has(keyOf(each)))]
}

/** A date with the same label moved to another day. No device shows a death, so it is never removed by one. */
async function changeDates(ctx: MemberContext, connectionId: string, [gone, added]: [CardDate[], CardDate[]]) {
  if (gone.length === 0) return added
  const known = await keysOfDates(ctx, connectionId)
  const left: CardDate[] = []
  for (const date of added) {
    const was = gone.findIndex((each) => writtenLabel(each) === writtenLabel(date))
    const [before] = was === -1 ? [] : gone.splice(was, 1)
    const dateId = before && known.get(dateKey(before))
    const change = { connectionId, dateId: dateId ?? '', date: date.date }
    if (!dateId || !(await unlessRefused(updateDate(ctx, change)))) left.push(date)
  }
  for (const each of gone) {
    const dateId = known.get(dateKey(each))
    if (dateId && each.kind !== 'died') await removeDate(ctx, { connectionId, dateId })
  }
  return left
}

async function keysOfDates(ctx: MemberContext, connectionId: string) {
  const dates = await datesOf(ctx, connectionId)
  return new Map(dates.map(({ dateId, label = null, ...date }) => [dateKey({ ...date, label }), dateId]))
}

const unlessRefused = <T>(acting: Promise<T>) =>
  acting.catch((error) => {
    if (!(error instanceof Refusal)) throw error
    return null
  })
