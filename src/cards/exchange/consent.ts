/** What visitors are told where they leave their details, by version. One that was shown stays: consents hold its words. */
const texts = {
  1: (name: string) => `${name} gets these details and may keep them to stay in touch with you.`,
}

export type ConsentVersion = keyof typeof texts

/** The one that forms show now. */
export const consentVersion: ConsentVersion = 1

export const consentText = (name: string, version: ConsentVersion = consentVersion) => texts[version](name)

export const isConsentVersion = (version: number): version is ConsentVersion => Object.hasOwn(texts, version)
