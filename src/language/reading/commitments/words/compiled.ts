import type { CommitmentWords, Frame, VerbLast } from '../../../language-data/commitment-words.ts'
import { firstLook } from '../../../phrases/first-look.ts'
import { anyOf, type Piece, pattern } from '../../../phrases/phrases.ts'

/** A grammar with its patterns made. */
export type Compiled = CommitmentWords & {
  /** The frames that may stand in a segment, with their patterns. */
  framesIn: (segment: string) => { frame: Frame; pattern: RegExp }[]
  joint: RegExp
  lead: RegExp
  skipped: RegExp
  firstVerb: RegExp
  reportedVerb: RegExp
  verbByForm: RegExp
  /** Beside its subject or first, and anywhere after "dass ich". */
  ownVerb: RegExp
  ownVerbLast: RegExp
  /** Separable prefixes at the end of a clause, and another clause of the writer without a comma. */
  particle: RegExp | null
  particleFirst: RegExp | null
  clauseBefore: RegExp
  infinitiveFirst: RegExp
  infinitiveAnywhere: RegExp
  /** The infinitive of each form in which the writer uses or reports a verb. */
  infinitiveOf: ReadonlyMap<string, string>
  startsWithOther: RegExp
  isCondition: RegExp
  hasCondition: RegExp
  isNegated: RegExp
  isHabit: RegExp
  isThird: RegExp
  isPerformed: RegExp
  /** A label that says who speaks, and the end of a sentence that does. */
  isSpeaker: RegExp
  endsWithSpeaker: RegExp
  isDoubt: RegExp
  isTodo: RegExp
  isPromised: RegExp
  isSettled: RegExp
  saysMe: RegExp | null
  startsWithThing: RegExp
  isFavor: RegExp
  /** A deed that is only waiting, by its infinitive. */
  isWaiting: RegExp
}

