import type { Citation, InstantText, Json } from './values.ts'

/** What members ask, and what they are answered. Private: every key and index starts with the member. */
export type AskSchema = {
  threads: {
    memberId: string
    id: string
    /** Null until the first question gives it one. */
    title: string | null
    /** How many questions were asked in it. */
    turns: number
    createdAt: InstantText
    updatedAt: InstantText
  }
  /** A turn is a question, which is its attempt 0, and the answers to it, from the first to the last. */
  messages: {
    memberId: string
    id: string
    threadId: string
    turn: number
    attempt: number
    content: string
    /** In which zone it was asked. */
    timeZone: string
    createdAt: InstantText
    /** Of a question: the one person it is about, where it was asked of one. */
    connectionId: string | null
    /** Of an answer, from here on. Null while it is being made. */
    answeredAt: InstantText | null
    /** Why the answer that was wanted could not be made; the content is then the best there was. */
    failure: string | null
    /** `rules`, or the name of the model. */
    writtenBy: string | null
    citations: Json<Citation[]> | null
    /** The people it is about: whom "she" means in the next question. */
    about: Json<string[]> | null
    inputTokens: number | null
    outputTokens: number | null
    rating: 'up' | 'down' | null
    ratingNote: string | null
    ratedAt: InstantText | null
  }
  /** What passages mean, as numbers: only where the add-on is installed. */
  vectors: {
    memberId: string
    sourceId: string
    model: string
    textHash: string
    /** One byte for each number, for each part of the text. */
    vector: Uint8Array
    madeAt: InstantText
  }
}
