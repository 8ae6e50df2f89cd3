import { pattern, phrases } from '../../../phrases/phrases.ts'

const they = phrases`she, he, they`
const handed = phrases`
  sent, paid, called, gave, given, returned, delivered, emailed, booked, forwarded, posted, finished, dropped, handed,
  brought, did, kept, submitted, filed, shared, mailed, texted, transferred, rang, took, fixed, wrote`

/** "and did so", "which I have already" */
const didSo =
  /(?:and|which|but|so) (?:I )?(?:already )?(?:(?:did|have done)(?= *(?:it|so|that|just that|already|,|\.|!|$))|have(?= *(?:already|,|\.|!|$)))/
const isDone = phrases`
  (that's | that is | it's | it is | all | is now | now | been | is) [now | all | already | been]
  (settled | done | sorted | finished | taken care of | handled | over with | off my list)`
const alreadyDone = phrases`
  already (did | done | sent | paid | called | gave | returned | delivered | emailed | booked | sorted)`
const sentIt = pattern()`and (?:I )?(?:(?:have|had|duly|then|since|promptly|did) )*${handed} ${phrases`
  it, her, him, them, that, these, those, both, all, the lot, everything, one`}(?![a-zÀ-ɏ])`

const saidNo = /said no(?! (?:rush|hurry|problem|worries|pressure))(?![a-zÀ-ɏ])/
/** Nobody wants it any more. */
const notWanted = phrases`
  no longer (needed | necessary), not needed, ${they}'d rather,
  ${they} (declined | refused | ${saidNo} | turned | doesn't want | don't want | didn't want | wouldn't hear | passed |
  has already | already has | already got), turned (it | me) down, ${saidNo}, no thanks, called it off,
  fell through, off the hook, never mind, nevermind, but ${they} (beat me | got it | found (it | one | another))`

const settledLater = pattern('i')`(?<![a-zÀ-ɏ])(?:${phrases`
  ${didSo}, ${isDone}, ${alreadyDone}, did (so | it | that)${/(?![a-zÀ-ɏ])/}, ${notWanted}, ${sentIt}, and kept (it | my),
  done (and dusted | deal), ${/[✓✔✅]/}`})`
const sentAside =
  /[,;] (?:I )?(?:already )?(?:sent|paid|called|gave|returned|delivered|emailed|booked|forwarded|did) (?:it|her|him|them|that|so)(?![a-zÀ-ɏ])/i
/** "Paid him back", "We're square" */
const paidBack = phrases`
  [I] [have | ${/I've/}] [already | since | then] (paid | gave | given) ${/\S+(?: \S+)?/} back, [I] [already] repaid, ${/we(?:'re| are)/} [all | now]
  (square | even | quits)`
const settledNext = pattern('i')`^\s*${phrases`
  ${paidBack},
  done, did (it | that | so), sent [it], already (did | done | sent), sorted, (edit | update): (done | sent),
  (that's | it's | all) (done | settled | sorted), she declined, he declined, ${they}'d rather,
  ${they} said no${/(?![a-zÀ-ɏ])/}`}`

/** Whether the rest of the sentence, or the start of the next, says that it is done, or that nobody wants it any more. */
export const isSettled = (after: string, next: string) =>
  settledLater.test(after) || sentAside.test(after) || settledNext.test(next)
