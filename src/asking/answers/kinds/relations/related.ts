import { isRelationKind, type RelationKind } from '#contract/relation-kinds.ts'
import { wordsFor } from '#contract/texts/catalogs.ts'
import { languageData } from '#language/languages/language-data.ts'
import { relationKindOf } from '#language/relations/relation-words.ts'
import { type RelationView, relationsOf } from '#people/relations/row.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { frameOf } from '../../../questions/frame.ts'
import type { Question } from '../../../questions/question.ts'
import { loadPeople, type Person, personPassage } from '../../../recall/people.ts'
import { type Answer, inline, joinNames, nameOf, wordingFor } from '../../wording/sentences.ts'

/** "Who is Ana's husband?", "Whom did Rita introduce me to?": answered from the relations of a person. */
export async function related(ctx: MemberContext, question: Question): Promise<Answer | null> {
  const kind = askedKind(question)
  const [connectionId, ...others] = question.about
  if (!kind || !connectionId || others.length > 0) return null
  const found = (await relationsOf(ctx, connectionId)).filter((each) => each.kind === kind)
  if (found.length === 0) return null
  const people = await loadPeople(ctx, [connectionId, ...found.flatMap((each) => each.connectionId ?? [])])
  const person = people.find(({ id }) => id === connectionId)
  if (!person) return null
  return {
    claims: [{ text: sayRelations(person, found, question), cites: people.map(personPassage) }],
    about: people.map(({ id }) => id),
    isKnown: true,
  }
}

/** What is asked for, as the relation is from the side of the person that the question names. */
function askedKind(question: Question): RelationKind | null {
  const frame = frameOf(question)
  for (const [kind, asks] of languageData[question.language ?? 'en'].questions.life.relations) {
    const match = asks.exec(frame)
    if (match) return kind === 'said' ? kindIn(match.groups?.kin ?? '') : kind
  }
  return null
}

const kindIn = (word: string) => relationKindOf(word) ?? relationKindOf(word.trim().replace(/s$/, ''))

function sayRelations(person: Person, relations: RelationView[], question: Question) {
  const [{ kind = 'other' } = {}] = relations
  const words = wordsFor(question.language ?? 'en').relations
  const nameIn = ({ name, until }: RelationView) =>
    until ? words.untilYear({ name: inline(name), year: until.slice(0, 4) }) : inline(name)
  const names = joinNames(relations.map(nameIn), wordingFor(question).and)
  const said = isRelationKind(kind) ? words.said[kind]({ names }) : ''
  // German begins nouns with a capital.
  const relation = question.language === 'de' ? said : said.charAt(0).toLowerCase() + said.slice(1)
  return wordingFor(question).related({ name: nameOf(person), relation })
}
