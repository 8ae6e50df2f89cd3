import { pattern, phrases } from '#language/phrases/phrases.ts'

const questionWords = phrases`
  who, whom, whose, what, when, where, which, why, how, if, whether, by when, since when, until when, to whom, with whom`

const greeting = phrases`
  hi, hello, hey, ${/hm+/}, ${/um+/}, uh, well, oh, ok[ay], please, pls, sorry, quick question, question, one more thing,
  by the way, btw, just, actually, listen`
const request = phrases`(can | could | would | will) you (please | kindly | quickly | maybe | just | also)*`
const requested = phrases`
  tell, remind, show, give, list, find, let, look, check, ${/summari[sz]e/}, describe, brief, name, say`

/** Phrases before a question that ask nothing. */
const greetings = [
  pattern('iu')`^${greeting}(?=[\s,:;.!–-])[\s,:;.!–-]*`,
  pattern('iu')`^${request} (?=${requested}\b)[\s,:;.!–-]*`,
  /^(?:i )?(?:would|could) (?:you )?(?:please )?(?=(?:tell|remind|show) me\b)/iu,
]

const frames = phrases`
  [please] (tell | remind | show | let) (me | us) (again | know | once more | please | quickly | of | about)*,
  (do | did | would | might) you (happen to | by any chance | still | also | even)* (know | remember | recall | have (any | an) idea | have (any | a) clue) [of],
  i${/(?:['’]d| would)?/} (just | really | only)* (like | love | want | need | wish | wanted)[ed] to (know | find out | check | see | remember | ask),
  [i${/(?:['’]m| am| was|['’]ve been)?/}] [just] (wonder[ed | ing] | curious | asking myself | trying to (remember | recall | work out | figure out | find out)) [about | as to],
  (i${/(?:['’]ve| have)?/} | damn i) (already | just | completely | totally)* (forgot | forget | forgotten),
  [i] (do not | ${/(?:don|can|couldn)['’]?t/} | cannot | can not | am not able to) (quite | really | even | for the life of me)* (remember | recall | know | think of | tell) [anymore],
  [i${/(?:['’]m| am)/}] (not | no longer) sure [about] [anymore],
  (any | no | got any) (idea | clue | memory | recollection) [of],
  (help me (remember | out) | refresh my memory | look up | check | find out | say | name) [on],
  is it (known | written down | on file)`

/** The same before a question word: "do you remember who …". */
const framing = pattern('iu')`^${frames}[\s,:;–-]*(?=${questionWords}\b)[\s,:;.!–-]*`

const nowPhrases = phrases`
  so far, [up] (to | until | till) now, as of now, at (the | this) moment, at present, nowadays, currently, presently`
const closingPhrases = phrases`
  please, pls, again, thanks, thank you, thx, (do | if) you (know | remember), (can | could) you (tell | remind) me,
  by any chance, [please] (remind | tell) me, i (forgot | forget | wonder), anyway, exactly, actually, at all, to date,
  [right] now, for (me | now | the moment), though, ${nowPhrases}`
const asides = phrases`
  actually, exactly, by any chance, by the way, right now, in fact, basically, then again, for the life of me,
  to your knowledge, as far as (you | i | we) know, ${nowPhrases}`
