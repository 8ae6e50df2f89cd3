import type { FailureKind, ModelFailure } from './failure.ts'
import type { ModelConfig } from './open.ts'

/** What the operator can do about each failure. */
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

export function adviceFor({ kind, status }: ModelFailure, { name, url, api }: ModelConfig) {
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
