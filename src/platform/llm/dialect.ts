import type { z } from 'zod'

/** How an answer is held to a shape: by the server, by the server as any JSON, or by asking for it in words. */
export type OutputFormat = 'schema' | 'json' | 'words'

/** Parts of a request that some servers refuse, and that it can do without. */
export type RequestOption = 'temperature' | 'max_tokens' | 'stream_options'

export type Ask = {
  messages: ChatMessage[]
  options: ChatOptions
  shape?: { as: OutputFormat; schema: Record<string, unknown> }
  without: ReadonlySet<RequestOption>
}

/** The content of one event of a stream, or of a whole response. */
export type ReplyPart = {
  text?: string
  inputTokens?: number
  outputTokens?: number
  finish?: 'complete' | 'cut short' | 'declined'
  trouble?: 'busy' | 'broken'
}

/** The differences between kinds of servers. */
export type Dialect = {
  shapes: readonly OutputFormat[]
  optionalParts: readonly RequestOption[]
  path: string
  headers(key: string): Record<string, string>
  body(model: string, ask: Ask): Record<string, unknown>
  parseEvent(event: unknown): ReplyPart
  parseWhole(answer: unknown): ReplyPart
}

export type ChatMessage = { role: 'system' | 'user' | 'assistant'; content: string }
export type ChatOptions = { signal?: AbortSignal; maxTokens?: number; temperature?: number }
export type Usage = { inputTokens: number; outputTokens: number }

/** Text as it arrives, then one end with the usage, if the server reports it, and whether it ran out of tokens. */
export type Piece = { type: 'text'; text: string } | { type: 'end'; usage: Usage | null; cutShort: boolean }

/** All that the service asks of a model. What comes back is untrusted, whatever was asked. */
export type Model = {
  name: string
  /** The answer as it comes. Throws ModelFailure; what came before it is incomplete. */
  chat(messages: ChatMessage[], options?: ChatOptions): AsyncIterable<Piece>
  /** An answer in the given shape, or ModelFailure. */
  object<T>(schema: z.ZodType<T>, messages: ChatMessage[], options?: ChatOptions): Promise<T>
}
