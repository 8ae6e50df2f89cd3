import { determiners, endsPhrase } from '#language/en/note-reads.ts'

const verbs = new Map(
  Object.entries({
    is: 'are',
    was: 'were',
    has: 'have',
    does: 'do',
    "isn't": "aren't",
    "wasn't": "weren't",
    "hasn't": "haven't",
    "doesn't": "don't",
  }),
)

/**
 * Rewords a statement about a person to address them: "send her the deck" becomes "send you the deck". `giving`: the
 * verb before takes a person and a thing, so "her photos" are photos for her.
 */
export function inSecondPerson(text: string, names: string[], giving = false): string {
  const words = text.split(' ')
  const out: string[] = []
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? ''
    const next = words[at + 1]
    if (isName(word, names)) {
      if (isName(next ?? '', names) && !isPossessive(word)) continue
      out.push(isPossessive(word) ? 'your' : 'you')
      if (!isPossessive(word) && next) agree(words, at + 1)
      continue
    }
    const turned = pronoun(word.toLowerCase(), { next, first: at === 0, giving, text })
    if (turned === 'you' && /^(?:she|he|they)$/i.test(word)) agree(words, at + 1)
    out.push(turned ?? word)
  }
  return out.join(' ')
}

export function isName(word: string, names: string[]) {
  const bare = word.replace(/['’]s$/, '').toLowerCase()
  // Written small, some names are words.
  if (/^\p{Ll}/u.test(word) && (bare.length < 3 || alsoWords.has(bare))) return false
  return names.some((name) => name.toLowerCase() === bare)
}

const alsoWords = new Set(
  'will may mark rose art grace hope joy bill june april august frank sue pat rob drew chase grant hunter dawn faith long young white black brown green gray wood woods stone hill fields park parks best good love price case bird fox wolf cook baker'.split(
    ' ',
  ),
)

export const isPossessive = (word: string) => /['’]s$/.test(word)

function pronoun(
  word: string,
  { next, first, giving, text }: { next: string | undefined; first: boolean; giving: boolean; text: string },
) {
  if (/^(?:she|he|they|him)$/.test(word)) return 'you'
  if (/^(?:his|their)$/.test(word)) return next === undefined ? 'yours' : 'your'
  if (word === 'hers' || word === 'theirs') return 'yours'
  if (/^(?:him|her|them)sel(?:f|ves)$/.test(word)) return 'yourself'
  // Later on, "them" is more often things than the person.
  if (word === 'them') return first ? 'you' : undefined
  if (word !== 'her') return undefined
  if (endsPhrase(next) || determiners.has(next?.toLowerCase() ?? '')) return 'you'
  return giving && first && !/ to /.test(text) ? 'you' : 'your'
}

/** "She wants" is "you want". */
function agree(words: string[], at: number) {
  const verb = words[at]
  if (verb === undefined) return
  const other = verbs.get(verb)
  if (other) words[at] = other
  else if (/^[a-z]{2,}(?:sh|ch|x|o|ss)es$/.test(verb)) words[at] = verb.slice(0, -2)
  else if (/^[a-z]{3,}[^aeiousy]ies$/.test(verb)) words[at] = `${verb.slice(0, -3)}y`
  else if (/^[a-z]{2,}[^su']s$/.test(verb)) words[at] = verb.slice(0, -1)
}
