import { compareText } from '#language/words/compare-text.ts'
import { bones, hasVowels, sound } from '#language/words/sounds.ts'
import { deepVariants, variants } from '#language/words/variants.ts'
import { pacedChunks } from '#platform/db/batches.ts'
import type { Db } from '#platform/db/schema/schema.ts'

// Every word there is, once, under all that may lead to it: what is left of it with a letter missing, and how it sounds.
// What leads to a name, to a word of another field and to a word that was said is kept apart by a mark.

type Mark = '=' | '' | '~'

/** Whose index it is. */
export type Owner = { db: Db; member: { id: string } }

export const soundKey = (word: string) => `:${sound(word)}`

/** Words written without vowels are kept apart: others come to them, and they to others, but no other way. */
const bonesKey = (word: string) => (hasVowels(word) ? `%${bones(word)}` : `%%${bones(word)}`)

function leads(mark: Mark, word: string) {
  if (mark !== '=') return marked(mark, variants(word))
  return [...marked('=', [word, ...variants(word), ...deepVariants(word)]), ...heard(word)]
}

const marked = (mark: Mark, list: string[]) => list.map((each) => mark + each)
const heard = (word: string) => (bones(word).length < 2 ? [soundKey(word)] : [soundKey(word), bonesKey(word)])

/** Shorter words of a company or a note must be spelt right. */
const shortestElsewhere = 4

/**
 * The misspellings stay when a word goes: they lead to no one any more, and the next person may bring the word back.
 * So a word that is among them has all of its own there. In one order, lest two who write at once wait for each other.
 */
export async function learn(ctx: Owner, mark: Mark, words: string[]) {
  const fresh = await unknownTo(ctx, mark, words)
  const rows = fresh.flatMap((word) =>
    leads(mark, word).map((variant) => ({ memberId: ctx.member.id, variant, term: mark + word })),
  )
  const all = [...new Map(rows.map((row) => [`${row.variant} ${row.term}`, row])).values()]
  for await (const part of pacedChunks(all.sort(byKey))) {
    await ctx.db
      .insertInto('searchVariants')
      .values(part)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

async function unknownTo(ctx: Owner, mark: Mark, words: string[]) {
  const long = words.filter((word) => mark === '=' || word.length >= shortestElsewhere)
  if (long.length === 0) return []
  const rows = await ctx.db
    .selectFrom('searchVariants')
    .select('term')
    .where('memberId', '=', ctx.member.id)
    .where('variant', 'in', marked(mark, long))
    .whereRef('variant', '=', 'term')
    .execute()
  const known = new Set(rows.map((row) => row.term))
  return long.filter((word) => !known.has(mark + word))
}

type Variant = { variant: string; term: string }

function byKey(a: Variant, b: Variant) {
  return compareText(a.variant, b.variant) || compareText(a.term, b.term)
}
