import { pattern, phrases } from '../../../phrases/phrases.ts'

/** Words that rule out a commitment, each list with the place where it applies. */

const condition = phrases`
  if, unless, in case, provided, providing, assuming, supposing, suppose, were I, had I,
  as soon as${/(?! I(?:.m| am| get| land| arrive)(?![a-z]))/}, whenever, even if, only if, otherwise, or else, whether`
const doubt = phrases`
  wish, if only, don't think, do not think, doubt, not sure, unsure, no idea, wonder, wondering, don't know, no way,
  not saying, pretend, imagine, dreamt, dreamed, as though, no need, never, hardly, didn't, did not, haven't, hasn't, won't,
  can't, cannot, couldn't, wouldn't, not that, nobody, no one, hope, hopes, hoping, glad, afraid, worried, bet, thanked,
  declined, refused, rejected, turned down, broke, kept, withdrew`
const someday = phrases`
  one day, some day, someday, one of these days, in another life, rumo[u]r, rumo[u]r has it`

/** "she said I should", but not "I said": somebody else is speaking. */
const otherSpeaker = /(?!(?:I|I'm|I am|am|we|for|not|make|be|made)\s)(?:[a-zÀ-ɏ.'-]+)/
const othersSay = phrases`
  said, says, saying, thinks, thought, hopes, hoped, wants, wanted, asked, asks, reckons, reckoned, knows, knew, believes,
  believed, expects, expected, suggested, suggests, insists, insisted, claims, claimed, joked, jokes, wondered, assumed,
  assumes, figured, heard, convinced, swears, (told | tells | warned | reminded | promised) me, decided, mentioned, demanded,
  prefers, according to, per, demands, recommends, recommended, suspects, remembers, remembered, asking, assured me, argued,
  requested, feels, felt, needs me, likes it when, loves it when, sure, certain, confident, adamant, positive, goes, was like,
  is like, were like, was all, went`

const relative = phrases`
  as, like, which, who, ${/(?<!(?:to|for|with) )/}whom, what, whatever, why, how, where, than,
  the (one | ones | thing | things | stuff | reason | way | day | time)`
const reportStart = phrases`says, thinks, hopes, wants, reckons, insists, suggests, claims, told me, asked, figures`
const doneDeed = phrases`
  sent, gave, called, emailed, paid, returned, brought, delivered, forwarded, shared, texted, mailed, finished, wrote, posted,
  introduced, booked, bought, fixed, done, did, kept, got, handed, dropped`

const ruledOutBefore = [
  pattern('i')`(?<![a-z])${someday}(?![a-z])`,
  pattern('i')`(?<![a-zÀ-ɏ'])${condition}(?![a-zÀ-ɏ'])`,
  pattern('i')`(?<![a-zÀ-ɏ'])${doubt}(?![a-zÀ-ɏ'])`,
  pattern('i')`(?<![a-zÀ-ɏ'])${otherSpeaker}\s+(?:(?:also|just|still|really)\s+)?${othersSay}(?![a-zÀ-ɏ'])`,
  /(?<!\p{L})(?:[Hh]e|[Ss]he|[Tt]hey|(?:the|my|his|her|their) \p{L}+) (?:told|tells) (?!me|us)[^,]+, *$/u,
  pattern('i')`(?<![a-zÀ-ɏ'])${relative}\s*$`,
  pattern('i')`^\s*${reportStart}(?![a-z])`,
  pattern('i')`^\s*(?:I\s+(?:(?:just|already|finally|also)\s+)?)?${doneDeed}(?![a-zÀ-ɏ])`,
]

/** By the words before "I'll" in its clause. */
export const isRuledOutBefore = (before: string) => ruledOutBefore.some((pattern) => pattern.test(before))

const habit = phrases`
  usually, always, often, normally, generally, typically, used to, sometimes, as usual, whenever, every, each,
  most (days | weeks | mornings | evenings | years), (mon | tues | wednes | thurs | fri | satur | sun)days, weekly, monthly,
  daily, yearly, occasionally, rarely, tend to`
const habits = pattern('i')`(?<![a-zÀ-ɏ])${habit}(?![a-zÀ-ɏ])`

/** In the clause of anything less than an outright promise. */
export const isHabit = (clause: string) => habits.test(clause)

/** With these an "if" changes nothing: "I'll call if possible". */
const harmlessIf = phrases`
  possible, needed, necessary, I (can | get | remember | find), that[']s (ok | okay | fine | alright), all goes,
  not (sooner | earlier), time (allows | permits)`
const openIf = pattern(
  'i',
)`(?<![a-zÀ-ɏ])(?:unless|provided|assuming|as long as|so long as|only if|if (?!${harmlessIf}))`
const asksWhether = pattern('i')`^${phrases`
  ask, check, see, find, confirm, let, tell, look, figure, verify, call, email, text, ping, write, work, talk, speak,
  decide`}(?![a-zÀ-ɏ])`

/** Whether a deed hangs on an "if"; to ask whether something is so does not. */
export const isConditional = (deed: string) => openIf.test(deed) && !asksWhether.test(deed)

const negated = pattern('i')`^\S+,? (?:was|were|went)(?![a-z])|^${phrases`
  not, never, no longer, n't, neither, hardly, nothing, anything, rather not, never, ever`}(?![a-zÀ-ɏ])`
export const isNegated = (deed: string) => negated.test(deed)

const conditionStart = pattern(
  'i',
)`^[^a-zÀ-ɏ]*(?:(?:but|and|so|even|only|or)\s+){0,2}(?:${condition}|should (?:she|he|they|it))(?![a-zÀ-ɏ'])`
export const startsCondition = (clause: string) => conditionStart.test(clause)

const choreVerb = phrases`
  find, buy, get, renew, finish, fix, clean, change, sell, sort, replace, update, check, look for, do, make, pay, take, file,
  submit, write`
const choreThing = phrases`
  (a | an) (new | better | bigger | cheaper | second | different)${/(?= )/}, ${/my (?!share|half|part)/}, milk, bread, groceries,
  some (sleep | rest | milk | food | groceries | exercise)`
const ownChore = pattern('i')`^${choreVerb}(?: out| up)? ${choreThing}`

/** Personal chores that nobody expects. */
export const isOwnChore = (deed: string) =>
  ownChore.test(deed) && !/(?:to|for|with|from) (?:her|him|them|\p{Lu})/u.test(deed)

const vague = phrases`
  sometime, some time, someday, some day, one day, one of these days, at some point, eventually, ever, again soon,
  in another life`
const vagueTime = pattern('i')`(?<![a-zÀ-ɏ])${vague}(?![a-zÀ-ɏ])`

/** "We should do lunch sometime": kind words. */
export const isVague = (deed: string) => vagueTime.test(deed)
