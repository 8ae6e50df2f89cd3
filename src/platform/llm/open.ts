import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { readAnswer } from './answer.ts'
import { anthropic } from './anthropic.ts'
import { Deadline } from './deadline.ts'
import type { Model } from './model.ts'
import { askForObject } from './object.ts'
import { openai } from './openai.ts'
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
  if (!name) throw new Refusal('invalid', say('refusals.llm.kithModelNameModelUse'))
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
