/** What makes of a sentence no commitment of its writer. Each is a list of words, tried where it says. */

/** In what stands before "I'll" in its clause. */
const condition =
  'if|unless|in case|provided|providing|assuming|supposing|suppose|were I|had I|as soon as(?! I(?:.m| am| get| land| arrive)(?![a-z]))|whenever|even if|only if|otherwise|or else|whether'
const doubt =
  "wish|if only|don't think|do not think|doubt|not sure|unsure|no idea|wonder|wondering|don't know|no way|not saying|pretend|imagine|dreamt|dreamed|as though|no need|never|hardly|didn't|did not|haven't|hasn't|won't|can't|cannot|couldn't|wouldn't|not that|nobody|no one|hope|hopes|hoping|glad|afraid|worried|bet|thanked|declined|refused|rejected|turned down|broke|kept|withdrew"
const othersSay =
  'said|says|saying|thinks|thought|hopes|hoped|wants|wanted|asked|asks|reckons|reckoned|knows|knew|believes|believed|expects|expected|suggested|suggests|insists|insisted|claims|claimed|joked|jokes|wondered|assumed|assumes|figured|heard|convinced|swears|told me|tells me|warned me|reminded me|promised me|decided|mentioned|demanded|prefers|according to|per|demands|recommends|recommended|suspects|remembers|remembered|asking|assured me|argued|requested|feels|felt|needs me|likes it when|loves it when|sure|certain|confident|adamant|positive|goes|was like|is like|were like|was all|went'

