import { createEventParser } from '#contract/event-stream-parser.ts'
import type { Deadline } from './deadline.ts'
import type { Dialect, Piece, ReplyPart } from './dialect.ts'
import { ModelFailure } from './failure.ts'

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

const opening = /<think(?:ing)?>/i
const closing = /<\/think(?:ing)?>/i
const maxTagLength = '</thinking>'.length

/** Takes out what a model thinks aloud between tags, from text in pieces of any size. */
export function withoutThinking() {
  let pending = ''
  let inside = false
  let said = false

  function take(atEnd: boolean) {
    let out = ''
    for (;;) {
      const tag = (inside ? closing : opening).exec(pending)
      if (!tag) break
      if (!inside) out += pending.slice(0, tag.index)
      pending = pending.slice(tag.index + tag[0].length)
      inside = !inside
    }
    const held = atEnd ? 0 : halfTag(pending)
    if (!inside) out += pending.slice(0, pending.length - held)
    pending = pending.slice(pending.length - held)
    // The empty lines between a thought and the answer belong to neither.
    const shown = said ? out : out.trimStart()
    said ||= shown !== ''
    return shown
  }

  return {
    feed(text: string) {
      pending += text
      return take(false)
    },
    end: () => take(true),
  }
}

/** How much of the end may be the beginning of a tag. */
function halfTag(text: string) {
  const from = text.lastIndexOf('<')
  if (from < 0 || text.length - from >= maxTagLength) return 0
  const tail = text.slice(from).toLowerCase()
  return '<thinking>'.startsWith(tail) || '</thinking>'.startsWith(tail) ? text.length - from : 0
}

/** Some servers swallow the opening tag: then all before the closing one was thought. */
export function afterThinking(text: string) {
  return text.split(closing).at(-1) ?? ''
}
