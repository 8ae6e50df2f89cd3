import { findDueDate } from '../../dates/dates.ts'
import type { Moment } from '../../dates/mention.ts'
import { type ContactWay, personMark } from '../../language-data/contact-words.ts'
import { type Language, languages } from '../../languages/language.ts'
import { languageData } from '../../languages/language-data.ts'
import { namePartsOf } from '../../names/call-name.ts'
import { alsoCalled } from '../../names/nicknames.ts'
import { firstLook } from '../../phrases/first-look.ts'
import { lazy } from '../../phrases/lazy.ts'
import { type Piece, pattern } from '../../phrases/phrases.ts'
import { noteSentences } from '../../sentences/note-sentences.ts'
import { shortPieces } from '../../sentences/quotable-sentences.ts'
import { fold, isAscii } from '../../words/fold.ts'
import type { Clause } from '../clauses/clause.ts'

/** Only the beginning of a long text is read. */
const maxRead = 6_000

/**
 * What a text says of its writer and this person being in touch, one thing after the other: who asks for the first only reads no
 * further. `way`: only what says that they were in touch so.
 */
export function* findContact(text: string, displayName: string, said: Moment, way?: ContactWay): Generator<Clause> {
  for (const sentence of markedSentences(text, displayName))
    for (const rule of rulesFor(sentence))
      if ((!way || rule.way === way) && isSaid(rule, sentence, said)) yield clauseOf(rule, sentence)
}

const clauseOf = ({ way, language }: Rule, sentence: string): Clause => ({
  speaker: 'writer',
  subject: 'writer',
  verb: way,
  object: '',
  day: null,
  negated: false,
  certainty: 'sure',
  language,
  span: sentence,
})

/** The sentences in lower case, with one sign in place of each mention of the name. */
function markedSentences(text: string, displayName: string) {
  const read = text.length <= maxRead ? text : text.slice(0, maxRead)
  const names = namePartsOf(displayName).map(fold)
  const isName = (word: string) => names.includes(word) || alsoCalled(word).some((other) => names.includes(other))
  // Most notes do not name the person.
  const isNamed = isAscii(read)
    ? read
        .toLowerCase()
        .match(/[a-z]+/g)
        ?.some(isName)
    : read.match(words)?.some((word) => isName(fold(word)))
  const mark = (word: string) => (isName(fold(word)) ? personMark : word)
  const sentences = noteSentences(read).flatMap(({ plain }) => shortPieces(plain.trim()))
  return sentences.map((sentence) => {
    const unmarked = sentence.trim().replaceAll(personMark, '')
    return (isNamed ? unmarked.replace(words, mark).replace(mentions, personMark) : unmarked).toLowerCase()
  })
}

const words = /\p{L}[\p{L}\p{M}]*/gu
const mentions = new RegExp(`${personMark}(?: ${personMark})+`, 'g')

/** A question says nothing. */
const rulesFor = (sentence: string) => (sentence.endsWith('?') ? [] : rulesIn()(sentence))

function isSaid({ says, denies, isNoun, language }: Rule, sentence: string, said: Moment) {
  const found = says().exec(sentence)
  if (!found) return false
  const lead = sentence.slice(0, found.index).split(borders).at(-1) ?? ''
  // Of what took place, only what is before it counts: "told me she won't come".
  if (!isNoun) return !denies.test(lead)
  const [after = ''] = sentence.slice(found.index + found[0].length).split(borders)
  return !denies.test(`${lead}${found[0]}${after}`) && !isAhead(after.trim(), language, said)
}

/** A day so far away was written down for the year before. */
const maxPlanDays = 200

/** "Lunch with Ana Friday", "Déjeuner avec Ana le 25" */
function isAhead(words: string, language: Language, said: Moment) {
  const day = words && findDueDate(words, said, language)?.dueOn
  if (!day) return false
  const { days } = said.at.toZonedDateTimeISO(said.timeZone).toPlainDate().until(day)
  return days > 0 && days < maxPlanDays
}

const borders = /[,;:()–—]|(?<!\d)\.| (?:and|but|und|aber|et|mais|y|pero|e|mas) /u

/** `words` are what the rule is about. `isNoun`: they are no verb in the past, so that they may also be a plan. */
type Rule = { way: ContactWay; language: Language; words: Piece; isNoun: boolean; says: () => RegExp; denies: RegExp }

const rulesIn = lazy(() => firstLook(languages.flatMap(rulesOf), ({ words }) => words))

function rulesOf(language: Language): Rule[] {
  const { openers, subjects, pronouns, places, denials, occasions, together, mine, theirs } =
    languageData[language].contact
  const denies = pattern()`(?<![a-zà-ÿ])${denials}(?![a-zà-ÿ])`
  const begin: Piece = { source: `^(?:(?:${openers.source})[,:.…]* )*` }
  const member: Piece = { source: `(?<![a-zà-ÿ'’])(?:${subjects.source}) ` }
  const clause: Piece = { source: `(?:^|[,;–—] |(?<![a-zà-ÿ])and )(?:(?:${openers.source}) )*` }
  const person: Piece = {
    source: `(?<![a-zà-ÿ])(?:${pronouns.source}|${personMark}) (?:just |also |then |has |had )?`,
  }
  const rules = (of: Partial<Record<ContactWay, Piece>>, isNoun: boolean, says: (words: Piece) => RegExp): Rule[] =>
    (Object.entries(of) as [ContactWay, Piece][]).map(([way, words]) => ({
      way,
      language,
      words,
      isNoun,
      says: lazy(() => says(words)),
      denies,
    }))
  return [
    ...rules(occasions, true, (noun) => pattern()`${begin}${noun}(?: ${places}(?![a-zà-ÿ])|[.!…]*$)`),
    ...rules({ other: together }, true, (noun) => pattern()`${begin}${noun}(?![a-zà-ÿ])`),
    ...rules(mine, false, (verb) => pattern()`(?:${begin}|${member})${verb}(?![a-zà-ÿ])`),
    ...rules(theirs, false, (verb) => pattern()`(?:${clause}|${person})${verb}(?![a-zà-ÿ])`),
  ]
}
