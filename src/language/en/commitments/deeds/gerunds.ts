import { lazy } from '../../../phrases/lazy.ts'
import { wordSet } from '../../../words/word-set.ts'
import { deedVerbs } from './deed-verbs.ts'

const doubled = wordSet(
  'get put set drop swap grab stop run cut ship chip dig plan tag flag wrap split pop nip chat refer hop vet',
)
const otherVerbs = ['go', 'be', 'do', 'use', 'plan', 'learn', 'support', 'pursue', 'play', 'sing', 'lift', 'stay']
const verbsByGerund = lazy(() => new Map([...deedVerbs, ...otherVerbs].map((verb) => [gerundOf(verb), verb])))

function gerundOf(verb: string): string {
  if (doubled.has(verb)) return `${verb}${verb.at(-1)}ing`
  if (/[^eoy]e$/.test(verb)) return `${verb.slice(0, -1)}ing`
  return `${verb}ing`
}

/** "sending her the deck" as "send her the deck", or null where the verb is not known. */
export function asImperative(phrase: string): string | null {
  const first = /^[\p{L}-]+/u.exec(phrase)?.[0] ?? ''
  const verb = verbsByGerund().get(first.toLowerCase())
  return verb ? verb + phrase.slice(first.length) : null
}
