import { fold } from '#language/words/fold.ts'
import { datesApi } from '#people/dates/api.ts'
import type { DateKind } from '#platform/db/schema/occasions.ts'
import { escapeText, writeParameter } from './escape.ts'
import type { Version } from './header.ts'
import { type Property, parseProperty } from './property.ts'
import { parseDay, singleLine, unescapeText } from './values.ts'

// A date beside the birthday. An anniversary is a line of its own in 4.0; every other date, and all in 3.0, is Apple's X-ABDATE
// with a label, which phones show. They would also remind of the day of a death: that is a DEATHDATE.

type Day = { kind: DateKind; date: string; label: string | null; repeats?: 'yearly' | 'once' | undefined }
/** `lines` are all that say the same. */
export type CardDate = Day & { lines: string[] }

type Part = { key: string; raw: string; day?: string | null } & {
  [Name in 'word' | 'kind' | 'repeats']?: string | undefined
}

/** The dates among the lines of a card, and the other lines. A line that says too little, or a time of day, stays a line. */
export function takeDates(lines: readonly string[]): { dates: CardDate[]; rest: string[] } {
  const parts = lines.flatMap((raw, at) => readPart(raw, at) ?? [])
  const found = new Map<string, CardDate>()
  for (const group of Map.groupBy(parts, ({ key }) => key).values()) {
    const day = dayOf(Object.assign({}, ...group) as Part)
    if (!day) continue
    const date = found.getOrInsertComputed(dateKey(day), () => ({ ...day, lines: [] }))
    date.lines.push(...group.map(({ raw }) => raw))
  }
  const dates = [...found.values()]
  const taken = new Set(dates.flatMap(({ lines }) => lines))
  return { dates, rest: lines.filter((line) => !taken.has(line)) }
}

/** What a device shows of a date: two with the same are one. */
export const dateKey = (day: Pick<Day, 'kind' | 'date' | 'label'>) => `${day.date} ${fold(writtenLabel(day))}`

export const writtenLabel = ({ kind, label }: Pick<Day, 'kind' | 'label'>) =>
  kind === 'died' ? nameOf(kind) : (label ?? nameOf(kind))

/** What address books call them, as it is written first. Other words are somebody's own. */
const words: Record<DateKind, string> = {
  anniversary: `Anniversary, wedding anniversary, wedding, wedding day, Jahrestag, Hochzeitstag, Hochzeit,
    anniversaire de mariage, aniversario de boda, aniversário de casamento`,
  name_day: 'Name day, nameday, Namenstag, onomástico, dia do nome',
  child_birthday: 'Child’s birthday',
  died: 'Died, death, date of death, day of death, Todestag, décès, fallecimiento, falecimento',
  other: 'Other',
}
const wordsOf = (kind: DateKind) => words[kind].split(/,\s+/)
const nameOf = (kind: DateKind) => wordsOf(kind)[0] ?? ''
const kindOfWord = (word: string) =>
  kinds.find((kind) => wordsOf(kind).some((each) => fold(each) === fold(word))) ?? 'other'
const kinds = Object.keys(words) as DateKind[]

const { shape } = datesApi.Dates_add.input

function dayOf({ word = '', day, kind: given, repeats }: Part): Day | null {
  const kind = shape.kind.safeParse(given).data ?? kindOfWord(word)
  const label = kind !== 'other' && fold(word) === fold(nameOf(kind)) ? null : word
  const isValid = shape.date.safeParse(day).success && (label === null || shape.label.safeParse(label).success)
  if (!day || word === '' || !isValid) return null
  return { kind, date: day, label, ...(repeats === 'once' && { repeats }) }
}

const mayBeDate =
  /^(?:[\w-]+\.)?(?:DEATHDATE|X-AB(?:DATE|LABEL)|X-COLUMN|(?:X-(?:EVOLUTION-|MS-)?)?ANNIVERSARY)\s*[;:]/i

function readPart(raw: string, at: number): Part | null {
  const property = mayBeDate.test(raw.slice(0, 200)) ? parseProperty(raw) : null
  if (!property) return null
  const { group, name, parameters, value } = property
  const first = (parameter: string) => parameters.get(parameter)?.[0]
  const text = singleLine(unescapeText(value).replace(/^_\$!<(.*)>!\$_$/s, '$1'))
  const part = { key: group === '' ? `line ${at}` : group.toLowerCase(), raw }
  const own = name === 'DEATHDATE' ? 'died' : name.endsWith('ANNIVERSARY') ? 'anniversary' : null
  if (own) return { ...part, day: readDay(property), kind: own, word: first('X-NAME') ?? nameOf(own) }
  if (name === 'X-ABLABEL') return { ...part, word: text }
  if (name === 'X-ABDATE')
    return { ...part, day: readDay(property), kind: first('X-KITH-KIND'), repeats: first('X-KITH-REPEATS') }
  const [, column, what = ''] = /^Event (\d+) - (Type|Label|Value)$/i.exec(first('X-NAME') ?? '') ?? []
  if (!column) return null
  const said = /value/i.test(what) ? { day: parseDay(text) } : { word: text.replace(/^\* ?/, '') }
  return { key: `column ${column}`, raw, ...said }
}

/** Midnight says no more than the day. */
function readDay({ value, parameters }: Property) {
  const text = unescapeText(value).trim()
  const isOther = parameters.get('CALSCALE')?.some((scale) => !/^gregorian$/i.test(scale))
  return isOther || /T(?!00:?00)/i.test(text) ? null : parseDay(text, parameters.get('X-APPLE-OMIT-YEAR')?.[0])
}

const appleLabels = new Set(['Anniversary', 'Other'])

/** The lines of a person's dates. 4.0 knows one anniversary. */
export function dateLines(days: readonly Day[], version: Version) {
  const isNew = version === '4.0'
  const main = days.find(({ kind, label, repeats }) => kind === 'anniversary' && label === null && repeats !== 'once')
  return days.flatMap((day, at) => {
    const { kind, date, label, repeats } = day
    const compact = date.replaceAll('-', '').padStart(date.startsWith('--') ? 6 : 8, '-')
    if (isNew && day === main) return [`ANNIVERSARY:${compact}`]
    const apple = date.startsWith('--') ? `;X-APPLE-OMIT-YEAR=1604:1604-${date.slice(2)}` : `:${date}`
    if (kind === 'died')
      return [`DEATHDATE${label ? `;X-NAME=${writeParameter(label)}` : ''}${isNew ? `:${compact}` : apple}`]
    const word = writtenLabel(day)
    const isHidden = kindOfWord(word) !== kind
    const more = `${isHidden ? `;X-KITH-KIND=${kind}` : ''}${repeats === 'once' ? ';X-KITH-REPEATS=once' : ''}`
    const written = appleLabels.has(word) ? `_$!<${word}>!$_` : word
    return [`date${at + 1}.X-ABDATE${more}${apple}`, `date${at + 1}.X-ABLABEL:${escapeText(written)}`]
  })
}
