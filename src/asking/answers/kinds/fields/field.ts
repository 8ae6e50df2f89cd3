import { pattern, phrases } from '#language/phrases/phrases.ts'
import { quotableSentences } from '#language/sentences/quotable-sentences.ts'
import { stem } from '#language/words/stem.ts'
import type { MemberContext } from '#platform/context/context.ts'
import type { Question } from '../../../questions/question.ts'
import { findPerson, type Person, personPassage } from '../../../recall/people.ts'
import { entriesOf } from '../../passages/timeline.ts'
import { type Answer, attributeQuote, type Claim, inline, quoteOf } from '../../wording/sentences.ts'
import { askedFields, type FieldQuestion } from './field-questions.ts'

const entriesRead = 100
const maxNewerNotes = 2

/** "Where does Ana work?": answered from the person's fields and newer notes. */
export async function field(ctx: MemberContext, question: Question): Promise<Answer | null> {
  const [connectionId, ...others] = question.about
  if (!connectionId || others.length > 0 || asksAboutRelative(question)) return null
  const all = askedFields.filter(({ asks }) => asks.test(question.text))
  // Questions about how you met share words with questions about where somebody is.
  const asked = all[0] === askedFields[0] ? all.slice(0, 1) : all
  const person = asked.length > 0 ? await findPerson(ctx, connectionId) : null
  if (!person || !isAllAsked(question, asked)) return null
  const said = asked.flatMap(({ says }) => says(person, question) ?? [])
  const notes = await newerNotes(ctx, question, person, asked)
  const filed: Claim[] = said.length > 0 ? [{ text: said.join(' '), cites: [personPassage(person)] }] : []
  if (filed.length + notes.length === 0 && asked[0] === askedFields[0]) return firstNote(ctx, question, person)
  if (filed.length + notes.length === 0) return null
  return { claims: [...filed, ...notes], about: [connectionId], isKnown: true }
}

/** How you met is not on file: the first note often tells. */
async function firstNote(ctx: MemberContext, question: Question, person: Person): Promise<Answer | null> {
  const entries = await entriesOf(ctx, person, entriesRead)
  const first = entries.length < entriesRead ? entries.at(-1) : undefined
  if (!first) return null
  const claims = [
    { text: `Your first entry on ${inline(person.displayName)}:`, cites: [] },
    { text: attributeQuote(first, quoteOf(first.text), question), cites: [first] },
  ]
  return { claims, about: [person.id], isKnown: true }
}

/** Words used to ask for a field. Any other word is a different topic: "where did Ana buy her flat?" */
const fieldWords = new Set(
  `work job title role position profession occupation company employer firm living live based located location city town
  country place address phone number mobile cell telephone email mail e reach contact call ring meet met know introduced
  introduce first workplace working lives reside residing home move moved tags tagged long kind sort type write current
  currently nowadays employed do does we get old age come from line business industry field each other world earth run ran into across bump
  originally first put touch connected referred sent pointed hooked brought together recommended told
  born raised grow up hometown nationality`
    .split(/\s+/)
    .map(stem),
)

const isAllAsked = ({ words }: Question, asked: FieldQuestion[]) =>
  asked.length > 0 && words.every((word) => fieldWords.has(stem(word)))

/** The newest notes about it: the fields may be outdated. */
async function newerNotes(
  ctx: MemberContext,
  question: Question,
  person: Person,
  asked: FieldQuestion[],
): Promise<Claim[]> {
  const patterns = asked.flatMap(({ noted }) => noted ?? [])
  const entries = await entriesOf(ctx, person, entriesRead)
  return entries
    .flatMap((passage) => {
      const quote = quotableSentences(passage.text).find((sentence) =>
        patterns.some((pattern) => pattern.test(sentence)),
      )
      return quote ? [{ text: attributeQuote(passage, quote, question), cites: [passage] }] : []
    })
    .slice(0, maxNewerNotes)
}

const relations = phrases`
  husband, wife, spouse, partner, ${/fianc[ée]e?/}, girlfriend, boyfriend, ex, son, daughter, child, children, kid[s], baby,
  twin[s], brother, sister, sibling[s], mother, father, mum, mom, dad, parent[s], cousin, aunt, uncle, niece, nephew[s],
  ${/grand\w+/}, family, boss, manager, assistant, colleague[s], cofounder, co-founder, student, teacher, doctor, friend,
  neighbo[u]r, dog, cat, pet, team, client, investor, landlord, roommate, flatmate`
const relation = pattern('i')`\b${relations}s?\b`

/** "Where does Ana's husband work?" is not about Ana's own fields. */
const asksAboutRelative = ({ text }: Pick<Question, 'text'>) => relation.test(text)
