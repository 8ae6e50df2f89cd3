import type { VerbLast } from '../../../language-data/commitment-words.ts'
import type { Compiled } from './compiled.ts'

/** The deed of an infinitive: behind its pronouns at the start, or as the last verb of the words. `isAlone`: an order. */
export function infinitiveDeed(words: string, grammar: Compiled, isAlone = false, isWhole = false): string | null {
  if (grammar.verbLast) return infinitiveLast(words, grammar, grammar.verbLast, isAlone)
  const match = grammar.infinitiveFirst.exec(words)
  const verb = match?.groups?.verb?.toLowerCase() ?? ''
  if (!match || grammar.idle.has(verb) || !(isWhole || /\s\S/.test(words.trim()))) return null
  return isAlone && !isKnown(verb, grammar) ? null : words
}

function infinitiveLast(words: string, grammar: Compiled, { acts, endsOrder, participle }: VerbLast, isAlone: boolean) {
  const isDeed = ({ index, 0: verb }: RegExpExecArray) =>
    isAlone
      ? index > 0 && isKnown(verb, grammar) && endsOrder.test(words.slice(index + verb.length))
      : !grammar.idle.has(verb) && !participle.test(verb)
  if (!words.matchAll(grammar.infinitiveAnywhere).some(isDeed)) return null
  return (isAlone && acts.test(words)) || grammar.isNegated.test(words) ? null : words
}

/** A verb of the list, even with prefixes or pronouns: "anrufen", "zurückzuschicken", "devolverle", "levar-lhe". */
function isKnown(verb: string, { verbs, everyday, verbLast }: Compiled) {
  if (!verbLast) return verbs.has(verb) || verbs.has(withoutPronouns(verb))
  if (verbLast.participle.test(verb) || verbLast.maybeParticiple.test(verb)) return false
  return verbs.values().some((known) => verb.endsWith(known)) && !everyday.has(verb)
}

const withoutPronouns = (verb: string) =>
  verb.replace(/-.*$|(?<=r)(?:se)?(?:me|te|le|les|nos|lo|la|los|las)$/, '').replace(/^[lsmtd]'/, '')

/** Whether an order's verb is as often for oneself as for others. */
export const isEverydayDeed = (words: string, { everyday }: Compiled) =>
  (words.toLowerCase().match(/[\p{L}-]+/gu) ?? []).some((word) => everyday.has(withoutPronouns(word)))

/** Whether it is of a verb of the list, and not of one that only its form shows. */
export const isListedDeed = (words: string, { verbs, infinitiveOf, particleFirst }: Compiled) =>
  (words.toLowerCase().match(/[\p{L}-]+/gu) ?? []).some(
    (word) =>
      verbs.has(withoutPronouns(word)) ||
      infinitiveOf.has(word) ||
      verbs.has(particleFirst ? word.replace(particleFirst, '') : word),
  )

/** The deed of a verb in the first person, with its infinitive in its place. `isReported`: after "I said that". */
export function finiteDeed(words: string, grammar: Compiled, isReported: boolean): string | null {
  if (grammar.verbLast) return finiteSecond(words, grammar, isReported)
  const text = isReported ? withoutSubject(words, grammar) : words
  const match = ownVerbIn(text, grammar, isReported)
  const verb = match?.groups?.verb?.toLowerCase() ?? ''
  const pronouns = match?.groups?.pronouns?.trim().toLowerCase() ?? ''
  if (!match) return null
  const before = text.slice(0, match.index)
  const after = text.slice(match.index + match[0].length).replace(/^\s+(?:yo|eu)(?!\p{L})/u, '')
  if (grammar.isNegated.test(before.slice(-12)) || grammar.isNegated.test(after.slice(0, 12))) return null
  if (grammar.isThird.test(before) || grammar.hasCondition.test(before)) return null
  if (grammar.startsWithOther.test(before) || !/\p{L}/u.test(after + pronouns)) return null
  const infinitive = grammar.infinitiveOf.get(verb) ?? grammar.infinitiveByForm(verb)
  return `${withPronouns(infinitive, verb, pronouns, grammar)}${after}`
}

/** A verb of the list, or one that is the writer's by its form. */
function ownVerbIn(text: string, grammar: Compiled, isReported: boolean): RegExpExecArray | null {
  const listed = (isReported ? grammar.reportedVerb : grammar.firstVerb).exec(text)
  const verb = listed?.groups?.verb?.toLowerCase() ?? ''
  const { subject = '', pronouns = '' } = listed?.groups ?? {}
  const isIdle = grammar.idle.has(verb) && !/^(?:les?|lhes?|se)\s/iu.test(pronouns)
  // Without a subject or a pronoun, a word in the middle is more often a noun.
  if (listed && !isIdle && (isReported || `${subject}${pronouns}`.trim() || listed.index === 0)) return listed
  const byForm = grammar.verbByForm.exec(text)
  return byForm && !grammar.idle.has(byForm.groups?.verb?.toLowerCase() ?? '') ? byForm : null
}

const withoutSubject = (words: string, { me }: Compiled) =>
  me ? words.replace(new RegExp(`^(?:${me.source})\\s*`, 'iu'), '') : words

/** A pronoun hangs on the infinitive or stands before it; two of Spanish stay as they are written. */
function withPronouns(infinitive: string, verb: string, pronouns: string, { hangs }: Compiled) {
  if (pronouns === '') return infinitive
  if (/^se l[aeo]s?$/.test(pronouns)) return `${pronouns} ${verb}`
  return hangs(infinitive, pronouns) ?? `${pronouns}${pronouns.endsWith("'") ? '' : ' '}${infinitive}`
}

/** "Ich schick ihr morgen den Link zu" is "ihr morgen den Link zuschicken". */
function finiteSecond(words: string, grammar: Compiled, isReported: boolean): string | null {
  const match =
    grammar.ownVerb.exec(words) ??
    (isReported ? grammar.ownVerbLast.exec(words) : null) ??
    grammar.verbByForm.exec(words)
  const { after, before, alone } = match?.groups ?? {}
  const verb = (after ?? before ?? alone ?? '').toLowerCase()
  if (!match || grammar.idle.has(verb)) return null
  // Another clause of the writer's may stand before it, without a comma.
  const lead = words.slice(0, match.index).replace(grammar.clauseBefore, '')
  const rest = `${lead} ${words.slice(match.index + match[0].length)}`.trim().replace(/\s+/g, ' ')
  if (grammar.isNegated.test(rest) || !/\p{L}/u.test(rest)) return null
  if (!isReported && (grammar.isThird.test(lead) || grammar.hasCondition.test(lead))) return null
  const last = /(?<=^|\s)\p{L}+(?=[\s.!]*$)/u.exec(rest)
  const infinitive = grammar.infinitiveOf.get(verb) ?? grammar.infinitiveByForm(verb)
  if (!last || !grammar.particle?.test(last[0])) return `${rest.replace(/[\s.!]+$/, '')} ${infinitive}`
  return `${rest.slice(0, last.index)}${last[0].toLowerCase()}${infinitive}`
}
