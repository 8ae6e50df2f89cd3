import { isListedWord } from '#language/vocabulary/related-words.ts'
import { distance } from '#language/words/variants.ts'
import { foldedNameWords, stopWords, words } from '#language/words/words.ts'
import { findExactAmong } from '#people/search/index/lookups.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { alsoWords, isOrdinaryWord, questionWords } from '../words/ordinary-words.ts'
import { nearly } from './name-match.ts'
import type { NamedAt, NameWord } from './name-words.ts'
import { thoseWith } from './who-is.ts'

type After = { name: NamedAt; next: NameWord | undefined }

/** "bob trembley", "marta zielinska": a surname in lower case, misspelt, or used only in a note. */
export async function withSurname(ctx: MemberContext, text: string, { name, next }: After): Promise<NamedAt> {
  const [word = ''] = next?.words ?? []
  const isPossessive = /['’]s?$/u.test(text.slice(name.index, name.end))
  if (!next || next.isLarge || isPossessive || next.words.length > 1 || word.length < 3) return name
  if ([questionWords, stopWords, alsoWords].some((list) => list.has(word))) return name
  const slipped = name.people.filter((person) => nearly(person.name, [word]))
  if (slipped.length > 0) return extendTo(text, next, { ...name, people: slipped })
  if (isListedWord(word)) return name
  const noted = await calledSo(ctx, name, word)
  return noted.length > 0 ? extendTo(text, next, { ...name, people: noted }) : name
}

/** "cofi mensah": a misspelt first name before a surname that identifies the person. */
export function withGivenName(text: string, name: NamedAt, before: NameWord | undefined): NamedAt {
  const [word = ''] = before?.words ?? []
  const isOwn = name.people.some((person) => foldedNameWords(person.name).includes(word))
  if (!before || before.isPossessive || before.words.length > 1 || word.length < 3 || isOwn) return name
  if (isOrdinaryWord(word)) return name
  const slipped = name.people.filter((person) => foldedNameWords(person.name).some((part) => distance(word, part) <= 1))
  if (slipped.length === 0) return name
  return { ...name, people: slipped, said: text.slice(before.index, name.end), index: before.index }
}

function extendTo(text: string, { end }: NameWord, name: NamedAt): NamedAt {
  return { ...name, said: text.slice(name.index, end).replace(/(?:['’]s|['’])$/iu, ''), end }
}

const maxEntriesRead = 20

/** People whose notes have the word, capitalized, right after their name. */
async function calledSo(ctx: MemberContext, { people, said }: NamedAt, word: string) {
  const ids = people.map(({ connectionId }) => connectionId)
  const rows = await findExactAmong(ctx, 'said', [word], ids)
  const entries = [...new Set(rows.map(({ sourceId }) => sourceId))].slice(0, maxEntriesRead)
  if (entries.length === 0) return []
  const notes = await ctx.db
    .selectFrom('interactions')
    .select(['connectionId', 'text', 'transcript'])
    .where('memberId', '=', ctx.member.id)
    .where('id', 'in', entries)
    .execute()
  const wanted = `${words(said).at(-1)} ${word}`
  const pairs = /(\p{Lu}[\p{L}'’-]*) (\p{Lu}[\p{L}-]*)/gu
  const those = notes.filter(({ text, transcript }) =>
    [...`${text ?? ''} ${transcript ?? ''}`.matchAll(pairs)].some(
      ([pair]) => foldedNameWords(pair).join(' ') === wanted,
    ),
  )
  return people.filter(({ connectionId }) => those.some((note) => note.connectionId === connectionId))
}

const companyAfterName = /^\s+(?:from|at|of)\s+(?:the\s+)?([\p{L}\p{N}]+(?:\s+\p{Lu}[\p{L}\p{N}]+)*)/u

/** "Ana from Acme", "Ana from the bank": the Ana with that company. It counts as part of the name. */
export async function narrowByCompany(ctx: MemberContext, text: string, name: NamedAt): Promise<NamedAt> {
  const [all, after] = companyAfterName.exec(text.slice(name.end)) ?? []
  if (!all || !after || (name.people.length < 2 && !/^\s+from\b/u.test(all))) return name
  const people = name.people.map((who) => ({ ...who, id: who.connectionId, displayName: who.name }))
  const those = (await thoseWith(ctx, people, after)).map(({ connectionId, name }) => ({ connectionId, name }))
  return those.length > 0 ? { ...name, people: those, end: name.end + all.length } : name
}
