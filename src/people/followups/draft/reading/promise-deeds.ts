import { isDeedVerb } from '#language/en/commitments/deeds/deed-verbs.ts'
import { determiners, endsPhrase, prepositions } from '#language/en/note-reads.ts'
import { wordSet } from '#language/words/word-set.ts'
import { inSecondPerson, isName } from './second-person.ts'

const giving = wordSet('send forward email e-mail mail give lend show bring text get pass find write share post')
/** Followed by a person and an action: "help her move". */
const towards = wordSet('help let')
const reaching = wordSet('call ring phone ping message meet visit')
const thingsDone = wordSet(`
  book reserve prepare draft review read proofread arrange organise organize schedule confirm translate sign update finish
  fix print upload return deliver make check recommend test`)

/** The member's action worded to the person ("send you the deck"); null if that may be wrong. */
export function deedForPerson(text: string, names: string[]): string | null {
  const plain = text
    .replace(/^(?:make )?(?:an |the )?intro(?:duction)? /i, 'introduce ')
    .replace(/^send over /i, 'send ')
  const [verb = '', after = ''] = splitAt(plain, plain.indexOf(' '))
  const word = verb.toLowerCase()
  if (!isDeed(word)) return null
  const rest = restOf(word, inSecondPerson(after, names, giving.has(word) || towards.has(word)))?.trim()
  if (rest === undefined) return null
  const deed = rest === '' ? word : `${word} ${rest}`
  return isWellFormed(deed) ? deed : null
}

export const isDeed = (word: string) => isDeedVerb(word) || giving.has(word) || word === 'think'

function restOf(verb: string, rest: string): string | null {
  if (/^(?:back|up|out|over|round|around|in)\b/.test(rest)) return answered(verb, rest)
  if (verb === 'share')
    return rest === '' ? null : /\bwith\b/.test(rest) ? withArticle(rest) : `${withArticle(rest)} with you`
  if (verb === 'write' && !startsWithThing(rest)) return answered(verb, rest)
  // "write the children back": whom, and not what.
  if (verb === 'write' && !rest.startsWith('you ')) return rest
  if (giving.has(verb)) return give(rest, verb)
  if (verb === 'introduce') return introduce(rest)
  if (verb === 'reply' || verb === 'respond') return answered(verb, rest)
  if (verb === 'connect' || verb === 'invite') return /^(?:with|to) /.test(rest) ? `you ${rest}` : rest
  if (reaching.has(verb)) return reach(rest)
  if (rest === '') return null
  return thingsDone.has(verb) ? withArticle(rest) : rest
}

/** No pronoun of a third person, nothing cut off, nobody where a thing has to be. */
function isWellFormed(deed: string) {
  const words = deed.split(' ')
  const last = words.at(-1)?.toLowerCase() ?? ''
  if (determiners.has(last) || (prepositions.has(last) && words.length < 3) || /^(?:and|or|but)$/.test(last))
    return false
  if (words.some((word, at) => word === 'your' && endsPhrase(words[at + 1]))) return false
  if (words.some((word, at) => word === 'you' && isNameLike(words[at + 1]) && !/^(?:tell|show)$/.test(words[0] ?? '')))
    return false
  // Who is told or given something, and is not the person, may be the person by another name.
  if (isNameLike(words[1]) && (giving.has(words[0] ?? '') || /^(?:tell|let|show|remind|help)$/.test(words[0] ?? '')))
    return / to | for /.test(deed) && !/^(?:tell|let|remind|help)/.test(deed)
  if (towards.has(words[0] ?? '') && words[1] === 'you' && !mayFollowYou(words[2])) return false
  if (words[0] === 'introduce' && !/ to \S/.test(deed)) return false
  if (words[0] === 'put' && !/^put you in touch\b|^put together\b/.test(deed)) return false
  return !/\b(?:she|he|him|her|his|hers|you you|to to|it)\b/i.test(deed)
}

