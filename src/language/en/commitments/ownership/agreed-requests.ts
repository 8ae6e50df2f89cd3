import { pattern, phrases } from '../../../phrases/phrases.ts'

const asks = phrases`asked, begged, wanted, wants, needs, would like, 'd like`
const ofMe = phrases`
  if I (could | can | would | might | was able to), if I'd, whether I (could | can | would | might),
  (would | could | can | will) I, me to, me if I (could | can | would)`

const helpRequest = /asked (?:me )?for (?<help>(?:help|a hand)\s.{3,200})$/i
const request = pattern('i')`${asks}\s+${ofMe}\s+(?:please\s+|maybe\s+)?(?<deed>.{3,200})$`
const passiveRequest = /(?:I was|I've been|I have been|been|got|was) asked to\s+(?<deed>.{3,200})$/i

const joints = phrases`and, so, but, which, of course, course, then`
const gladly = phrases`happily, gladly, of course, already`
const yes = phrases`
  yes, sure, ok, okay, of course, I would, I will, I'd do it, I'd do that, no problem, I'm in, I am in, absolutely,
  happy to, gladly, count me in`
const assents = phrases`
  said ${yes}, agreed [to [do it | that]], accepted, promised [I would | I will | I'd | to [do (so | it)]],
  told ${/\S+/} (I would | I will | yes | sure), will [do], I'll do it, yes, I'm in, happy to`
const assent = pattern('i')`^\s*(?:${joints}\s+)*(?:I\s+)?(?:${gladly}\s+)?${assents}\s*[.!]*\s*$`

/** "She asked me to review her thesis and I said yes": the deed that was asked for, where the clause agrees to it. */
export function agreedRequest(clause: string, clauseBefore: string): string | null {
  if (!assent.test(clause)) return null
  const asking = clauseBefore.trim().replace(/[.!,;]+$/, '')
  const help = helpRequest.exec(asking)?.groups?.help
  if (help) return `give ${help}`
  return (request.exec(asking) ?? passiveRequest.exec(asking))?.groups?.deed ?? null
}
