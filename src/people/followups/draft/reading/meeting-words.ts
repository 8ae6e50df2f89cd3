import type { Doing } from '#language/language-data/wording.ts'
import type { Language } from '#language/languages/language.ts'
import { plainSentences } from '#language/sentences/plain-sentences.ts'

type Head = { words: string; doing: Doing; alsoVerb?: true }

/** Occasions by the first word of a note. `alsoVerb`: alone it may be a task. */
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

/** The occasion that an entry's kind implies, whatever its text. */
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

const picture =
  /(?<!\p{L})(?:photos?|pictures?|pics?|videos?|vídeos?|gif|sticker|emoji|fotos?|bild(?:er)?|imagen|imagem|link)(?!\p{L})/iu

/** Whether a “message” may be a picture or link, which isn't thanked for as a message. */
export const isPicture = (text: string) => picture.test(text.slice(0, 80)) || !/\p{L}{2}/u.test(text)

/** Contact at the beginning of a note, up to the person; a determiner shows that it was somebody else. */
const beginnings: Record<Language, RegExp> = {
  en: /^(?:i |we )?(?:called|rang|phoned|texted|emailed|messaged|met|saw|visited|(?:\S+ ){0,2}?(?:with|from)|(?:spoke|talked|wrote) to) (the |my |our |his |their |her )?(\p{L}+)/iu,
  de: /^(?:ich |wir )?(?:(?:\S+ ){0,2}?(?:mit|bei)|anruf von) (dem |der |den |meine[mr] |unsere[mr] |seine[mr] |ihre[mr] )?(\p{L}+)/iu,
  fr: /^(?:j['’]ai |on a )?(?:(?:\S+ ){0,3}?avec|appelé|vu|croisé|appel de) (le |la |l['’]|mon |ma |son |sa |notre )?(\p{L}+)/iu,
  es: /^(?:(?:\S+ ){0,2}?con|llamé a|llamada de|vi a) (el |la |mi |su |nuestr[oa] )?(\p{L}+)|^(?:llamé|vi) (al) (\p{L}+)/iu,
  pt: /^(?:(?:\S+ ){0,2}?com|liguei (?:para|pra)|chamada d[eo]) (o |a |meu |minha |seu |sua )?(\p{L}+)|^liguei (ao|à|pro|pra) (\p{L}+)/iu,
}
const wholes = /^(?:her|him|them|ihm|ihr|ihnen|elle|lui|eux|ella|él|ellos|ela|ele|eles|you|viel|wenig)$/iu
const joins = /^(?:about|at|in|on|for|to|and|again|back|by|from|re|over|today|yesterday|when|while|after|before)$/i

/** Whether a note begins by telling of being in touch with somebody else: "Rang the neighbour", "Kaffee mit Luis". */
export function isWithAnother(text: string, names: string[], code: Language) {
  const [first = ''] = plainSentences(text)
  const [found, ...groups] = beginnings[code].exec(first) ?? []
  if (found === undefined) return false
  const [word = '', determiner = ''] = groups.filter((group) => group !== undefined).toReversed()
  const rest = first.slice(found.length).split(/[\s,;:]+/)
  if (/['’]s$/.test(`${word}${rest[0] ?? ''}`)) return true
  if (wholes.test(word) || joins.test(word) || names.includes(word) || names.includes(rest[1] ?? '')) return false
  return determiner !== '' || /^\p{Lu}/u.test(word)
}