const mayFollowYou = (word = '') => endsPhrase(word) || isDeed(word) || word === 'know'
const isNameLike = (word = '') => /^\p{Lu}\p{Ll}+$/u.test(word)

function give(rest: string, verb: string): string | null {
  const writing = /mail|text/.test(verb)
  if (rest === '' || rest === 'you') return writing ? 'you' : null
  if (writing && startsWithPreposition(rest)) return `you ${rest}`
  if (startsWithPreposition(rest) || /^(?:you )?(?:it|them|this|that|these|those)(?: to you)?$/.test(rest)) return null
  if (rest.startsWith('you ')) return startsWithPreposition(rest.slice(4)) ? rest : `you ${withArticle(rest.slice(4))}`
  // Somebody, whoever that is: "will the deck", "your team the deck".
  const [first = '', second = '', third = ''] = rest.split(' ')
  if (first === 'your' && determiners.has(third)) return rest
  if (/^\p{Ll}/u.test(first) && !determiners.has(first) && determiners.has(second)) return null
  const toThem = /^(.*) to you$/.exec(rest)?.[1]
  if (toThem !== undefined) return `you ${withArticle(toThem)}`
  if (/ to | for you$/.test(rest)) return withArticle(rest)
  return startsWithSomebody(rest) ? rest : `you ${withArticle(rest)}`
}

function introduce(rest: string): string {
  if (/^(?:to|with) /.test(rest)) return `you ${rest.replace(/^with/, 'to')}`
  return /\byou\b/.test(rest) || / to /.test(rest) ? rest : `you to ${rest}`
}

/** "write back", "get back to her about the lease". */
function answered(verb: string, rest: string): string {
  const [, particle = '', after = ''] = /^(back|up|out|over|round|around|in)\b ?(.*)$/.exec(rest) ?? [null, '', rest]
  if (particle !== '' && particle !== 'back') return rest
  const to = /^(?:call|ring|phone)$/.test(verb) ? 'you' : 'to you'
  if (/^to /.test(after) || (to === 'you' && after.startsWith('you'))) return rest
  const whom = after.startsWith('you') ? `${to === 'you' ? '' : 'to '}${after}` : `${to} ${after}`
  if (to === 'you') return `you ${particle} ${after}`.replace(/\s+/g, ' ')
  return `${particle} ${whom}`.trim()
}

function reach(rest: string): string {
  if (rest === '') return 'you'
  return startsWithPreposition(rest) || /^again\b/.test(rest) ? `you ${rest}` : rest
}

/** "deck" is "the deck"; "some photos" and "Luis" stay. */
function withArticle(rest: string) {
  const [first = '', second = ''] = rest.split(' ')
  if (determiners.has(first.toLowerCase()) || bareThings.has(first.toLowerCase()) || /^\d/.test(first)) return rest
  if (startsWithSomebody(rest) || endsPhrase(first) || /^\d/.test(second) || determiners.has(second)) return rest
  return /^\p{Lu}\p{Ll}/u.test(first) && !/^\p{Ll}/u.test(second) ? rest : `the ${rest}`
}

const bareThings = wordSet(`
  it them what whether if how why when where who everything something you much many information feedback comments dinner
  lunch coffee breakfast drinks up out`)

/** A capitalised word that is followed by no plain noun: "Luis the deck", and not "Porto photos" nor "NDA". */
function startsWithSomebody(rest: string) {
  const [first = '', second = ''] = rest.split(' ')
  if (!/^\p{Lu}\p{Ll}/u.test(first)) return false
  const follows = second === '' || determiners.has(second.toLowerCase()) || /^\p{Lu}/u.test(second)
  return follows || /['’]s$/.test(first) || isName(second, [])
}

/** "a recommendation", "you the recipe". */
const startsWithThing = (rest: string) => determiners.has(rest.replace(/^you /, '').split(' ')[0]?.toLowerCase() ?? '')

const startsWithPreposition = (rest: string) => prepositions.has(rest.split(' ')[0]?.toLowerCase() ?? '')

const splitAt = (text: string, at: number) => (at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)])
