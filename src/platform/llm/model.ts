import type { z } from 'zod'

export type ChatMessage = { role: 'system' | 'user' | 'assistant'; content: string }
export type ChatOptions = { signal?: AbortSignal; maxTokens?: number; temperature?: number }
export type Usage = { inputTokens: number; outputTokens: number }

/** Text as it comes; then, once, the end: what it cost where the server tells, and whether it ran out of tokens. */
export type Piece = { type: 'text'; text: string } | { type: 'end'; usage: Usage | null; cutShort: boolean }

/** All that the service asks of a model. What comes back is untrusted, whatever was asked. */
export type Model = {
  name: string
  /** The answer as it comes. Throws ModelFailure; what came before it is incomplete. */
  chat(messages: ChatMessage[], options?: ChatOptions): AsyncIterable<Piece>
  /** An answer in the given shape, or ModelFailure. */
  object<T>(schema: z.ZodType<T>, messages: ChatMessage[], options?: ChatOptions): Promise<T>
}
