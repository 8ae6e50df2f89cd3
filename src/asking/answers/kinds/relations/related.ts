import { isRelationKind } from '#contract/relation-kinds.ts'
import { wordsFor } from '#contract/texts/catalogs.ts'
import { relationKindOf } from '#language/relations/relation-words.ts'
import { type RelationView, relationsOf } from '#people/relations/row.ts'
import type { MemberContext } from '#platform/context/context.ts'
import type { Question } from '../../../questions/question.ts'
import { loadPeople, type Person, personPassage } from '../../../recall/people.ts'
import { type Answer, inline, listOf, nameOf } from '../../wording/sentences.ts'

/** "Who is Ana's husband?", "Whom did Rita introduce me to?": answered from the relations of a person. */
export async function related(ctx: MemberContext, question: Question): Promise<Answer | null> {
  const kind = askedKind(question.text)
  const [connectionId, ...others] = question.about
  if (!kind || !connectionId || others.length > 0) return null
  const found = (await relationsOf(ctx, connectionId)).filter((each) => each.kind === kind)
  if (found.length === 0) return null
  const people = await loadPeople(ctx, [connectionId, ...found.flatMap((each) => each.connectionId ?? [])])
  const person = people.find(({ id }) => id === connectionId)
  if (!person) return null
  return {
    claims: [{ text: sayRelations(person, found), cites: people.map(personPassage) }],
    about: people.map(({ id }) => id),
    isKnown: true,
  }
}

/** What is asked for, as the relation is from the side of the person that the question names. */
function askedKind(text: string) {
  const known = deeds.find(({ asks }) => asks.test(text))
  if (known) return known.kind
  const [, after, before] = ofPerson.exec(text) ?? []
  const word = (after ?? before)?.trim().toLowerCase()
  return word ? (relationKindOf(word) ?? relationKindOf(plurals[word] ?? word.replace(/s$/, ''))) : null
}

const deeds = [
  { asks: /\bwhom? (?:did|has|have) .+ introduced? me\b/i, kind: 'introduced' },
  { asks: /\bwho(?: has)? (?:introduced|put) me\b|\bwho .* introduced me to\b/i, kind: 'introduced_by' },
  { asks: /\bwho (?:works|is working) (?:for|under)\b|\bwho reports to\b|\bwhom? does .+ manage\b/i, kind: 'report' },
  { asks: /\bwhom? does .+ (?:report to|work for|work under)\b|\bwho (?:manages|supervises)\b/i, kind: 'manager' },
  { asks: /\bwhom? is .+ married to\b|\bwho is married to\b/i, kind: 'spouse' },
  { asks: /\bwho (?:is the assistant of|assists)\b/i, kind: 'assistant' },
]

const ofPerson = /\bwho(?:['’]s| is| are) (?:.+['’]s? ((?:[\p{L}-]+ ?){1,2})|(?:the )?([\p{L}-]+) of .+)\W*$/iu

const plurals: Record<string, string> = { children: 'child', kids: 'child', wives: 'wife', people: 'report' }

function sayRelations(person: Person, relations: RelationView[]) {
  const [{ kind = 'other' } = {}] = relations
  const names = listOf(relations.map(({ name, until }) => (until ? `${inline(name)} (until ${until})` : inline(name))))
  const said = isRelationKind(kind) ? wordsFor('en').relations.said[kind]({ names }) : ''
  return `${nameOf(person)}: ${said.charAt(0).toLowerCase()}${said.slice(1)}`
}
