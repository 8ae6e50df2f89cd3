import { lazy } from '../phrases/lazy.ts'
import { latin } from '../words/words.ts'
import { elsewhere } from './nicknames/elsewhere.ts'
import { englishAToD } from './nicknames/english-a-to-d.ts'
import { englishEToL } from './nicknames/english-e-to-l.ts'
import { englishMToR } from './nicknames/english-m-to-r.ts'
import { englishSToZ } from './nicknames/english-s-to-z.ts'
import { germanic } from './nicknames/germanic.ts'
import { romance } from './nicknames/romance.ts'
import { slavic } from './nicknames/slavic.ts'

/** What else someone of this (folded) name may be called: Robert for Bob, and Bob for Robert. */
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
  const lines = [englishAToD, englishEToL, englishMToR, englishSToZ, romance, germanic, slavic, elsewhere].join('\n')
  for (const line of lines.replaceAll('\n  ', ' ').split('\n')) {
    const group = [...new Set(latin(line).replace(/['’-]/g, '').split(' '))].filter(Boolean)
    for (const name of group) all.set(name, { groups: [...(all.get(name)?.groups ?? []), group] })
  }
  return all
}
