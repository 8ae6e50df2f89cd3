import { alsoCalled } from '../../../names/nicknames.ts'
import { isTitle } from '../../../person-lines/role-words.ts'
import { pattern, phrases } from '../../../phrases/phrases.ts'
import { isEverydayWord } from '../../../vocabulary/everyday-words.ts'
import { fold } from '../../../words/fold.ts'
import { wordSet } from '../../../words/word-set.ts'
import { relation } from '../openers/commitment.ts'

const determiner = phrases`the, my, our, this, that, a, an`
const noun = /[\p{L}-]+/u
const happens = phrases`is, are, was, were, has, had, went, came`
/** "The kettle", or "Term sheet came". */
const firstNoun = pattern(
  'iu',
)`^[^\p{L}]*(?:${determiner} (?<noun>${noun})|(?<noun>${noun})(?: ${/\p{Ll}+/u})? ${happens}(?!\p{L}))`
const impersonal = /^[^\p{L}]*(?:it|there)(?!\p{L})/iu

const people = phrases`
  ${relation}, man, woman, guy[s], girl[s], boy[s], kid[s], lady, bloke, mate[s], team, people, folks, family, couple, guest[s],
  everybody, everyone, somebody, someone, nobody, baby, twins, gang, lot, rest, others, both, doctor, she, he, they, you, who`
const endsLikePeople = /(?:er|or|ist|ian|ant|ent|ee|man|men)s?$/u
const isPeople = pattern('iu')`^(?:${people})$`
/** Things with the ending of people. */
const thingsLikePeople = wordSet(`
  weather dinner supper letter paper number order printer computer water winter summer river flower offer matter event
  moment appointment agreement document present payment apartment restaurant heater coffee fee committee door floor`)

/** "It rained", "The kettle is broken", "Term sheet came in": about no person. */
export function startsWithThing(plain: string): boolean {
  if (impersonal.test(plain)) return true
  const noun = firstNoun.exec(plain)?.groups?.noun?.toLowerCase() ?? ''
  if (thingsLikePeople.has(noun) || thingsLikePeople.has(noun.replace(/s$/, ''))) return true
  if (isPeople.test(noun) || endsLikePeople.test(noun) || isTitle(noun)) return false
  return isEverydayWord(noun) && alsoCalled(fold(noun)).length === 0
}
