import type { Fact, FactWords, Form, LoanForm, SettlementForm } from '../../language-data/fact-words.ts'
import { type Language, languages } from '../../languages/language.ts'
import { languageData } from '../../languages/language-data.ts'
import { languageOf } from '../../languages/language-of.ts'
import { lazy } from '../../phrases/lazy.ts'
import { allMatches, anyOf, pattern } from '../../phrases/phrases.ts'
import { noteSentences } from '../../sentences/note-sentences.ts'
import type { Clause } from '../clauses/clause.ts'
import { loanReader, type NoteSentence, thingPatterns } from './loans.ts'
import { isSettledBy, isSettlement, settlementReader } from './settlements.ts'
import { type Before, type Subject, type SubjectReader, subjectPatterns, subjectReader } from './subject.ts'
import { valuesOf } from './values.ts'

/** No real note states more; this limits adversarial texts. */
const maxFacts = 20
const maxSentences = 200
const maxSentence = 400
const maxEarlier = 300
/** Too short to detect its language: the language of its statements is used. */
const maxShort = 120

/** The certain facts that a note states about its person. */
export function findStated(note: string, displayName: string): Clause[] {
  const language = languageOf(note)
  const found = statedIn(note, displayName, language ?? 'en')
  if (found.length > 0 || language !== null || note.length > maxShort) return found
  return (
    languages
      .values()
      .filter((other) => other !== 'en')
      .map((other) => statedIn(note, displayName, other))
      .find(({ length }) => length > 0) ?? []
  )
}

type Stated = Fact & { sentence: string }

function statedIn(note: string, displayName: string, language: Language): Clause[] {
  const words = factsIn(language)
  const subjects = subjectReader(displayName, words, words.subjectPatterns)
  const loansBy = loanReader(subjects, words.thingPatterns)
  const settledBy = settlementReader(subjects, words.thingPatterns)
  const found: Stated[] = []
  // “Dinner with Tom. Ana is vegan. He …” means Tom.
  const isOneGender = !words.bothGenders.every((gender) => gender.test(note))
  let earlier = ''
  for (const { text, plain, line } of noteSentences(note).slice(0, maxSentences)) {
    const sentence = { text: text.slice(0, maxSentence), plain: plain.slice(0, maxSentence), earlier }
    const likely = line === 'done' ? [] : words.statements
    const stated = likely.flatMap((form) => {
      if ('settles' in form) return settledBy(form, sentence)
      return isLoan(form) ? loansBy(form, sentence) : statedBy(form, sentence, { words, subjects })
    })
    const facts = stated.length > 0 && words.isDoubtful(plain) ? [] : stated
    // What is settled in the note itself was owed before.
    for (const fact of facts.filter(isSettlement)) removeSettled(found, fact)
    found.push(...facts.map((fact) => ({ ...fact, sentence: text.trim() })))
    if (found.length >= maxFacts) break
    const told = withoutNames(sentence.plain, facts)
    earlier = (isOneGender && subjects.startsOver(told) ? told : `${earlier} ${told}`).slice(-maxEarlier)
  }
  return unique(found)
    .slice(0, maxFacts)
    .map((fact) => clauseOf(fact, language))
}

const clauseOf = ({ kind, about, value, ended, sentence }: Stated, language: Language): Clause => ({
  speaker: 'writer',
  subject: about === null ? 'person' : { name: about },
  verb: kind,
  object: value,
  day: null,
  negated: ended,
  certainty: 'sure',
  language,
  span: sentence,
})

function removeSettled(found: Stated[], settlement: Fact) {
  const left = found.filter((fact) => !isSettledBy(fact, settlement))
  found.splice(0, found.length, ...left)
}

const isLoan = (form: Form | LoanForm | SettlementForm): form is LoanForm => 'by' in form

type Reading = { words: CompiledFacts; subjects: SubjectReader }

type ReadsSubject = (before: Before) => Subject | null

