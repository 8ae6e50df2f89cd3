import type { Check, Claim } from './claim.ts'
import { isSuffix } from './day-mentions.ts'
import { type Figure, figuresIn } from './figures.ts'

/** Each figure of a sentence stands in its sources, and counts the same things there. */
export const checkFigures: Check = (claim) => {
  const { tokens, sources, counted } = claim
  const known = new Set(sources.all.flatMap(({ figures }) => figures.flatMap(({ values }) => values)))
  for (const figure of figuresIn(tokens)) {
    const { values, from, to } = figure
    if (counted.has(from) || /^(?:one|once|single)$/.test(tokens[from]?.word ?? '')) continue
    for (let at = from; at <= to; at += 1) counted.add(at)
    if (isSuffix(tokens[to + 1]?.word ?? '')) counted.add(to + 1)
    if (!values.some((value) => known.has(value))) return 'another figure'
    if (countsOther(claim, figure)) return 'another number of them'
  }
  return null
}

/** "14 bathrooms" where the sources have 40 of them, and 14 of something else. */
function countsOther({ tokens, sources }: Claim, { values, to }: Figure) {
  const thing = tokens[to + 1]
  if (!thing || thing.clause !== tokens[to]?.clause || isSuffix(thing.word) || !thing.isContent) return false
  const counts = (sources.places.get(thing.stem) ?? []).flatMap(({ source, at }) => {
    const { figures = [], tokens = [] } = sources.all[source] ?? {}
    return figures.filter(({ to }) => to === at - 1 && tokens[to]?.clause === tokens[at]?.clause)
  })
  return counts.length > 0 && !counts.some((figure) => figure.values.some((value) => values.includes(value)))
}
