import type { FailureKind, ModelFailure } from './failure.ts'
import type { ModelConfig } from './open.ts'

/** What a person can do about each way a model lets us down. */
const cures = {
  unreachable:
    'Is the server running, and is KITH_MODEL_URL its address as seen from this machine? In a container, localhost is the container itself.',
  slow: 'A local server may still be loading the model: try once more. Else raise KITH_MODEL_TIMEOUT_MS, or use a smaller model.',
  busy: 'Wait a minute and try again. If it goes on, look at the quota or the credit of the account.',
  broken: 'The log of the model server should say why. Too little memory for the model is a common reason.',
  cut: 'Try once more. If it goes on, the server or a proxy before it ends answers too early.',
  garbled:
    'Something answers there that does not speak this protocol. Check KITH_MODEL_URL (most end in /v1) and KITH_MODEL_API.',
  misshapen: 'The model does not keep to a shape it is given. Kith works without; a larger model may do it.',
  too_large: 'The model does not stop. Try another model, or another version of it.',
  denied: 'Set KITH_MODEL_KEY to a key of that server that may use this model.',
  refused:
    'The server does not take the request as Kith makes it. Check KITH_MODEL, KITH_MODEL_URL and KITH_MODEL_API.',
  declined: 'The model refuses to count to thirty. Try another one.',
  stopped: 'Nothing is wrong: the check was ended before the answer.',
} as const satisfies Record<FailureKind, string>

export function adviceFor({ kind, status }: ModelFailure, { name, url, api }: ModelConfig) {
  if (kind === 'refused' && status === 404) return notFound(name, url, api)
  if (kind === 'refused' && status && status < 400)
    return 'It sends requests on to another address. Set KITH_MODEL_URL to that address: Kith does not follow, for it would carry the key there.'
  return cures[kind]
}

/** Servers say the same of a model that they do not have and of an address that they do not know. */
function notFound(name: string | null, url: string | null, api: ModelConfig['api']) {
  const path =
    api === 'openai' && !/\/v\d+\/?$/.test(url ?? '') ? ' Most addresses end in /v1, and this one does not.' : ''
  return `Either there is no model called ${name} there (with Ollama: ollama pull ${name}), or KITH_MODEL_URL is not the right address.${path}`
}
