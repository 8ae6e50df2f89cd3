import { namePartsOf } from '../names/call-name.ts'
import { alsoCalled } from '../names/nicknames.ts'
import { firstLook } from '../phrases/first-look.ts'
import { lazy } from '../phrases/lazy.ts'
import { type Piece, pattern } from '../phrases/phrases.ts'
import { quotableSentences } from '../sentences/quotable-sentences.ts'
import { isAscii } from '../words/ascii.ts'
import { fold } from '../words/fold.ts'
import { type ContactWay, type ContactWords, personMark } from './languages/contact-words.ts'
import { german } from './languages/de.ts'
import { english } from './languages/en.ts'
import { spanish } from './languages/es.ts'
import { french } from './languages/fr.ts'
import { portuguese } from './languages/pt.ts'

const contactWords = [english, german, french, spanish, portuguese]

/** Of a long text, the beginning will do. */
const maxRead = 6_000

/** The ways in which a text says that its writer and this person were in touch. None: it is only about them. */
export function readContact(text: string, displayName: string): Set<ContactWay> {
  return readMarked(markPerson(text.slice(0, maxRead), displayName))
}

/** Whether a text says that they were in touch, in whatever way. */
export function isContact(text: string, displayName: string) {
  const marked = markPerson(text.slice(0, maxRead), displayName)
  return sentencesOf(marked).some((sentence) => rulesFor(sentence).some((rule) => isSaid(rule, sentence)))
}

/** Whether a text says that they were in touch in this way. Quick for a text without a word of it. */
export function saysContact(text: string, displayName: string, way: ContactWay) {
  const marked = markPerson(text.slice(0, maxRead), displayName)
  return mayBe()[way].test(marked) && readMarked(marked).has(way)
}

function readMarked(marked: string) {
  return new Set(
    sentencesOf(marked).flatMap((sentence) =>
      rulesFor(sentence).flatMap((rule) => (isSaid(rule, sentence) ? [rule.way] : [])),
    ),
  )
}

const sentencesOf = (marked: string) => quotableSentences(marked).map((sentence) => sentence.trim())

/** Puts one sign in place of each mention of the name. */
function markPerson(text: string, displayName: string) {
  const names = namePartsOf(displayName).map(fold)
  const isName = (word: string) => names.includes(word) || alsoCalled(word).some((other) => names.includes(other))
  const unmarked = text.replaceAll(personMark, '')
  const lower = unmarked.toLowerCase()
  const isNamed = isAscii(unmarked)
    ? lower.match(/[a-z]+/g)?.some(isName)
    : unmarked.match(words)?.some((word) => isName(fold(word)))
  // Most notes do not name the person.
  if (!isNamed) return lower
  const marked = unmarked.replace(words, (word) => (isName(fold(word)) ? personMark : word))
  return marked.replace(mentions, personMark).toLowerCase()
}

const words = /\p{L}[\p{L}\p{M}]*/gu
const mentions = new RegExp(`${personMark}(?: ${personMark})+`, 'g')

/** A question says nothing. */
const rulesFor = (sentence: string) => (sentence.endsWith('?') ? [] : rulesIn()(sentence))

function isSaid({ says, denies, isNoun }: Rule, sentence: string) {
  const found = says().exec(sentence)
  return found !== null && !denies.test(clauseOf(sentence, found, isNoun))
}

/** The clause in which the words stand; of what took place, only what is before them: "told me she won't come". */
function clauseOf(sentence: string, { index, 0: words }: RegExpExecArray, isWhole: boolean) {
  const [before, after] = [sentence.slice(0, index), sentence.slice(index + words.length)]
  const lead = before.split(borders).at(-1) ?? ''
  return isWhole ? `${lead}${words}${after.split(borders)[0]}` : lead
}

const borders = /[,;:.()–—]| (?:and|but|und|aber|et|mais|y|pero|e|mas) /u

/** `words` are what the rule is about. `isNoun`: they are no verb in the past, so that they may also be a plan. */
type Rule = { way: ContactWay; words: Piece; isNoun: boolean; says: () => RegExp; denies: RegExp }

const rulesIn = lazy(() => firstLook(contactWords.flatMap(rulesOf), ({ words }) => words))

const mayBe = lazy(() => {
  const of = (way: ContactWay) =>
    contactWords.flatMap(({ occasions, mine, theirs }) => [occasions, mine, theirs].flatMap((each) => each[way] ?? []))
  const any = (way: ContactWay) =>
    new RegExp(
      of(way)
        .map(({ source }) => source)
        .join('|'),
      'iu',
    )
  return { meeting: any('meeting'), call: any('call'), message: any('message'), other: any('other') }
})

function rulesOf(language: ContactWords): Rule[] {
  const { openers, subjects, pronouns, places } = language
  const denies = pattern()`(?<![a-zà-ÿ])${language.denials}(?![a-zà-ÿ])`
  const begin: Piece = { source: `^(?:(?:${openers.source})[,:.…]* )*` }
  const member: Piece = { source: `(?<![a-zà-ÿ'’])(?:${subjects.source}) ` }
  const clause: Piece = { source: `(?:^|[,;–—] |(?<![a-zà-ÿ])and )(?:(?:${openers.source}) )*` }
  const person: Piece = {
    source: `(?<![a-zà-ÿ])(?:${pronouns.source}|${personMark}) (?:just |also |then |has |had )?`,
  }
  const rules = (of: Partial<Record<ContactWay, Piece>>, isNoun: boolean, says: (words: Piece) => RegExp): Rule[] =>
    (Object.entries(of) as [ContactWay, Piece][]).map(([way, words]) => ({
      way,
      words,
      isNoun,
      says: lazy(() => says(words)),
      denies,
    }))
  return [
    ...rules(language.occasions, true, (noun) => pattern()`${begin}${noun}(?: ${places}(?![a-zà-ÿ])|[.!…]*$)`),
    ...rules({ other: language.together }, true, (noun) => pattern()`${begin}${noun}(?![a-zà-ÿ])`),
    ...rules(language.mine, false, (verb) => pattern()`(?:${begin}|${member})${verb}(?![a-zà-ÿ])`),
    ...rules(language.theirs, false, (verb) => pattern()`(?:${clause}|${person})${verb}(?![a-zà-ÿ])`),
  ]
}
