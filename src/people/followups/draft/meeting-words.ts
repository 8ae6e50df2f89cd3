type Head = { words: string; doing: string; noun: string; alsoVerb?: true }

/** What people do together, by the word that a note begins with. `alsoVerb`: alone it may be a thing to do. */
const things: Head[] = [
  { words: 'coffee|espresso|cappuccino', doing: 'have coffee with you', noun: 'coffee' },
  { words: 'tea', doing: 'have tea with you', noun: 'tea' },
  { words: 'breakfast', doing: 'have breakfast with you', noun: 'breakfast' },
  { words: 'brunch', doing: 'have brunch with you', noun: 'brunch' },
  { words: 'lunch', doing: 'have lunch with you', noun: 'lunch' },
  { words: 'dinner|supper', doing: 'have dinner with you', noun: 'dinner' },
  { words: 'drinks?|beers?|wine', doing: 'have a drink with you', noun: 'drink' },
  { words: 'walk', doing: 'go for a walk with you', noun: 'walk', alsoVerb: true },
  { words: '(?:phone|video|zoom|teams|intro) call|zoom|call', doing: 'talk with you', noun: 'call', alsoVerb: true },
  { words: 'meeting|workshop', doing: 'meet with you', noun: 'meeting' },
  { words: 'catch-?up|catch up|chat', doing: 'catch up with you', noun: 'conversation', alsoVerb: true },
  { words: 'talk|conversation', doing: 'talk with you', noun: 'conversation', alsoVerb: true },
]
const deeds: Head[] = [
  { words: 'met up with|met with', doing: 'meet with you', noun: 'meeting' },
  { words: 'met|met up', doing: 'meet you', noun: 'meeting' },
  { words: 'bumped into|ran into', doing: 'run into you', noun: 'meeting' },
  { words: 'caught up with|caught up', doing: 'catch up with you', noun: 'conversation' },
  { words: 'called|phoned|rang', doing: 'talk with you', noun: 'call' },
  { words: '(?:spoke|talked|chatted)(?: to| with)?', doing: 'talk with you', noun: 'conversation' },
]

const before = "(?:(?:we|i)(?:'ve)? )?(?:finally |just |briefly |also )?"
const had = '(?:(?:had|grabbed|got|went for|took|did) )?(?:(?:a|an|our|another) )?'
const manner = '(?:(?:quick|nice|lovely|great|good|long|short|brief|first|second|early|late|morning|afternoon) )*'

export const meetingPatterns = [
  ...things.map((head) => ({ ...head, verb: false, form: begins(`${before}${had}${manner}`, head.words) })),
  ...deeds.map((head) => ({ ...head, verb: true, form: begins(before, head.words) })),
]

/** What an entry of a kind is in itself, whatever its text. */
export const occasionByKind: Record<string, { doing: string; noun: string }> = {
  meeting: { doing: 'meet with you', noun: 'meeting' },
  call: { doing: 'talk with you', noun: 'call' },
  message: { doing: 'be in touch with you', noun: 'message' },
}

/** Not yet, not sure, or not at all. */
export const notCertain =
  /\b(?:not|no|never|instead|should|will|would|wants?|could|might|maybe|plan\w*|schedul\w*|tomorrow|next|upcoming|let's|todo|to do|ask|if|at \d[\d:]*(?:am|pm)?)\b|n['’]t\b|['’]ll\b|\?$/i

/** The meeting or call that did not take place. */
export const wasCancelled =
  /\b(?:cancel\w*|no-show|postpon\w*|reschedul\w*|missed|declined|voicemail|unanswered|bounced|(?:no|not|never|didn['’]t) (?:\w+ )?(?:show|answer|pick|come|came|turn|happen|reply|make)\w*)\b/i

function begins(start: string, words: string) {
  return new RegExp(`^(${start})(?:${words})(?= |$)(.*)$`, 'i')
}
