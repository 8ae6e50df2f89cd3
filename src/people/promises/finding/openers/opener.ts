/** How a commitment begins. After it comes what is to be done: a verb, a verb in -ing, only a thing, or what was not done. */
export type Opener = {
  /** A pattern in words; <who>, <I'd> and <I'll> stand for the lists below. */
  says: string
  next: 'do' | 'doing' | 'thing' | 'done'
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
  /** Only next to what another does: "he books the flights, I book the hotel". */
  shared?: boolean
  /** Only what is handed over or told: "Sending her the plan tomorrow", not "Flying to Rome". */
  brisk?: boolean
}

/** Words between "I" and its verb. */
export const adverbs =
  '(?:(?:also|just|already|kind of|sort of|kinda|really|actually|definitely|certainly|then|still|now|even|finally|stupidly|foolishly|gladly|happily|rashly|basically|totally|absolutely|at least|tentatively|more or less|again|half|obviously|of course|simply|quickly|personally|do|did|um|uh|like|so|honestly|later|first|solemnly|readily|reluctantly|immediately|therefore|instead|hereby|literally|seriously|once|probably|maybe|perhaps|possibly|hopefully|all but|sorta|both|have|had),? )*'

const lists: Record<string, string> = {
  "<I'd>":
    "(?:I'd|I would|I'll|I will|I'm going to|I am going to|I'm gonna|I was going to|I shall|id|ill|im going to|im gonna|we'd|we would|me to)",
  "<I'll>":
    "(?:I'll|I will|I shall|I'm going to|I am going to|I'm gonna|I am gonna|I gonna|ill|im going to|im gonna|im gunna|I'm gunna|I'm about to|I am about to|imma)",
  '<who>':
    "(?:(?!(?:not|never|nothing|if|whether|what|why|how|when|where|because|couldn't|can't|cannot|wouldn't|won't|didn't|don't|no|neither|she'd|he'd|they'd|she|he|they|myself|ourselves) )(?:[^\\s;:.!?]+|(?:mr|mrs|ms|mx|dr|prof|st|fr|rev|sr|jr|capt|[a-z])\\.) ){0,6}?",
  '<adv>': adverbs,
}

/** Words between a beginning and its verb that change nothing, and those that make it less than sure. */
export const betweens =
  /^(?:(?:also|just|already|definitely|certainly|then|still|now|even|finally|gladly|happily|basically|totally|absolutely|at least|again|obviously|of course|simply|quickly|personally|um+|uh+|er+|like|so|honestly|later|first|please|surely|always|go ahead and|go and|be sure to|make sure to|remember to|make a point of|in turn|either|both|actually|really|soon|asap|immediately|kindly|you know|and|to|maybe|perhaps|probably|possibly|hopefully|likely|prob|probs|prolly|def|defo|defs|duly|promptly|therefore|next|be (?:happy|glad|delighted|pleased) to|have to|need to|try to|try and|attempt to),?\s+)/i
export const doubts =
  /^(?:maybe|perhaps|probably|possibly|hopefully|likely|prob|probs|prolly|try to|try and|attempt to)\b/i

/** The pattern of an opener: `told` ones also take the "I" before them. */
export function openerPattern({ says, head }: Opener, withI: boolean): RegExp {
  const subject = head !== 'told' ? '' : withI ? "(?:I|I've|I'd|I have|I had|ive) <adv>" : '(?:have |had )?<adv>'
  const filled = Object.entries(lists).reduce((text, [name, list]) => text.replaceAll(name, list), subject + says)
  // One that only looks ahead ends where it begins.
  const end = says.startsWith('(?=') ? '' : "(?![a-zÀ-ɏ\\d'])\\s*"
  return new RegExp(`(?<![a-zÀ-ɏ\\d'])(?:${filled.replaceAll(' ', '\\s+')})${end}`, 'iy')
}
