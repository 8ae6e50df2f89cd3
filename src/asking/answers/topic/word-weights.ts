import { isCommonVerb } from '#language/vocabulary/everyday-words.ts'
import { stem } from '#language/words/stem.ts'

const stems = (words: string) => new Set(words.split(/\s+/).map(stem))

/** Words for asking, remembering and telling: they are not part of the topic. */
const asking =
  stems(`say said tell told mention mentioned talk talked speak spoke discuss discussed chat think thinks know known
  knows remember remind recall note noted notes write wrote written ask asked hear heard call called name names named thing
  things something anything anyone anybody someone somebody everyone people person folks contact contacts connection
  connections friend friends stuff kind sort type lot detail details information info fact facts exactly currently actually
  really ever still already please show list find give look up memory happen happened happening go going get got
  do done make made be is are was were has have had let lately recently latest news current own let's many much long
  often far old time last time next again much use like would could should might may can i me my mine we our us
  today now day days ago s t re ve ll d m one ones any some also too about regarding concerning whose which what
  who when where why how there here this that these those cant wont isnt arent didnt doesnt dont wasnt havent hasnt couldnt
  wouldnt shouldnt whats whos wheres new update updates catch upcoming background story summary per via into onto toward towards upon within without instead away together else yet
  besides though although however whether either neither`)

/** Verbs and other words that go with any topic: alone they say very little. */
const lightWords =
  stems(`work live want need start begin finish move come leave stay own like love enjoy prefer hate help plan hope wish
  try send bring take keep put hold offer open close run grow change join look seek turn become find choose decide arrive
  return use carry hand drop pick cause handle manage lead follow watch listen feel seem mean matter prepare believe expect
  consider agree accept serve show present give receive get reach contact call due title attend support
  good great first second favourite favorite free full whole different same other several next special particular
  back year month week morning evening night summer winter spring autumn weekend place home life`)

/** The same, for words that are never nouns. */
const lightQualities = stems(
  `old bad big small large tall high deep wide fast heavy best busy young happy important main early late few previous recent wrong`,
)

/** Wishes and feelings: a question with only these words is answered from the newest entries. */
const vague = stems(
  `offer want need consider plan propose feel hope wish expect think intend concern bother ask busy mind`,
)

export const isVague = (word: string) => vague.has(stem(word))

/** How much a word of the question counts when it occurs, and when it is missing. */
type Weight = { weight: number; missing: number }

const noWeight: Weight = { weight: 0, missing: 0 }
const lowWeight: Weight = { weight: 0.4, missing: 0.2 }
/** A verb says what the question is about, but a note may use another one. */
const deed: Weight = { weight: 0.8, missing: 0.4 }
const all: Weight = { weight: 1, missing: 1 }

export function weightOfWord(word: string): Weight {
  if (/^found(?:ed|ing)$/u.test(word)) return all
  const of = stem(word)
  if (asking.has(of)) return noWeight
  if (lightWords.has(of) || lightQualities.has(of) || isManner(word)) return lowWeight
  return isCommonVerb(word) ? deed : all
}

/** "Originally", "usually": a note can omit these. */
const isManner = (word: string) => word.length > 6 && /(?:al|ent|ous|ive|ar|nt|en|te|ed|ful|le|sual)ly$/u.test(word)

/** The weight of a word that says what somebody does or is: "what did Ana study", "to hike". */
export function asPredicate(word: string): Weight {
  const { weight, missing } = weightOfWord(word)
  return { weight: Math.min(weight, deed.weight), missing: Math.min(missing, deed.missing) }
}

/** The weight of a word used as a noun: "what present". */
export function asThing(word: string): Weight {
  const of = weightOfWord(word)
  return of === lowWeight && !lightQualities.has(stem(word)) ? deed : of
}

export const weightOf = (word: string) => weightOfWord(word).weight
