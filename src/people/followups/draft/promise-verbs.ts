import { type Piece, pattern, phrases } from '#language/phrases/phrases.ts'
import { determiners, prepositions } from '#language/words/word-classes.ts'
import { inSecondPerson, isName } from './second-person.ts'

/** A promise, said to the person: "send you the deck"; with the thing owed, where it is one. */
export type PromisePhrase = { doing: string | null; thing: string | null; sendable: boolean }

type Fill = (rest: string, verb: string) => string | null

/** How a promise goes on after its verb, said to the person. */
const fillings: { verbs: Piece; fill: Fill; giving?: true; sendable?: true; instead?: string }[] = [
  { verbs: phrases`send over`, fill: give, giving: true, sendable: true, instead: 'send' },
  { verbs: phrases`send, forward, email, e-mail, mail`, fill: give, giving: true, sendable: true },
  { verbs: phrases`give, lend, show, bring, text, get, pass, find`, fill: give, giving: true },
  {
    verbs: phrases`share`,
    fill: (rest) => (rest === '' ? null : /\bwith\b/.test(rest) ? withArticle(rest) : `${withArticle(rest)} with you`),
    sendable: true,
  },
  {
    verbs: phrases`introduce, intro, make [an | the] intro[duction], introduction`,
    fill: introduce,
    instead: 'introduce',
  },
  {
    verbs: phrases`connect`,
    fill: (rest) => (/^(?:with|to) /.test(rest) ? `you ${rest}` : /\byou\b/.test(rest) ? rest : null),
  },
  { verbs: phrases`put`, fill: (rest) => (/^you in touch\b/.test(rest) ? rest : null) },
  { verbs: phrases`call, ring, phone, ping, message, meet, visit`, fill: reach },
  { verbs: phrases`write`, fill: (rest) => (startsWithThing(rest) ? rest : answer(rest)), giving: true },
  { verbs: phrases`write back, get back, reply, respond, come back`, fill: answer },
  { verbs: phrases`follow up`, fill: (rest) => (/\bwith\b/.test(rest) ? rest : `with you ${rest}`) },
  { verbs: phrases`invite`, fill: (rest) => (/^to /.test(rest) ? `you ${rest}` : /^you\b/.test(rest) ? rest : null) },
  { verbs: phrases`let`, fill: (rest) => (/^you know\b/.test(rest) ? rest : null) },
  { verbs: phrases`ask`, fill: (rest) => (rest === '' || rest.startsWith('you') ? null : rest) },
  { verbs: phrases`help`, fill: (rest) => (/^you (?:with|to|find|move|out)\b/.test(rest) ? rest : null), giving: true },
  { verbs: phrases`tell`, fill: (rest) => (/^you (?:about|more)\b/.test(rest) ? rest : null) },
  {
    verbs: phrases`look into, look up, look at, find out about, think about, check with, check on, join`,
    fill: (rest) => rest || null,
  },
  {
    verbs: phrases`
      check, book, reserve, prepare, draft, review, read, proofread, arrange, organise, organize, set up, schedule, confirm,
      translate, sign, update, finish, recommend, test, fix, make, print, upload, return, pick up, write up, put together`,
    fill: (rest) => (rest === '' ? null : withArticle(rest)),
  },
]
const table = fillings.map((each) => ({ ...each, form: pattern('i')`^(${each.verbs})(?: (.*))?$` }))

const thing = phrases`
  deck, slide[s], contract, draft, article, link, photo[s], picture[s], document, doc, report, proposal, quote, invoice, book,
  notes, recording, video, presentation, paper, agenda, minutes, recipe, address, details, contact, pricing, prices, sample[s],
  brochure, catalogue, plan, plans, spreadsheet, template, list`
const endsInThing = pattern('i')`\b${thing}$`

