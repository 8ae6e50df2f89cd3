import { z } from 'zod'
import type { Ask, Dialect, ReplyPart } from './dialect.ts'

/** OpenAI's chat completions, as Ollama, llama.cpp, vLLM and most hosted servers speak them. */
export const openai: Dialect = {
  shapes: ['schema', 'json', 'words'],
  optionalParts: ['max_tokens', 'temperature', 'stream_options'],
  path: '/chat/completions',
  headers: (key) => ({ authorization: `Bearer ${key}` }),
  body: (model, ask) => ({
    model,
    messages: ask.messages,
    stream: true,
    ...(!ask.without.has('stream_options') && { stream_options: { include_usage: true } }),
    ...(ask.options.temperature !== undefined &&
      !ask.without.has('temperature') && { temperature: ask.options.temperature }),
    ...(ask.options.maxTokens !== undefined && {
      [ask.without.has('max_tokens') ? 'max_completion_tokens' : 'max_tokens']: ask.options.maxTokens,
    }),
    ...responseFormat(ask.shape),
  }),
  parseEvent: (event) => parseReply(Event.parse(event)),
  parseWhole: (answer) => ({ finish: 'complete', ...parseReply(Event.parse(answer)) }),
}

function responseFormat(shape: Ask['shape']) {
  if (shape?.as === 'json') return { response_format: { type: 'json_object' } }
  if (shape?.as !== 'schema') return {}
  const json_schema = { name: 'answer', strict: true, schema: shape.schema }
  return { response_format: { type: 'json_schema', json_schema } }
}

const Part = z.object({ type: z.string().optional(), text: z.string().optional() })
const Words = z.object({ content: z.union([z.string(), z.array(Part)]).nullish(), refusal: z.string().nullish() })
const Choice = z.object({ delta: Words.nullish(), message: Words.nullish(), finish_reason: z.string().nullish() })
const Tokens = z.object({ prompt_tokens: z.number(), completion_tokens: z.number() })
const Event = z.object({
  choices: z.array(Choice).nullish(),
  usage: Tokens.nullish().catch(null),
  error: z.unknown().optional(),
})

function parseReply({ choices, usage, error }: z.infer<typeof Event>): ReplyPart {
  if (error) return { trouble: /\b(429|rate|quota|overload|busy)/i.test(JSON.stringify(error)) ? 'busy' : 'broken' }
  const choice = choices?.[0]
  // Reasoning comes beside the content, under several names, and is not part of the answer.
  const words = choice?.delta ?? choice?.message
  const finish = words?.refusal ? 'declined' : finishOf(choice?.finish_reason)
  return {
    text: contentText(words?.content),
    ...(finish && { finish }),
    ...(usage && { inputTokens: usage.prompt_tokens, outputTokens: usage.completion_tokens }),
  }
}

function contentText(content: z.infer<typeof Words>['content']) {
  if (typeof content === 'string') return content
  return (content ?? [])
    .filter((part) => part.type === undefined || part.type === 'text')
    .map((part) => part.text ?? '')
    .join('')
}

function finishOf(reason: string | null | undefined): ReplyPart['finish'] {
  if (!reason) return undefined
  if (reason === 'length') return 'cut short'
  return reason === 'content_filter' ? 'declined' : 'complete'
}
