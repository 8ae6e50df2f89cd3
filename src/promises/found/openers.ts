/** How a commitment begins. After it comes what is to be done: a verb, a verb in -ing, or only a thing. */
export type Opener = {
  /** A pattern in words; <who>, <I'd> and <I'll> stand for the lists below. */
  says: string
  next: 'do' | 'doing' | 'thing'
  sure: boolean
  /** `told`: after "I" or with no subject at all ("Promised to call"). `bare`: only at the head of a clause. */
  head: 'told' | 'bare' | 'anywhere'
  /** An outright promise: nearly any verb will do, and a date before it is when it was made. */
  promised?: boolean
  /** Only with a day still to come: "I'm sending it tomorrow". */
  dated?: boolean
  /** Only where a person stands next to the deed: a mere thought otherwise. */
  toPerson?: boolean
  together?: boolean
}

const lists: Record<string, string> = {
  "<I'd>":
    "(?:I'd|I would|I'll|I will|I'm going to|I am going to|I'm gonna|I was going to|I shall|id|ill|im going to|we'd|we would)",
  "<I'll>":
    "(?:I'll|I will|I shall|I'm going to|I am going to|I'm gonna|I am gonna|I gonna|ill|im going to|im gonna|imma|I'm about to|I am about to)",
  '<who>': '(?:[^\\s,;:.!?]+ ){0,5}?',
  '<adv>':
    '(?:(?:also|just|already|kind of|sort of|kinda|really|actually|definitely|certainly|then|still|now|even|finally|stupidly|foolishly|gladly|happily|rashly|basically|totally|absolutely|at least|tentatively|more or less|again|half|obviously|of course|simply|quickly|personally|do|did|um|uh|like|so|honestly|later|first|solemnly|readily|reluctantly|immediately|therefore|instead|hereby|literally|seriously|once|probably|maybe|perhaps|possibly|hopefully|all but|sorta|both|have|had),? )*',
}

/** An outright promise, told with or without its "I". */
const promises = [
  "(?:promised|swore|sworn|vowed|pledged|guaranteed) <who>(?:that )?<I'd>",
  '(?:promised|swore|sworn|vowed|pledged|undertook|undertaken) <who>to',
  '(?:agreed|offered|volunteered|consented|committed|accepted|signed up|signed on|arranged|stepped up|pinky swore|pinky promised)(?: myself)? <who>to',
  "(?:agreed|offered|volunteered|committed|confirmed|settled|decided) <who>(?:that )?<I'd>",
  "(?:gave|given|give) <who>my word(?: that)? (?:to|<I'd>)",
  "(?:told|assured|reassured|texted|emailed|messaged|informed|wrote|warned|reminded|dm'd|pinged) <who>(?:that )?(?:yes,? )?<I'd>",
  "let <who>know (?:that )?<I'd>",
  "(?:said|mentioned|confirmed|replied|answered|repeated|insisted|wrote|shook on it|shook hands)(?: yes| sure| ok| okay)?,? <who>(?:that )?<I'd>",
]

const oughts =
  '(?:need to|should|must|have to|ought to|gotta|had better|need to remember to|have to remember to|must remember to|should remember to|need to make sure I|need to make sure to|should make sure I|should make sure to)'

