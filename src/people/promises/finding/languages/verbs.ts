import { pattern, phrases } from '#language/phrases/phrases.ts'
import type { Compiled } from './compiled.ts'

const particle = pattern('iu')`^${phrases`
  an, ab, auf, aus, bei, ein, fest, her, hin, los, mit, nach, um, vor, vorbei, weg, weiter, zu, zurück, zusammen, rüber, runter,
  raus, rein, rauf, durch, drauf, bereit, teil, dran`}$`

/** The deed of an infinitive: behind its pronouns at the start, or as the last verb of the words. `isAlone`: an order. */
export function infinitiveDeed(words: string, grammar: Compiled, isAlone = false): string | null {
  if (grammar.verb === 'last') return infinitiveLast(words, grammar, isAlone)
  const match = grammar.infinitiveFirst.exec(words)
  const verb = match?.groups?.verb?.toLowerCase() ?? ''
  if (!match || grammar.idle.has(verb) || !/\s\S/.test(words.trim())) return null
  return isAlone && !isKnown(verb, grammar) ? null : words
}

const auxiliary = phrases`
  ist, sind, war, waren, hat, haben, hatte, habe, hab, will, wollen, wollte, kann, können, könnte, muss, müssen, soll, sollen,
  sollte, wird, werden, würde, darf, dürfen, möchte, geht, kommt, macht, sagt, meint, ich, er, wir, man, um, brauchen, braucht`
/** Nothing else acts where an infinitive stands alone: "Karte besorgen". */
const acts = pattern('iu')`(?<!\p{L})${auxiliary}(?!\p{L})`

function infinitiveLast(words: string, grammar: Compiled, isAlone: boolean): string | null {
  const verbs = [...words.matchAll(grammar.infinitiveAnywhere)].map(({ groups }) => groups?.verb ?? '')
  const isDeed = (verb: string) =>
    isAlone ? isKnown(verb, grammar) : !grammar.idle.has(verb) && !participle.test(verb)
  if (!verbs.some(isDeed) || (isAlone && acts.test(words)) || grammar.isNegated.test(words)) return null
  return words
}

const participle = /(?:^|an|ab|auf|aus|mit|vor|nach|zu|ein|zurück|vorbei)ge(?!b|h)\p{L}+en$/u

/** A verb of the list, also with what is before or after it: "anrufen", "zurückzuschicken", "devolverle", "levar-lhe". */
function isKnown(verb: string, { verbs, infinitive, verb: place }: Compiled) {
  if (verbs.has(verb)) return true
  if (place === 'last') return !participle.test(verb) && verbs.values().some((known) => verb.endsWith(known))
  const bare = verb.replace(/-.*$|(?<=[rŕ])(?:se)?(?:me|te|le|les|nos|lo|la|los|las)$/, '').replace(/^[lsmtd]'/, '')
  return infinitive !== null && verbs.has(bare)
}

/** The deed of a verb in the first person, with its infinitive in its place. `isReported`: after "I said that". */
export function finiteDeed(words: string, grammar: Compiled, isReported: boolean): string | null {
  if (grammar.verb === 'last') return finiteSecond(words, grammar, isReported)
  const match = (isReported ? grammar.reportedVerb : grammar.firstVerb).exec(stripSubject(words, grammar, isReported))
  const verb = match?.groups?.verb?.toLowerCase() ?? ''
  const pronouns = match?.groups?.pronouns?.trim().toLowerCase() ?? ''
  if (!match || grammar.idle.has(verb)) return null
  const text = stripSubject(words, grammar, isReported)
  // Without a subject or a pronoun, a word in the middle is more often a noun.
  if (!isReported && !match.groups?.subject?.trim() && !pronouns && match.index > 0) return null
  const before = text.slice(0, match.index)
  const after = text.slice(match.index + match[0].length)
  if (grammar.isNegated.test(before.slice(-12)) || grammar.isNegated.test(after.slice(0, 12))) return null
  if (grammar.startsWithOther.test(before) || !/\p{L}/u.test(after + pronouns)) return null
  return `${withPronouns(grammar.infinitiveOf.get(verb) ?? verb, pronouns)}${after}`
}

const stripSubject = (words: string, { me }: Compiled, isReported: boolean) =>
  isReported && me ? words.replace(new RegExp(`^(?:${me.source})\\s*`, 'iu'), '') : words

/** As it is written before the verb; a single pronoun of Spanish or Portuguese hangs on the infinitive. */
function withPronouns(infinitive: string, pronouns: string) {
  if (pronouns === '') return infinitive
  if (/^(?:le|les)$/.test(pronouns) && /r$/.test(infinitive)) return `${infinitive}${pronouns}`
  if (/^lhes?$/.test(pronouns)) return `${infinitive}-${pronouns}`
  return `${pronouns}${pronouns.endsWith("'") ? '' : ' '}${infinitive}`
}

/** "Ich schick ihr morgen den Link zu" is "ihr morgen den Link zuschicken". */
function finiteSecond(words: string, grammar: Compiled, isReported: boolean): string | null {
  const match = grammar.ownVerb.exec(words) ?? (isReported ? grammar.ownVerbLast.exec(words) : null)
  const verb = (match?.groups?.after ?? match?.groups?.before ?? match?.groups?.alone ?? '').toLowerCase()
  if (!match || grammar.idle.has(verb)) return null
  const rest = `${words.slice(0, match.index)} ${words.slice(match.index + match[0].length)}`
    .trim()
    .replace(/\s+/g, ' ')
  if (grammar.isNegated.test(rest) || !/\p{L}/u.test(rest)) return null
  const last = /(?<=^|\s)\p{L}+(?=[\s.!]*$)/u.exec(rest)
  const infinitive = grammar.infinitiveOf.get(verb) ?? verb
  if (!last || !particle.test(last[0])) return `${rest.replace(/[\s.!]+$/, '')} ${infinitive}`
  return `${rest.slice(0, last.index)}${last[0].toLowerCase()}${infinitive}`
}
