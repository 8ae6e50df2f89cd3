import { nameTerm } from '#language/names/name-terms.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { byAddress } from './by-address.ts'
import { named, nearlyNamed } from './by-name.ts'
import { allOccur, elsewhere } from './by-words.ts'
import { exactly } from './index/lookups.ts'
import { type Sought, soughtWords, withMoreTypos, withTypos, writtenAsOne } from './query-words.ts'

/** Who may be meant: those `reached` by their address or number, and for each which word was said in which entry last. */
export type Candidates = {
  sought: Sought[]
  /** Each two neighbouring words as one. */
  joined: Sought[]
  ids: string[]
  reached: Set<string>
  said: Map<string, Map<string, string>>
}

/**
 * Bounded, whatever the member has stored: no query reads more than a few lists of a hundred rows.
 * A name that is spelt well is found by a few of them; each doubt costs a few more.
 */
export async function candidates(ctx: MemberContext, query: string): Promise<Candidates> {
  const { reached, isEmail } = await byAddress(ctx, query)
  const nobody: Candidates = { sought: [], joined: [], ids: [...reached], reached, said: new Map() }
  if (reached.size > 0 && isEmail) return nobody
  const sought = await soughtWords(ctx, query)
  const well = await named(ctx, sought)
  if (well.isSure) return { ...nobody, sought, ids: [...reached, ...well.ids] }
  return sought.length < 2 ? oneWord(ctx, { ...nobody, sought }) : severalWords(ctx, { ...nobody, sought })
}

/** A word that is there as it is written is not taken for a typo of another. */
async function oneWord(ctx: MemberContext, known: Candidates): Promise<Candidates> {
  const found = await elsewhere(ctx, known.sought, { withNear: true })
  if (found.isOwn) return { ...known, ...found, ids: [...known.ids, ...found.ids] }
  const sought = await withTypos(ctx, known.sought)
  const again = await elsewhere(ctx, sought, { withNear: true })
  return { ...known, ...again, sought, ids: [...known.ids, ...again.ids] }
}

async function severalWords(ctx: MemberContext, known: Candidates): Promise<Candidates> {
  const sought = await withTypos(ctx, known.sought)
  const near = await named(ctx, sought)
  const found = { ...known, sought, ids: [...known.ids, ...near.ids] }
  if (near.hasAll) return { ...found, ...(await besides(ctx, found)) }
  const joined = await writtenAsOne(ctx, sought)
  const { ids, said } = await elsewhere(ctx, sought, { withNear: true })
  return { ...found, joined, ids: [...found.ids, ...(await asOne(ctx, joined)), ...ids], said }
}

/** Beside those whose name it may be with a typo: whoever has all the words as they are written, wherever. */
async function besides(ctx: MemberContext, { sought, ids }: Candidates) {
  if (!(await allOccur(ctx, sought))) return { ids }
  const found = await elsewhere(ctx, sought, { withNear: false })
  return { ids: [...ids, ...found.ids], said: found.said }
}

/** A second look, when nobody has all that was asked for. */
export async function moreCandidates(ctx: MemberContext, known: Candidates): Promise<Candidates> {
  const sought = await withMoreTypos(ctx, known.sought)
  const joined = await writtenAsOne(ctx, sought)
  const [near, nearly] = [await named(ctx, sought), await nearlyNamed(ctx, known.sought)]
  const { ids, said } = await elsewhere(ctx, sought, { withNear: true })
  const all = [...known.ids, ...near.ids, ...nearly, ...(await asOne(ctx, joined)), ...ids]
  return { ...known, sought, joined, ids: all, said }
}

async function asOne(ctx: MemberContext, joined: Sought[]) {
  const rows = await exactly(ctx, 'own', [...new Set(joined.flatMap(({ names }) => [...names.keys()].map(nameTerm)))])
  return rows.map((row) => row.connectionId)
}
