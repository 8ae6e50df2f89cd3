import type { ChatMessage, ChatOptions } from './model.ts'

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

/** What one event of a stream, or one whole answer, says. */
export type ReplyPart = {
  text?: string
  inputTokens?: number
  outputTokens?: number
  finish?: 'complete' | 'cut short' | 'declined'
  trouble?: 'busy' | 'broken'
}

/** What tells one kind of server from another. */
export type Dialect = {
  shapes: readonly OutputFormat[]
  optionalParts: readonly RequestOption[]
  path: string
  headers(key: string): Record<string, string>
  body(model: string, ask: Ask): Record<string, unknown>
  parseEvent(event: unknown): ReplyPart
  parseWhole(answer: unknown): ReplyPart
}
