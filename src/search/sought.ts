import type { MemberContext } from '../context.ts'
import { likeness } from './likeness.ts'
import { ledTo } from './lookups.ts'
import { alsoCalled } from './nicknames.ts'
import { bones, hasVowels } from './sounds.ts'
import { deepVariants, isTypoOf, variants } from './variants.ts'
import { soundKey } from './vocabulary.ts'
import { stopWords, words } from './words.ts'

/** One word of a query: which words of names it may mean, and how surely; and which other words it may misspell. */
export type Sought = {
  word: string
  /** Words that occur everywhere count only where they are somebody's name. */
  isTelling: boolean
  names: Map<string, number>
  typos: Set<string>
  /** Only looked for when nothing else was found. */
  said: Set<string>
}

/** The words of a query; and each two neighbours as one word. */
export async function soughtWords(ctx: MemberContext, query: string): Promise<{ sought: Sought[]; joined: Sought[] }> {
  const all = [...new Set(words(query))]
  const telling = all.filter((word) => !stopWords.has(word))
  const isSentence = all.length > 4 && telling.length > 0
  const given = (isSentence ? telling : all).slice(0, 8)
  const pairs = given.slice(1, 4).map((word, at) => `${given[at]}${word}`)
  const known = new Map([...given, ...pairs].map((word) => [word, new Set(leadsOf(word))]))
  const rows = await ledTo(
    ctx,
    [...known.values()].flatMap((leads) => [...leads]),
  )
  const understood = (word: string) => {
    const leads = known.get(word) ?? new Set()
    return meant(
      word,
      rows.filter((row) => leads.has(row.variant)),
      telling.length === 0 || !stopWords.has(word),
    )
  }
  return { sought: given.map(understood), joined: pairs.map(understood) }
}

/** Two typos in one word, and typos in what was said: dearer, so only when nobody has all that was asked for. */
export async function soughtDeeper(ctx: MemberContext, sought: Sought[]): Promise<Sought[]> {
  const leads = sought.map(({ word }) => [
    ...[...variants(word), ...deepVariants(word)].map((each) => `=${each}`),
    ...(word.length < 5 ? [] : variants(word).map((each) => `~${each}`)),
  ])
  const rows = await ledTo(ctx, leads.flat())
  return sought.map((each, at) => {
    const own = new Set(leads[at])
    const found = meant(
      each.word,
      rows.filter((row) => own.has(row.variant)),
      each.isTelling,
    )
    return { ...each, names: new Map([...found.names, ...each.names]), said: found.said }
  })
}

function leadsOf(word: string) {
  const spelt = variants(word)
  const skeleton =
    bones(word).length < 2 ? [] : hasVowels(word) ? [`%%${bones(word)}`] : [`%${bones(word)}`, `%%${bones(word)}`]
  return [
    `=${word}`,
    ...spelt.map((each) => `=${each}`),
    ...(word.length < 4 ? [] : spelt),
    soundKey(word),
    ...skeleton,
    ...alsoCalled(word).map((name) => `=${name}`),
  ]
}

type Row = { variant: string; term: string }

function meant(word: string, rows: Row[], isTelling: boolean): Sought {
  const sought: Sought = { word, isTelling, names: new Map(), typos: new Set(), said: new Set() }
  const nicknames = new Set(alsoCalled(word))
  for (const { variant, term } of rows) {
    const mark = term[0]
    const other = mark === '=' || mark === '~' ? term.slice(1) : term
    if (mark === '=') {
      const like = likeness(word, other, nicknames.has(other), variant.startsWith('%'))
      if (like > (sought.names.get(other) ?? 0)) sought.names.set(other, like)
    } else if (other !== word && isTypoOf(word, other)) (mark === '~' ? sought.said : sought.typos).add(other)
  }
  return sought
}
