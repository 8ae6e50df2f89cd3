import { pattern, phrases } from '../../../phrases/phrases.ts'

const them = phrases`her, him, them, you`

/** "have the shelves fixed", "have it ready", "have the key for her" */
const hasDone = /have (?:the|her|his|their|it|them|this|that|everything|all|\p{Lu}\p{L}*['’]s)(?: [\p{L}'’-]+){0,4}/u
const done = phrases`ready, done, ${/\p{L}{3,}ed/u}, made, built, written, cut, sent, set, sewn, out, up`
const idleHaving = phrases`
  ${/\p{L}+ed\b/u}, to${/\b/}, been${/\b/}, had${/\b/}, a (good | great | nice | lovely | look forward), lunch, dinner, coffee,
  drinks, fun, time, nothing, no${/\b/}`
const readyFor = phrases`
  ready, done, finished, sent, delivered, fixed, back, over, out, off, in, for ${them},
  to (${them} | the | ${/\p{Lu}/u}), with (${them} | ${/\p{Lu}/u})`
const having = pattern(
  'u',
)`^${hasDone} ${done}\b|^have (?!${idleHaving})(?:.{1,80}\b${readyFor}|.{0,60}\b(?:call|ring|email|send|contact|write|look|word)\b)`

const taken = phrases`
  ${them}, both, all, the (kid[s] | boy[s] | girl[s] | dog[s] | cat | car | twins | baby | minutes), ${/\p{Lu}/u},
  (my | his | her | their)${/ \p{L}+/u}, care of, a look, over, on, photo[s], picture[s], notes, some,
  it (to | up | over | back), that (to | up | on), this (to | up | on), the ${/[^.]{1,40}\bto\b/}`

const idleMaking = phrases`
  (the | a | an) (difference | living | fool | mess | mistake | fortune | move | mark | most | best | team | train | cut |
  flight | grade | effort | fuss | scene | joke | comeback | face | habit | leap | point of it)${/\b/},
  it (to | there | home | work | through | big), sense, money, do${/\b/}, friends, progress, peace, ${/it[.!]?$/}`

const putWhere = phrases`
  in touch, together, in contact, on the, in the, forward, up, aside, out, through, down, in a [good] word, into, back, onto,
  me down`
const putting = pattern(
  'u',
)`^put (?!off|up with|down roots|on weight|in my)(?:.{1,40}${putWhere}|in a (?:good )?word|together|the|a\b|her|him|them)`

const idleGetting = phrases`
  married, older, there, home, up, better, used, tired, worse, ready, lost, some (sleep | rest),
  (a | an | the) ${/(?:\p{L}+ )?/u}(job | promotion | offer | visa), a (divorce | promotion | tattoo | haircut),
  to (see | know | meet | go | the airport), together, along, going, on (with | a plane | the), away, into, out, over, rid,
  sick, fit, in trouble`

const doable = phrases`
  the ${/(?!camino|marathon|half|tour|washing|laundry)/},
  (a | an) (first | quick | rough | draft | review | demo | intro | talk | reading | sketch | writeup | summary),
  (her | his | their | both | some)${/ /}, (it | them | that | this)${/(?: \p{L}|$)/u}, ${/\p{Lu}\p{L}*['’]s /u}`

const objects: Record<string, RegExp> = {
  have: having,
  take: pattern('u')`^take ${taken}`,
  make: pattern('u')`^make (?!${idleMaking})`,
  put: putting,
  get: pattern('u')`^get (?!${idleGetting})`,
  keep: /^keep (?:(?:her|him|them|you|everyone|the|an? (?:eye|ear|seat|spot|place|copy)|my|\p{Lu}).{0,60}|in touch|an eye|an ear)/u,
  let: /^let (?:.{1,40}\bknow\b|(?:her|him|them|you) (?:have|borrow|use|in|stay))/u,
  look: /^look (?:into|at|over|up|for|after|through|out for|out (?:the|her|his|their|an?|my|some|that|those)|around for|it|this|that|them|in on)/u,
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
  do: pattern('u')`^do ${doable}`,
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

/** Verbs that are a deed only with certain words after them. */
export const verbObjects: ReadonlyMap<string, RegExp> = new Map(Object.entries(objects))
