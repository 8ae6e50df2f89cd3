import { id, instant, integer, privateTable, table, text } from './table.ts'

/** How members sign in besides their password, and what happened to the security of their accounts. */
export const signInTables = {
  /** Looked up by the credential before the member is known. */
  passkeys: table(
    {
      memberId: id(),
      id: id(),
      /** What the authenticator calls it, in base64url; unique. */
      credentialId: text(),
      /** COSE, in base64url. */
      publicKey: text(),
      /** How often the authenticator used it. Zero if the authenticator doesn’t count. */
      counter: integer(),
      /** How a browser reaches the authenticator, such as `internal,hybrid`. */
      transports: text(),
      name: text(),
      /** Whether it stays on one device or is copied to others. */
      kind: text<'device' | 'synced'>(),
      /** When it was last seen to have a copy; null while it has none. */
      backedUpAt: instant().nullable(),
      createdAt: instant(),
      lastUsedAt: instant().nullable(),
    },
    { notArchived: 'A passkey works at one address only. New passkeys are added in the other instance.' },
  ),

  /** What an authenticator has to sign. Each is used once; only its hash is stored. */
  passkeyChallenges: table(
    {
      hash: text(),
      /** Null for signing in, when nobody knows yet who it is. */
      memberId: id().nullable(),
      purpose: text<'registration' | 'sign-in'>(),
      expiresAt: instant(),
    },
    { notArchived: 'They are valid for five minutes.' },
  ),

  authenticatorApps: privateTable(
    {
      /** Encrypted: see members/two-step/sealing.ts. */
      secret: text(),
      /** The time step of the last code that was used. */
      lastStep: integer(),
      createdAt: instant(),
      /** Null until the member has entered a first code: then it is not asked for yet. */
      confirmedAt: instant().nullable(),
    },
    { notArchived: 'Contains a secret. The authenticator app is set up anew in the other instance.' },
  ),

  recoveryCodes: privateTable(
    {
      hash: text(),
    },
    { notArchived: 'They belong to the authenticator app.' },
  ),

  securityLog: privateTable(
    {
      id: id(),
      kind: text(),
      at: instant(),
      /** Where it came from, as the rate limits count networks. */
      network: text().nullable(),
      /** In words, such as "Firefox on Windows". */
      device: text().nullable(),
      /** Which token, app, address or member it was about. */
      detail: text().nullable(),
      times: integer(),
    },
    { notArchived: 'Tells who used this instance, from where.' },
  ),
}
