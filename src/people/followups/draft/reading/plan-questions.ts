import { months } from '#language/calendar/day-names.ts'
import { clausesByPunctuation, splitWords } from '#language/sentences/plain-sentences.ts'
import { mentionsOthers, placeIn } from './places.ts'
import { inSecondPerson, isName } from './second-person.ts'
import { nounPhrase } from './topics.ts'
import { isFitForMessage } from './whole-phrase.ts'

type Ask = (after: string, names: string[]) => string | null

/** Activities by verb, and how to ask about them. */
const asked: { verb: RegExp; ask: Ask }[] = [
  {
    verb: /^(?:moving|relocating) to /i,
    ask: (after, names) => ofPlace(after, names, (place) => `How are the plans for ${place} coming along?`),
  },
  { verb: /^launching /i, ask: () => 'How is the launch coming along?' },
  { verb: /^hiring\b/i, ask: () => 'How is the hiring going?' },
  { verb: /^training for /i, ask: () => 'How is the training going?' },
  {
    verb: /^(?:working on|writing|building|preparing|renovating|designing|recording) /i,
    ask: (after, names) => ofThing(after, names, (thing) => `How is ${yours(thing)} coming along?`),
  },
  {
    verb: /^(?:organi[sz]ing|planning|hosting) /i,
    ask: (after, names) =>
      ofThing(after, names, (thing) => `How are the preparations for ${yours(thing)} coming along?`),
  },
  {
    verb: /^opening /i,
    ask: (after, names) => ofThing(after, names, (thing) => `How are the plans for ${yours(thing)} coming along?`),
  },
  {
    verb: /^looking for /i,
    ask: (after, names) => ofThing(after, names, (thing) => `How is the search for ${thing} going?`),
  },
  {
    verb: /^learning /i,
    ask: (after) =>
      /^(\p{Lu}?\p{Ll}+)(?: |$)/u.test(after) ? `How is your ${after.split(' ')[0]} coming along?` : null,
  },
]

/** A question about the person's current activity, if a note clearly states it about the person alone. */
export function planQuestion(
  sentences: string[],
  { names, day, today }: { names: string[]; day: Temporal.PlainDate; today: Temporal.PlainDate },
): string | null {
  for (const [at, sentence] of sentences.entries()) {
    const others = mentionsOthers(sentences.slice(0, at), names)
    for (const clause of clausesByPunctuation(sentence)) {
      const question = questionAfter(clause, { names, others })
      if (question && !isOver(clause, { day, today })) return question
    }
  }
  return null
}

function questionAfter(clause: string, { names, others }: { names: string[]; others: boolean }) {
  const [, subject = '', doing = ''] =
    /^(\S+?)(?:['’]s| is|['’]re| are) (?:also |now |currently |still |busy )?(\w+ing\b.*)$/i.exec(clause) ?? []
  const own = isName(subject, names) || (/^(?:she|he|they)$/i.test(subject) && !others)
  const found = own ? asked.find(({ verb }) => verb.test(doing)) : undefined
  const question = found?.ask(doing.replace(found.verb, ''), names) ?? null
  return question && /\b(?:not|maybe|might|hopes?|secretly)\b|n['’]t\b/i.test(clause) ? null : question
}

/** "In May" has passed, so the plans aren't asked about. */
export function isOver(clause: string, { day, today }: { day: Temporal.PlainDate; today: Temporal.PlainDate }) {
  const named = months.findIndex((month) =>
    new RegExp(`\\b(?:in|on|by|until|early|late|mid)\\b.*\\b${month}\\b`, 'i').test(clause),
  )
  if (named < 0)
    return (
      /\b(?:today|tomorrow|tonight|this week|next week|weekend|on \w+day)\b/i.test(clause) && day.until(today).days > 1
    )
  const month = day.with({ month: named + 1, day: 1 })
  const next = named + 1 < day.month ? month.add({ years: 1 }) : month
  return Temporal.PlainDate.compare(today, next) >= 0
}

function ofPlace(after: string, names: string[], say: (place: string) => string) {
  const place = placeIn(`in ${after}`, names)?.replace(/^in /, '')
  return place ? say(place) : null
}

/** Their work is worded as theirs: "a book" becomes "your book". */
const yours = (thing: string) => thing.replace(/^an? /i, 'your ')

function ofThing(after: string, names: string[], say: (thing: string) => string) {
  const phrase = nounPhrase(splitWords(after.replace(/ (?:about|for) .*$/, '')))
  if (!phrase || !/^(?:a|an|the|his|her|their)$/i.test(phrase[0] ?? '') || /s$/.test(phrase.at(-1) ?? '')) return null
  const own = inSecondPerson(phrase.join(' '), names)
  return isFitForMessage(own) ? say(own) : null
}
