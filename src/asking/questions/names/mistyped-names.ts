import { nameTerm } from '#language/names/name-keys.ts'
import { pattern, phrases } from '#language/phrases/phrases.ts'
import { variants } from '#language/words/variants.ts'
import { findExact, findVariants } from '#people/search/index/lookups.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { questionWords } from '../words/ordinary-words.ts'
import { nearly } from './name-match.ts'
import { type NamedAt, type NameWord, placeOf } from './name-words.ts'
import { asWho, maxPeopleMeant, withIds } from './who-is.ts'

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
