import { bytes, id, instant, integer, jsonOf, privateTable, text } from './table.ts'
import type { Citation } from './values.ts'

/** Questions and answers. */
export const questionTables = {
  threads: privateTable(
    {
      id: id(),
      /** Null until the first question gives it one. */
      title: text().nullable(),
      /** How many questions were asked in it. */
      turns: integer().withDefault(),
      createdAt: instant(),
      updatedAt: instant(),
    },
    { storedBy: 'id' },
  ),

  /** A turn is a question, which is its attempt 0, and the answers to it, from the first to the last. */
  messages: privateTable(
    {
      id: id(),
      threadId: id(),
      turn: integer(),
      attempt: integer(),
      content: text(),
      /** In which zone it was asked. */
      timeZone: text(),
      createdAt: instant(),
      /** For a question about one person: that person. */
      connectionId: id().nullable(),
      /** The columns from here on belong to answers. Null while the answer is being written. */
      answeredAt: instant().nullable(),
      /** Why the answer that was wanted could not be made; the content is then the best there was. */
      failure: text().nullable(),
      /** `rules`, or the name of the model. */
      writtenBy: text().nullable(),
      citations: jsonOf<Citation[]>().nullable(),
      /** Its people, for "she" in the next question. */
      about: jsonOf<string[]>().nullable(),
      inputTokens: integer().nullable(),
      outputTokens: integer().nullable(),
      rating: text<'up' | 'down'>().nullable(),
      ratingNote: text().nullable(),
      ratedAt: instant().nullable(),
    },
    { storedBy: 'id' },
  ),

  /** Sentence vectors of passages, if the add-on is installed. */
  vectors: privateTable(
    {
      sourceId: id(),
      model: text(),
      textHash: text(),
      /** One byte for each number, for each part of the text. */
      vector: bytes(),
      madeAt: instant(),
    },
    { notArchived: 'Computed from exported records, by a model that another instance may not have.' },
  ),
}
