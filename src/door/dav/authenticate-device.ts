import { Refusal } from '#contract/errors.ts'
import { authenticateToken } from '#members/access/authenticate.ts'
import type { Caller, Kith } from '#platform/context/context.ts'

type DeviceRequest = { headers: { authorization?: string | undefined }; ip: string; protocol: string }

/** The caller with a token as the password of HTTP Basic. Any user name is fine. */
export async function authenticateDevice(kith: Kith, { headers }: DeviceRequest): Promise<Caller> {
  const encoded = /^basic +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? ''
  const pair = Buffer.from(encoded, 'base64').toString('utf8')
  if (!pair.includes(':')) throw new Refusal('unauthenticated', 'Sign in with your e-mail address and a token.')
  return authenticateToken(kith, pair.slice(pair.indexOf(':') + 1))
}
