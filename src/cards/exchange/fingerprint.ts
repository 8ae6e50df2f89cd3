import { hash } from 'node:crypto'

/** The details that a visitor leaves. */
export type Details = {
  displayName: string
  email?: string | undefined
  phone?: string | undefined
  company?: string | undefined
  title?: string | undefined
  note?: string | undefined
}

/** The same for the same details on the same card. */
export function fingerprintOf(cardId: string, { displayName, email, phone, company, title, note }: Details) {
  return hash(
    'sha256',
    JSON.stringify([cardId, displayName, email?.toLowerCase(), phone, company, title, note]),
    'base64url',
  )
}
