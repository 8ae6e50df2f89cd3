import { z } from 'zod'
import { adviceFor } from './advice.ts'
import { ModelFailure } from './failure.ts'
import type { ChatMessage, Model } from './model.ts'
import { type ModelConfig, openServer } from './open.ts'

type Say = (sentence: string) => void

/** Tries the configured model, and says in words what it does and what it does not. True where Kith can use it. */
export async function checkModel(config: ModelConfig, say: Say): Promise<boolean> {
  if (config.url === null) {
    say(
      'No model is configured, and Kith does without. To use one, set KITH_MODEL_URL to its server and KITH_MODEL to its name.',
    )
    return false
  }
  const opened = openServer(config.url, config)
  say(
    `Asking ${opened.server.model} at ${opened.server.url}, in the protocol of ${config.api === 'openai' ? 'OpenAI' : 'Anthropic'} …`,
  )
  try {
    await checkAnswer(opened.model, config, say)
    await checkShape(opened, say)
    const { refuses } = opened.server
    if (refuses.size > 0) say(`It refuses ${[...refuses].join(' and ')}; Kith leaves that out.`)
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

/** Whether it answers, how fast, whether in pieces over time, and whether it tells what that cost. */
async function checkAnswer(model: Model, { timeoutMs }: ModelConfig, say: Say) {
  const began = performance.now()
  const since = () => Math.round(performance.now() - began)
  const came: number[] = []
  let told = 'It does not tell how many tokens it uses; Kith keeps no count then.'
  for await (const piece of model.chat(talk, { maxTokens: 1_000, temperature: 0 })) {
    if (piece.type === 'text') came.push(since())
    else if (piece.usage)
      told = `It tells how many tokens it uses: ${piece.usage.inputTokens} read, ${piece.usage.outputTokens} written.`
  }
  const [first = since(), last = first] = [came.at(0), came.at(-1)]
  if (came.length === 0) throw new ModelFailure('garbled')
  say(`It answers: the first word came after ${seconds(first)}, the last after ${seconds(last)}.`)
  if (last > timeoutMs / 2)
    say('That is slow: longer answers may not be done in time. Raise KITH_MODEL_TIMEOUT_MS, or use a smaller model.')
  say(streaming(came))
  say(told)
}

function streaming(came: number[]) {
  if (came.length === 1)
    return 'It does not stream: the answer came in one piece. Kith works with that, but answers appear late.'
  const spread = (came.at(-1) ?? 0) - (came[0] ?? 0)
  if (spread < 5)
    return `It streams, but all ${came.length} pieces came at once: something on the way may be holding them back.`
  return `It streams: ${came.length} pieces over ${seconds(spread)}.`
}

const Shaped = z.object({ city: z.string(), people: z.array(z.string()).max(5) })

/** Whether it answers in a given shape, and how it wants to be asked for that. */
async function checkShape({ model, server }: ReturnType<typeof openServer>, say: Say) {
  const note: ChatMessage[] = [
    { role: 'user', content: 'Met Ana and Luis in Porto. Which city is that, and which people?' },
  ]
  try {
    await model.object(Shaped, note, { maxTokens: 1_000, temperature: 0 })
    say(shapes[server.shape])
  } catch (error) {
    if (!(error instanceof ModelFailure) || error.kind !== 'misshapen') throw error
    say(
      'It does not do structured output: asked twice, it did not give the shape. Drafts and found promises go without it.',
    )
  }
}

const shapes = {
  schema: 'It does structured output: it takes a JSON Schema.',
  json: 'It does structured output as any JSON: it refuses a JSON Schema, and is told the shape in words.',
  words: 'It does structured output only when asked in words: it refuses a JSON Schema and JSON as such.',
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(ms < 1_000 ? 2 : 1)} s`