const spaced = ({ source }: Piece): Piece => ({ source: source.replaceAll(' ', '\\s+') })
const end = /(?:(?<=[\s'’])|(?![\p{L}\d]))/u
const start = /(?<![\p{L}\d])/u
/** The name of the speaker or listener; "dice que" continues, and "sagte ich" is the writer. */
const afterSpeaking = /(?:\s+(?!que\s|qu'|dass\s|ob\s|ich(?!\p{L})|eu(?!\p{L}))[\p{L}'.-]+){0,4}[^\p{L}]*$/u

const nothingLast: Pick<VerbLast, 'particles' | 'subject'> = { particles: /(?!)/, subject: /(?!)/ }

const made = new WeakMap<CommitmentWords, Compiled>()

/** The patterns of a language, made at their first use. */
export function compiledWords(words: CommitmentWords): Compiled {
  const compiled = made.get(words) ?? compile(words)
  made.set(words, compiled)
  return compiled
}

function compile(grammar: CommitmentWords): Compiled {
  const { pronouns, infinitive, between } = grammar
  // Of the shortest verbs the forms are all irregular.
  const forms = [...grammar.verbs]
    .filter((verb) => verb.length > 4 || grammar.verbLast)
    .map((verb) => ({ verb, ...grammar.formsOf(verb) }))
  const irregular = Object.keys(grammar.irregular)
  const firstPerson = anyOf([...new Set([...forms.flatMap(({ own }) => own), ...irregular])])
  const told = Object.keys(grammar.irregularTold)
  const reported = anyOf([...new Set([...forms.flatMap(({ reported }) => reported), ...told])])
  const word = (piece: Piece) => pattern('iu')`${start}(?:${spaced(piece)})${end}`
  const subject: Piece = grammar.me ? { source: `(?:${grammar.me.source})\\s*` } : { source: '(?:yo |eu )?' }
  // "… and the snack" at the end of a clause is one more thing, and no clause.
  const lastThing = pattern('u')`${grammar.articles} [\p{L}-]+\s*(?:$|[.,;:!()])`
  const { particles, subject: spoken } = grammar.verbLast ?? nothingLast
  const before: Piece = { source: `(?:(?:${pronouns.source})(?:\\s+|(?<='))){0,3}` }
  const opens = grammar.me ? pattern()`${subject}` : pattern()`(?:${before}${firstPerson}|${before}${infinitive})${end}`
  return {
    ...grammar,
    framesIn: firstLook(
      grammar.frames.map((frame) => ({ frame, pattern: pattern('iu')`${start}(?:${spaced(frame.says)})${end}\s*` })),
      ({ frame }) => frame.says,
    ),
    joint: pattern(
      'giu',
    )`\s(?:${grammar.joints})\s+(?=${opens}|${firstPerson}${end}|(?!${lastThing})${grammar.others}${end})`,
    lead: pattern('iu')`^[^\p{L}\d]*(?:(?:${grammar.leads})(?:,?\s+|$))*`,
    skipped: pattern('iu')`^(?:(?:${between})(?:,?\s+))*`,
    firstVerb: pattern('iu')`${start}(?<subject>${subject})(?<pronouns>${before})(?<verb>${firstPerson})${end}`,
    reportedVerb: pattern('iu')`${start}(?<pronouns>${before})(?<verb>${firstPerson}|${reported})${end}`,
    verbByForm: pattern('iu')`${start}(?:${grammar.ownByForm})${end}`,
    ownVerb: pattern(
      'iu',
    )`${start}(?:${spoken}\s+(?<after>${firstPerson})|(?<before>${firstPerson})\s+${spoken}|^(?<alone>${firstPerson}))${end}`,
    ownVerbLast: pattern('iu')`${start}(?<alone>${particles}?${firstPerson})${end}`,
    particle: grammar.verbLast && pattern('iu')`^${particles}$`,
    particleFirst: grammar.verbLast && pattern('iu')`^${particles}`,
    clauseBefore: pattern('iu')`^.*(?<!\p{L})${spoken}\s(?:.*\s)?(?=${grammar.and}\s)`,
    infinitiveFirst: pattern('iu')`^(?<pronouns>${before})(?<verb>${infinitive})${end}`,
    infinitiveOf: new Map([
      ...forms.flatMap(({ verb, own, reported }) => [...own, ...reported].map((form) => [form, verb] as const)),
      ...Object.entries(grammar.irregular),
      ...Object.entries(grammar.irregularTold),
    ]),
    infinitiveAnywhere: pattern('gu')`${start}(?<verb>${infinitive})${end}`,
    startsWithOther: pattern('iu')`^[^\p{L}]*(?:(?:${grammar.leads})\s+)*(?:${grammar.others})(?:\s|(?<='))`,
    hasCondition: word(grammar.conditions),
    isCondition: pattern('iu')`^[^\p{L}]*(?:(?:${grammar.joints})\s+)?(?:${spaced(grammar.conditions)})(?:\s|(?<='))`,
    isNegated: word(grammar.negations),
    isHabit: word(grammar.habits),
    isThird: word(grammar.third),
    isPerformed: word(grammar.performed),
    isSpeaker: pattern('iu')`${start}(?:${spaced(grammar.says)})${afterSpeaking}`,
    endsWithSpeaker: pattern('iu')`^[^\p{L}]*(?:${spaced(grammar.says)})${afterSpeaking}`,
    isDoubt: word(grammar.doubts),
    isTodo: pattern('iu')`^[^\p{L}]*(?:${grammar.todo})(?:\s.{0,40})?$`,
    isPromised: pattern('iu')`^[^\p{L}]*(?:${grammar.promised})$`,
    isSettled: pattern('iu')`(?:^|[,;.])\s*(?:${spaced(grammar.settled)})(?![\p{L}])`,
    startsWithThing: pattern('iu')`^(?:\d|(?:${grammar.things})(?![\p{L}]))`,
    isFavor: pattern('iu')`^(?:${spaced(grammar.favors)})(?:\s+(?:a|al|à|au|ao)\s+.{1,60})?[^\p{L}]*$`,
    isWaiting: !grammar.verbLast
      ? pattern('iu')`^(?:${before})(?:${grammar.waits})${end}`
      : pattern('iu')`^(?:${grammar.waits})${end}|${start}(?:${grammar.waits})[^\p{L}]*$`,
    saysMe: grammar.me && pattern('iu')`${start}(?:${grammar.me})${end}`,
  }
}
