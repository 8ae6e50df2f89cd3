import { z } from 'zod'
import { fieldErrors } from '#contract/field-errors.ts'
import { afterThinking, readAnswer } from './answer.ts'
import type { Deadline } from './deadline.ts'
import type { ChatMessage, ChatOptions, OutputFormat } from './dialect.ts'
import { ModelFailure } from './failure.ts'
import { post, type Server } from './server.ts'

/** An answer in a shape. A server that refuses one way of asking is asked in the next, and that is remembered. */
export async function askForObject<T>(
  server: Server,
  {
    schema,
    messages,
    options,
    deadline,
  }: { schema: z.ZodType<T>; messages: ChatMessage[]; options: ChatOptions; deadline: Deadline },
): Promise<T> {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { unrepresentable: 'any' })
  const { shapes } = server.dialect
  let refusal: unknown
  for (const as of shapes.slice(shapes.indexOf(server.shape))) {
    try {
      const value = await askTwice(server, { schema, messages, options, deadline, shape: { as, schema: json } })
      server.shape = as
      return value
    } catch (error) {
      if (!(error instanceof ModelFailure) || ![400, 422, 501].includes(error.status ?? 0)) throw error
      refusal = error
    }
  }
  throw refusal
}

type ObjectRequest<T> = {
  schema: z.ZodType<T>
  messages: ChatMessage[]
  options: ChatOptions
  deadline: Deadline
  shape: { as: OutputFormat; schema: Record<string, unknown> }
}

/** A model that answers in the wrong shape is asked once more. */
async function askTwice<T>(
  server: Server,
  { schema, messages, options, deadline, shape }: ObjectRequest<T>,
): Promise<T> {
  // The words go along whatever the server promises: some take a schema and do not look at it.
  const asked: ChatMessage[] = [{ role: 'system', content: inWords(shape.schema) }, ...messages]
  const first = await collect(server, { messages: asked, options, shape }, deadline)
  const read = schema.safeParse(jsonIn(first))
  if (read.success) return read.data
  const again: ChatMessage[] = [
    ...asked,
    { role: 'assistant', content: first || '(nothing)' },
    {
      role: 'user',
      content: `That is not an answer in the shape asked for. ${wrongIn(read.error)}\nAnswer again.`,
    },
  ]
  const reread = schema.safeParse(jsonIn(await collect(server, { messages: again, options, shape }, deadline)))
  if (reread.success) return reread.data
  throw new ModelFailure('misshapen')
}

const wrongIn = (error: z.ZodError) =>
  fieldErrors(error)
    .map(({ field, message }) => `${field || 'The answer'} ${message}.`)
    .join('\n')

const inWords = (schema: Record<string, unknown>) =>
  `Answer with one JSON object and nothing else. It must fit this JSON Schema:\n${JSON.stringify(schema)}`

async function collect(server: Server, ask: Parameters<typeof post>[1], deadline: Deadline) {
  let text = ''
  for await (const piece of readAnswer(server.dialect, await post(server, ask, deadline), deadline)) {
    if (piece.type === 'text') text += piece.text
  }
  return text
}

/** The JSON in an answer that may have a fence, or a sentence, around it. */
function jsonIn(answer: string): unknown {
  const text = afterThinking(answer)
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
  } catch {
    return undefined
  }
}
