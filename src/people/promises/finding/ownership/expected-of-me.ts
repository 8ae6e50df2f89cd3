/** What somebody can wait for: a thing that is made, said or handed over. */
const things =
  'advice|answers?|approval|article|bio|book|breakdown|brief|budget|call(?:back)?|chapters?|che(?:que|ck)|comments|confirmation|contract|contribution|copy|cut|cv|data|dates|deck|decision|deposit|details|diagram|docs?|documents?|draft|edits|email|essay|estimate|evaluation|eulogy|feedback|figures|files?|final(?: version)?|form|go-ahead|half|homework|input|instructions|introduction|intro|invoice|letter|list|measurements|message|minutes|money|notes|numbers|offer|okay|ok|opinion|order|outline|paper|part|payment|permission|photos|pictures|piece|plan|presentation|proposal|quote|receipts?|recipe|recommendation|reference|references|rent|reply|report|resume|response|rsvp|review|rewrite|revisions?|samples?|script|section|share|sign-off|signature|signed (?:copy|form|contract|lease)|sketch(?:es)?|slides|statement|summary|take|text|thoughts|timesheet|transfer|translation|update|verdict|version|word|write-up|writeup|yes'

const waits =
  "(?:(?:is|are|'s|'re|be|been|still|now|patiently|already) )*(?:waiting (?:on|for)|awaiting|expecting|counting on|hoping for|after|asking for|chasing|looking for|looking forward to|relying on)|expects|awaits|needs|wants|chased me for|is owed|would like|'d like|keen to get|keen for|hoping to get|wants to see|is keen on"
const awaiting = new RegExp(
  `(?:^|\\s|')(?:${waits}) (?:(?:from me|me for),? )?(?<thing>(?:my|the|a|an) (?:(?!(?:to|who|and|is|was) )[\\p{L}'-]+ ){0,3}?(?:${things})(?![\\p{L}-]).*)$`,
  'iu',
)
const owedByMe = new RegExp(
  `^\\s*(?:(?:the|a|an|her|his|their)\\s+)?(?<thing>(?:[\\p{L}'-]+ ){0,3}?(?:${things})(?![\\p{L}-]).{0,60}?) (?:is|are) (?:still |now )?(?:due|owed|outstanding|expected|needed|wanted|pending) from (?:me|us)(?<rest>.*)$`,
  'iu',
)

const stillFromMe = new RegExp(
  `(?:^|\\s|')(?:${waits}) (?<thing>(?:an?|the|my|his|her|their|some|two|three|those|these|that) .{2,60}?) from me(?![\\p{L}])(?<rest>.*)$`,
  'iu',
)
const fromMe =
  /^\s*(?:(?:and|so|but|then) )?(?<who>she|he|they|\p{Lu}[\p{L}-]*(?: \p{Lu}[\p{L}-]*)?)(?:'s getting|'ll get|'ll have|'ll receive| will get| will have| will receive| gets| is getting| is to get| can expect) (?<thing>(?:an?|the|my|his|her|their|some|two|three) .{2,60}?) from me(?<rest>.*)$/u

/** "My figures are due on 2 April", "My comments go to Ulla on Monday" */
const dueOfMine = new RegExp(
  `^\\s*(?:(?:and|so|but|then) )?(?<thing>my (?:[\\p{L}'-]+ ){0,2}?(?:${things})) (?:(?:is|are) due|(?:is|are) (?:expected|needed|wanted)|has to be in|have to be in|goe?s?(?: off| out)?(?= to \\p{Lu}))(?![\\p{L}])(?<rest> .*)$`,
  'iu',
)
/** "Dinner's on me next Friday" */
const onMe =
  /(?<thing>dinner|lunch|breakfast|brunch|drinks|coffee|pizza|(?:the )?(?:next )?(?:round|beers|curry))(?<when> [\p{L}\d ]{3,20})?(?:'s| is| are| was| were| will be|'ll be) on me(?![\p{L}])(?<rest>.*)$/iu

const getsMine = new RegExp(
  `^\\s*(?:(?:and|so|but|then) )?(?<who>she|he|they|\\p{Lu}[\\p{L}-]*)(?:'ll|'s| will| is)? (?:get|gets|have|receive|receives|getting|be getting) (?<thing>my (?:[\\p{L}'-]+ ){0,2}?(?:${things})(?![\\p{L}-]).*)$`,
  'u',
)

/** "She's waiting for my draft", "expects from me the homework", "report due from me": it is for the writer to bring. */
export function awaited(clause: string): { deed: string; start: number } | null {
  if (!/(?<![a-z])(?:my|me|us)(?![a-z])/i.test(clause)) return null
  const owed = owedByMe.exec(clause)?.groups
  if (owed?.thing) return { deed: `Send ${owed.thing}${owed.rest ?? ''}`, start: 0 }
  const given = fromMe.exec(clause)?.groups
  if (given?.thing) return { deed: `Give ${given.who} ${given.thing}${given.rest ?? ''}`, start: 0 }
  const mine = dueOfMine.exec(clause)?.groups
  if (mine?.thing) return { deed: `Send ${mine.thing.toLowerCase()}${mine.rest ?? ''}`, start: 0 }
  const treat = onMe.exec(clause)?.groups
  if (treat?.thing) return { deed: `Buy ${treat.thing.toLowerCase()}${treat.when ?? ''}${treat.rest ?? ''}`, start: 0 }
  const gets = getsMine.exec(clause)?.groups
  if (gets?.thing && /day|week|tomorrow|tonight|\d|by |end of/i.test(gets.thing))
    return { deed: `Give ${gets.who} ${gets.thing}`, start: 0 }
  const hear = /(?:waiting|hoping|wants|expects|expecting) to hear (?:back )?from me(?<rest>\s.*|)$/i.exec(
    clause,
  )?.groups
  if (hear && !/^\s*(?:I|we)\s/i.test(clause)) return { deed: `Get back to them${hear.rest ?? ''}`, start: 0 }
  const still = stillFromMe.exec(clause)?.groups
  if (still?.thing && !/^\s*(?:I|I'm|we|we're)\s/i.test(clause))
    return { deed: `Give ${still.thing}${still.rest ?? ''}`, start: 0 }
  const match = awaiting.exec(clause)
  const thing = match?.groups?.thing
  if (!thing || !match) return null
  if (/(?:not|n't|no longer|no one|nobody|stopped|was|were|if)\s+(?:\S+\s+)?$/i.test(clause.slice(0, match.index + 1)))
    return null
  if (/^\s*(?:I|I'm|we|we're)\s/i.test(clause)) return null
  if (!/^my\s/i.test(thing) && !/from me|me for/i.test(match[0].slice(0, match[0].length - thing.length))) return null
  return { deed: `Give ${thing}`, start: clause.length - thing.length }
}
