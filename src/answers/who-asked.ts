import type { Question } from '../questions/question.ts'

/** What is asked of people: where they work or are, where one met them, or anything else about them. */
export type Relation = 'company' | 'place' | 'met' | 'any'
export type WhoAsked = { relation: Relation; sought: string }

const lead =
  /^(?:(?:so|and|ok(?:ay)?|hey|please|tell me|remind me|show me|list|find|give me)[, ]+)*(?:(?:do|did) (?:i|we) (?:know|have|meet) (?:(?:anyone|anybody|someone|somebody|people|any\b)?\s*(?:who|that)?)|(?:is there|are there) (?:anyone|anybody|someone|somebody|any|a|an)\b\s*(?:(?:i know|in my \w+)\s*)?(?:who|that)?|does (?:anyone|anybody|someone)(?: i know)?|has (?:anyone|anybody|someone)|(?:can|could) (?:anyone|anybody|someone)|is (?:anyone|anybody|someone)|who(?:m|'s|se| else| all)?\b|(?:which|what) (?:of my (?:contacts|people|friends|connections)|people|contacts|persons?|friends|connections)|(?:everyone|everybody|anyone|anybody|all|someone|people|contacts|connections|friends|folks)\b|any\b|(?:which|what) (?=\p{L}+s (?:do|did) (?:i|we) (?:know|meet)))\s*/iu
const filler =
  /^(?:(?:do|did|have|can|could|should|would) (?:i|we) (?:know|knew|have|met|talk to|ask|contact|call)\b|(?:i|we) (?:know|knew|have)\b|(?:people|person|someone|somebody|anyone|anybody|contacts?|friends?|connections?|folks)\b|that|who|which|of my (?:contacts|people|friends|connections)|is|are|was|were|'s|an?|the|else|all|currently|now|also|there)\s+/iu
const company =
  /^(?:(?:who|that)\s+)?(?:works?|working|worked|employed|has worked|is working|people)?\s*(?:now )?(?:at|for|with)\s+(.+)$/iu
const place =
  /^(?:(?:who|that)\s+)?(?:lives?|living|lived|based|resid\w+|located|works?|working|comes?|people)?\s*(?:now )?(?:in|from|near|around)\s+(.+)$/iu
const met =
  /\b(?:(?:did|have) (?:i|we) (?:first )?(?:meet|met)|(?:i|we)(?:'ve| have)? (?:first )?(?:met|meet)|met)\b\s*(?:at|in|on|during|through|via|while|from|by|near|around)?\s*(.*)$/iu

/** Null where it is no question for people. */
export function whoAsked({ text }: Pick<Question, 'text'>): WhoAsked | null {
  const plain = text
    .trim()
    .replace(/[\s?!.]+$/u, '')
    .replace(/[’]/gu, "'")
  if (!lead.test(plain) && !/\bdo (?:i|we) know$/iu.test(plain)) return null
  const meeting = /\bwho|people|anyone|everyone|contacts/iu.test(plain) ? met.exec(plain) : null
  if (meeting) return { relation: 'met', sought: meeting[1] ?? '' }
  const rest = stripped(plain.replace(lead, ''))
  const at = company.exec(rest)
  if (at) return { relation: 'company', sought: at[1] ?? '' }
  const within = place.exec(rest)
  if (within) return { relation: 'place', sought: within[1] ?? '' }
  return { relation: 'any', sought: rest.replace(/\s+(?:do|did) (?:i|we) (?:know|have|meet)$/iu, '') }
}

function stripped(text: string): string {
  const rest = `${text} `.replace(filler, '').trim()
  return rest === text.trim() ? rest : stripped(rest)
}
