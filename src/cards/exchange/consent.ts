/** The consent texts of the form, by version. A version never changes once it was shown: stored consents refer to it. */
const texts = {
  1: (name: string) => `${name} gets these details and may keep them to stay in touch with you.`,
}

export type ConsentVersion = keyof typeof texts

/** The version that forms show now. */
export const consentVersion: ConsentVersion = 1

export const consentText = (name: string, version: ConsentVersion = consentVersion) => texts[version](name)

export const isConsentVersion = (version: number): version is ConsentVersion => Object.hasOwn(texts, version)