const person: Subject = { name: null, relation: null }
const nobody: Subject = { name: null, relation: null }

/** Null where no subject stands behind the verb or the thing. */
function subjectBehind({ owner, pronoun }: Groups = {}, before: string, { isName, isPronounSure }: SubjectReader) {
  if (owner) return isName(owner) ? person : nobody
  if (pronoun) return isPronounSure(before, pronoun) ? person : nobody
  return null
}

type Groups = Record<string, string | undefined>

function statedBy(form: Form, { plain, earlier }: NoteSentence, { words, subjects }: Reading): Fact[] {
  const read: ReadsSubject = words.isBelonging(form) ? subjects.readOwner : subjects.readSubject
  const matches = allMatches(form.form, plain)
  if (matches.length === 0) return []
  if ((form.kind === 'family' || form.kind === 'pet') && words.tellsOfLoss.test(plain)) return []
  return matches.flatMap((match) => {
    const before = plain.slice(0, match.index)
    const after = plain.slice(match.index + match[0].length)
    if (/[\p{L}\d-]$/u.test(before) && /^\p{L}/u.test(match[0])) return []
    const subject =
      subjectBehind(match.groups, `${earlier}\n${before}`, subjects) ?? read({ sentence: before, earlier })
    if (!subject || subject === nobody || (subject.isElided && !form.mayElide)) return []
    const values = valuesOf({ kind: form.kind, groups: match.groups ?? {}, subject, after, words })
    // “Ana introduced us”, in a note about Ana.
    if (form.kind === 'introduced_by' && values.some((value) => subjects.isName(value.split(' ')[0]))) return []
    return values.map((value) => ({ kind: form.kind, about: subject.name, value, ended: form.ended === true }))
  })
}

/** The names of companies and places are not people's: a pronoun after them still means the person. */
function withoutNames(plain: string, facts: Fact[]) {
  const names = facts.flatMap(({ kind, value }) => (kind === 'employer' || kind === 'place' ? [value] : []))
  return names.reduce((text, name) => text.replaceAll(name, ''), plain)
}

function unique(facts: Stated[]): Stated[] {
  const keyOf = ({ kind, about, value }: Fact) => [kind, about, value.toLowerCase()].join('\n')
  return [...new Map(facts.toReversed().map((fact) => [keyOf(fact), fact])).values()].toReversed()
}

type CompiledFacts = ReturnType<typeof compile>

/** The words of facts with their patterns. */
function compile(words: FactWords) {
  const { doubts, ownWords, losses, relations } = words
  const belongings = words.belongings()
  const doubtful = pattern('iu')`(?<![\p{L}\d])${doubts}(?![\p{L}\d])|\?`
  return {
    ...words,
    isBelonging: (form: Form) => belongings.includes(form),
    statements: [...words.forms(), ...belongings, ...words.loans(), ...words.settlements()],
    subjectPatterns: subjectPatterns(words),
    thingPatterns: thingPatterns(words),
    isDoubtful: (sentence: string) => doubtful.test(sentence.replace(ownWords, '')),
    tellsOfLoss: pattern('iu')`(?<!\p{L})${losses}(?!\p{L})`,
    family: pattern('iu')`(?<![\p{L}\d])${anyOf(relations.relatives)}${{ source: relations.plural }}(?![\p{L}\d])`,
  }
}

const all = new Map(languages.map((language) => [language, lazy(() => compile(languageData[language].facts))]))

const factsIn = (language: Language): CompiledFacts => all.get(language)?.() ?? compile(languageData[language].facts)

/** Whether a diet only leaves something out, in any language: "no pork", „kein Fleisch“. */
export const isLeftOut = (diet: string) =>
  languages.some((language) => diet.startsWith(languageData[language].facts.values.diet('', true)))

/** Tells whether sentences of a text speak of somebody's family. */
export function familyReader(text: string) {
  const { family } = factsIn(languageOf(text) ?? 'en')
  return (sentence: string) => family.test(sentence)
}
