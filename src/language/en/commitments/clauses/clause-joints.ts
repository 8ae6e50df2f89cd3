import { pattern, phrases } from '../../../phrases/phrases.ts'

const verbs = phrases`
  'll, 'd, 's, 're, 'm, 've, will, would, is, are, was, were, am, has, have, had, can, can't, could, should, might, may,
  must, need[s], want[s], said, says, told, tells, asked, asks, promised, agreed, offered, owe[s], work[s], live[s],
  think[s], hope[s], won't, doesn't, does, did, didn't, isn't, going, gave, got, gets, used, know[s], love[s], like[s],
  mentioned, suggested, sent, came, went, wasn't, wouldn't, couldn't, also, just, really, still, already, probably, then,
  definitely, do, don't, swore, committed, volunteered, ought, gotta, gonna, shall, met, called, seem[s], moved, left,
  run[s], take[s], start[s], make[s], bring[s], send[s], keep[s], lead[s]`
const others = phrases`
  she, he, they, it, you, that, there, this, who, everyone, everybody, somebody, someone, nobody, people,
  (my | his | her | their | our | the)${/\s+\p{L}+/u},
  ${/\p{Lu}[\p{L}'-]*(?:\s+\p{Lu}[\p{L}'-]*)?(?:\s+and\s+\p{Lu}[\p{L}'-]*)?/u}`
const ownSubject = /[Ii](?:'ll|'d|'ve|'m|ll|m|ve)?|[Ww]e(?:'ll|'d|'ve|'re)?/
const joint = phrases`
  and, &, but, so, then, plus, also, because, cause, cuz, although, though, whereas, while, yet, or, anyway, um, uh, yeah,
  ok, okay, well, like, apparently, actually, meanwhile, otherwise, maybe, perhaps, that, which`

const otherStarts = pattern('u')`${others}(?:\s+|(?='))${verbs}`
/** "and told", "and promised", with the subject before. */
const verbStarts = phrases`
  told, promised, agreed, offered, swore, volunteered, committed, gotta, need to, must, should, will, shall, maybe,
  remind me, don't forget`

const assentStarts = /(?:said|told \S+) (?:yes|sure|ok|okay|of course|I would)(?=[\s.,!]|$)/
const doing = phrases`
  sending, emailing, calling, texting, forwarding, ringing, dropping, bringing, posting, paying, picking, giving, helping,
  sharing`
const doingStarts = pattern('u')`${doing}\s+(?:her|him|them|it|the|a|my|\p{Lu})`
const namedStarts = /\p{Lu}\p{L}+\s+\p{Ll}+s\s+(?:the|a|an|her|his|my|it|them|up|on|to)\s/u
/** These open a clause only straight after a comma. */
const afterComma = pattern('u')`(?<=,\s*)(?:(?:she|he|they|you)\s|${assentStarts}|${doingStarts}|${namedStarts})`

/** After a comma or a joining word a subject opens a clause. */
export const clauseJoints = pattern(
  'gu',
)`(?:,\s*(?:${joint}\s+){0,3}|\s(?:${joint}\s+){1,3})(?=${otherStarts}|${ownSubject}\s|${afterComma}|${verbStarts}\s)`

const i = /[Ii]/
const iStart = phrases`
  ${i}'ll, ${i} will, ${i}'m going to, ${i}'m gonna, ${i} told, ${i} promised, ${i} need to, ${i} should, ${i} have to,
  ${i} said, ${i} agreed, ${i} also, ${i} owe, ${i} must, gotta`
const theyStart = /[Ss]he|[Hh]e|[Tt]hey/
const theyGoOn = /'ll|'s| said| says| will| told| promised| wants| works| is| has/
/** In speech without stops these begin something new by themselves. */
export const spokenStarts = pattern('gu')`\s(?=(?:${iStart}|${theyStart}${theyGoOn})\s)`
