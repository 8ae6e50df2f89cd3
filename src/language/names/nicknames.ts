import { lazy } from '../phrases/lazy.ts'
import { linesOf } from '../words/word-set.ts'
import { latin } from '../words/words.ts'

/** Other forms of a (folded) name: Robert for Bob, and Bob for Robert. */
export function alsoCalled(name: string): readonly string[] {
  const known = groups().get(name)
  if (!known) return nothing
  known.others ??= [...new Set(known.groups.flat())].filter((other) => other !== name)
  return known.others
}

const nothing: readonly string[] = []

type Name = { groups: string[][]; others?: readonly string[] }

const groups = lazy(grouped)

function grouped() {
  const all = new Map<string, Name>()
  for (const line of linesOf(new URL('nicknames.txt', import.meta.url))) {
    const group = [...new Set(latin(line).replace(/['’-]/g, '').split(' '))].filter(Boolean)
    for (const name of group) all.set(name, { groups: [...(all.get(name)?.groups ?? []), group] })
  }
  return all
}
