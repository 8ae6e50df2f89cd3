import type { Place, Sources } from './sources.ts'
import { isFigure, type Token } from './tokens.ts'
import { frameWords } from './word-kinds.ts'

/** An answer speaks to the member as "you"; in a message the member speaks, and "you" is the person. */
export type Voice = 'answer' | 'message'

/** A sentence beside its sources. */
export type Claim = {
  tokens: Token[]
  /** Where each token stands in the sources. */
  places: Place[][]
  /** The words of names that may be used. */
  names: Set<string>
  /** The tokens that are dates and figures. */
  counted: Set<number>
  sources: Sources
  voice: Voice
}

/** Why a sentence is not let out, or null. */
export type Check = (claim: Claim) => string | null

export const has = (tokens: Token[], words: ReadonlySet<string>) => tokens.some(({ word }) => words.has(word))

export const clausesOf = (tokens: Token[]): Token[][] => [...Map.groupBy(tokens, ({ clause }) => clause).values()]

export const isMissing = ({ places }: Claim, at: number) => (places[at]?.length ?? 0) === 0

/** A word that claims something, and is no name, date or figure. */
export function isTelling({ tokens, names, counted }: Claim, at: number) {
  const token = tokens[at]
  return token?.isContent === true && !counted.has(at) && !names.has(token.word)
}

/** Whether a place has the word itself, and not one of like meaning. */
export const isSameWord = ({ sources }: Claim, { stem }: Token, { source, at }: Place) =>
  sources.all[source]?.tokens[at]?.stem === stem

/** A part of a source, and how many words of a clause stand in it. */
export type Overlap = { source: number; part: number; count: number; tokens: Token[] }

/**
 * The clauses or sentences of the sources with words of a clause of the claim, other than names: `framed` with those
 * that claim nothing, `exact` in no other words, and with figures.
 */
export function overlapsOf(
  claim: Claim,
  clause: Token[],
  { by = 'clause', framed = true, exact = false }: OverlapBy = {},
): Overlap[] {
  const found = new Map<string, Overlap>()
  for (const token of clause) {
    if (!(token.isContent || (exact && isFigure(token)))) continue
    if (claim.names.has(token.word) || (!framed && frameWords.has(token.word))) continue
    const parts = new Set<string>()
    for (const { source, at } of claim.places[claim.tokens.indexOf(token)] ?? []) {
      if (exact && !isSameWord(claim, token, { source, at })) continue
      const part = claim.sources.all[source]?.tokens[at]?.[by] ?? 0
      const key = `${source} ${part}`
      if (parts.has(key)) continue
      parts.add(key)
      const known = found.get(key)
      if (known) known.count += 1
      else found.set(key, { source, part, count: 1, tokens: tokensIn(claim, source, part, by) })
    }
  }
  return [...found.values()]
}

type OverlapBy = { by?: 'clause' | 'sentence'; framed?: boolean; exact?: boolean }

/** Starts at its tokens, which are stored together. */
function tokensIn({ sources }: Claim, source: number, part: number, by: 'clause' | 'sentence'): Token[] {
  const all = sources.all[source]?.tokens ?? []
  let [low, high] = [0, all.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((all[middle]?.[by] ?? 0) < part) low = middle + 1
    else high = middle
  }
  let end = low
  while (all[end]?.[by] === part) end += 1
  return all.slice(low, end)
}

export const bestCount = (overlaps: Overlap[]) => Math.max(0, ...overlaps.map(({ count }) => count))
