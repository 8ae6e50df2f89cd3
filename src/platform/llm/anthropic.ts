import { z } from 'zod'
import type { Ask, Dialect, ReplyPart } from './dialect.ts'

/** Anthropic's messages. A shape is asked for as a tool that the model must use. */
export const anthropic: Dialect = {
  shapes: ['schema', 'words'],
  optionalParts: ['temperature'],
  path: '/v1/messages',
  headers: (key) => ({ 'x-api-key': key, 'anthropic-version': '2023-06-01' }),
  body: (model, ask) => ({
    model,
    system: ask.messages
      .filter((message) => message.role === 'system')
      .map((message) => message.content)
      .join('\n\n'),
    messages: ask.messages.filter((message) => message.role !== 'system'),
    stream: true,
    max_tokens: ask.options.maxTokens ?? 2000,
    ...(ask.options.temperature !== undefined &&
      !ask.without.has('temperature') && { temperature: ask.options.temperature }),
    ...answerTool(ask.shape),
  }),
  parseEvent: (event) => parseEvent(Event.parse(event)),
  parseWhole: (answer) => parseWhole(Whole.parse(answer)),
}

function answerTool(shape: Ask['shape']) {
  if (shape?.as !== 'schema') return {}
  return {
    tools: [{ name: 'answer', description: 'Gives the answer.', input_schema: shape.schema }],
    tool_choice: { type: 'tool', name: 'answer' },
  }
}

const Tokens = z.object({ input_tokens: z.number().nullish(), output_tokens: z.number().nullish() }).catch({})
const Block = z.object({ type: z.string(), text: z.string().nullish(), input: z.unknown().optional() })
const Event = z.object({
  type: z.string(),
  message: z.object({ usage: Tokens.nullish() }).nullish(),
  content_block: Block.nullish(),
  delta: z
    .object({
      text: z.string().nullish(),
      partial_json: z.string().nullish(),
      stop_reason: z.string().nullish(),
    })
    .nullish(),
  usage: Tokens.nullish(),
  error: z.unknown().optional(),
})
const Whole = z.object({
  content: z.array(Block).nullish(),
  stop_reason: z.string().nullish(),
  usage: Tokens.nullish(),
  error: z.unknown().optional(),
})

function parseEvent({ type, message, content_block, delta, usage, error }: z.infer<typeof Event>): ReplyPart {
  if (type === 'error' || error) return troubleOf(error)
  if (type === 'content_block_start' && content_block) return { text: blockText(content_block) }
  // Thinking has its own field in a delta, and is not part of the answer.
  const text = delta?.text ?? delta?.partial_json ?? ''
  const finish = type === 'message_stop' ? 'complete' : finishOf(delta?.stop_reason)
  return { text, ...(finish && { finish }), ...tokensOf(message?.usage), ...tokensOf(usage) }
}

function parseWhole({ content, stop_reason, usage, error }: z.infer<typeof Whole>): ReplyPart {
  if (error) return troubleOf(error)
  const text = (content ?? []).map(blockText).join('')
  return { text, finish: finishOf(stop_reason) ?? 'complete', ...tokensOf(usage) }
}

/** A tool's input is an answer too: empty where it will be streamed, whole where it will not. */
function blockText({ type, text, input }: z.infer<typeof Block>) {
  if (type === 'text') return text ?? ''
  const whole = type === 'tool_use' && typeof input === 'object' && input !== null && Object.keys(input).length > 0
  return whole ? JSON.stringify(input) : ''
}

function tokensOf(usage: z.infer<typeof Tokens> | null | undefined): ReplyPart {
  return {
    ...(usage?.input_tokens != null && { inputTokens: usage.input_tokens }),
    ...(usage?.output_tokens != null && { outputTokens: usage.output_tokens }),
  }
}

function troubleOf(error: unknown): ReplyPart {
  return { trouble: /overloaded|rate_limit/i.test(JSON.stringify(error) ?? '') ? 'busy' : 'broken' }
}

function finishOf(reason: string | null | undefined): ReplyPart['finish'] {
  if (!reason) return undefined
  if (reason === 'max_tokens') return 'cut short'
  return reason === 'refusal' ? 'declined' : 'complete'
}
