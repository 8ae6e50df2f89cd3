import { isTextId, type TextId, type Values, wordsFor } from './catalogs.ts'
import type { Words } from './words.ts'

/** A text to be said in the reader's language: its id in the catalogs, and its values. A value can be a text itself. */
export type Text = { id: TextId; values?: Record<string, Values[string] | Text> }

type At<Tree, Path extends string> = Path extends `${infer First}.${infer Rest}`
  ? First extends keyof Tree
    ? At<Tree[First], Rest>
    : never
  : Path extends keyof Tree
    ? Tree[Path]
    : never

type ValuesOf<Id extends TextId> =
  At<Words, Id> extends (values: infer Needed) => string
    ? [values: { [Name in keyof Needed]: Needed[Name] | Text }]
    : []

/** `say('refusals.ask.threadId')`: a wrong id or a missing value does not compile. */
export const say = <Id extends TextId>(id: Id, ...[values]: ValuesOf<Id>): Text => (values ? { id, values } : { id })

/** For a check in a contract, whose message is the id of a text. */
export const fieldText = (id: TextId & `fields.${string}`): string => id

/** For sentences of other programs, which come in whatever language they are in. */
export const asIs = (sentence: string) => say('refusals.asIs', { sentence })

/** Sentences, one after the other. */
export const joinTexts = (texts: Text[]) => joined(texts, 'reasons.together')

/** Words of a list, with commas between them. */
export const listTexts = (texts: Text[]) => joined(texts, 'reasons.listed')

const joined = (texts: Text[], id: 'reasons.together' | 'reasons.listed'): Text =>
  texts.reduce((first, next) => say(id, { first, next }))

export function sayText(words: Words, { id, values }: Text): string {
  // Another version of Kith may have stored the text.
  if (!isTextId(id)) return words.reasons.unknown
  let each: unknown = words
  for (const name of id.split('.')) each = (each as Record<string, unknown>)[name]
  if (typeof each !== 'function') return String(each)
  const said = Object.entries(values ?? {}).map(([name, value]) => [
    name,
    isText(value) ? sayText(words, value) : value,
  ])
  return each(Object.fromEntries(said))
}

export const inEnglish = (said: Text) => sayText(wordsFor('en'), said)

const isText = (value: unknown): value is Text =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'
