import { pattern, phrases } from '#language/phrases/phrases.ts'

const touch = phrases`
  follow[ing]${/[- ]?/}up, contact, call, ring, reach out, reach, get [back] in touch, be in touch, keep in touch, write,
  ${/re-?connect/}, talk, speak, message, ping, catch up, check in, get back, see, meet, email, text`
const someone = phrases`anyone, anybody, someone, somebody, people, person`
const attention = phrases`${touch}, attention, reply, answer, nudge`
const people = [
  pattern(
    'iu',
  )`\b(?:who|whom|anyone|anybody|people)\b.*\b(?:should|ought|must|shall|need|have to|could|do) (?:i|we)\b.*\b${touch}\b`,
  pattern('iu')`\b(?:who|whom) to ${touch}\b`,
  pattern(
    'iu',
  )`\b(?:who|whom|which people|what people) (?:needs?|deserves?|wants?|should (?:get|have)|could use) (?:a |an |my )?${attention}\b`,
  pattern(
    'iu',
  )`\b${someone}(?: (?:else|that|who|whom))? (?:i|we) (?:should|ought to|must|need to|have to|could)\b.*\b${touch}\b`,
  /\b(?:who|whom)(?:'s|’s| is| are)? (?:up )?next\b|\b(?:who|whom) (?:is|are) (?:due|next)\b/iu,
]

const fromMe = phrases`to hear, a reply, an answer, a call, a message, news`
const waitsFor = phrases`me, a reply, an answer, my, something`
const waiting = [
  /\bmy follow-?ups?\b|\bwho (?:still )?(?:needs?|expects?) (?:to hear|a reply|an answer)\b/iu,
  pattern('iu')`\bwho(?:'s|’s| is| are)?(?: still)? waiting (?:for|on|to hear from) ${waitsFor}\b`,
  pattern('iu')`\bwho (?:still )?(?:has|have|needs?|expects?|wants?|is owed|deserves?) ${fromMe} from me\b`,
]

/** "Whom should I follow up with?", "who is waiting for a reply?" */
export const asksForPeople = (text: string) => [...people, ...waiting].some((way) => way.test(text))

const moves = phrases`
  next (move[s] | step[s] | action[s]), what (should | shall | ought | must) i (do | work on | take care of),
  what${/(?:'s|’s| is)/} (next | waiting [for me] | on my (list | plate)),
  what (do i (have | need) to do | need[s] my attention | is [most] (pressing | urgent))`
const movesAsked = pattern('iu')`\b${moves}\b`

/** "What are my next moves?" */
export const asksForMoves = (text: string) => movesAsked.test(text)

const mail = phrases`message[s], mail[s], ${/e-?mails?/}, letter[s]`
const followUp = phrases`draft[s], ${/follow-?ups?/}`
const notSent = phrases`${/(?:not|n['’]t|never)(?: yet)?/} [been]`
const unsent = phrases`
  (unsent | undelivered | unfinished) (${mail} | draft[s]),
  ${mail} [are | is | do i have | have i] [still] (waiting | ready | unsent | left | not [yet] sent | to (be sent | send)),
  (have | did) i (draft[ed] | written | write) but,
  (message[s] | draft[s] | written | mail[s] | letter[s])${/\b.*\b/}${notSent} (sent | send), ${notSent} sent,
  ${followUp}${/\b.*\b/}(wait | waiting | open | pending | unsent | ready | have | there | left),
  (waiting | open | pending | unsent | which | any | list | what) ${/(?:\w+ )?/}${followUp},
  who is waiting${/\b.*\b/}(draft | message | follow)`
const draftsAsked = [
  pattern('iu')`^\W*(?:my |the |all |open |unsent |any |list |show )*${followUp}\W*$`,
  pattern('iu')`\b${unsent}\b`,
]

/** "Which drafts have I not sent yet?" */
export const asksForDrafts = (text: string) => draftsAsked.some((way) => way.test(text))

const draftWanted = pattern(
  'iu',
)`^\W*(?:please |(?:can|could|would|will) you (?:please )?|help me )?(?:to )?(?:draft|write|compose|prepare)\b.{0,40}\b(?:${mail}|${followUp}|note|reply|text|card)\b`

/** "Draft a follow-up to Ana." */
export const asksToDraft = (text: string) => draftWanted.test(text)

const sentMessages = phrases`messages, mails, ${/e-?mails/}, ${/follow-?ups/}`
const sent = pattern(
  'iu',
)`\b(?:which|what) (?:${sentMessages}|letters) (?:have|did) i (?:already )?(?:sent|send|written|write)\b|\bsent ${sentMessages}\b`

export const asksForSent = (text: string) => sent.test(text)

const contacts = phrases`
  talk[ed], spoke[n], seen, see, met, meet, contact[ed], touch, heard, hear, called, written, reached`
const lostTouch = phrases`
  (losing | lost | lose) (touch | contact), neglect[ed | ing], gone quiet,
  (who | whom) (should | could | do | can) i ${/re-?connect/}, overdue for [a] (contact | call | chat | ${/catch-?up/})`
const quiet = [
  pattern('iu')`\b(?:who|whom|anyone|people|which)\b.*(?:\b(?:not|never|stopped)\b|n['’]t\b).*\b${contacts}\b`,
  pattern('iu')`\b${lostTouch}\b`,
]

/** "Who have I not talked to lately?" */
export const asksForQuietPeople = (text: string) => quiet.some((way) => way.test(text))

const whetherToCall = pattern('iu')`\b(?:should|must|shall) (?:i|we) (?:next )?${touch}\b|\bam i due\b`

/** "Should I call Ana?" */
export const asksWhetherToCall = (text: string) => whetherToCall.test(text)
