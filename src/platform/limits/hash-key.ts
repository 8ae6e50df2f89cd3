import { hash } from 'node:crypto'

/** The key of a limit that counts by something private, such as an e-mail address: limits keep only its hash. */
export const hashKey = (text: string) => hash('sha256', text, 'base64url')
