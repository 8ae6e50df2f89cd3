import { determiners, questionWords } from '#language/en/note-reads.ts'
import { pattern, phrases } from '#language/phrases/phrases.ts'
import { clausesByPunctuation, splitWords } from '#language/sentences/plain-sentences.ts'
import { wordSet } from '#language/words/word-set.ts'
import { mentionsOthers } from './places.ts'
import { inSecondPerson, isName } from './second-person.ts'
import { isSensitive } from './sensitive.ts'
import { isFitForMessage } from './whole-phrase.ts'

const howMuch = phrases`
  a bit, a lot, a little, briefly, at length, mostly, mainly, to (her | him | them), with (her | him | them)`
const talkedAbout = phrases`
  (talked | spoke | chatted | caught up) [${howMuch}] (about | on), discussed`
const talked = pattern('i')`^(?:(\S+) )?(?:(?:also|mostly|then|briefly|again|mainly) )*${talkedAbout} (.+)$`
const about = /(?:^|\s)(?:about|regarding|re:?) (.+)$/i

/** The topic of their conversation: "about the lease"; null if it is uncertain or unfit for a message. */
export function topicIn(
  sentence: string,
  { names, rest, earlier = [] }: { names: string[]; rest?: string; earlier?: string[] },
): string | null {
  if (isSensitive(sentence, names) || /\bn[o']t\b|n['’]t\b|\?$/i.test(sentence)) return null
  for (const clause of clausesByPunctuation(sentence)) {
    const [, subject, spoken] = talked.exec(clause) ?? []
    const own = subject === undefined || /^(?:we|i|she|he|they)$/i.test(subject) || isName(subject, names)
    const phrase = spoken !== undefined && own ? topicPhrase(spoken, { names, sentence, earlier }) : null
    if (phrase) return phrase
  }
  const after = about.exec(rest ?? '')?.[1]
  return after === undefined ? null : topicPhrase(after, { names, sentence, earlier })
}

function topicPhrase(
  text: string,
  { names, sentence, earlier }: { names: string[]; sentence: string; earlier: string[] },
) {
  // What was discussed with somebody else was not discussed with the person.
  if (/\bwith (?!her\b|him\b|them\b|you\b|us\b)/i.test(text) && !names.some((name) => text.includes(`with ${name}`)))
    return null
  const words = nounPhrase(splitWords(text.replace(/[.,;:!?].*$/, '')))
  if (words === null) return null
  const theirs = /^(?:his|her|their)$/i.test(words[0] ?? '')
  const before = sentence.slice(0, sentence.indexOf(words.join(' ')))
  if (theirs && mentionsOthers([...earlier, before], names)) return null
  const said = inSecondPerson(withArticle(words).join(' '), names)
  return isFitForMessage(said) && !/\byou\b/.test(said) ? `about ${said}` : null
}

const countable = wordSet(`
  roadmap project contract proposal budget launch move deck event product website app plan offer deal agenda house flat
  workshop conference trip partnership collaboration strategy exhibition book film article course study team office company`)

/** Notes leave out articles that a message needs: "discussed roadmap". */
function withArticle(words: string[]) {
  const bare = /^\p{Ll}/u.test(words[0] ?? '') && !determiners.has(words[0] ?? '')
  return bare && countable.has(words.at(-1) ?? '') ? ['the', ...words] : words
}

const phraseEnds = wordSet(`
  with and but because who which that when if so at in on after before over during while as to by from between or is was are
  were has had will today yesterday tonight again she he they we i it this next last`)

/** A short phrase of a thing; a name alone may be a person, and is not one. */
export function nounPhrase(words: string[]): string[] | null {
  const end = words.findIndex((word, at) => at > 0 && phraseEnds.has(word.toLowerCase()))
  const phrase = end < 0 ? words : words.slice(0, end)
  const [first = ''] = phrase
  const determined = determiners.has(first.toLowerCase())
  if (phrase.length === 0 || phrase.length > 6 || questionWords.has(first.toLowerCase())) return null
  if (determined && (phrase.length === 1 || questionWords.has(phrase[1] ?? ''))) return null
  if (!determined && phrase.some((word) => !/^\p{Ll}|^\p{Lu}{2,4}$/u.test(word))) return null
  // "the Porto office", and never "the problem with Luis": a phrase ends in a thing.
  if (!/^\p{Ll}/u.test(phrase.at(-1) ?? '') && phrase.length < 3) return null
  return /^(?:of|for|a|an|the|about)$/.test(phrase.at(-1) ?? '') || phrase.some((word) => /^\p{Lu}.*['’]s$/u.test(word))
    ? null
    : phrase
}
