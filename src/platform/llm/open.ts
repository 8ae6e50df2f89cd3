import { z } from 'zod'
import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { readAnswer } from './answer.ts'
import { anthropic } from './anthropic.ts'
import { Deadline } from './deadline.ts'
import type { Ask, Dialect, Model, ReplyPart } from './dialect.ts'
import { askForObject } from './object.ts'
import { post, type Server } from './server.ts'

export type ModelConfig = {
  url: string | null
  name: string | null
  key: string | null
  api: 'openai' | 'anthropic'
  timeoutMs: number
  firstByteMs?: number
}

/** The configured model, or null. */
export function openModel(config: ModelConfig): Model | null {
  return config.url === null ? null : openServer(config.url, config).model
}

/** A model, and what has been learned about its server. */
export function openServer(url: string, config: ModelConfig): { model: Model; server: Server } {
  const server = serverOf(url, config)
  const model: Model = {
    name: server.model,
    async *chat(messages, options = {}) {
      const deadline = new Deadline(server.timeouts, options.signal)
      try {
        yield* readAnswer(server.dialect, await post(server, { messages, options }, deadline), deadline)
      } finally {
        deadline.end()
      }
    },
    async object(schema, messages, options = {}) {
      const deadline = new Deadline(server.timeouts, options.signal)
      try {
        return await askForObject(server, { schema, messages, options, deadline })
      } finally {
        deadline.end()
      }
    },
  }
  return { model, server }
}

function serverOf(url: string, { name, key, api, timeoutMs, firstByteMs = 8000 }: ModelConfig): Server {
  if (!name) throw new Refusal('invalid', say('refusals.llm.modelMissing'))
  const dialect = api === 'anthropic' ? anthropic : openai
  // Anthropic's address is often given with the version that its path has already.
  const base = url.replace(/\/+$/, '').replace(api === 'anthropic' ? /\/v1$/ : /$/, '')
  return {
    dialect,
    url: base + dialect.path,
    model: name,
    // Servers without keys of their own often want one all the same.
    key: key?.trim() || 'none',
    timeouts: { wholeMs: timeoutMs, firstByteMs: Math.min(firstByteMs, timeoutMs) },
    refuses: new Set(),
    shape: 'schema',
  }
}

/** OpenAI's chat completions, as Ollama, llama.cpp, vLLM and most hosted servers speak them. */
const openai: Dialect = {
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
