import { holidayFinder } from '../calendar/holidays.ts'
import { type DateWords, inOrder, numberReader, wholeWord, wordsOf } from '../language-data/date-words.ts'
import type { Language } from '../languages/language.ts'
import { languageData } from '../languages/language-data.ts'
import { patternsWithoutAccents, sourceWithoutAccents } from '../words/fold.ts'
import type { DaySaid, Meaning, Unit } from './meanings/meaning.ts'
import { type MeaningName, meanings } from './meanings/meanings.ts'

export type CompiledLanguage = ReturnType<typeof compile>
export type Groups = Record<string, string | undefined>

const compiled = new Map<Language, CompiledLanguage>()

/** How a language speaks of dates, with its patterns made at their first use. */
export function compiledLanguage(language: Language): CompiledLanguage {
  const known = compiled.get(language)
  if (known) return known
  const made = compile(languageData[language].dates)
  compiled.set(language, made)
  return made
}

function compile(said: DateWords) {
  const pieces = piecesOf(said)
  const fill = (phrase: string) => sourceWithoutAccents(fillPieces(phrase, pieces))
  const phrases = Object.entries(said.phrases).flatMap(([name, ways]) =>
    ways.map((way): Meaning & { pattern: RegExp } => ({
      ...meanings[name as MeaningName],
      pattern: new RegExp(`(?<![a-zÀ-ɏ\\d])(?:${fill(way).replaceAll(' ', '\\s+')})(?![a-zÀ-ɏ\\d])`, 'gi'),
    })),
  )
  return {
    sign: patternsWithoutAccents({ sign: said.sign }).sign,
    clock: patternsWithoutAccents(said.clock),
    around: patternsWithoutAccents(said.around),
    written: said.written,
    fill,
    read: groupReader(said),
    countOf: numberReader(said.clock.hourParts, said.counts),
    minutesOf: numberReader(said.clock.minutes),
    phrases,
    times: said.clock.patterns.map((way) => new RegExp(`(?<![a-zÀ-ɏ\\d:/.$€£])${fill(way)}`, 'gi')),
    soon: new RegExp(`(?<![a-zÀ-ɏ])${fill(said.clock.soon)}(?![a-zÀ-ɏ])`, 'i'),
  }
}

/** The patterns of the pieces in <brackets> of a phrase, each with its group. */
function piecesOf(said: DateWords): Record<string, [group: string, words: string]> {
  return {
    weekday: ['weekday', said.weekdays.join('|')],
    short: ['weekday', [...said.weekdays, ...(said.shortWeekdays ?? [])].join('|')],
    month: ['month', said.months.join('|')],
    count: ['count', wordsOf(said.counts)],
    ordinal: ['ordinal', wordsOf(said.ordinals)],
    unit: ['unit', Object.values(said.units).join('|')],
    part: ['part', said.part],
    year: ['year', '(?:19|20)\\d\\d'],
    holiday: ['holiday', said.holidays.map(([names]) => names).join('|')],
    parts: ['count', [wordsOf(said.clock.hourParts), wordsOf(said.counts)].filter(Boolean).join('|')],
    tens: ['tens', wordsOf(said.clock.minutes)],
  }
}

const fillPieces = (phrase: string, pieces: Record<string, [group: string, words: string]>) =>
  phrase.replace(/(\(\?)?<(\w+)>/g, (whole, isGroup: string | undefined, name: string) => {
    const [group, words] = pieces[name] ?? []
    return isGroup || !group ? whole : `(?<${group}>${words})`
  })

/** Interprets the groups of a match. */
function groupReader(said: DateWords) {
  const weekdayOf = numberReader(inOrder(said.weekdays), inOrder(said.shortWeekdays ?? []))
  const monthOf = numberReader(inOrder(said.months))
  const countOf = numberReader(said.counts)
  const numberOf = numberReader(said.ordinals)
  const units = Object.entries(said.units).map(([unit, words]) => ({ unit: unit as Unit, pattern: wholeWord(words) }))
  const findHoliday = holidayFinder(said.holidays)
  return (groups: Groups): DaySaid => ({
    weekday: groups.weekday ? weekdayOf(groups.weekday) : 0,
    month: groups.month ? monthOf(groups.month) : 0,
    number: numberOf(groups.ordinal ?? groups.number ?? ''),
    count: countOf(groups.count ?? ''),
    unit: units.find(({ pattern }) => pattern.test(groups.unit ?? ''))?.unit ?? 'day',
    quarter: Number(groups.quarter ?? 0),
    year: Number(groups.year ?? 0),
    holiday: (from, year) => findHoliday(groups.holiday ?? '', from, year),
  })
}
