import type { Piece } from './phrases.ts'

/** All that a piece of a pattern can match, if that is few words; and words of which each of its matches has one. */
type Read = { exact: readonly string[] | null; needed: readonly string[] | null }

type Tokens = { all: readonly string[]; at: number }

/** Plain letters that are not repeated, an escaped one, a class, the start of a group, a sign that repeats, or any other sign. */
const token =
  /[^\\^$.*+?()[\]{}|]+(?![^\\^$.()[\]|])|\\(?:[pPu]\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|k<\w+>|.)|\[(?:\\.|[^\\\]])*\]|\(\?(?:<?[=!]|<\w+>|[a-z-]*:)|(?:[*+?]|\{\d+(?:,\d*)?\})\??|./gsu

/** More are not put together: each is looked for. */
const maxExact = 24
/** Fewer letters say too little. */
const minLength = 3

/**
 * Words, in lower case, of which every text that a pattern matches has one somewhere; null where there are none to be told.
 * So it is known without trying that a text has no match.
 */
export function neededWords({ source }: Piece): readonly string[] | null {
  const { exact, needed } = readAlternatives({ all: source.match(token) ?? [], at: 0 })
  const words = rarer(telling(exact), needed)
  return words && [...new Set(words)]
}

/** Reads up to a closing bracket, or to the end. */
function readAlternatives(tokens: Tokens): Read {
  const exact: string[] = []
  const needed: string[] = []
  let isExact = true
  let isNeeded = true
  do {
    const each = readSequence(tokens)
    const words = rarer(telling(each.exact), each.needed)
    if (each.exact) exact.push(...each.exact)
    if (words) needed.push(...words)
    isExact &&= each.exact !== null
    isNeeded &&= words !== null
  } while (tokens.all[tokens.at++] === '|')
  return { exact: isExact && exact.length <= maxExact ? exact : null, needed: isNeeded ? needed : null }
}

function readSequence(tokens: Tokens): Read {
  let run: readonly string[] = ['']
  let needed: Read['needed'] = null
  let isExact = true
  while (tokens.at < tokens.all.length && tokens.all[tokens.at] !== '|' && tokens.all[tokens.at] !== ')') {
    const each = readRepeated(tokens)
    const longer = each.exact && each.exact.length * run.length <= maxExact ? joined(run, each.exact) : null
    if (!longer) {
      needed = rarer(rarer(needed, telling(run)), rarer(telling(each.exact), each.needed))
      isExact = false
    }
    run = longer ?? ['']
  }
  return { exact: isExact ? run : null, needed: rarer(needed, isExact ? null : telling(run)) }
}

const nothingKnown: Read = { exact: null, needed: null }

function readRepeated(tokens: Tokens): Read {
  const one = readOne(tokens)
  const sign = tokens.all[tokens.at] ?? ''
  if (sign.startsWith('?')) {
    tokens.at++
    return { exact: one.exact && ['', ...one.exact], needed: null }
  }
  if (!/^[*+{]/.test(sign)) return one
  tokens.at++
  return /^(?:\*|\{0)/.test(sign) ? nothingKnown : { exact: null, needed: rarer(telling(one.exact), one.needed) }
}

function readOne(tokens: Tokens): Read {
  const each = tokens.all[tokens.at++] ?? ''
  switch (each[0]) {
    case '(': {
      const inner = readAlternatives(tokens)
      return /^\(\?<?[=!]$/.test(each) ? noLetters : inner
    }
    case '[':
      return readClass(each.slice(1, -1))
    case '.':
      return nothingKnown
    case '^':
    case '$':
      return noLetters
    case '\\':
      return readEscaped(each.slice(1))
    default:
      return { exact: [each.toLowerCase()], needed: null }
  }
}

/** What only looks around. */
const noLetters: Read = { exact: [''], needed: null }

/** A few letters, without ranges and escaped ones, are so many words. */
const readClass = (letters: string): Read =>
  /^[^\\^-]{1,3}-?$/u.test(letters) ? { exact: [...new Set(letters.toLowerCase())], needed: null } : nothingKnown

function readEscaped(sign: string): Read {
  if (sign === 'b' || sign === 'B') return noLetters
  if (/^[^\p{L}\d]$/u.test(sign)) return { exact: [sign], needed: null }
  const code = /^[xu]([\da-f]+)$/i.exec(sign)?.[1]
  return code ? { exact: [String.fromCharCode(Number.parseInt(code, 16)).toLowerCase()], needed: null } : nothingKnown
}

const joined = (starts: readonly string[], ends: readonly string[]) =>
  starts.flatMap((start) => ends.map((end) => start + end))

const telling = (words: readonly string[] | null) => (words?.every(({ length }) => length >= minLength) ? words : null)

/** Of two lists the one whose words are longer and fewer, so that less text has one of them. */
function rarer(one: Read['needed'], other: Read['needed']) {
  if (!one || !other) return one ?? other
  return frequency(one) <= frequency(other) ? one : other
}

const frequency = (words: readonly string[]) => words.reduce((sum, { length }) => sum + 4 ** -length, 0)
