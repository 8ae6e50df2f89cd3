import type { Doing } from '#language/language-data/wording.ts'

type Head = { words: string; doing: Doing; alsoVerb?: true }

/** What people do together, by the word that a note begins with. `alsoVerb`: alone it may be a thing to do. */
const things: Head[] = [
  { words: 'coffee|espresso|cappuccino', doing: 'coffee' },
  { words: 'tea', doing: 'tea' },
  { words: 'breakfast', doing: 'breakfast' },
  { words: 'brunch', doing: 'brunch' },
  { words: 'lunch', doing: 'lunch' },
  { words: 'dinner|supper', doing: 'dinner' },
  { words: 'drinks?|beers?|wine|pints?', doing: 'drink' },
  { words: 'walk', doing: 'walk', alsoVerb: true },
  { words: '(?:phone|video|zoom|teams|intro) call|zoom|call', doing: 'call', alsoVerb: true },
  { words: 'meeting|workshop', doing: 'meeting' },
  { words: 'catch-?up|catch up|chat|talk|conversation', doing: 'talk', alsoVerb: true },
]
const deeds: Head[] = [
  { words: 'met up with|met with', doing: 'meeting' },
  { words: 'met|met up', doing: 'meet' },
  { words: 'bumped into|ran into|saw', doing: 'see' },
  { words: 'called|phoned|rang', doing: 'call' },
  { words: '(?:spoke|talked|chatted|caught up)(?: to| with)?', doing: 'talk' },
]

const before = "(?:(?:we|i)(?:'ve)? )?(?:finally |just |briefly |also )?"
const had = '(?:(?:had|grabbed|got|went for|took|did) )?(?:(?:a|an|our|another) )?'
const manner = '(?:(?:quick|nice|lovely|great|good|long|short|brief|first|second|early|late|morning|afternoon) )*'

export const meetingPatterns = [
  ...things.map((head) => ({ ...head, verb: false, form: begins(`${before}${had}${manner}`, head.words) })),
  ...deeds.map((head) => ({ ...head, verb: true, form: begins(before, head.words) })),
]

/** What an entry of a kind is in itself, whatever its text. */
export const occasionByKind: Record<string, Doing> = { meeting: 'see', call: 'call', message: 'message' }

/** Not yet, not sure, or not at all. */
export const notCertain =
  /\b(?:not|no|never|instead|should|will|would|wants?|could|might|maybe|plan\w*|schedul\w*|tomorrow|next|upcoming|let's|todo|to do|ask|if|at \d[\d:]*(?:am|pm)?)\b|n['’]t\b|['’]ll\b|\?$/i

/** The meeting or call that did not take place. */
export const wasCancelled =
  /\b(?:cancel\w*|no-show|postpon\w*|reschedul\w*|missed|declined|voicemail|unanswered|bounced|(?:no|not|never|didn['’]t) (?:\w+ )?(?:show|answer|pick|come|came|turn|happen|reply|make)\w*)\b/i

function begins(start: string, words: string) {
  return new RegExp(`^(${start})(?:${words})(?= |$)(.*)$`, 'i')
}