const ending = pattern('iu')`[\s,;–-]+${closingPhrases}(?=[\s?!.]*$)`
const aside = pattern('giu')`(?<=\p{L})[\s,]+${asides}(?=[\s,?!.]|$)`
const allOfThem = /\b(?:the two|both|all|the pair|the three|the lot) of them\b/giu
const theseDays = /[\s,]+these days(?=[\s,?!.]|$)/giu
const ofPast = /\b(?:have|has|had|been|did|was|were|not|haven['’]?t|lately)\b|n['’]t\b/iu

const slips: [RegExp, string][] = [
  [/^(?:wat|waht|whta|wht|whaat)\b/iu, 'what'],
  [/^(?:wehn|whne|wen|hwen)(?= (?:did|is|was|do|does|have|were|will)\b)/iu, 'when'],
  [/^(?:wher|whre|were|wehre)(?= (?:does|do|did|is|was)\b)/iu, 'where'],
  [/^(?:woh|hwo|whoo)\b/iu, 'who'],
  [/^(?:wich|whcih|whihc)\b/iu, 'which'],
  [/\b(who|what|where|when|how|why)['’]?d(?= (?:i|we|you|he|she|they)\b)/giu, '$1 did'],
  [/\b(who|what|where|how)['’]ve\b/giu, '$1 have'],
  [/\b(who|what|where|when|how)['’]re\b/giu, '$1 are'],
  [/^(who|what|where|when|how)s\b/iu, "$1's"],
]

/** A question without polite phrases, in the word order of a question. */
export function plainQuestion(text: string) {
  let plain = text.trim().replace(/ {2,}/gu, ' ')
  let isFramed = false
  for (let last = ''; last !== plain; ) {
    last = plain
    for (const words of greetings) plain = plain.replace(words, '')
    isFramed ||= framing.test(plain)
    plain = plain.replace(framing, '').replace(ending, '')
  }
  for (const [slip, meant] of slips) plain = plain.replace(slip, meant)
  plain = plain.replace(aside, '')
  plain = plain.replace(allOfThem, 'them')
  if (!ofPast.test(plain)) plain = plain.replace(theseDays, '')
  return inOrder(plain.trim(), isFramed) || text
}

const lead = phrases`
  ${/(?:by |since |until |to |with )?(?:who|whom|what|when|where|why|how)/} [long | often | much | soon | many (times | people | notes | promises)],
  (which | what | how many) ${/(?!(?:did|do|does|have|has|had|is|are|was|were|should|can|could|must|will|would|am|it)\b)\p{L}+/u}`
const ofMe = pattern('iu')`^(?<ask>${lead}) (?<me>i|we)(?<have>['’](?:ve|d|m))? (?<rest>.+)$`
const notNames = phrases`is, are, was, did, do, does, has, have, will, can, should, would, could, the last`
const afterIs = phrases`
  called, named, from, based, living, working, born, due, like, doing, up to, in, at, with, again, now`
const isLast = pattern(
  'iu',
)`^(?<ask>${lead}) (?<whom>(?!${notNames}\b)[^?]{1,60}?) (?<is>is|are|was|were)(?<more>(?: ${afterIs})*)$`
const notSubjects = phrases`is, does, do, did, has, was, will, can, works, lives`
const habits = phrases`lives, works, does, comes, wants, likes, plays, stays, teaches, studies`
const afterHabit = phrases`for, at, in, with, from, on, now, as, to, do`
const asksOfHabit = phrases`where, what, how, when, who, which ${/\p{L}+/u}`
const doesLast = pattern(
  'iu',
)`^(?<ask>${asksOfHabit}) (?<whom>(?!${notSubjects}\b)[^?]{1,50}?) (?<does>${habits})(?<more>(?: ${afterHabit})*(?: a living)?)$`
const helping =
  /^(?<still>(?:still |also |ever |last )*)(?<help>should|could|can|must|shall|will|would|am|was|have|had|ought)\b/iu
const past =
  /^(?:\p{L}+ly |last |first |also |already |once |ever )*(?:\p{L}+ed|met|saw|spoke|told|said|heard|wrote|sent|gave|got|made|had|went|knew|took|brought|bought|rang|left|owed|kept)\b/iu

/** "Who Ben is" becomes "who is Ben"; "when I last met Ben" becomes a question. */
function inOrder(text: string, isFramed: boolean): string {
  const plain = text.replace(/[\s?!.]+$/u, '')
  const whether = /^(?:if|whether) (?:i|we)(?:['’]ve| have)? (?<rest>.+)$/iu.exec(plain)?.groups?.rest
  if (whether) return `${past.test(whether) ? 'have' : 'do'} I ${whether}`
  const mine = ofMe.exec(plain)?.groups
  if (mine) return `${mine.ask} ${withHelp(mine.me ?? 'I', mine.have ?? '', mine.rest ?? '')}`
  if (!isFramed) return text
  const is = isLast.exec(plain)?.groups
  if (is && /^(?:who|what|where|when|how)/iu.test(is.ask ?? '')) return `${is.ask} ${is.is} ${is.whom}${is.more}`
  const does = doesLast.exec(plain)?.groups
  if (does)
    return `${does.ask} does ${does.whom} ${does.does?.replace(/ies$/u, 'y').replace(/(?<=[oh])es$|s$/u, '')}${does.more}`
  return text
}

function withHelp(me: string, short: string, rest: string) {
  if (/ve$/u.test(short)) return `have ${me} ${rest}`
  if (/m$/u.test(short)) return `am ${me} ${rest}`
  const { help, still } = helping.exec(rest)?.groups ?? {}
  if (help && !/^(?:have|had|ought)$/iu.test(help)) return `${help} ${me} ${still}${rest.replace(helping, '').trim()}`
  if (help && !/^(?:have|had|ought) (?:to|a|an|the|no)\b/iu.test(rest))
    return `${help} ${me} ${rest.replace(helping, '').trim()}`
  return `${past.test(rest) ? 'did' : 'do'} ${me} ${rest}`
}
