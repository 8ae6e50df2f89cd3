import { findStretches } from '#language/dates/stretches.ts'
import type { Grammar } from '#language/language-data/language-data.ts'
import type { QuestionWords } from '#language/language-data/question-words.ts'
import { grammars, lightForms } from '#language/languages/grammars.ts'
import { type Language, languages } from '#language/languages/language.ts'
import { languageData } from '#language/languages/language-data.ts'
import { isInUnknownLanguage, languageOf } from '#language/languages/language-of.ts'
import { type Phrases, pattern } from '#language/phrases/phrases.ts'
import { fold, withoutAccents } from '#language/words/fold.ts'
import { wordList } from '#language/words/word-set.ts'
import { foldedWords, tellingWords } from '#language/words/words.ts'
import { hasPerson } from '#people/connections/record/lock.ts'
import { findExact } from '#people/search/index/lookups.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { findNames } from './names/names.ts'
import type { Question } from './question.ts'
import { blankOut } from './times/span.ts'
import { beginningOfTime, endOfTime } from './times/span-phrases.ts'

type OtherLanguage = Exclude<Language, 'en'>

/** Made for each language at its first use. */
function forEach<T>(make: (words: QuestionWords, grammar: Grammar) => T): (language: OtherLanguage) => T {
  const made = new Map<OtherLanguage, T>()
  return (language) => {
    const known = made.get(language) ?? make(languageData[language].questions, grammars[language])
    made.set(language, known)
    return known
  }
}

/**
 * The language of a question, if it is another one than English that is understood. A short question may tell only
 * together with the language of the newest notes.
 */
export async function otherLanguageOf(ctx: MemberContext, text: string): Promise<OtherLanguage | null> {
  const opener = [...others, 'en' as const].find((language) => languageData[language].questions.openers.test(text))
  const language = languageOf(text, opener)
  if (language) return language === 'en' ? null : language
  if (isInUnknownLanguage(text)) return null
  const usual = await languageOfNotes(ctx)
  if (!usual || usual === 'en') return null
  const isLike = foldedWords(text).some((word) => silentWords(usual).has(word))
  const meant = isLike ? languageOf(text, usual) : null
  return meant === 'en' ? null : meant
}

const notesRead = 12

async function languageOfNotes(ctx: MemberContext) {
  const notes = await ctx.db
    .selectFrom('interactions')
    .select('text')
    .where('memberId', '=', ctx.member.id)
    .where(hasPerson('interactions'))
    .orderBy('occurredAt', 'desc')
    .orderBy('id', 'desc')
    .limit(notesRead)
    .execute()
  return languageOf(notes.map(({ text }) => text?.slice(0, 200) ?? '').join('\n'))
}

const others = languages.filter((language) => language !== 'en')

type QuestionInput = { text: string; timeZone: string; connectionId: string | null; language: OtherLanguage }

