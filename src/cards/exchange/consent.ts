import type { CatalogLanguage } from '#contract/texts/languages.ts'

/** The consent texts of the form, by version. A version never changes once it was shown: stored consents refer to it. */
const texts = {
  1: (name: string) => `${name} gets these details and may keep them to stay in touch with you.`,
  2: (name: string) => `${name} bekommt diese Angaben und darf sie behalten, um mit dir in Kontakt zu bleiben.`,
  3: (name: string) => `${name} reçoit ces coordonnées et peut les garder pour rester en contact avec vous.`,
  4: (name: string) => `${name} recibe estos datos y puede guardarlos para seguir en contacto contigo.`,
  5: (name: string) => `${name} recebe estes dados e pode guardá-los para manter o contacto consigo.`,
  6: (name: string) => `${name} recebe estes dados e pode guardá-los para manter contato com você.`,
}

export type ConsentVersion = keyof typeof texts

/** The version that other clients show. */
export const consentVersion: ConsentVersion = 1

/** The version that forms show now, in each language. */
export const consentIn = { en: 1, de: 2, fr: 3, es: 4, 'pt-PT': 5, 'pt-BR': 6 } as const satisfies Record<
  CatalogLanguage,
  ConsentVersion
>

export const consentText = (name: string, version: ConsentVersion = consentVersion) => texts[version](name)

export const isConsentVersion = (version: number): version is ConsentVersion => Object.hasOwn(texts, version)
