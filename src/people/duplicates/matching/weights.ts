import type { NameLikeness } from './name-likeness.ts'

/** How much what two people have in common says for their being one, in hundredths. */
export const weights = {
  name: { same: 40, alike: 30, transcribed: 30, fitting: 20, different: 0 } satisfies Record<NameLikeness, number>,
  /** A first name alone says little. */
  firstName: 30,
  email: 60,
  phone: 50,
  /** An address that two names share may be a family's; it still says something. */
  sharedEmail: 40,
  sharedPhone: 40,
  birthday: 20,
  birthdayWithoutYear: 10,
  company: 15,
  place: 10,
}

/** From where on two people may be one at all. */
export const possiblePoints = 40

/** From where on a pair is suggested, and as what. */
export const strengths = [
  ['strong', 60],
  ['likely', 50],
  ['possible', possiblePoints],
] as const

export type Strength = (typeof strengths)[number][0]

/** Addresses of a house, not of a person. */
export const sharedMailboxes = new Set(
  `info office contact kontakt contacto contato hello hi hallo ola mail post team all sales vertrieb ventas support help
  service admin administration reception rezeption press presse pr jobs careers hr billing accounts accounting invoices
  events booking bookings marketing news newsletter noreply no-reply webmaster home family familie casa`.split(/\s+/),
)
