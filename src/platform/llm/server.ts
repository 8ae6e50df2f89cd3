import type { Clock, Patience } from './deadline.ts'
import type { Ask, Dialect, Frill, Shape } from './dialect.ts'
import { kindOfStatus, ModelFailure } from './failure.ts'

/** A model's server, and what has been learned of its manners. */
export type Server = {
  dialect: Dialect
  url: string
  model: string
  key: string
  patience: Patience
  /** Frills it has refused, and the best shape it has taken. */
  refuses: Set<Frill>
  shape: Shape
}

/** Sends a request, once more without whatever the server complains of; what helped is remembered. */
export async function post(server: Server, ask: Omit<Ask, 'without'>, clock: Clock): Promise<Response> {
  const without = new Set(server.refuses)
  for (;;) {
    try {
      const response = await postOnce(server, { ...ask, without }, clock)
      for (const frill of without) server.refuses.add(frill)
      return response
    } catch (error) {
      const unwanted = error instanceof ModelFailure ? error.unwanted : []
      const next = server.dialect.frills.find((frill) => unwanted.includes(frill) && !without.has(frill))
      if (!next) throw error
      without.add(next)
    }
  }
}

async function postOnce({ dialect, url, model, key }: Server, ask: Ask, clock: Clock) {
  clock.asked()
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream, application/json',
      ...dialect.headers(key),
    },
    body: JSON.stringify(dialect.body(model, ask)),
    signal: clock.signal,
    // A redirect would carry the key, and people's notes, to a place nobody has chosen.
    redirect: 'manual',
  }).catch((error: unknown) => {
    throw clock.failure(new ModelFailure('unreachable', { detail: codeOf(error) }))
  })
  if (response.ok) return response
  const said = await complaint(response)
  const unwanted = response.status === 400 || response.status === 422 ? dialect.frills : []
  throw clock.failure(
    new ModelFailure(kindOfStatus(response.status), {
      status: response.status,
      unwanted: unwanted.filter((frill) => said.includes(frill)),
    }),
  )
}

/** The beginning of what a server says when it refuses: looked at for names of fields, and never passed on. */
async function complaint(response: Response) {
  let said = ''
  try {
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      said += chunk
      if (said.length > 20_000) break
    }
  } catch {
    // The status says enough.
  }
  return said
}

function codeOf(error: unknown) {
  const code = error instanceof Error ? (error.cause as { code?: unknown } | undefined)?.code : undefined
  return typeof code === 'string' && /^[A-Z_]{1,40}$/.test(code) ? code : undefined
}
