import type { MemberContext } from '../context.ts'
import type { Question } from '../questions/question.ts'
import { words } from '../search/words.ts'
import { type Person, peopleWith } from './people.ts'

const mine =
  /\b(?:my|our) (mother|mum|mom|father|dad|sister|brother|wife|husband|partner|son|daughter|uncle|aunt|cousin|grandmother|grandfather|boss|manager|doctor|dentist|lawyer|accountant|landlord|neighbou?r|mentor|teacher|physio(?:therapist)?|therapist|coach|co-?founder)\b/iu

/** "My mother" is the one person of whom that is on file. */
export async function withMine(ctx: MemberContext, question: Question): Promise<Question> {
  const [, relation] = mine.exec(question.text) ?? []
  if (!relation || question.named.length > 0 || question.about.length > 0) return question
  const [word = ''] = words(relation)
  const people = (await peopleWith(ctx, [[word]])).filter((person) => isMy(person, word))
  const [one, ...others] = people
  if (!one || others.length > 0) return question
  const named = [{ said: one.displayName, people: [{ connectionId: one.id, name: one.displayName }] }]
  return { ...question, named, about: [one.id], words: question.words.filter((each) => each !== word) }
}

function isMy({ howMet, tags, title }: Person, relation: string) {
  const says = (text: string) => words(text).join(' ') === relation
  return tags.some(says) || says(title ?? '') || new RegExp(`\\b(?:my|our) ${relation}\\b`, 'iu').test(howMet ?? '')
}
