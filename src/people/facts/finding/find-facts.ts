import { allMatches } from '#language/phrases/all-matches.ts'
import { languageOf } from '#language/languages/language-of.ts'
import { firstLook } from '#language/phrases/first-look.ts'
import { noteSentences } from '#language/sentences/note-sentences.ts'
import { isDoubtful, tellsOfLoss } from './certainty.ts'
import { belongings, type Form, forms } from './forms.ts'
import type { FoundFact } from './found-fact.ts'
import { type LoanForm, loanReader, loans, type NoteSentence } from './loans.ts'
import { isSettledBy, isSettlement } from './settled.ts'
import { type SettlementForm, settlementReader, settlements } from './settlements.ts'
import { type Before, type Subject, type SubjectReader, subjectReader } from './subject.ts'
import { valuesOf } from './values.ts'

/** Nobody states more in one note; a text made to be slow ends here. */
const maxFacts = 20
const maxSentences = 200
const maxSentence = 400
const maxEarlier = 300

/** The facts that an English note about a person states for sure. */
export function findFacts(note: string, displayName: string): FoundFact[] {
  if ((languageOf(note) ?? 'en') !== 'en') return []
  const subjects = subjectReader(displayName)
  const loansBy = loanReader(subjects)
  const settledBy = settlementReader(subjects)
  const found: FoundFact[] = []
  // “Dinner with Tom. Ana is vegan. He …” means Tom.
  const isOneGender = !(/\b(?:he|him|his)\b/iu.test(note) && /\b(?:she|her|hers)\b/iu.test(note))
  let earlier = ''
  for (const { text, plain, line } of noteSentences(note).slice(0, maxSentences)) {
    const sentence = { text: text.slice(0, maxSentence), plain: plain.slice(0, maxSentence), earlier }
    const likely = line === 'done' ? [] : formsIn(sentence.plain)
    const stated = likely.flatMap((form) => {
      if ('settles' in form) return settledBy(form, sentence)
      return isLoan(form) ? loansBy(form, sentence) : statedBy(form, sentence, readerOf(form, subjects))
    })
    const facts = stated.length > 0 && isDoubtful(plain) ? [] : stated
    // What is settled in the note itself was owed before.
    for (const fact of facts.filter(isSettlement)) removeSettled(found, fact)
    found.push(...facts.map((fact) => ({ ...fact, sentence: text.trim() })))
    if (found.length >= maxFacts) break
    const told = withoutNames(sentence.plain, facts)
    earlier = (isOneGender && subjects.startsOver(told) ? told : `${earlier} ${told}`).slice(-maxEarlier)
  }
  return unique(found).slice(0, maxFacts)
}

type Fact = Omit<FoundFact, 'sentence'>

const formsIn = firstLook<Form | LoanForm | SettlementForm>(
  [...forms, ...belongings, ...loans, ...settlements],
  ({ form }) => form,
)

function removeSettled(found: FoundFact[], settlement: Fact) {
  const left = found.filter((fact) => !isSettledBy(fact, settlement))
  found.splice(0, found.length, ...left)
}

const isLoan = (form: Form | LoanForm): form is LoanForm => 'by' in form

const readerOf = (form: Form, { readSubject, readOwner }: SubjectReader) =>
  belongings.includes(form) ? readOwner : readSubject

function statedBy(form: Form, { plain, earlier }: NoteSentence, read: (before: Before) => Subject | null): Fact[] {
  const matches = allMatches(form.form, plain)
  if (matches.length === 0) return []
  if ((form.kind === 'family' || form.kind === 'pet') && tellsOfLoss(plain)) return []
  return matches.flatMap((match) => {
    const before = plain.slice(0, match.index)
    const after = plain.slice(match.index + match[0].length)
    if (/[\p{L}\d-]$/u.test(before) && /^\p{L}/u.test(match[0])) return []
    const subject = read({ sentence: before, earlier })
    if (!subject || (subject.isElided && !form.mayElide)) return []
    const values = valuesOf({ kind: form.kind, groups: match.groups ?? {}, subject, after })
    return values.map((value) => ({ kind: form.kind, about: subject.name, value, ended: form.ended === true }))
  })
}

/** The names of companies and places are not people's: a pronoun after them still means the person. */
function withoutNames(plain: string, facts: Fact[]) {
  const names = facts.flatMap(({ kind, value }) => (kind === 'employer' || kind === 'place' ? [value] : []))
  return names.reduce((text, name) => text.replaceAll(name, ''), plain)
}

function unique(facts: FoundFact[]): FoundFact[] {
  const keyOf = ({ kind, about, value }: FoundFact) => [kind, about, value.toLowerCase()].join('\n')
  return [...new Map(facts.toReversed().map((fact) => [keyOf(fact), fact])).values()].toReversed()
}