export const openers: Opener[] = [
  ...promises.map((says): Opener => ({ says, next: 'do', sure: true, head: 'told', promised: true })),
  {
    says: "I (?:do |hereby )?promise <who>(?:to|that <I'd>|<I'd>)",
    next: 'do',
    sure: true,
    head: 'anywhere',
    promised: true,
  },
  {
    says: "(?:made|had) me (?:promise|swear|agree|commit) <who>(?:to|(?:that )?<I'd>)",
    next: 'do',
    sure: true,
    head: 'anywhere',
    promised: true,
  },
  {
    says: "we (?:have |had |also |then )?(?:agreed|decided|settled|said|arranged) <who>(?:that )?(?:I'd|I would|I will|I'll|I should)",
    next: 'do',
    sure: true,
    head: 'anywhere',
    promised: true,
  },
  {
    says: '(?:committed(?: myself)?(?: with <who>)? to|said yes to|signed up for|agreed on|took on|volunteered for|insisted on)',
    next: 'doing',
    sure: true,
    head: 'told',
    promised: true,
  },
  {
    says: "(?:I'm|I am|im) (?:on the hook|responsible|in charge|on point|down) (?:for|of)",
    next: 'doing',
    sure: true,
    head: 'anywhere',
    promised: true,
  },
  {
    says: "(?:I'm|I am|im) (?:on the hook|on point|committed|down) to",
    next: 'do',
    sure: true,
    head: 'anywhere',
    promised: true,
  },
  {
    says: "(?:it's|it is|that's)? ?(?:on me|my job|my turn|on my plate) to",
    next: 'do',
    sure: true,
    head: 'bare',
    promised: true,
  },
  { says: '(?:promised|pledged)', next: 'thing', sure: true, head: 'told' },
  { says: '(?:owe|still owe)', next: 'thing', sure: true, head: 'told' },

  { says: "<I'll>", next: 'do', sure: true, head: 'anywhere' },
  { says: "(?:I'll|I will|ill|I'm going to|I'm gonna) be", next: 'doing', sure: true, head: 'anywhere' },
  { says: '(?:will|going to|gonna|shall|am going to|am gonna|me to)', next: 'do', sure: true, head: 'bare' },
  { says: 'will be', next: 'doing', sure: true, head: 'bare' },
  {
    says: "(?:I'm|I am|im)",
    next: 'doing',
    sure: true,
    head: 'anywhere',
    dated: true,
  },
  {
    says: 'I(?= (?!was|were|had|have|am|did|do|got|went)\\S+ )',
    next: 'do',
    sure: true,
    head: 'anywhere',
    dated: true,
  },

  { says: `I <adv>${oughts}`, next: 'do', sure: false, head: 'anywhere' },
  {
    says: "(?:I've|ive|I have) (?:really |also |still |just )*(?:got to|gotta)|(?:I'd|id) (?:really )?better",
    next: 'do',
    sure: false,
    head: 'anywhere',
  },
  {
    says: `(?:${oughts}|better|had better|really should|probably should|maybe should)`,
    next: 'do',
    sure: false,
    head: 'bare',
  },
  { says: "(?:I'm|I am|im) (?:supposed|meant|due|expected|obliged) to", next: 'do', sure: false, head: 'anywhere' },
  { says: '(?:supposed|meant) to', next: 'do', sure: false, head: 'bare' },
  {
    says: '(?:please )?remind me(?: again)?(?: <who>)?(?:to|that I (?:need|have) to)',
    next: 'do',
    sure: false,
    head: 'anywhere',
  },
  {
    says: "(?:please )?(?:do not|don't|dont|can't|cant|cannot|mustn't|must not|shouldn't|never|not to) (?:let me )?forget (?:to|that I (?:need|have) to|I (?:need|have) to)",
    next: 'do',
    sure: false,
    head: 'anywhere',
  },
  {
    says: '(?:remember(?:ing)? to|note to self(?: to)?[:,-]?|(?:must |should |to )?make sure (?:to|I|that I)|be sure to|(?:a |quick )?reminder to|reminder:|to-?do:?)',
    next: 'do',
    sure: false,
    head: 'bare',
  },
  {
    says: "(?:I'll|I will|ill) (?:remember|make sure|be sure|make a point)(?: to| I| of)",
    next: 'do',
    sure: true,
    head: 'anywhere',
  },
  {
    says: "(?:<I'll>|will|going to|gonna|I can|I could) <adv>(?:try|see if I can|see whether I can|do my best|attempt|aim)(?: to| and)?",
    next: 'do',
    sure: false,
    head: 'anywhere',
  },
  { says: '(?:trying|hoping|aiming) to', next: 'do', sure: false, head: 'bare', toPerson: true, dated: true },
  {
    says: "(?:I (?:might|may|could maybe|plan to|want to|would like to|intend to|have been meaning to|keep meaning to|mean to)|I'd like to|I'm planning to|I am planning to|I've been meaning to|I'm happy to|I'm glad to)",
    next: 'do',
    sure: false,
    head: 'anywhere',
    toPerson: true,
  },
  {
    says: '(?:might|planning to|plan to|want to|been meaning to|meaning to|keen to|happy to|glad to)',
    next: 'do',
    sure: false,
    head: 'bare',
    toPerson: true,
  },
  {
    says: "(?:(?:I'm|I am|im|I was|was|been) )?(?:thinking (?:of|about)|planning on|considering)",
    next: 'doing',
    sure: false,
    head: 'bare',
    toPerson: true,
  },

  {
    says: "we (?:also |really )?(?:will|are going to|need to|have to|must|agreed to|promised to|said we'd|said we would|offered to)|(?:we'll|we're going to)",
    next: 'do',
    sure: false,
    head: 'anywhere',
    together: true,
  },
]

/** Words between a beginning and its verb that change nothing, and those that make it less than sure. */
export const betweens =
  /^(?:(?:also|just|already|definitely|certainly|then|still|now|even|finally|gladly|happily|basically|totally|absolutely|at least|again|obviously|of course|simply|quickly|personally|um+|uh+|er+|like|so|honestly|later|first|please|surely|always|go ahead and|go and|be sure to|make sure to|remember to|make a point of|in turn|either|both|actually|really|soon|asap|immediately|kindly|you know|and|to|maybe|perhaps|probably|possibly|hopefully|likely|try to|try and|attempt to),?\s+)/i
export const doubts = /^(?:maybe|perhaps|probably|possibly|hopefully|likely|try to|try and|attempt to)\b/i

/** The pattern of an opener: `told` ones also take the "I" before them. */
export function openerPattern({ says, head }: Opener, withI: boolean): RegExp {
  const subject = head !== 'told' ? '' : withI ? "(?:I|I've|I'd|I have|I had|ive) <adv>" : '(?:have |had )?<adv>'
  const filled = Object.entries(lists).reduce((text, [name, list]) => text.replaceAll(name, list), subject + says)
  return new RegExp(`(?<![a-zÀ-ɏ\\d'])(?:${filled.replaceAll(' ', '\\s+')})(?![a-zÀ-ɏ\\d'])\\s*`, withI ? 'i' : 'iy')
}
