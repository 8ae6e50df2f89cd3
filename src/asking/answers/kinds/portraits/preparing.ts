import { pattern, phrases } from '#language/phrases/phrases.ts'
import type { Question } from '../../../questions/question.ts'
import { topicOf } from '../../topic/topic.ts'

const meetings = phrases`
  meet[ing], see[ing], call[ing], visit[ing], ring[ing], talk[ing], lunch, dinner, coffee, drinks, catch[ing] up`
const mayI = phrases`(should | could | can | must | do | might | shall) i [need to | have to]`
const preparations = [
  pattern(
    'iu',
  )`\b(?:prepare|prep|brief|ready) me\b|\b(?:get|help) me (?:ready|prepared?)\b|\bbriefing (?:for|on|about)\b`,
  pattern('iu')`\bwhat ${mayI} (?:talk|chat|speak|ask|discuss|bring up|mention|raise)\b`,
  pattern(
    'iu',
  )`\b(?:know|remember|keep in mind|bear in mind|be aware of)\b.*\b(?:before|for|ahead of|when|prior to)\b.*\b${meetings}\b`,
  pattern(
    'iu',
  )`\b(?:seeing|meeting|calling|visiting|(?:lunch|dinner|coffee|drinks) with|about to ${meetings})\b.*\bwhat\b`,
]
/** What such a question says beside the name: a word more is a topic of its own. */
const ownWords = new Set(
  `prepare prep brief ready briefing help meet meeting see seeing call calling visit visiting ring ringing talk chat speak
  ask discuss bring mention raise before ahead prior aware mind bear keep lunch dinner coffee drinks catch catching going
  important quick useful should`.split(/\s+/),
)

/** "What should I know before I see Ana?", "Prepare me for Priya": the member is about to meet the person. */
export function isPreparing({ text, words }: Question) {
  if (!preparations.some((each) => each.test(text))) return false
  return topicOf({ text, words: words.filter((word) => !ownWords.has(word)) }).terms.length === 0
}
