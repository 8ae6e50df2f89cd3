import { z } from 'zod'
import type { ChatMessage, Model } from './dialect.ts'
import { type FailureKind, ModelFailure } from './failure.ts'
import { type ModelConfig, openServer } from './open.ts'

type Say = (sentence: string) => void

/** Tests the configured model and reports its features. True if Kith can use it. */
export async function checkModel(config: ModelConfig, say: Say): Promise<boolean> {
  if (config.url === null) {
    say(
      'No model is configured. Kith works without one. To use one, set KITH_MODEL_URL to the URL of its server and KITH_MODEL to its name.',
    )
    return false
  }
  const opened = openServer(config.url, config)
  say(
    `Testing ${opened.server.model} at ${opened.server.url} with the ${config.api === 'openai' ? 'OpenAI' : 'Anthropic'} protocol …`,
  )
  try {
    await checkAnswer(opened.model, config, say)
    await checkShape(opened, say)
    const { refuses } = opened.server
    if (refuses.size > 0) say(`It rejects ${[...refuses].join(' and ')}, so Kith leaves that out.`)
    say('Kith can use this model.')
    return true
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error
    say(error.message)
    say(adviceFor(error, config))
    return false
  }
}

const talk: ChatMessage[] = [
  { role: 'system', content: 'You help to check a connection. Answer in plain English.' },
  { role: 'user', content: 'Write the numbers from one to thirty as words, separated by commas, and nothing else.' },
]

/** Whether it answers, how fast, whether it streams, and whether it reports its token usage. */
async function checkAnswer(model: Model, { timeoutMs }: ModelConfig, say: Say) {
  const began = performance.now()
  const since = () => Math.round(performance.now() - began)
  const came: number[] = []
  let usage = 'It does not report token usage.'
  for await (const piece of model.chat(talk, { maxTokens: 1_000, temperature: 0 })) {
    if (piece.type === 'text') came.push(since())
    else if (piece.usage)
      usage = `It reports token usage: ${piece.usage.inputTokens} input, ${piece.usage.outputTokens} output.`
  }
  const [first = since(), last = first] = [came.at(0), came.at(-1)]
  if (came.length === 0) throw new ModelFailure('garbled')
  say(`It answers: the first word came after ${seconds(first)}, the last after ${seconds(last)}.`)
  if (last > timeoutMs / 2)
    say('That is slow: longer answers may time out. Raise KITH_MODEL_TIMEOUT_MS, or use a smaller model.')
  say(streaming(came))
  say(usage)
}

function streaming(came: number[]) {
  if (came.length === 1)
    return 'It does not stream: the answer came in one piece. Kith works with that, but answers appear late.'
  const spread = (came.at(-1) ?? 0) - (came[0] ?? 0)
  if (spread < 5) return `It streams, but all ${came.length} pieces came at once: a proxy may be buffering them.`
  return `It streams: ${came.length} pieces over ${seconds(spread)}.`
}

const Shaped = z.object({ city: z.string(), people: z.array(z.string()).max(5) })

/** Whether it supports structured output, and how it must be asked for it. */
async function checkShape({ model, server }: ReturnType<typeof openServer>, say: Say) {
  const note: ChatMessage[] = [
    { role: 'user', content: 'Met Ana and Luis in Porto. Which city is that, and which people?' },
  ]
  try {
    await model.object(Shaped, note, { maxTokens: 1_000, temperature: 0 })
    say(shapes[server.shape])
  } catch (error) {
    if (!(error instanceof ModelFailure) || error.kind !== 'misshapen') throw error
    say('It does not support structured output. Drafts and promises are made without it.')
  }
}

const shapes = {
  schema: 'It supports structured output with a JSON Schema.',
  json: 'It supports structured output as plain JSON: it rejects a JSON Schema, so Kith describes the schema in the prompt.',
  words: 'It supports structured output only through the prompt: it rejects a JSON Schema and the JSON mode.',
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(ms < 1_000 ? 2 : 1)} s`

/** Advice for the operator for each failure. */
const advice = {
  unreachable:
    'Check that the server is running, and that KITH_MODEL_URL is its URL as seen from this machine. In a container, localhost is the container itself.',
  slow: 'A local server may still be loading the model, so try again. Otherwise raise KITH_MODEL_TIMEOUT_MS, or use a smaller model.',
  busy: 'Wait a minute and try again. If it happens again, check the quota or credit of the account.',
  broken: 'See the log of the model server. Too little memory for the model is a common cause.',
  cut: 'Try again. If it happens again, the server or a proxy in front of it ends answers too early.',
  garbled: 'The server does not use this protocol. Check KITH_MODEL_URL (most end in /v1) and KITH_MODEL_API.',
  untrue: 'The model adds to what it reads. Try a larger one.',
  misshapen: 'The model does not follow a JSON schema. Kith works without; a larger model may be able to.',
  too_large: 'The model does not stop. Try another model, or another version of it.',
  denied: 'Set KITH_MODEL_KEY to an API key that may use this model.',
  refused: 'The server rejects the request. Check KITH_MODEL, KITH_MODEL_URL and KITH_MODEL_API.',
  declined: 'The model refuses to count to thirty. Try another one.',
  stopped: 'The check was stopped before the answer.',
} as const satisfies Record<FailureKind, string>

function adviceFor({ kind, status }: ModelFailure, { name, url, api }: ModelConfig) {
  if (kind === 'refused' && status === 404) return notFound(name, url, api)
  if (kind === 'refused' && status && status < 400)
    return 'The server redirects to another URL. Set KITH_MODEL_URL to that URL: Kith does not follow redirects, because that would send your key there.'
  return advice[kind]
}

/** Servers answer the same for an unknown model and for an unknown URL. */
function notFound(name: string | null, url: string | null, api: ModelConfig['api']) {
  const path = api === 'openai' && !/\/v\d+\/?$/.test(url ?? '') ? ' Most URLs end in /v1, and this one does not.' : ''
  return `Either the server has no model called ${name} (with Ollama, run ollama pull ${name}), or KITH_MODEL_URL is wrong.${path}`
}
