import { pattern, phrases } from '../../../phrases/phrases.ts'

const paid = phrases`euro[s], dollar[s], pound[s], bucks, quid, eur, usd, gbp`
const treat = phrases`
  coffee[s], drink[s], lunch, dinner, beer[s], pint[s], breakfast, brunch, cocktail[s], meal, round`
const message = phrases`
  email[s], e-mail[s], reply, replies, response, message, text, note, letter, postcard, deck, slide[s], link, links, photo[s],
  pictures, reference[s], cv, resume, contract, draft, document[s], doc[s], file[s], copy, copies, report, list, invoice,
  recipe, article, paper`
const verbsOfThings: { things: RegExp; verb: string }[] = [
  {
    things: pattern('i')`[$£€¥]\s?\d|\d+\s?${paid}|(?:my share|her share|rent|deposit|money)(?![a-zÀ-ɏ])`,
    verb: 'Pay',
  },
  { things: pattern('i')`(?<![a-zÀ-ɏ])${treat}(?![a-zÀ-ɏ])`, verb: 'Buy' },
  { things: pattern('i')`(?<![a-zÀ-ɏ])${message}(?![a-zÀ-ɏ])`, verb: 'Send' },
]

const name = /\p{L}[\p{L}'.-]*(?:\s+\p{Lu}[\p{L}'.-]*){0,2}/u
/** "My sister", but not "her on the phone" */
const relative = /\s+(?!(?:on|at|in|over|by|for|with|to|from|after|before)(?!\p{L}))\p{L}+/u
const receiver = phrases`
  her, him, them, you, everyone, (my | the | his | her | ${/\p{Lu}[\p{L}-]*['’]s/u})${relative},
  ${/(?!an?\s|the\s|my\s|some\s|his\s|their\s|our\s|that\s|this\s)/}${name}, ${/\p{L}+\s+and\s+\p{L}+/u}`
const given = phrases`
  a, an, the, my, some, his, her, their, our, that, this, these, those, two, three, four, five, ten, another, one more,
  feedback, tickets, copies, help, comments, money, answer[s], references, dinner, lunch, coffee, drinks, photos,
  ${/[$£€]\s?\d/}, ${/\d/}`
const thing = pattern('su')`^(?:(?<who>${receiver})\s+)?(?<what>${given}(?!\p{L}).*)$`

/** "owe Kim for the tickets" */
const owedFor =
  /^(?:her|him|them|mum|mom|dad|\p{Lu}[\p{L}'-]*) for (?:the|that|my|those|last|two|three|\p{Ll}+)(?!\p{L})/u

/** "slides by Monday"; "Kim numbers by Tue". */
const plainThing =
  /^(?<what>(?!(?:to|that|if|not|it|me|you|life|now|good|sure|real|this|anything|\S+ing)(?!\p{L}))\p{L}{3}.*)$/su
const noThing = phrases`
  to, that, i, id, i'd, ill, he, she, they, we, it, not, never, in, on, at, by, for, with, and, or, but, before, after, yes,
  so, if, big, one, everything, nothing, more, much, loads, again, yesterday, today, tomorrow, tonight, last, next, this,
  when, as, about, from, because, since, while, is, was, will, would`
const personAndThing = pattern(
  'su',
)`^(?<who>her|him|them|everyone|mum|mom|dad|\p{Lu}[\p{L}'.-]*)\s+(?<what>(?!${noThing}(?![\p{L}']))\p{Ll}{3}.*)$`

/** "Wren the fence would be up by Easter" */
const toldWhom = /(?:her|him|them|\p{Lu}[\p{L}'-]*(?: \p{Lu}[\p{L}'-]*)?|(?:the|my) \p{L}+),? /u
const whatWillBe = /it|that|they|(?:the|his|her|their|my|a|everything|all)(?: [\p{L}'-]+){0,4}?/u
const willBe = pattern('su')`^${toldWhom}?(?:that )?(?<what>${whatWillBe})(?:'d|'ll| would| will) be (?<state>.+)$`

/** "owe her one", "promised him that", "owe her a favor for that": nothing that can be handed over. */
const nothingGiven = phrases`
  that, this, [a] [big | huge] one, the world, it, a lot, my life, the best, my thanks, [a | another] [big | huge | massive] favo[u]r`
const noGift = pattern(
  'i',
)`^(?:(?:her|him|his|them) )?${nothingGiven}(?:[ ,]+(?:for|after|from|big time|now|too|again)(?![a-z]).*)?\W*$`
const noGiftStart = /^(?:that|this|it) (?:on|at|in|with|to|for|too|when|as|by|again|last|this|during|over)(?![a-z])/i

/** "promised her", "promised him on the phone" */
const isPronounOnly = /^(?:her|him|them|me|us|his)(?:\W*$| (?:on|at|in|over|again|that|so)(?![a-z]))/i

/** "her a reply" as "Send her a reply"; null where no thing is named ("owe her big time"). */
export function givingOf(phrase: string, otherwise: 'Give' | 'Do'): string | null {
  if (owedFor.test(phrase)) return `Pay ${phrase}`
  const state = willBe.exec(phrase)?.groups
  if (state) return `Have ${state.what} ${state.state}`
  const found = thing.exec(phrase)?.groups ?? (otherwise === 'Do' ? plainThing : personAndThing).exec(phrase)?.groups
  const what = found?.what?.trim().replace(/ from me(?![a-z])/, '')
  if (!what || noGift.test(what) || noGiftStart.test(what) || isPronounOnly.test(what)) return null
  if (/^(?:me|us|myself|nobody|nothing|anything)$/i.test(found?.who ?? '')) return null
  const verb = verbsOfThings.find(({ things }) => things.test(what.slice(0, 40)))?.verb ?? otherwise
  return `${verb} ${found?.who ? `${found.who} ` : ''}${what}`
}
