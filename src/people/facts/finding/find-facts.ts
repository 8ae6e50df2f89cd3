import { allMatches } from '#language/dates/all-matches.ts'
import { languageOf } from '#language/languages/language-of.ts'
import { noteSentences } from '#language/sentences/note-sentences.ts'
import { isDoubtful, tellsOfLoss } from './certainty.ts'
import { belongings, type Form, forms } from './forms.ts'
import type { FoundFact } from './found-fact.ts'
import { loanReader } from './loans.ts'
import { type Before, type Subject, type SubjectReader, subjectReader } from './subject.ts'
import { valuesOf } from './values.ts'

/** Nobody states more in one note; a text made to be slow ends here. */
const maxFacts = 20
const maxSentences = 200
const maxSentence = 400
const maxEarlier = 300

/** The facts that an English note about a person states for sure. */
export function findFacts(text: string, displayName: string): FoundFact[] {
  if ((languageOf(text) ?? 'en') !== 'en') return []
  const subjects = subjectReader(displayName)
  const loansIn = loanReader(subjects)
  const found: FoundFact[] = []
  let earlier = ''
  for (const { text: whole, plain: wholePlain, line } of noteSentences(text).slice(0, maxSentences)) {
    const [sentence, plain] = [whole.slice(0, maxSentence), wholePlain.slice(0, maxSentence)]
    if (line !== 'done' && !isDoubtful(plain)) {
      const facts = [...stated(forms, subjects.readSubject), ...stated(belongings, subjects.readOwner)]
      found.push(
        ...[...facts, ...loansIn(sentence, plain, earlier)].map((fact) => ({ ...fact, sentence: whole.trim() })),
      )
    }
    if (found.length >= maxFacts) break
    earlier = `${earlier} ${plain}`.slice(-maxEarlier)

    function stated(list: Form[], read: SubjectReader['readSubject']) {
      return list.flatMap((form) => statedBy(form, plain, earlier, read))
    }
  }
  return unique(found).slice(0, maxFacts)
}

type Fact = Omit<FoundFact, 'sentence'>

function statedBy(form: Form, plain: string, earlier: string, read: (before: Before) => Subject | null): Fact[] {
  if ((form.kind === 'family' || form.kind === 'pet') && tellsOfLoss(plain)) return []
  return allMatches(form.form, plain).flatMap((match) => {
    const before = plain.slice(0, match.index)
    const after = plain.slice(match.index + match[0].length)
    if (/[\p{L}\d-]$/u.test(before) && /^\p{L}/u.test(match[0])) return []
    const subject = read({ sentence: before, earlier })
    if (!subject || (subject.isElided && !form.mayElide)) return []
    const values = valuesOf({ kind: form.kind, groups: match.groups ?? {}, subject, after })
    return values.map((value) => ({ kind: form.kind, about: subject.name, value, ended: form.ended === true }))
  })
}

function unique(facts: FoundFact[]): FoundFact[] {
  const keyOf = ({ kind, about, value }: FoundFact) => [kind, about, value.toLowerCase()].join('\n')
  return [...new Map(facts.toReversed().map((fact) => [keyOf(fact), fact])).values()].toReversed()
}
