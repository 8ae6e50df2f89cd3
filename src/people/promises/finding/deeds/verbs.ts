import { lazily } from '#language/words/lazily.ts'

const words = (list: string) => list.trim().split(/\s+/)

/** What one does for a person. Handing over, writing, arranging: said alone in a bullet they are a reminder. */
const deeds = words(`
  send share email mail forward post ship deliver fax upload submit transfer wire venmo paypal zelle text message dm
  whatsapp ping call phone ring dial facetime write reply respond answer acknowledge introduce intro connect refer
  recommend nominate endorse vouch ask tell remind inform notify update brief chase nudge poke confirm invite rsvp
  schedule reschedule book reserve order buy purchase pay repay reimburse refund lend loan return bring drop fetch
  collect deliver hand give get review proofread edit translate draft prepare print sign countersign scan fix repair
  thank congratulate apologise apologize wish check verify follow reach circle loop cc include add pass pick set arrange
  organise organize sort find look dig research compile gather cancel confirm contact treat cook bake host visit help
  feed water babysit pitch propose quote bill invoice sponsor donate contribute explain show demo walk talk speak
  finish complete finalise finalize provide supply prep swing touch catch let put make take keep have meet come join
  tag credit mention flag raise report swap exchange advise mentor coach tutor interview accompany escort drive
  cover present record publish create build design configure install renew register enrol enroll enter fill file
  move change push pull download copy tidy clean mow paint assemble measure choose select pay settle square split
  sell hire test try update patch merge grant approve authorise authorize sign dig chip pencil block hold save
  stop pop nip head attend read watch listen work lead run handle deal manage see hook patch toast
  grab photograph knit sew mend plant carry hand-deliver back leave start go figure pay spell outline sketch summarise
  summarize transcribe compare analyse analyze investigate source resend re-send resubmit relay delete remove unlock
  digitise digitize frame wrap pack store charge top refill replace restock trial sync align negotiate consult
  polish tweak refine mind rewrite revise amend format export iron wash trim weed dogsit catsit housesit referee judge
  moderate facilitate chair perform rehearse tune service inspect survey appraise film mix brew roast grill barbecue
  pickle stack haul tow park gift volunteer testify notarise notarize certify audit reconcile budget forecast prototype
  code debug deploy refactor comment annotate mark grade assess evaluate shortlist vet screen circulate distribute
  announce advertise promote market pitch onboard escalate expedite clarify discuss suggest propose rent borrow
  do soundproof varnish sand glue weld solder wire plumb hang hide decorate sweep vacuum shovel clear
  fwd rev resched recap recirculate handover f/u rsvp bcc lmk turn stick chuck lob sub tie revert tender stump nail lock
  hit shoot fire whip knock hop interpret train teach log note document list price estimate calculate crunch
`)

