import { isIP } from 'node:net'
import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import type { Config } from '#platform/config/config.ts'

/** What a passkey is bound to: a browser uses it at this origin only. */
export type PasskeySite = { rpId: string; origin: string }

/** From the configured address, never from the request. Null where browsers allow no passkeys: they need HTTPS and a domain. */
export function findPasskeySite({ baseUrl }: Pick<Config, 'baseUrl'>): PasskeySite | null {
  const { protocol, hostname: rpId, origin } = new URL(baseUrl)
  const isLocal = rpId === 'localhost' || rpId.endsWith('.localhost')
  if (isIP(rpId.replace(/^\[|\]$/g, '')) !== 0) return null
  return protocol === 'https:' || isLocal ? { rpId, origin } : null
}

export function getPasskeySite(config: Pick<Config, 'baseUrl'>) {
  const site = findPasskeySite(config)
  if (!site) throw new Refusal('forbidden', say('refusals.passkeys.httpsNeeded'))
  return site
}

/** How an authenticator knows the member. It says nothing about them. */
export const userHandle = (memberId: string) => Buffer.from(memberId.replaceAll('-', ''), 'hex').toString('base64url')
