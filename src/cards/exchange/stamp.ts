import { createHmac, timingSafeEqual } from 'node:crypto'
import type { CatalogLanguage } from '#contract/texts/languages.ts'
import type { Kith } from '#platform/context/context.ts'
import { instanceKey } from '#platform/db/instance-key.ts'

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

/** The consent texts of the form, by version. A version never changes once it was shown: stored consents refer to it. */
const texts = {
  1: (name: string) => `${name} gets these details and may keep them to stay in touch with you.`,
  2: (name: string) => `${name} bekommt diese Angaben und darf sie behalten, um mit dir in Kontakt zu bleiben.`,
  3: (name: string) => `${name} reçoit ces coordonnées et peut les garder pour rester en contact avec vous.`,
  4: (name: string) => `${name} recibe estos datos y puede guardarlos para seguir en contacto contigo.`,
  5: (name: string) => `${name} recebe estes dados e pode guardá-los para manter o contacto consigo.`,
  6: (name: string) => `${name} recebe estes dados e pode guardá-los para manter contato com você.`,
}

type ConsentVersion = keyof typeof texts

/** The version that other clients show. */
const consentVersion: ConsentVersion = 1

/** The version that forms show now, in each language. */
export const consentIn = { en: 1, de: 2, fr: 3, es: 4, 'pt-PT': 5, 'pt-BR': 6 } as const satisfies Record<
  CatalogLanguage,
  ConsentVersion
>

export const consentText = (name: string, version: ConsentVersion = consentVersion) => texts[version](name)

const isConsentVersion = (version: number): version is ConsentVersion => Object.hasOwn(texts, version)
