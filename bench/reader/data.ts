import { z } from 'zod'

// What the reader is trained and measured on: lives (notes about people, with questions) and notes with commitments. Each
// line of a file is one of these.

const Text = z.string().trim().min(1)
const Day = z.iso.date()
const Language = z.enum(['en', 'de', 'fr', 'es', 'pt'])
const EntryId = z.int().positive()

/** The answer stands in one entry, in two, in all of a list, or is the newest of several. */
const answerable = ['fact', 'who', 'when', 'where', 'number', 'why', 'how', 'change', 'two', 'list', 'yesno'] as const
/** Never said of anybody, said of somebody else, said nearly, or not known yet. */
const unanswerable = ['none-never', 'none-person', 'none-near', 'none-future'] as const
const facts =
  'employer place family diet allergy pet lent borrowed they_owe i_owe birthday anniversary health school hobby plan'.split(
    ' ',
  )

export const LifeLine = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('life'), writer: Text, zone: Text, today: Day, language: Language }),
  z.strictObject({
    is: z.literal('person'),
    key: Text,
    name: Text,
    company: Text.optional(),
    work: Text.optional(),
    place: Text.optional(),
  }),
  z.strictObject({
    is: z.literal('entry'),
    id: EntryId,
    about: Text,
    day: Day,
    kind: z.enum(['note', 'meeting', 'call', 'message', 'voice_memo']),
    text: Text,
  }),
  z.discriminatedUnion('kind', [
    z.strictObject({
      is: z.literal('question'),
      kind: z.enum(answerable),
      text: Text,
      /** The shortest words of an entry that answer. */
      answers: z.array(z.strictObject({ entry: EntryId, quote: Text })).min(1),
    }),
    z.strictObject({ is: z.literal('question'), kind: z.enum(unanswerable), text: Text, about: Text.nullable() }),
  ]),
  z.strictObject({
    is: z.literal('fact'),
    entry: EntryId,
    about: Text,
    /** If it is about one of theirs, such as a child. */
    whose: Text.optional(),
    kind: z.enum(facts as [string, ...string[]]),
    value: Text,
    /** The entry says that it is so no more. */
    ended: z.literal(true).optional(),
  }),
  /** Whether entries support a sentence, contradict it, or say nothing of it. */
  z.strictObject({
    is: z.literal('claim'),
    entries: z.array(EntryId).min(1),
    label: z.enum(['yes', 'no', 'none']),
    text: Text,
  }),
])
export type LifeLine = z.infer<typeof LifeLine>

export const VoiceLine = z.strictObject({ voice: Text, zone: Text, language: Language, country: Text.optional() })

/** A note and what its writer owes by it, as the note says it. */
export const NoteLine = z.strictObject({
  day: Day,
  text: Text,
  commitments: z.array(
    z.strictObject({ deed: Text, due: Text.optional(), dueOn: Day.optional(), certainty: z.enum(['sure', 'maybe']) }),
  ),
})
export type NoteLine = z.infer<typeof NoteLine>
