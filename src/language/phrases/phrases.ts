import { lazy } from './lazy.ts'

/** Anything that can stand in a pattern: a list of phrases, or a short regular expression. */
export type Piece = {
  readonly source: string
  readonly words?: ReadonlySet<string>
  readonly needed?: readonly string[] | null
}

/**
 * A list of phrases, with all the words that are written out in it, in lower case. Each match has one of the `needed` words; null
 * where a phrase has none that could be told.
 */
export type Phrases = Piece & { readonly words: ReadonlySet<string>; readonly needed: readonly string[] | null }

/**
 * A list of phrases, separated by commas, for use in a pattern. The notation is that of the JSpeech Grammar Format:
 * `(a | b)` is one of several, `[c]` may be left out, `(a | b)*` may be repeated. Inside brackets a comma is a comma.
 */
export function phrases(list: TemplateStringsArray, ...pieces: Piece[]): Phrases {
  const text = list.reduce((whole, next, at) => `${whole}${marker(at - 1)}${next}`)
  // There are hundreds of lists, which a start would wait for.
  const read = lazy(() => alternatives(tokensOf(text, pieces), ','))
  const words = lazy(() => {
    const own = text.toLowerCase().match(/[a-z']+/g) ?? []
    return new Set([...own, ...pieces.flatMap(({ words }) => [...(words ?? [])])])
  })
  return {
    get source() {
      return read().source
    },
    get needed() {
      return read().needed
    },
    get words() {
      return words()
    },
  }
}

/** A regular expression with lists of phrases in it, each as a group: pattern('i')`^${greetings} ${names}`. */
export const pattern =
  (flags = '') =>
  (template: TemplateStringsArray, ...pieces: Piece[]): RegExp =>
    new RegExp(String.raw(template, ...pieces.map(group)), flags)

/** Any of some plain words. */
export const anyOf = (words: readonly string[]): Piece => ({
  source: words.map((word) => RegExp.escape(word)).join('|'),
})

const group = ({ source }: Piece) => `(?:${source})`

/** A character of private use stands for each piece until the list is read. */
const firstMarker = 0xe000
const marker = (at: number) => String.fromCharCode(firstMarker + at)

type Tokens = { all: string[]; at: number; pieces: Piece[] }

const tokensOf = (text: string, pieces: Piece[]): Tokens => ({
  all: text.trim().match(/\s+|[[\](),|*]|[^\s[\](),|*]+/g) ?? [],
  at: 0,
  pieces,
})

type Read = { source: string; needed: readonly string[] | null }

/** Reads up to a closing bracket, or to the end. */
function alternatives(tokens: Tokens, separator: ',' | '|'): Read {
  const found = [sequence(tokens, separator)]
  while (tokens.all[tokens.at] === separator) {
    tokens.at++
    found.push(sequence(tokens, separator))
  }
  const needed = found.flatMap((each) => each.needed ?? [])
  return {
    source: found.map(({ source }) => source).join('|'),
    needed: found.every((each) => each.needed) ? needed : null,
  }
}

/** Words in a row. What may be left out goes with one of the spaces around it. */
function sequence(tokens: Tokens, separator: ',' | '|'): Read {
  let source = ''
  let gap = ''
  let needed: Read['needed'] = null
  skipSpace(tokens)
  while (!isEnd(tokens, separator)) {
    const token = tokens.all[tokens.at++] ?? ''
    const inner = token === '(' || token === '[' ? bracketed(tokens) : null
    const isRepeated = tokens.all[tokens.at] === '*'
    if (isRepeated) tokens.at++
    const space = skipSpace(tokens) && !isEnd(tokens, separator) ? ' ' : ''
    const isLeading = source === '' || source.endsWith(' )?') || source.endsWith(' )*')
    if (isRepeated || token === '[') {
      const sign = isRepeated ? '*' : '?'
      const takesNext = isRepeated ? space !== '' : space !== '' && isLeading
      source += takesNext ? `${gap}(?:(?:${inner?.source}) )${sign}` : `(?:${gap}(?:${inner?.source}))${sign}`
      gap = takesNext ? '' : space
    } else {
      source += gap + (inner ? `(?:${inner.source})` : literal(token, tokens.pieces))
      gap = space
      for (const words of inner ? [inner.needed] : neededIn(token, tokens.pieces)) needed = rarer(needed, words)
    }
  }
  return { source, needed }
}

function bracketed(tokens: Tokens): Read {
  const inner = alternatives(tokens, '|')
  tokens.at++
  return inner
}

/** Fewer letters say too little. */
const minNeeded = 3

/** The word itself, or those of the pieces in it. */
const neededIn = (word: string, pieces: Piece[]): Read['needed'][] =>
  word
    .split(/([\ue000-\uf8ff])/)
    .map(
      (part) =>
        pieces[part.charCodeAt(0) - firstMarker]?.needed ?? (part.length < minNeeded ? null : [part.toLowerCase()]),
    )

/** Of two lists the one whose words are longer and fewer, so that less text has one of them. */
function rarer(one: Read['needed'], other: Read['needed']) {
  if (!one || !other) return one ?? other
  return frequency(one) <= frequency(other) ? one : other
}

const frequency = (words: readonly string[]) => words.reduce((sum, { length }) => sum + 4 ** -length, 0)

function skipSpace(tokens: Tokens): boolean {
  const isSpace = /^\s/.test(tokens.all[tokens.at] ?? '')
  if (isSpace) tokens.at++
  return isSpace
}

function isEnd({ all, at }: Tokens, separator: ',' | '|'): boolean {
  const token = all[at]
  return token === undefined || token === ')' || token === ']' || token === separator
}

const literal = (word: string, pieces: Piece[]) =>
  word.replace(/[\ue000-\uf8ff]|[\\^$.*+?{}/]/g, (character) => {
    const piece = pieces[character.charCodeAt(0) - firstMarker]
    return piece ? group(piece) : `\\${character}`
  })

/** Every match; not by matchAll, which makes a pattern anew each time. */
export function allMatches(pattern: RegExp, text: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) found.push(match)
  return found
}

/** Escaped letters, names of groups and plain letters; only the last and `\x61` stand for a letter. */
const sign = /\\x([\da-f]{2})|\\p\{\w+\}|\\.|\(\?<\w+>|[a-z]/giu

/**
 * A piece that matches in capital and small letters in a pattern that does not. Not by `(?i:…)`: once V8 has compiled a
 * megabyte of patterns it forgets such modifiers.
 */
export const inAnyCase = ({ source }: Piece): Piece => ({
  source: source.replace(sign, (each, code?: string) => {
    const letter = code ? String.fromCharCode(Number.parseInt(code, 16)) : each
    return /^[a-z]$/i.test(letter) ? `[${letter.toLowerCase()}${letter.toUpperCase()}]` : each
  }),
})
