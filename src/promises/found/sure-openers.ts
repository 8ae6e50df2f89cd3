import type { Opener } from './openers.ts'

/** An outright promise, told with or without its "I". */
const promises = [
  "(?:promised|swore|sworn|vowed|pledged|guaranteed|pinky swore|pinky promised),? <who>(?:that )?<I'd>",
  '(?:promised|swore|sworn|vowed|pledged|undertook|undertaken|pinky swore|pinky promised),? <who>to',
  '(?:agreed|offered|volunteered|consented|committed|accepted|signed up|signed on|arranged|stepped up|contracted|engaged|booked in|took (?:an|the) action|picked up (?:an|the) action|got (?:an|the) action|have (?:an|the) action|bound|obliged|put my name down|put myself forward|put myself down|put (?:my|a) hand up|stuck (?:my|a) hand up|raised my hand|threw my hat in(?: the ring)?|took it upon myself|took it on myself|made a promise|made a commitment|made a vow|made a deal|got roped in|got roped into it|got talked into it|let myself be talked into it)(?: myself)?,? <who>to',
  "(?:agreed|offered|volunteered|committed|confirmed|settled|decided|undertook|insisted|made a promise|made a deal|shook hands|shook on it),? <who>(?:that )?<I'd>",
  "(?:gave|given|give) <who>my word(?: of honou?r)?(?: on it)?,?(?: that)? (?:to|<I'd>)",
  "(?:told|assured|reassured|texted|emailed|messaged|informed|wrote|warned|reminded|dm'd|pinged|whatsapped|rang|called|notified|replied|answered|wrote back|texted back|advised|let slip|convinced|persuaded|signalled),? <who>(?:that )?(?:yes,? |sure,? |ok,? |okay,? |of course,? )?<I'd>",
  "let <who>know (?:that )?<I'd>",
  '(?:said|promised|confirmed|told (?!me|us)\\S+|assured (?!me|us)\\S+|promised (?!me|us)\\S+) (?:will|would|wd)',
  "(?:said|mentioned|confirmed|replied|answered|repeated|insisted|wrote|shook on it|shook hands|stated|announced|declared)(?: yes| sure| ok| okay| fine| well| no problem)?,? <who>(?:that )?<I'd>",
]

const inDoing = [
  '(?:committed(?: myself)?(?: with <who>)?|said yes|agreed|promised <who>yes|signed myself up|put my name down|put my hand up|put myself down|put myself forward) (?:to|for)',
  '(?:signed up|signed on|volunteered|put in|stepped up) for',
  '(?:agreed on|took on|insisted on|(?:got |been |was |let myself be |let \\S+ )?(?:roped|talk me|talked|volunteered|conned|coaxed|suckered) (?:me )?(?:into|for))',
]
const bound = "(?:(?:I'm|I am|im|we said I'm|put me) )?(?:<adv>)?"

