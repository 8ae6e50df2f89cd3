import type { ChatMessage, ChatOptions } from './model.ts'

/** How an answer is held to a shape: by the server, by the server as any JSON, or by asking for it in words. */
export type Shape = 'schema' | 'json' | 'words'

/** Parts of a request that some servers refuse, and that it can do without. */
export type Frill = 'temperature' | 'max_tokens' | 'stream_options'

export type Ask = {
  messages: ChatMessage[]
  options: ChatOptions
  shape?: { as: Shape; schema: Record<string, unknown> }
  without: ReadonlySet<Frill>
}

/** What one event of a stream, or one whole answer, says. */
export type Heard = {
  text?: string
  inputTokens?: number
  outputTokens?: number
  finish?: 'complete' | 'cut short' | 'declined'
  trouble?: 'busy' | 'broken'
}

/** What tells one kind of server from another. */
export type Dialect = {
  shapes: readonly Shape[]
  frills: readonly Frill[]
  path: string
  headers(key: string): Record<string, string>
  body(model: string, ask: Ask): Record<string, unknown>
  hearEvent(event: unknown): Heard
  hearWhole(answer: unknown): Heard
}