/** Parses a question in another language: who, when and what it asks for. */
export async function readInLanguage(ctx: MemberContext, asked: QuestionInput): Promise<Question> {
  const { text, timeZone, connectionId, language } = asked
  const { kinds, promises, facts } = languageData[language].questions
  const today = ctx.now().toZonedDateTimeISO(timeZone).toPlainDate()
  const blank = (left: string, { index, length }: { index: number; length: number }) =>
    blankOut(left, index, index + length)
  const rest = findStretches(text, { today, timeZone, language, isPast: false }).reduce(blank, text)
  const found = (await namesIn(ctx, rest, language)).filter(({ people }) => people.length > 0)
  const frame = found.reduceRight((left, { index, end }) => `${left.slice(0, index)}~${left.slice(end)}`, text)
  const plain = withoutAccents(frame.toLowerCase()).replaceAll('’', "'")
  const kind = kinds.find(([, asks]) => asks.test(plain))
  const [which = null] = kind && promiseKinds.has(kind[0]) ? (promises.find(([, asks]) => asks.test(plain)) ?? []) : []
  const fact = facts.find(({ asks }) => asks.test(plain))
  const isAhead = kind !== undefined && aheadKinds.has(kind[0]) && which !== 'made' && which !== 'kept'
  const stretch = stretchIn(text, { today, timeZone, language }, isAhead)
  const left = found.reduce((left, { index, end }) => blankOut(left, index, end), rest)
  const named = found.map(({ said, people }) => ({ said, people }))
  const clear = named.flatMap(({ people }) => (people.length === 1 ? people.map((each) => each.connectionId) : []))
  const tellingIn = (words: string) =>
    tellingWords(words.replace(/['’]/gu, ' ')).filter((word) => !silentWords(language).has(word))
  const told = [...new Set(tellingIn(left))].slice(0, maxWords)
  return {
    ...{ text, timeZone, today, connectionId, named, language },
    kind: kind?.[0] ?? null,
    promises: which,
    facts: fact?.kinds ?? [],
    factWords: fact ? tellingIn(plain.replace(fact.asks, ' ').replaceAll('~', ' ')) : [],
    at: tellingIn(kind?.[1].exec(plain)?.groups?.at ?? ''),
    about: connectionId ? [connectionId] : [...new Set(clear)],
    span: stretch ? { ...stretch, said: text.slice(stretch.index, stretch.index + stretch.length) } : null,
    words:
      stretch && told.every((word) => happenedWords(language).has(word)) ? [] : await asWritten(ctx, told, language),
    earlier: null,
  }
}

/** The time that a question names; “seit Montag” lasts until today. */
function stretchIn(
  text: string,
  seen: { today: Temporal.PlainDate; timeZone: string; language: OtherLanguage },
  isAhead: boolean,
) {
  const [past] = findStretches(text, { ...seen, isPast: true })
  if (past && since.test(text.slice(0, past.index))) return { ...past, to: seen.today.add({ days: 1 }) }
  const [ahead] = isAhead ? findStretches(text, { ...seen, isPast: false }) : [past]
  return ahead && (isAhead ? boundedStretch(text, ahead, seen) : ahead)
}

type Stretch = ReturnType<typeof findStretches>[number]

/** “Vor Neujahr” and “bis Freitag” have no beginning, “nach Ostern” has no end. */
function boundedStretch(
  text: string,
  stretch: Stretch,
  { today, language }: { today: Temporal.PlainDate; language: OtherLanguage },
) {
  const { from, to, index, length } = stretch
  const plain = text.replaceAll('’', "'")
  if (Temporal.PlainDate.compare(to, today) <= 0) return stretch
  // The words may be a part of the date: “bis Ende Januar”.
  const isLed = ({ before, first }: Bound) =>
    before.test(plain.slice(0, index)) || first.test(plain.slice(index, index + length))
  const { before, until, after } = boundsOf(language)
  if (isLed(before)) return { ...stretch, from: beginningOfTime, to: from }
  if (isLed(until)) return { ...stretch, from: beginningOfTime }
  return isLed(after) ? { ...stretch, from: to, to: endOfTime } : stretch
}

type Bound = { before: RegExp; first: RegExp }

const boundsOf = forEach(({ bounds: { before, until, after } }) => {
  const bound = (words: Phrases): Bound => ({
    before: pattern('iu')`(?<!\p{L})${words}\s*$`,
    first: pattern('iu')`^${words}\s`,
  })
  return { before: bound(before), until: bound(until), after: bound(after) }
})

const since = /(?<!\p{L})(?:seit|depuis|desde)(?:\s+(?:dem|der|den|le|la|el|o|a))?\s+$/iu

const promiseKinds: ReadonlySet<string> = new Set(['promises', 'countPromises'])
/** Kinds whose times lie ahead. */
const aheadKinds: ReadonlySet<string> = new Set(['birthday', ...promiseKinds])
const maxWords = 12

/** The words in the form in which they are in the member's notes, where they are there at all. */
async function asWritten(ctx: MemberContext, words: string[], language: OtherLanguage): Promise<string[]> {
  const forms = words.map((word) => lightForms(word, language))
  const found = await Promise.all([findExact(ctx, 'said', forms.flat()), findExact(ctx, 'own', forms.flat())])
  const there = new Set(found.flat().map(({ term }) => term))
  return words.map((word, at) => (there.has(word) ? word : (forms[at]?.find((form) => there.has(form)) ?? word)))
}

/** Words that are in every text or only in questions, as they are looked for. */
const silentWords = forEach(({ asking, matter }, { frequentWords }) =>
  new Set(wordList(`${frequentWords} ${asking}`).map(fold)).difference(new Set(wordList(matter).map(fold))),
)

const happenedWords = forEach(({ happened }) => new Set(wordList(happened).map(fold)))

/** Names, with ordinary words blanked out: no surname follows "Anna" in "Hat Anna heute Kinder?" */
async function namesIn(ctx: MemberContext, text: string, language: OtherLanguage) {
  const silent = silentWords(language)
  const bare = text.replace(/(?<!\p{L})\p{L}+/gu, (word, index: number) =>
    silent.has(fold(word)) && !isInName(text, word, index) ? ','.padEnd(word.length) : word,
  )
  const found = await findNames(ctx, bare)
  const strangers = found.filter(({ people, said }) => people.length === 0 && /\s/u.test(said))
  if (strangers.length === 0) return found
  const apart = strangers.reduce((left, { index, end }) => lowerAfterFirst(left, index, end), bare)
  return findNames(ctx, apart)
}

/** "Maria da Silva" is one name. */
const isInName = (text: string, word: string, index: number) =>
  /^(?:von|van|der|den|zu|de|da|do|dos|das|del|di|la|le)$/u.test(word) &&
  /\p{Lu}\p{L}*\s$/u.test(text.slice(0, index)) &&
  /^\s\p{Lu}/u.test(text.slice(index + word.length))

/** A noun after a name is no surname where nobody is called so. */
function lowerAfterFirst(text: string, index: number, end: number) {
  const name = text.slice(index, end)
  return text.slice(0, index) + name.replace(/(?<=\s)\S+/gu, (word) => word.toLowerCase()) + text.slice(end)
}
