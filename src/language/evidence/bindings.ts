import { type Check, type Claim, clausesOf, isSameWord } from './claim.ts'
import { isFigure, type Token } from './tokens.ts'
import { frameWords } from './word-kinds.ts'

/** A name or figure stands with the words that it stands with in the sources, unless another of its kind does. */
export const checkBindings: Check = (claim) => {
  const kinds = [mentionsOf(claim, isFigure), mentionsOf(claim, (token) => isOtherName(claim, token))]
  const isElsewhere = clausesOf(claim.tokens).some((clause) => {
    const shared = sharedBy(claim, clause)
    return shared.size > 0 && kinds.some((mentions) => isBoundElsewhere(claim, clause, { shared, mentions }))
  })
  return isElsewhere ? 'said of something else there' : null
}

/** A value in a clause of a source, and the tokens of the claim that name it. */
type Mention = { part: string; claimed: number[] }

function isBoundElsewhere(
  claim: Claim,
  clause: Token[],
  { shared, mentions }: { shared: Map<string, number>; mentions: Mention[] },
) {
  const scoreOf = scoresIn(claim, shared, mentions)
  const isHere = (at: number) => claim.tokens[at]?.clause === clause[0]?.clause
  const own = new Map<number, number>()
  const ownParts = new Set<string>()
  for (const { part, claimed } of mentions)
    for (const at of claimed.filter(isHere)) {
      ownParts.add(part)
      own.set(at, Math.max(own.get(at) ?? 0, scoreOf(part)))
    }
  if (own.size === 0) return false
  const least = Math.min(...own.values())
  return mentions.some(({ part }) => !ownParts.has(part) && scoreOf(part) > least)
}

const partOf = (source: number, clause: number | undefined) => `${source} ${clause}`

/** How many words of a clause each clause of the sources has. */
function sharedBy(claim: Claim, clause: Token[]): Map<string, number> {
  const shared = new Map<string, number>()
  for (const token of clause) {
    const at = claim.tokens.indexOf(token)
    if (!token.isContent || token.isCapital || claim.counted.has(at) || frameWords.has(token.word)) continue
    const places = (claim.places[at] ?? []).filter((place) => isSameWord(claim, token, place))
    const parts = places.map(({ source, at }) => partOf(source, claim.sources.all[source]?.tokens[at]?.clause))
    for (const part of new Set(parts)) shared.set(part, (shared.get(part) ?? 0) + 1)
  }
  return shared
}

/** How much a clause shares, with the clauses of its sentence around it that have no value of the kind. */
function scoresIn({ sources }: Claim, shared: Map<string, number>, mentions: Mention[]) {
  const taken = new Set(mentions.map(({ part }) => part))
  return (part: string) => {
    const [source = 0, clause = 0] = part.split(' ').map(Number)
    const sentences = sources.all[source]?.sentences
    let score = shared.get(part) ?? 0
    for (const step of [-1, 1])
      for (let next = clause + step; sentences?.[next] === sentences?.[clause]; next += step) {
        if (next < 0 || taken.has(partOf(source, next))) break
        score += shared.get(partOf(source, next)) ?? 0
      }
    return score
  }
}

/** The people of the sources are behind every statement there. */
const isOtherName = ({ names }: Claim, { isCapital, isContent, word }: Token) =>
  isCapital && isContent && !names.has(word)

function mentionsOf({ tokens, places, sources }: Claim, isKind: (token: Token) => boolean): Mention[] {
  const claimed = new Map<string, number[]>()
  for (const [at, token] of tokens.entries()) {
    if (!isKind(token)) continue
    for (const place of places[at] ?? []) {
      const key = partOf(place.source, place.at)
      const known = claimed.get(key)
      if (known) known.push(at)
      else claimed.set(key, [at])
    }
  }
  return sources.all.flatMap(({ tokens, heads }, source) =>
    tokens.flatMap((token, at) => {
      const found = claimed.get(partOf(source, at))
      if (!found && (!isKind(token) || token.opens)) return []
      return [{ part: partOf(source, heads[token.clause]), claimed: found ?? [] }]
    }),
  )
}
