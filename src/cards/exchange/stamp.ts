import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Kith } from '#platform/context/context.ts'
import { instanceKey } from '#platform/db/instance-key.ts'
import { type ConsentVersion, consentVersion, isConsentVersion } from './consent.ts'

type Ctx = Pick<Kith, 'config' | 'db' | 'now'>

/** The stamp of a form on a card's page: for which card, since when, and with which consent text. */
export async function formStamp(ctx: Ctx, cardId: string, consent: ConsentVersion = consentVersion): Promise<string> {
  const about = `${consent}.${ctx.now().epochMilliseconds.toString(36)}`
  return `${about}.${await signature(ctx, cardId, about)}`
}

/** The contents of a stamp; null if it is not ours or for another card. */
export async function readStamp(ctx: Ctx, cardId: string, stamp: string): Promise<Stamp | null> {
  const [version = '', time = '', signed = ''] = stamp.split('.')
  const wanted = Buffer.from(await signature(ctx, cardId, `${version}.${time}`))
  const given = Buffer.from(signed)
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null
  const consent = Number(version)
  const age = ctx.now().epochMilliseconds - Number.parseInt(time, 36)
  return isConsentVersion(consent) ? { consent, seconds: age / 1000 } : null
}

/** Which consent text the form showed, and how long ago it was made. */
export type Stamp = { consent: ConsentVersion; seconds: number }

const quickSeconds = 2
const maxAgeSeconds = 24 * 3600

/** Nobody fills in a form within two seconds. */
export const isTooQuick = ({ seconds }: Stamp) => seconds < quickSeconds
export const isExpired = ({ seconds }: Stamp) => seconds > maxAgeSeconds

/** Whether the form was open for as long as a person needs. */
export const isFromPerson = (stamp: Stamp | null) => stamp !== null && !isTooQuick(stamp) && !isExpired(stamp)

async function signature(ctx: Ctx, cardId: string, about: string) {
  return createHmac('sha256', await instanceKey(ctx))
    .update(`${cardId} ${about}`)
    .digest('base64url')
}