const notBefore = [
  /(?<![a-z])(?:one day|some ?day|one of these days|in another life|rumou?r|rumou?r has it)(?![a-z])/i,
  new RegExp(`(?<![a-zÀ-ɏ'])(?:${condition})(?![a-zÀ-ɏ'])`, 'i'),
  new RegExp(`(?<![a-zÀ-ɏ'])(?:${doubt})(?![a-zÀ-ɏ'])`, 'i'),
  // "she said I should", but not "I said": whoever speaks is somebody else.
  new RegExp(
    `(?<![a-zÀ-ɏ'])(?!(?:I|I'm|I am|am|we|for|not|make|be|made)\\s)(?:[a-zÀ-ɏ.'-]+)\\s+(?:also\\s+|just\\s+|still\\s+|really\\s+)?(?:${othersSay})(?![a-zÀ-ɏ'])`,
    'i',
  ),
  /(?<![a-zÀ-ɏ'])(?:as|like|which|who|(?<!(?:to|for|with) )whom|what|whatever|why|how|where|than|the (?:one|ones|thing|things|stuff|reason|way|day|time))\s*$/i,
  /^\s*(?:says|thinks|hopes|wants|reckons|insists|suggests|claims|told me|asked|figures)(?![a-z])/i,
  /^\s*(?:I\s+(?:(?:just|already|finally|also)\s+)?)?(?:sent|gave|called|emailed|paid|returned|brought|delivered|forwarded|shared|texted|mailed|finished|wrote|posted|introduced|booked|bought|fixed|done|did|kept|got|handed|dropped)(?![a-zÀ-ɏ])/i,
]

/** In the clause of anything less than an outright promise. */
const habit =
  /(?<![a-zÀ-ɏ])(?:usually|always|often|normally|generally|typically|used to|sometimes|as usual|whenever|every|each|most (?:days|weeks|mornings|evenings|years)|(?:mon|tues|wednes|thurs|fri|satur|sun)days|weekly|monthly|daily|yearly|occasionally|rarely|tend to)(?![a-zÀ-ɏ])/i

/** In what is to be done. */
const openIf =
  /(?<![a-zÀ-ɏ])(?:unless|provided|assuming|as long as|so long as|only if|if (?!possible|needed|necessary|I (?:can|get|remember|find)|that'?s (?:ok|okay|fine|alright)|all goes|not (?:sooner|earlier)|time (?:allows|permits)))/i
const wantsToKnow =
  /^(?:ask|check|see|find|confirm|let|tell|look|figure|verify|call|email|text|ping|write|work|talk|speak|decide)(?![a-zÀ-ɏ])/i
const negated =
  /^\S+,? (?:was|were|went)(?![a-z])|^(?:not|never|no longer|n't|neither|hardly|nothing|anything|rather not|n?ever)(?![a-zÀ-ɏ])/i

/** Anywhere later in the sentence, or at the start of the next: it is done, or nobody wants it any more. */
const settled =
  /(?<![a-zÀ-ɏ])(?:(?:and|which|but|so) (?:I )?(?:already )?(?:did|have done|have)(?= *(?:it|so|that|just that|already|,|\.|!|$))|(?:that's|that is|it's|it is|all|is now|now|been|is) (?:now |all |already |been )?(?:settled|done|sorted|finished|taken care of|handled|over with|off my list)|already (?:did|done|sent|paid|called|gave|returned|delivered|emailed|booked|sorted)|did (?:so|it|that)(?![a-zÀ-ɏ])|no longer (?:needed|necessary)|not needed|(?:she|he|they)'d rather|(?:she|he|they) (?:declined|refused|said no|turned|doesn't want|don't want|didn't want|wouldn't hear|passed|has already|already has|already got)|turned (?:it|me) down|said no(?: need| thanks)?|no thanks|called it off|fell through|off the hook|never mind|nevermind|but (?:she|he|they) (?:beat me|got it|found (?:it|one|another))|and (?:I )?(?:have |had |duly |then |since |promptly |did )*(?:sent|paid|called|gave|given|returned|delivered|emailed|booked|forwarded|posted|finished|dropped|handed|brought|did|kept|submitted|filed|shared|mailed|texted|transferred|rang|took|fixed|wrote) (?:it|her|him|them|that|these|those|both|all|the lot|everything|one)(?![a-zÀ-ɏ])|and kept (?:it|my)|done (?:and dusted|deal)|✓|✔|✅)|[,;] (?:I )?(?:already )?(?:sent|paid|called|gave|returned|delivered|emailed|booked|forwarded|did) (?:it|her|him|them|that|so)(?![a-zÀ-ɏ])/i
const settledNext =
  /^\s*(?:done|did (?:it|that|so)|sent(?: it)?|already (?:did|done|sent)|sorted|(?:edit|update): (?:done|sent)|(?:that's|it's|all) (?:done|settled|sorted)|she declined|he declined|(?:she|he|they)'d rather|(?:she|he|they) said no(?![a-zÀ-ɏ]))/i

export const isRuledOutBefore = (before: string) => notBefore.some((pattern) => pattern.test(before))
export const isHabit = (clause: string) => habit.test(clause)
export const isConditional = (deed: string) => openIf.test(deed) && !wantsToKnow.test(deed)
export const isNegated = (deed: string) => negated.test(deed)
export const isSettled = (after: string, next: string) => settled.test(after) || settledNext.test(next)
export const startsCondition = (clause: string) =>
  new RegExp(
    `^[^a-zÀ-ɏ]*(?:(?:but|and|so|even|only|or)\\s+){0,2}(?:${condition}|should (?:she|he|they|it))(?![a-zÀ-ɏ'])`,
    'i',
  ).test(clause)
/** Chores of one's own, which nobody waits for. */
export const isOwnChore = (deed: string) =>
  /^(?:find|buy|get|renew|finish|fix|clean|change|sell|sort|replace|update|check|look for|do|make|pay|take|file|submit|write)(?: out| up)? (?:an? (?:new|better|bigger|cheaper|second|different) |my (?!share|half|part)|milk|bread|groceries|some (?:sleep|rest|milk|food|groceries|exercise))/i.test(
    deed,
  ) && !/(?:to|for|with|from) (?:her|him|them|\p{Lu})/u.test(deed)

/** "We should do lunch sometime": kind words. */
export const isVague = (deed: string) =>
  /(?<![a-zÀ-ɏ])(?:sometime|some time|someday|some day|one day|one of these days|at some point|eventually|ever|again soon|in another life)(?![a-zÀ-ɏ])/i.test(
    deed,
  )
