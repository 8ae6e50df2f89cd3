import type { Deadline, Timeouts } from './deadline.ts'
import type { Ask, Dialect, OutputFormat, RequestOption } from './dialect.ts'
import { kindOfStatus, ModelFailure } from './failure.ts'

/** A model server, and what has been learned about it. */
export type Server = {
  dialect: Dialect
  url: string
  model: string
  key: string
  timeouts: Timeouts
  /** Options it has rejected, and the best output format it accepts. */
  refuses: Set<RequestOption>
  shape: OutputFormat
}

/** Sends a request, and again without the options that the server rejects. They are left out from then on. */
export async function post(server: Server, ask: Omit<Ask, 'without'>, deadline: Deadline): Promise<Response> {
  const without = new Set(server.refuses)
  for (;;) {
    try {
      const response = await postOnce(server, { ...ask, without }, deadline)
      for (const option of without) server.refuses.add(option)
      return response
    } catch (error) {
      const rejected = error instanceof ModelFailure ? error.rejectedOptions : []
      const next = server.dialect.optionalParts.find((option) => rejected.includes(option) && !without.has(option))
      if (!next) throw error
      without.add(next)
    }
  }
}

async function postOnce({ dialect, url, model, key }: Server, ask: Ask, deadline: Deadline) {
  deadline.requestSent()
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream, application/json',
      ...dialect.headers(key),
    },
    body: JSON.stringify(dialect.body(model, ask)),
    signal: deadline.signal,
    // A redirect would send the key and people's notes to a host nobody chose.
    redirect: 'manual',
  }).catch((error: unknown) => {
    throw deadline.failure(new ModelFailure('unreachable', { detail: codeOf(error) }))
  })
  if (response.ok) return response
  const errorBody = await readErrorBody(response)
  const rejected = response.status === 400 || response.status === 422 ? dialect.optionalParts : []
  throw deadline.failure(
    new ModelFailure(kindOfStatus(response.status), {
      status: response.status,
      rejectedOptions: rejected.filter((option) => errorBody.includes(option)),
    }),
  )
}

/** The beginning of an error response: searched for option names, and never passed on. */
async function readErrorBody(response: Response) {
  let text = ''
  try {
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk
      if (text.length > 20_000) break
    }
  } catch {
    // The status says enough.
  }
  return text
}

function codeOf(error: unknown) {
  const code = error instanceof Error ? (error.cause as { code?: unknown } | undefined)?.code : undefined
  return typeof code === 'string' && /^[A-Z_]{1,40}$/.test(code) ? code : undefined
}