export function phraseForPerson(text: string, names: string[]): (PromisePhrase & { doing: string }) | null {
  const matches = table.map((row) => ({ ...row, match: row.form.exec(text) })).filter(({ match }) => match !== null)
  // "get back" before "get".
  const [found] = matches.toSorted((one, other) => length(other.match?.[1]) - length(one.match?.[1]))
  if (found) {
    const [, verb = '', after = ''] = found.match ?? []
    const rest = found.fill(inSecondPerson(after, names, found.giving), verb.toLowerCase())?.trim()
    if (!rest) return null
    const thing = found.fill === give || found.sendable ? thingIn(rest) : null
    const doing = `${found.instead ?? verb.toLowerCase()} ${rest}`
    return { doing, thing, sendable: found.sendable === true && thing !== null }
  }
  return endsInThing.test(text) && text.split(' ').length <= 4
    ? phraseForPerson(`send ${text.charAt(0).toLowerCase()}${text.slice(1)}`, names)
    : null
}

const length = (text: string | undefined) => text?.length ?? 0

function give(rest: string, verb: string): string | null {
  const writing = /mail|text/.test(verb)
  if (rest === '' || rest === 'you') return writing ? 'you' : null
  if (writing && startsWithPreposition(rest)) return `you ${rest}`
  if (startsWithPreposition(rest) || /^(?:you )?(?:it|them|this|that|these|those)(?: to you)?$/.test(rest)) return null
  if (rest.startsWith('you ')) return startsWithPreposition(rest.slice(4)) ? rest : `you ${withArticle(rest.slice(4))}`
  // Somebody, whoever that is: "will the deck".
  const [first = '', second = ''] = rest.split(' ')
  if (/^\p{Ll}/u.test(first) && !determiners.has(first) && determiners.has(second)) return null
  const toThem = /^(.*) to you$/.exec(rest)?.[1]
  if (toThem !== undefined) return `you ${withArticle(toThem)}`
  if (/ to /.test(rest)) return withArticle(rest)
  return startsWithSomebody(rest) ? rest : `you ${withArticle(rest)}`
}

function introduce(rest: string): string | null {
  if (/^(?:to|with) /.test(rest)) return `you ${rest.replace(/^with/, 'to')}`
  if (/\byou\b/.test(rest)) return rest
  return rest === '' || / to /.test(rest) ? null : `you to ${rest}`
}

function answer(rest: string): string {
  if (/^to /.test(rest)) return rest
  return rest.startsWith('you') ? `to ${rest}` : `to you ${rest}`
}

function reach(rest: string): string | null {
  if (rest === '') return 'you'
  return startsWithPreposition(rest) || /^(?:back|again)\b/.test(rest) ? `you ${rest}` : rest
}

/** What is given, without the person and what follows it. */
function thingIn(rest: string) {
  const thing = rest.replace(/^you /, '').replace(/ (?:with|to) you$/, '')
  return /^you$| to | and /.test(thing) || (thing === rest && !/ with you$/.test(rest)) || thing.split(' ').length > 6
    ? null
    : thing
}

/** "deck" is "the deck"; "some photos" and "Luis" stay. */
function withArticle(rest: string) {
  const [first = '', second = ''] = rest.split(' ')
  if (
    determiners.has(first.toLowerCase()) ||
    /^(?:it|them|what|whether|if|how|why|when|where|who|everything|something|you|much|many|information|feedback|dinner|lunch|coffee|breakfast|drinks|\d+)$/i.test(
      first,
    )
  )
    return rest
  if (startsWithSomebody(rest) || startsWithPreposition(rest) || /^\d/.test(second)) return rest
  return /^\p{Lu}\p{Ll}/u.test(first) && !/^\p{Ll}/u.test(second) ? rest : `the ${rest}`
}

/** A capitalised word that is followed by no plain noun: "Luis the deck", and not "Porto photos" nor "NDA". */
function startsWithSomebody(rest: string) {
  const [first = '', second = ''] = rest.split(' ')
  if (!/^\p{Lu}\p{Ll}/u.test(first)) return false
  return (
    second === '' ||
    determiners.has(second.toLowerCase()) ||
    /['’]s$/.test(first) ||
    isName(second, []) ||
    /^\p{Lu}/u.test(second)
  )
}

/** "a recommendation", "you the recipe". */
const startsWithThing = (rest: string) => determiners.has(rest.replace(/^you /, '').split(' ')[0]?.toLowerCase() ?? '')

const startsWithPreposition = (rest: string) => prepositions.has(rest.split(' ')[0]?.toLowerCase() ?? '')
