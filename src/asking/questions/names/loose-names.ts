import { nameTerm, pairTerm } from '#language/names/name-keys.ts'
import { pattern, phrases } from '#language/phrases/phrases.ts'
import { isListedWord } from '#language/vocabulary/related-words.ts'
import { distance, variants } from '#language/words/variants.ts'
import { foldedNameWords, latin, stopWords, words } from '#language/words/words.ts'
import { findExact, findExactAmong, findVariants } from '#people/search/index/lookups.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { alsoWords, isOrdinaryWord, questionWords } from '../words/ordinary-words.ts'
import { type NamedAt, type NameWord, placeOf } from './name-words.ts'
import { asWho, maxPeopleMeant, nearly, thoseWith, withIds } from './who-is.ts'

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

/** Limits the lookups per question. */
const maxNamesTried = 6

/** Words in the position of a name that occur nowhere: a misspelt name, or an unknown person. */
export async function findMistypedNames(ctx: MemberContext, text: string, unknown: NameWord[]): Promise<NamedAt[]> {
  const left = unknown.filter((each) => {
    const [word = '', ...more] = each.words
    const mayBe = word.length > 3 && more.length === 0 && each.standsAlone && !questionWords.has(word)
    return mayBe && (each.isLarge ? isPlaced(text, each) : each.looksLikeName)
  })
  const found = await Promise.all(left.slice(0, maxNamesTried).map((each) => nearName(ctx, text, each)))
  return found.flat()
}

const beforeNames = phrases`
  did, does, do, has, have, had, was, is, will, can, should, would, with, to, from, about, of, for, and, or, promise[d],
  owe[d | s], meet, met, see, saw, seen, call[ed], told, tell, ask[ed], know, introduce[d], gave, give, visited, emailed,
  phoned, contacted, when's, where's, who's, what's`
const slots = pattern('iu')`(?:\b${beforeNames}|,|^)\s*$`

const isPlaced = (text: string, { index, isPossessive }: NameWord) =>
  isPossessive || (index > 0 && slots.test(text.slice(0, index)))

async function nearName(ctx: MemberContext, text: string, each: NameWord): Promise<NamedAt[]> {
  const [word = ''] = each.words
  if (await occurs(ctx, word)) return []
  const leads = await findVariants(ctx, variants(word).map(nameTerm))
  const near = leads.map((row) => row.term.slice(1)).filter((term) => nearly(term, [word]))
  const rows = await findExact(ctx, 'own', [...new Set(near)].slice(0, 100).map(nameTerm))
  const people = await withIds(ctx, [...new Set(rows.map((row) => row.connectionId))])
  const place = placeOf(text, [each])
  if (people.length > 0) return [{ ...place, people: people.slice(0, maxPeopleMeant).map(asWho) }]
  return each.isLarge && isSomebody(text, each) ? [{ ...place, people: [] }] : []
}

const toSomebody =
  /\b(?:promised?|owe|meet|met|told|talk(?:ed)? (?:to|with)|sp(?:eak|oke|oken) (?:to|with)|who is|who's|know about)\s+$/iu

/** "What did Marta say": only people say things, get promises or have birthdays. */
function isSomebody(text: string, { index, end, isPossessive }: NameWord) {
  const before = text.slice(0, index)
  if (isPossessive || toSomebody.test(before)) return true
  return /\b(?:did|does|has|will)\s+$/iu.test(before) && /^\s+\p{Ll}/u.test(text.slice(end))
}

/** In the member's notes, or in a field other than the name. */
async function occurs(ctx: MemberContext, word: string) {
  const [said, own] = await Promise.all([findExact(ctx, 'said', [word]), findExact(ctx, 'own', [word])])
  return said.length > 0 || own.length > 0
}

const runs = /[\p{Script=Han}\p{Script=Hangul}]{2,}/gu
const maxRunLength = 40

/** Names in scripts without spaces: any two adjacent syllables of a name find it. */
export async function findUnspacedNames(ctx: MemberContext, text: string): Promise<NamedAt[]> {
  const found = await Promise.all(
    [...text.matchAll(runs)].slice(0, 8).map(({ 0: run, index }) => inRun(ctx, run, index)),
  )
  return found.flat()
}

async function inRun(ctx: MemberContext, run: string, index: number): Promise<NamedAt[]> {
  const letters = [...run].slice(0, maxRunLength)
  const pairs = letters.slice(1).map((letter, at) => pairTerm(latin(letters[at] ?? ''), latin(letter)))
  const rows = await findExact(ctx, 'own', [...new Set(pairs)])
  const ids = [...new Set(rows.map((row) => row.connectionId))]
  if (ids.length === 0) return []
  const people = await ctx.db
    .selectFrom('connections')
    .select(['id', 'displayName'])
    .where('memberId', '=', ctx.member.id)
    .where('id', 'in', ids)
    .execute()
  const shared = people.map((person) => ({
    ...person,
    said: longestSharedPart(run, person.displayName.normalize('NFC').replace(/\s/g, '')),
  }))
  const longest = Math.max(2, ...shared.map(({ said }) => said.length))
  const meant = shared.filter(({ said }) => said.length === longest)
  const [said = ''] = meant.map((each) => each.said)
  if (said === '') return []
  const start = index + run.indexOf(said)
  const who = meant
    .filter((each) => each.said === said)
    .map(({ id, displayName }) => ({ connectionId: id, name: displayName }))
  return [{ said, people: who, index: start, end: start + said.length }]
}

function longestSharedPart(run: string, name: string) {
  for (let length = name.length; length > 1; length--) {
    for (let at = 0; at + length <= name.length; at++) {
      const part = name.slice(at, at + length)
      if (run.includes(part)) return part
    }
  }
  return ''
}
