import type { Language } from '../languages/language.ts'
import { isListedWord, phrasesFrom, relatedWords, synonymsOf } from '../vocabulary/related-words.ts'
import { stem } from '../words/stem.ts'
import { stopWords } from '../words/words.ts'
import { type Figure, figuresIn } from './figures.ts'
import { type KnownDay, knownDays } from './known-days.ts'
import { type Token, tokensOf } from './tokens.ts'

/** A possible source of a sentence: an entry, its day and its people. */
export type Source = { text: string; day: Temporal.PlainDate; people: string[]; by: 'member' | 'visitor' }

/** A source as it is compared. */
type ReadSource = Pick<Source, 'by'> & {
  tokens: Token[]
  /** The words of the names of its people. */
  names: Set<string>
  figures: Figure[]
  days: KnownDay[]
  /** The sentence that each clause stands in. */
  sentences: number[]
  /** The clause that a clause belongs to: "flats 3, 4, 5" is one. */
  heads: number[]
}

/** Where a word stands: a token of a source. */
export type Place = { source: number; at: number }

/** Sources by their words: `places` exactly, `near` by similar words. */
export type Sources = {
  all: ReadSource[]
  places: Map<string, Place[]>
  near: Map<string, Place[]>
  words: Set<string>
}

/** A word that stands there so often says nothing more. */
const maxPlaces = 50

export function readSources(given: Source[], language: Language | null): Sources {
  const all = given.map((source) => readSource(source, language))
  const sources: Sources = { all, places: new Map(), near: new Map(), words: new Set() }
  for (const [source, { tokens }] of all.entries()) {
    for (const [at, token] of tokens.entries()) addWord(sources, token, { source, at }, phrasesAt(tokens, at))
  }
  return sources
}

function readSource(source: Source, language: Language | null): ReadSource {
  const known = readings.get(source)
  if (known?.language === language) return known
  const { text, day, people, by } = source
  const tokens = tokensOf(text, language)
  const names = new Set(people.flatMap((name) => tokensOf(name, null).map(({ word }) => word)))
  const clauses = clausesIn(tokens)
  const read = { language, by, tokens, names, figures: figuresIn(tokens), days: knownDays(tokens, day), ...clauses }
  readings.set(source, read)
  return read
}

function clausesIn(tokens: Token[]): Pick<ReadSource, 'sentences' | 'heads'> {
  const [sentences, heads]: [number[], number[]] = [[], []]
  const telling = new Set(tokens.flatMap(({ isContent, isCapital, clause }) => (isContent && !isCapital ? clause : [])))
  for (const { clause, sentence } of tokens) {
    const isJoined = !telling.has(clause) && sentences[clause - 1] === sentence
    heads[clause] = isJoined ? (heads[clause - 1] ?? clause) : clause
    sentences[clause] = sentence
  }
  return { sentences, heads }
}

/** The sentences of an answer are held against the same sources. */
const readings = new WeakMap<Source, ReadSource & { language: Language | null }>()

function addWord({ places, near, words }: Sources, { word, stem: own }: Token, place: Place, phrases: string[]) {
  words.add(word)
  const whole = shorthand.get(word) ?? shorthand.get(word.replace(/s$/, ''))
  for (const each of new Set([own, ...(whole ? [stem(whole)] : []), ...phrases])) addPlace(places, each, place)
  for (const each of relatedStems(word)) addPlace(near, each, place)
}

function addPlace(map: Map<string, Place[]>, key: string, place: Place) {
  const known = map.get(key)
  if (!known) map.set(key, [place])
  else if (known.length < maxPlaces) known.push(place)
}

/** The stems of single words for a phrase that begins here. Its words may stand apart: "brought the tool back". */
function phrasesAt(tokens: Token[], at: number): string[] {
  const first = tokens[at]
  if (!first) return []
  return phrasesFrom(first.stem).flatMap(({ rest, plain }) => {
    let next = at + 1
    for (const stem of rest) {
      const end = Math.min(next + maxGap, tokens.length)
      while (next < end && (tokens[next]?.stem !== stem || tokens[next]?.sentence !== first.sentence)) next += 1
      if (next >= end) return []
      next += 1
    }
    return plain
  })
}

const maxGap = 4

/** Where a word stands in the sources, in one of its forms, shortened, or as a word of the same meaning. */
export function placesOf({ word, stem: of }: Token, { places, near, words }: Sources): Place[] {
  const same = places.get(of)
  if (same) return same
  const alike = [...relatedStems(word), ...synonymsOf(of)].flatMap((each) => places.get(each) ?? [])
  if (alike.length > 0) return alike
  const shortened = prefixesOf(word).filter(
    (start) => words.has(start) && !stopWords.has(start) && !isListedWord(start),
  )
  return near.get(of) ?? shortened.flatMap((start) => places.get(stem(start)) ?? [])
}

/** A note may shorten a word: "cert", "infra". */
const prefixesOf = (word: string) =>
  Array.from({ length: Math.max(0, Math.min(word.length, 20) - 5) }, (_, at) => word.slice(0, at + 4))

/** From here on words of the list mean much the same. */
const minWeight = 0.7

function relatedStems(word: string): string[] {
  const known = related.get(word)
  if (known) return known
  if (related.size >= maxCached) related.clear()
  const made = relatedWords(word).flatMap(({ word: other, weight }) => (weight >= minWeight ? [stem(other)] : []))
  related.set(word, made)
  return made
}

const related = new Map<string, string[]>()
const maxCached = 20_000

/** How notes shorten words. */
const shorthand = new Map(
  Object.entries({
    ...{ op: 'operation', bday: 'birthday', hols: 'holidays', wk: 'week', yr: 'year', hr: 'hour', min: 'minute' },
    ...{
      appt: 'appointment',
      xmas: 'christmas',
      sr: 'sister',
      pic: 'picture',
      tel: 'phone',
      asap: 'soon',
      mtg: 'meeting',
      rip: 'die',
    },
    ...{ govt: 'government', dept: 'department', mgr: 'manager', uni: 'university', msg: 'message', pls: 'please' },
    ...{ mam: 'mother', bro: 'brother', sis: 'sister', hubby: 'husband', bf: 'boyfriend', gf: 'girlfriend' },
    ...{ st: 'street', rd: 'road', ave: 'avenue', quid: 'pounds', bucks: 'dollars', k: 'thousand', lb: 'pounds' },
  }),
)
