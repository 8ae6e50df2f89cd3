import { pattern, phrases } from '#language/phrases/phrases.ts'
import { wordingOf } from '../../../questions/completion.ts'
import type { Question } from '../../../questions/question.ts'
import type { ContactWay } from '../../passages/timeline.ts'

type ContactQuestion = { sort: 'last' | 'first' | 'often' | 'whether' | 'who'; way: ContactWay }

const wayPatterns: [ContactWay, RegExp][] = [
  [
    'meeting',
    /\b(?:meet|met|meeting|meetings|see|saw|seen|visit(?:ed)?|encounter(?:ed)?|(?:run|ran|bump|bumped) into|together|(?:have |had )?(?:lunch|coffee|dinner) with|catch up|caught up|hang out|hung out)\b/iu,
  ],
  ['call', /\b(?:call|called|calls|phone|phoned|ring|rang|rung)\b/iu],
  [
    'message',
    /\b(?:write|wrote|written|sen[dt] (?:an? )?(?:\p{L}+ )?(?:messages?|mails?|e-?mails?|texts?|letters?|cards?)|e-?mail(?:ed)?|messaged?|text|texted)\b/iu,
  ],
  [
    'any',
    /\b(?:talk|talked|speak|spoke|spoken|contact|contacted|touch|hear|heard|chat|chatted|interact(?:ed|ion)?|connected?)\b/iu,
  ],
]

const lastPhrases = phrases`
  when${/\b.*\b/}(last | latest | most recent[ly]), last time, how recent[ly],
  last (saw | met | spoke | talked | heard | called | wrote | seen | contacted | in touch),
  (last | latest | most recent) (contact | meeting | call | conversation | chat | interaction)${/\b.*\b/}with,
  date of${/\b.*\b/}last`
const howLong = phrases`
  how long (has it been | is it | was it | ago | since | have (i | we) not | ${/haven['’]t/} (i | we)),
  how (many | much) (days | weeks | months | years | time) (since | ago | has)`
const last = pattern('iu')`\b${lastPhrases}\b|\b${howLong}`
const first =
  /\bwhen\b.*\bfirst\b|\bfirst time\b|\bwhen did (?:i|we) (?:meet|get to know)\b|\bhow long have (?:i|we) known\b|\bhow long do (?:i|we) know\b|\bsince when (?:do|have) (?:i|we)\b/iu
const often = /\bhow (?:often|frequently|regularly)\b|\bhow many times\b/iu
const whether = /^\W*(?:and |so )?(?:did|have|had|was|were) (?:i|we)\b/iu
const reachedMe = phrases`
  call[ed], rang, phoned, wrote to, ${/e-?mailed/}, messaged, texted, contacted, reached out to, met, saw, visited`
const whoPhrases = phrases`
  who[m] [all] (did | have) (i | we), who was the last, with whom did (i | we),
  (who[all] | anyone | anybody | did (anyone | anybody)) ${reachedMe} (me | us),
  which people (did | have) (i | we), people (i | we)`
const who = pattern('iu')`^\W*(?:and )?${whoPhrases}\b`
const aboutWhat =
  /\btell me (?:more )?about\b|\bsummar|\bremember about\b|^\W*(?:and )?what (?!day|date|time|was the (?:date|day|last time))/iu

const contactWords = new Set(
  `meet met meeting meetings see saw seen visit visited catch caught up hang hung call called calls phone phoned ring rang
  rung write wrote written email emailed mail message messaged messages text texted talk talked speak spoke spoken contact
  contacted contacts touch hear heard chat chatted interact interacted interaction connect connected conversation last
  latest first recent recently recent time times long often frequently regularly ago since day days date week weeks month
  months year years ever already person known know get keep usually normally been mine with send sent letter letters yet run ran bump bumped
  together encounter encountered lunch coffee dinner`.split(/\s+/),
)

/** Null when the question does not ask when or whether they were in touch. */
export function readContactQuestion(question: Question): ContactQuestion | null {
  const text = wordingOf(question)
  if (/n['’]t\b|\bnot\b/iu.test(text) && !last.test(text)) return null
  if (question.words.some((word) => !contactWords.has(word)) || aboutWhat.test(text)) return null
  const way = wayPatterns.find(([, said]) => said.test(text))?.[0]
  if (question.about.length === 0) {
    const isAsked = question.named.length === 0 && who.test(text) && way !== undefined
    return isAsked && (question.span !== null || /\blast\b/iu.test(text)) ? { sort: 'who', way } : null
  }
  if (often.test(text)) return way ? { sort: 'often', way } : null
  if (last.test(text)) return { sort: 'last', way: way ?? 'any' }
  if (first.test(text)) return { sort: 'first', way: way ?? 'any' }
  return whether.test(text) && way ? { sort: 'whether', way } : null
}
