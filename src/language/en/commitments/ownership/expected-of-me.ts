import { pattern, phrases } from '../../../phrases/phrases.ts'

/** Things that somebody can wait for: made, said or handed over. */
const things = phrases`
  advice, answer[s], approval, article, bio, book, breakdown, brief, budget, call[back], chapter[s], che(que | ck),
  comments, confirmation, contract, contribution, copy, cut, cv, data, dates, deck, decision, deposit, details, diagram,
  doc[s], document[s], draft, edits, email, essay, estimate, evaluation, eulogy, feedback, figures, file[s],
  final [version], form, go-ahead, half, homework, input, instructions, introduction, intro, invoice, letter, list,
  measurements, message, minutes, money, notes, numbers, offer, okay, ok, opinion, order, outline, paper, part, payment,
  permission, photos, pictures, piece, plan, presentation, proposal, quote, receipt[s], recipe, recommendation,
  reference, references, rent, reply, report, resume, response, rsvp, review, rewrite, revision[s], sample[s], script,
  section, share, sign-off, signature, signed (copy | form | contract | lease), sketch[es], slides, statement, summary,
  take, text, thoughts, timesheet, transfer, translation, update, verdict, version, word, write-up, writeup, yes`

const waits = phrases`
  (is | are | 's | 're | be | been | still | now | patiently | already)* (waiting (on | for) | awaiting | expecting |
  counting on | hoping for | after | asking for | chasing | looking for | looking forward to | relying on),
  expects, awaits, needs, wants, chased me for, is owed, would like, 'd like, keen to get, keen for, hoping to get,
  wants to see, is keen on`
const joint = phrases`and, so, but, then`
const myThing = pattern('iu')`my (?:[\p{L}'-]+ ){0,2}?${things}`

const awaited = pattern(
  'iu',
)`(?:^|\s|')${waits} (?:(?:from me|me for),? )?(?<thing>(?:my|the|an?) (?:(?!(?:to|who|and|is|was) )[\p{L}'-]+ ){0,3}?${things}(?![\p{L}-]).*)$`

const owed = phrases`due, owed, outstanding, expected, needed, wanted, pending`
const dueFromMe = pattern(
  'iu',
)`^\s*(?:(?:the|an?|her|his|their)\s+)?(?<thing>(?:[\p{L}'-]+ ){0,3}?${things}(?![\p{L}-]).{0,60}?) (?:is|are) (?:still |now )?${owed} from (?:me|us)(?<rest>.*)$`

const someThing = phrases`a, an, the, my, his, her, their, some, two, three`
const awaitedFromMe = pattern(
  'iu',
)`(?:^|\s|')${waits} (?<thing>(?:${someThing}|those|these|that) .{2,60}?) from me(?![\p{L}])(?<rest>.*)$`

const receives = phrases`will get, will have, will receive, gets, is getting, is to get, can expect`
const givenByMe = pattern(
  'u',
)`^\s*(?:${joint} )?(?<who>she|he|they|\p{Lu}[\p{L}-]*(?: \p{Lu}[\p{L}-]*)?)(?:'s getting|'ll (?:get|have|receive)| ${receives}) (?<thing>${someThing} .{2,60}?) from me(?<rest>.*)$`

/** "My figures are due on 2 April", "My comments go to Ulla on Monday" */
const mustBeIn = phrases`
  (is | are) (due | expected | needed | wanted), (has | have) to be in, go[e][s] [off | out]${/(?= to \p{Lu})/u}`
const myThingDue = pattern('iu')`^\s*(?:${joint} )?(?<thing>${myThing}) ${mustBeIn}(?![\p{L}])(?<rest> .*)$`

/** "Dinner's on me next Friday" */
const treat = phrases`
  dinner, lunch, breakfast, brunch, drinks, coffee, pizza, [the] [next] (round | beers | curry)`
const isOnMe = /'s| is| are| was| were| will be|'ll be/
const treatOnMe = pattern('iu')`(?<thing>${treat})(?<when> [\p{L}\d ]{3,20})?${isOnMe} on me(?![\p{L}])(?<rest>.*)$`

const gets = phrases`get, gets, have, receive, receives, getting, be getting`
const getsMyThing = pattern(
  'u',
)`^\s*(?:${joint} )?(?<who>she|he|they|\p{Lu}[\p{L}-]*)(?:'ll|'s| will| is)? ${gets} (?<thing>${myThing}(?![\p{L}-]).*)$`

const hearFromMe = /(?:waiting|hoping|wants|expects|expecting) to hear (?:back )?from me(?<rest>\s.*|)$/i
const notWaiting = /(?:not|n't|no longer|no one|nobody|stopped|was|were|if)\s+(?:\S+\s+)?$/i
const isMyOwnWaiting = (clause: string) => /^\s*(?:I|I'm|we|we're)\s/i.test(clause)

/** "She's waiting for my draft", "expects from me the homework", "report due from me": the writer is to bring it. */
export function expectedOfMe(clause: string): { deed: string; start: number } | null {
  if (!/(?<![a-z])(?:my|me|us)(?![a-z])/i.test(clause)) return null
  const isMyOwn = isMyOwnWaiting(clause)
  const deed = namedDeed(clause) ?? (isMyOwn ? null : awaitedDeed(clause))
  if (deed) return { deed, start: 0 }
  return isMyOwn ? null : waitedForThing(clause)
}

/** A thing that is due from the writer, or that somebody gets from them. */
function namedDeed(clause: string): string | null {
  const due = dueFromMe.exec(clause)?.groups
  if (due?.thing) return `Send ${due.thing}${due.rest ?? ''}`
  const given = givenByMe.exec(clause)?.groups
  if (given?.thing) return `Give ${given.who} ${given.thing}${given.rest ?? ''}`
  const mine = myThingDue.exec(clause)?.groups
  if (mine?.thing) return `Send ${mine.thing.toLowerCase()}${mine.rest ?? ''}`
  const bought = treatOnMe.exec(clause)?.groups
  if (bought?.thing) return `Buy ${bought.thing.toLowerCase()}${bought.when ?? ''}${bought.rest ?? ''}`
  const got = getsMyThing.exec(clause)?.groups
  if (got?.thing && /day|week|tomorrow|tonight|\d|by |end of/i.test(got.thing)) return `Give ${got.who} ${got.thing}`
  return null
}

/** Things that somebody expects "from me". */
function awaitedDeed(clause: string): string | null {
  const heard = hearFromMe.exec(clause)?.groups
  if (heard) return `Get back to them${heard.rest ?? ''}`
  const still = awaitedFromMe.exec(clause)?.groups
  return still?.thing ? `Give ${still.thing}${still.rest ?? ''}` : null
}

/** "Waiting for my draft": the deed is in the clause's own words, from where the thing is named. */
function waitedForThing(clause: string): { deed: string; start: number } | null {
  const match = awaited.exec(clause)
  const thing = match?.groups?.thing
  if (!match || !thing) return null
  if (notWaiting.test(clause.slice(0, match.index + 1))) return null
  const lead = match[0].slice(0, match[0].length - thing.length)
  if (!/^my\s/i.test(thing) && !/from me|me for/i.test(lead)) return null
  return { deed: `Give ${thing}`, start: clause.length - thing.length }
}