/** Verbs that are a deed only with certain words after them. */
const onlyWith: Record<string, RegExp> = {
  have: /^have (?:the|her|his|their|it|them|this|that|everything|all|\p{Lu}\p{L}*['’]s)(?: [\p{L}'’-]+){0,4} (?:ready|done|\p{L}{3,}ed|made|built|written|cut|sent|set|sewn|out|up)\b|^have (?!\p{L}+ed\b|to\b|been\b|had\b|a (?:good|great|nice|lovely|look forward)|lunch|dinner|coffee|drinks|fun|time|nothing|no\b)(?:.{1,80}\b(?:ready|done|finished|sent|delivered|fixed|back|over|out|off|in|for (?:her|him|them|you)|to (?:her|him|them|you|the|\p{Lu})|with (?:her|him|them|you|\p{Lu}))|.{0,60}\b(?:call|ring|email|send|contact|write|look|word)\b)/u,
  take: /^take (?:(?:her|him|them|you|both|all|the (?:kids?|boys?|girls?|dogs?|cat|car|twins|baby|minutes)|\p{Lu}|(?:my|his|her|their) (?:\p{L}+))|(?:care of|a look|over|on|photos?|pictures?|notes|some|it (?:to|up|over|back)|that (?:to|up|on)|this (?:to|up|on)|the [^.]{1,40}\bto\b))/u,
  make: /^make (?!(?:the|a|an) (?:difference|living|fool|mess|mistake|fortune|move|mark|most|best|team|train|cut|flight|grade|effort|fuss|scene|joke|comeback|face|habit|leap|point of it)\b|it (?:to|there|home|work|through|big)|sense|money|do\b|friends|progress|peace|it[.!]?$)/u,
  put: /^put (?!off|up with|down roots|on weight|in my)(?:.{1,40}(?:in touch|together|in contact|on the|in the|forward|up|aside|out|through|down|in a (?:good )?word|into|back|onto|me down)|in a (?:good )?word|together|the|a\b|her|him|them)/u,
  keep: /^keep (?:(?:her|him|them|you|everyone|the|an? (?:eye|ear|seat|spot|place|copy)|my|\p{Lu}).{0,60}|in touch|an eye|an ear)/u,
  let: /^let (?:.{1,40}\bknow\b|(?:her|him|them|you) (?:have|borrow|use|in|stay))/u,
  look: /^look (?:into|at|over|up|for|after|through|out for|out (?:the|her|his|their|an?|my|some|that|those)|around for|it|this|that|them|in on)/u,
  get: /^get (?!married|older|there|home|up|better|used|tired|worse|ready|lost|some (?:sleep|rest)|(?:an?|the) (?:\p{L}+ )?(?:job|promotion|offer|visa)|a (?:divorce|promotion|tattoo|haircut)|to (?:see|know|meet|go|the airport)|together|along|going|on (?:with|a plane|the)|away|into|out|over|rid|sick|fit|in trouble)/u,
  go: /^go (?:over|through|with (?:her|him|them|\p{Lu})|and (?:see|get|pick|buy|ask|visit|help)|to (?:her|his|their|\p{Lu}\p{L}+['’]s)|see|back to (?:her|him|them)|visit)/u,
  come: /^come (?:by|over|round|around|back to (?:her|him|them|you)|to (?:her|his|their|\p{Lu}\p{L}+['’]s|the)|with|up with|along|down|in|help|and|early|prepared)/u,
  see: /^see (?:to|about|that|it that)\b|^see (?:if|whether) (?:I|we) can\b/u,
  join: /^join (?:her|him|them|you|his|their|in|the (?:call|meeting|board|committee|panel|party|group|team|dinner|walk|hike|trip)|\p{Lu})/u,
  try: /^try (?:to|and)\b/u,
  work: /^work (?:on (?!(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|the weekend|Christmas)|out|with|up)/u,
  start: /^start (?:the|drafting|writing|working on|preparing)\b/u,
  follow: /^follow(?:[- ]?up|(?: back)? with| through)\b/u,
  hold: /^hold (?:an?|the|her|his|their|onto|on to|space)\b/u,
  set: /^set (?:up|aside|\p{Lu}.{0,30}\bup\b|(?:her|him|them|you|it|that|a|the)\b)/u,
  stop: /^stop (?:by|in|off)\b/u,
  head: /^head (?:over|to (?:her|his|their))/u,
  run: /^run (?:it|this|that|the|by|past|through|over|.{1,40}\b(?:by|past)\b)/u,
  back: /^back (?:her|him|them|his|the)\b/u,
  move: /^move (?!to\b|in\b|out\b|on\b|back\b|house|home|abroad|away)/u,
  change: /^change (?:the|his|her|their|our|it)\b/u,
  leave: /^leave (?:it|the|a|an|her|him|them|my|keys|some|\p{Lu}.{1,30}\b(?:a|the|my)\b)/u,
  pop: /^pop (?:by|over|in|round|around|the|it)/u,
  catch: /^catch (?:up with|\p{Lu}|(?:her|him|them)\b)/u,
  read: /^read (?:her|his|their|the|it|that|this|through|\p{Lu}|up on|over|my|a|both|all|them|chapter|draft)/u,
  watch:
    /^watch (?:her|his|their|the (?:kids?|dogs?|cats?|house|boys|girls|baby|video|recording|demo)|\p{Lu}\p{L}+['’]s|it|that)/u,
  listen: /^listen to/u,
  enter: /^enter (?:the|his|her|their|it)\b/u,
  meet: /^meet (?!up sometime)/u,
  pass: /^pass (?:on|along|it|that|this|the|her|him|them|\p{Lu})/u,
  raise: /^raise (?:it|this|that|the|her|his|with)/u,
  reach: /^reach out|^reach (?:her|him|them)/u,
  touch: /^touch base/u,
  circle: /^circle back/u,
  swing: /^swing (?:by|round|past)/u,
  drop: /^drop (?!out\b|dead)/u,
  note: /^note (?:down|it down)/u,
  deal: /^deal with/u,
  figure: /^figure (?:out|it out)/u,
  rsvp: /^rsvp(?! date)(?:\s|$)/u,
  dig: /^dig (?:up|out|it|that|the|for|through)/u,
  talk: /^talk (?:to|with|her|him|them|it over|\p{Lu}|through|about (?:it|this|that) (?:with|to))/u,
  speak: /^speak (?:to|with|at|for|up for|on)/u,
  walk: /^walk (?:her|him|them|you|the|\p{Lu}|through|his|their|over)/u,
  tell: /^tell (?!you what|the truth|myself)/u,
  mention: /^mention (?:it|this|that|her|him|\p{Lu}|the)/u,
  lead: /^lead (?:the|a|her|his)/u,
  turn: /^turn (?:up|in|it|over)/u,
  grab: /^grab (?:her|him|them|the|a copy|tickets|some)/u,
  manage: /^manage (?:the|her|his)/u,
  wish: /^wish (?:her|him|them|\p{Lu}|happy|everyone)/u,
  answer: /^answer (?:her|him|them|his|their|the|\p{Lu}|all|back|that|it|by)/u,
  list: /^list (?:the|all|her|his)/u,
  push: /^push (?:the|for|it|her|him|back)/u,
  test: /^test (?:the|it|her|his|their|out)/u,
  save: /^save (?:her|him|them|the|a|\p{Lu}|some|it)/u,
  file: /^file (?:the|it|a|an|his|her|that)/u,
  top: /^top up/u,
  split: /^split (?:the|it)/u,
  treat: /^treat (?:her|him|them|\p{Lu}|everyone)/u,
  finish: /^finish (?:the|it|her|his|my|that|this|writing|reading|up|off|editing)/u,
  build: /^build (?:the|a|an|her|him|them|it|that|this|\p{Lu})/u,
  shoot: /^shoot (?:her|him|them|you|over|\p{Lu})/u,
  fire: /^fire (?:off|over)/u,
  whip: /^whip up/u,
  knock: /^knock (?:up|together|out)/u,
  hit: /^hit up/u,
  hop: /^hop on a/u,
  do: /^do (?:the (?!camino|marathon|half|tour|washing|laundry)|an? (?:first|quick|rough|draft|review|demo|intro|talk|reading|sketch|writeup|summary)|her |his |their |both |some |(?:it|them|that|this)(?: \p{L}|$)|\p{Lu}\p{L}*['’]s )/u,
  mind: /^mind (?:the|her|his|their|\p{Lu})/u,
  mark: /^mark (?:the|her|his|their|up)/u,
  park: /^park (?:the|her|his)/u,
  hang: /^hang (?:the|her|his|up)/u,
  clear: /^clear (?:the|out|it|her|his)/u,
  market: /^market (?:the|her|his)/u,
  code: /^code (?:the|up|it)/u,
  judge: /^judge (?:the|at)/u,
  budget: /^budget for/u,
  volunteer: /^volunteer (?:at|for|with)/u,
  perform: /^perform at/u,
  pay: /^pay (?!attention|off\b)/u,
}

/** The same words are names of things, so in a bullet they need a person or a thing after them. */
export const alsoNouns = new Set(
  words(`
  call email text mail post message ping ring visit review check order return reply print   help  intro book  report quote note share
  record demo present talk walk work drive drop ship fax wire   bill pitch brief  design sketch
  outline answer   meet drink chat lead run test trial change move back file list price estimate show host
  cover water toast train source store charge frame credit flag tag water log hold start stop copy plant sponsor
  block pencil swap exchange treat loan     document head hand set pass catch look watch read
  wish match sync  interview   save split patch
`),
)

const deedSet = new Set(deeds)

/** States of mind and whereabouts: even "I promised to be good" is nothing to put on a list. */
const states = new Set(
  words(`
  be love like think miss need want know wish prefer rather never understand believe hope remember forget live stay
  sleep retire die feel seem become grow consider wait suppose guess bet admit say assume agree expect
  enjoy hate regret relax survive manage always see
`),
)

/** With "I'll" before them these are about oneself, or mere ways of speaking. */
const idle = new Set(
  words(`
  embarrass crush ace smash rock kill spare skip eat drink wear use play earn gain win lose learn study marry beat break catch cross risk bear stand
  face reach avoid ignore owe trust hear taste smell spend waste blame ruin hit own inherit outlive outgrow own
  recognise recognize notice realise realize imagine picture dream doubt fear mean end begin become fail pass resist
  reconsider rethink weigh keep deserve accept refuse reject decline resent envy pity forgive swear cherish treasure
  celebrate appreciate value tolerate handle cope repeat second echo concede grant join leave quit stop quote bite
`),
)

/** Nothing to be done follows from these, though they start with a deed. */
const emptyDeeds =
  /^(?:see (?:her|him|them|you|\p{Lu}\p{L}+|how|what|where|when)(?!\p{L})|let (?:it|this|that|me) |tell you what|call it a (?:day|night)|call (?:her|him|them|it|me) (?!Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Christmas|Easter|ASAP)\p{Lu}\p{L}+(?=[.,!]|$)|take (?:\S+ ){1,3}off|take (?:it easy|the (?:train|bus|plane|job|offer|day off))|keep (?:in mind|going|an open mind)|make it (?:to|there|home|work)|get (?:it|that)[.!]?$|give it (?:a (?:go|try|think)|some thought|up)|find it |drop (?:it|dead)[.!]?$|check in (?:at|to) the hotel|have to |pass on (?:(?:that|this|it)\W*$|.*(?:, thanks|this time|this one|this year))|take (?:\S+ ){1,2}word|(?:mention|add|say|note|stress|report|repeat) (?:that (?!to |at |in |with )\S+ \S|how |here))/u

/** After "told her I'd" these are about oneself, or are what had happened. */
const ownAffairs = new Set(
  words(`
  pass move quit marry win lose learn stop start work wait sit decide go try been seen gone done had left met heard
  found lost taken given got made bought written thought sent paid come run eat drink skip cry laugh come have get keep
  reply vote travel fly hike swim dance relocate study graduate recover resign apply buy check see look
  spoken forgotten fallen grown known begun built sold told felt kept slept spent caught won brought held
`),
)
// No verb begins so: "promised Ola a lift to the airport".
const noVerb =
  /^(?:the|an?|my|her|his|their|our|your|this|that|these|those|some|it|him|them|me|you|us|and|or|of|in|on|at|for|with|by|from|to|as|than|but|so|if|i|hers|theirs|mine|yours|church|school|hospital|town)(?!\p{L})|^[\p{Lu}\d]/u

/** What stands before a verb phrase: an outright promise, one that was told, "I'll", or no more than a thought. */
type After = 'outright' | 'told' | 'meant' | 'thought' | 'order'

/** Whether a verb phrase is something to do for a person; the clearer the words before it, the more verbs will do. */
export function isDeed(phrase: string, after: After = 'order'): boolean {
  const verb = /^[\p{L}/-]+/u.exec(phrase)?.[0].toLowerCase() ?? ''
  const said = verb + phrase.slice(verb.length)
  if (emptyDeeds.test(said)) return false
  if (
    after !== 'order' &&
    noVerb.test(phrase) &&
    !/^(?:RSVP|DM|CC|BCC|PM|FaceTime|WhatsApp|Venmo|PayPal|Zelle|Zoom|Slack|Skype)\s/.test(phrase)
  )
    return false
  if (visiting.test(said)) return after !== 'order' && after !== 'thought'
  if (after === 'outright')
    return verb !== '' && (!states.has(verb) || being.test(said) || onlyWith[verb]?.test(said) === true)
  const known = deedSet.has(verb) && (onlyWith[verb]?.test(said) ?? true)
  if (known || after === 'order') return known
  if (states.has(verb) || ownAffairs.has(verb) || isInflected(verb)) return false
  if (after === 'told' && !deedSet.has(verb)) return true
  if (after === 'told') return object.test(said)
  // A verb that nobody listed: it needs a thing that it is done to, and after a mere thought somebody it is done for.
  if (deedSet.has(verb)) return after === 'meant' && isFor.test(said)
  if (idle.has(verb)) return false
  return after === 'meant' ? object.test(said) || forSomebody.test(said) : object.test(said) && forSomebody.test(said)
}

const visiting =
  /^be (?:round|over(?! it)|there(?! in spirit)|at (?:her|his|their|the|\p{Lu})|by\s|back (?:to|with)|in touch|along|on time|on hand|with (?:her|him|them))|^sit with (?:her|him|them|his|their|\p{Lu})/u
const being =
  /^be (?:there|at|her|his|their|on time|back|(?:an?|the) (?:witness|referee|reference|guarantor|godparent|godmother|godfather|speaker)|\p{Lu}\p{L}+['’]s)/u
const object =
  /^\S+(?: (?:up|out|off|down|in|over|back|through|together|on))?(?: (?:all|both|up))? (?:the|an?|my|her|his|their|our|its|it|this|that|these|those|them|him|some|another|two|three|four|five|\d+|every|more|(?!(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*(?!\p{L}))\p{Lu}[\p{L}'’.-]*)(?![\p{L}])/u
const isFor =
  /\S \S.* for (?:her|him|them|(?!(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*(?!\p{L}))\p{Lu}\p{L}+)(?!\p{L})/u
const forSomebody =
  /(?:^|\s)(?:her|his|him|them|their|(?:to|for|with) (?:the )?\p{Lu}\p{L}+|\p{Lu}\p{L}+['’]s)(?!\p{L})/u

/** "Dropped", "seeing": no verb in its plain form, but for those that only look so. */
const isInflected = (verb: string) =>
  /(?:ed|ing)$/.test(verb) &&
  !/(?:^|re|un)(?:ring|string|bring|sing|swing|sling|fling|embed|shed|wed|shred|feed|need|seed|weed|breed|heed|speed|bleed|ping|wing|sting)$/.test(
    verb,
  )

const doubled = new Set(
  words('get put set drop swap grab stop run cut ship chip dig plan tag flag wrap split pop nip chat refer hop vet'),
)
const known = [...deeds, 'go', 'be', 'do', 'use', 'plan', 'learn', 'support', 'pursue', 'play', 'sing', 'lift', 'stay']
const gerunds = lazily(() => new Map(known.map((verb) => [gerund(verb), verb])))

function gerund(verb: string): string {
  if (doubled.has(verb)) return `${verb}${verb.at(-1)}ing`
  if (/[^eoy]e$/.test(verb)) return `${verb.slice(0, -1)}ing`
  return `${verb}ing`
}

/** "sending her the deck" as "send her the deck", or null where the verb is not known. */
export function asImperative(phrase: string): string | null {
  const first = /^[\p{L}-]+/u.exec(phrase)?.[0] ?? ''
  const verb = gerunds().get(first.toLowerCase())
  return verb ? verb + phrase.slice(first.length) : null
}