/** What a reader takes for a promise. */
export const sureOpeners: Opener[] = [
  ...promises.map((says): Opener => ({ says, next: 'do', sure: true, head: 'told', promised: true })),
  ...inDoing.map((says): Opener => ({ says, next: 'doing', sure: true, head: 'told', promised: true })),
  {
    says: "I (?:do |did |hereby |will |can )?(?:promise|vow|swear|undertake|commit|pledge|solemnly swear) <who>(?:to|that <I'd>|<I'd>)",
    next: 'do',
    sure: true,
    head: 'anywhere',
    promised: true,
  },
  {
    says: "(?:made|had|got|has) me (?:to )?(?:promise|swear|agree|commit) <who>(?:to|(?:that )?<I'd>)",
    next: 'do',
    sure: true,
    head: 'anywhere',
    promised: true,
  },
  {
    says: "we (?:have |had |also |then |both )?(?:agreed|decided|settled|said|arranged|concluded|resolved) <who>(?:that )?(?:I'd|I would|I will|I'll|I should|I shall|I was to|I am to|I'm to)",
    next: 'do',
    sure: true,
    head: 'anywhere',
    promised: true,
  },
  {
    says: "(?:(?:it's|it is|the deal is|deal is|deal|the plan is|plan is|the upshot is|upshot)(?: that)?[:,]? )?(?:it's|it is|it was|that's|I'm the one|I am the one|me|I),? (?:who|that)(?: will|'ll|'s going to| is going to| am going to| shall| has to)",
    next: 'do',
    sure: true,
    head: 'anywhere',
    promised: true,
  },
  {
    says: `${bound}(?:on the hook|on point) (?:for|of)`,
    next: 'thing',
    sure: true,
    head: 'bare',
    promised: true,
  },
  {
    says: "(?:I'm|I am|im) (?:<adv>)?(?:on the hook|responsible|in charge|on point|down|signed up|committed|accountable) (?:for|of|to)",
    next: 'doing',
    sure: true,
    head: 'anywhere',
    promised: true,
  },
  {
    says: "(?:I'm|I am|im) (?:<adv>)?(?:on the hook|accountable|signed up|committed|down) for",
    next: 'thing',
    sure: true,
    head: 'anywhere',
    promised: true,
  },
  {
    says: `${bound}(?:on the hook|on point|committed|down|pledged|sworn|obliged|booked|signed up|contracted|roped in) to`,
    next: 'do',
    sure: true,
    head: 'bare',
    promised: true,
  },
  {
    says: "(?:I'm|I am|im|I've been|I have been|I was|I got) (?:<adv>)?(?:on the hook|on point|committed|down|pledged|bound|sworn|obliged|booked|signed up|contracted|roped in|talked into it) to",
    next: 'do',
    sure: true,
    head: 'anywhere',
    promised: true,
  },
  {
    says: "(?:told|promised|assured|texted|emailed|guaranteed) (?:\\S+ ){1,3}?(?:that )?(?:(?:he|she|they)(?:'d| would|'ll| will) (?:have|get|receive|be getting)|to expect)",
    next: 'thing',
    sure: true,
    head: 'told',
    dated: true,
  },
  {
    says: "it (?:was|is|has been|had been) (?:then |also |finally )?(?:agreed|decided|settled|resolved|arranged) <who>(?:that )?<I'd>",
    next: 'do',
    sure: true,
    head: 'anywhere',
    promised: true,
  },
  {
    says: '(?:committed(?: myself)? to|put my (?:hand|name) (?:up|down) for|volunteered for)',
    next: 'thing',
    sure: true,
    head: 'told',
    promised: true,
    dated: true,
  },
  {
    says: '(?:can|could|may|should|to) (?:always )?(?:count|rely|depend|bank) on me to',
    next: 'do',
    sure: true,
    head: 'anywhere',
    promised: true,
  },
  {
    says: '(?:can|could|may|should|to) (?:always )?(?:count|rely|depend|bank) on me for',
    next: 'thing',
    sure: true,
    head: 'anywhere',
    promised: true,
  },
  { says: 'my (?:offer|promise) to', next: 'do', sure: true, head: 'anywhere', promised: true },
  { says: 'I (?:did |do |hereby )?promise', next: 'thing', sure: true, head: 'anywhere' },
  { says: 'offered', next: 'thing', sure: true, head: 'told', dated: true },
  { says: '(?=\\S+ing )', next: 'doing', sure: true, head: 'bare', dated: true, brisk: true },
  {
    says: '(?:promised|pledged|guaranteed|vowed|pinky promised)',
    next: 'thing',
    sure: true,
    head: 'told',
  },
  {
    says: '(?:told|said|promised|confirmed|agreed)(?: to)? <who>(?:that )?I(?= (?!was|were|had|have|am|did|do|got|went|can|could|might|may|must|should|need|just|never|really)\\S+ )',
    next: 'do',
    sure: true,
    head: 'told',
    dated: true,
  },

  { says: "<I'll>", next: 'do', sure: true, head: 'anywhere' },
  { says: "(?:I'll|I will|ill|I'm going to|I'm gonna|I shall) be", next: 'doing', sure: true, head: 'anywhere' },
  { says: "(?:will|going to|gonna|shall|am going to|am gonna|me to|I to|'ll)", next: 'do', sure: true, head: 'bare' },
  { says: '(?:will|shall) be', next: 'doing', sure: true, head: 'bare' },
  { says: "(?:I'm|I am|im)", next: 'doing', sure: true, head: 'anywhere', dated: true },
  {
    says: 'I(?= (?!was|were|had|have|am|did|do|got|went)\\S+ )',
    next: 'do',
    sure: true,
    head: 'anywhere',
    dated: true,
    shared: true,
  },
  {
    says: "(?:I'll|I will|ill) (?:remember|make sure|be sure|make a point)(?: to| I| of)",
    next: 'do',
    sure: true,
    head: 'anywhere',
  },
]
