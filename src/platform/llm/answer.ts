import { createEventParser } from '#contract/event-stream-parser.ts'
import type { Deadline } from './deadline.ts'
import type { Dialect, ReplyPart } from './dialect.ts'
import { ModelFailure } from './failure.ts'
import type { Piece } from './model.ts'
import { withoutThinking } from './thinking.ts'

const maxAnswerBytes = 1_000_000

/** Reads an answer, streamed or whole, as pieces; throws unless it came to its own end. */
export async function* readAnswer(dialect: Dialect, response: Response, deadline: Deadline): AsyncGenerator<Piece> {
  const thought = withoutThinking()
  const sum: ReplyPart = {}
  for await (const heard of parseReply(dialect, readText(response, deadline))) {
    if (heard.trouble) throw new ModelFailure(heard.trouble)
    Object.assign(sum, { ...heard, finish: worseFinish(sum.finish, heard.finish) })
    const text = heard.text ? thought.feed(heard.text) : ''
    if (text) yield { type: 'text', text }
  }
  if (sum.finish === 'declined') throw new ModelFailure('declined')
  if (sum.finish === undefined) throw new ModelFailure('cut')
  const rest = thought.end()
  if (rest) yield { type: 'text', text: rest }
  const { inputTokens, outputTokens } = sum
  const usage = inputTokens === undefined || outputTokens === undefined ? null : { inputTokens, outputTokens }
  yield { type: 'end', usage, cutShort: sum.finish === 'cut short' }
}

/** The server's text as it comes, bounded in size and time. */
async function* readText(response: Response, deadline: Deadline) {
  const decoder = new TextDecoder()
  let bytes = 0
  try {
    for await (const chunk of response.body ?? []) {
      deadline.replyBegan()
      bytes += chunk.byteLength
      if (bytes > maxAnswerBytes) throw new ModelFailure('too_large')
      yield decoder.decode(chunk, { stream: true })
    }
  } catch (error) {
    throw error instanceof ModelFailure ? error : deadline.failure(new ModelFailure('cut'))
  }
  yield decoder.decode()
}

/** Some servers answer a request for a stream with one JSON document: its first character tells. */
async function* parseReply(dialect: Dialect, texts: AsyncIterable<string>): AsyncGenerator<ReplyPart> {
  const parser = createEventParser()
  let start = ''
  let events = 0
  for await (const text of texts) {
    if (start === '' || start.startsWith('{')) start = (start + text).trimStart()
    if (start.startsWith('{')) continue
    for (const data of parser.feed(text)) {
      events += 1
      if (data === '[DONE]') return yield { finish: 'complete' }
      yield parseOrThrow(data, dialect.parseEvent)
    }
  }
  if (start.startsWith('{')) return yield parseOrThrow(start, dialect.parseWhole)
  for (const data of parser.end()) {
    events += 1
    if (data === '[DONE]') return yield { finish: 'complete' }
    // What a cut leaves of an event is no event.
    const heard = tryParse(data, dialect.parseEvent)
    if (heard) yield heard
  }
  if (events === 0) throw new ModelFailure('garbled')
}

function parseOrThrow(data: string, how: Dialect['parseEvent']): ReplyPart {
  const heard = tryParse(data, how)
  if (!heard) throw new ModelFailure('garbled')
  return heard
}

function tryParse(data: string, how: Dialect['parseEvent']): ReplyPart | null {
  try {
    return how(JSON.parse(data))
  } catch {
    return null
  }
}

const order = [undefined, 'complete', 'cut short', 'declined'] as const

/** A stream says how it ended more than once; the worst of it holds. */
function worseFinish(one: ReplyPart['finish'], other: ReplyPart['finish']) {
  return order[Math.max(order.indexOf(one), order.indexOf(other))]
}
