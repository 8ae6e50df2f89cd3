import { createHmac, randomBytes } from 'node:crypto'

const prefix = 'whsec_'

export const newSecret = () => prefix + randomBytes(32).toString('base64')

type Message = { id: string; seconds: number; body: string }

/** The headers of Standard Webhooks, with one signature for each valid secret. */
export function signedHeaders(secrets: string[], { id, seconds, body }: Message) {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': secrets.map((secret) => `v1,${signature(secret, `${id}.${seconds}.${body}`)}`).join(' '),
  }
}

function signature(secret: string, content: string) {
  return createHmac('sha256', Buffer.from(secret.slice(prefix.length), 'base64'))
    .update(content)
    .digest('base64')
}
