import { id, instant, integer, privateTable, table, text } from './table.ts'

/** How members sign in besides their password, and what happened to the security of their accounts. */
export const signInTables = {
  /** Looked up by the credential before the member is known. */
  passkeys: table(
    {
      memberId: id(),
      id: id(),
      /** The authenticator's id for it, in base64url; unique. */
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

  /** Challenges for authenticators to sign. Each is used once; only its hash is stored. */
  passkeyChallenges: table(
    {
      hash: text(),
      /** Null for sign-in, when the member isn't known yet. */
      memberId: id().nullable(),
      purpose: text<'registration' | 'sign-in'>(),
      expiresAt: instant(),
    },
    { notArchived: 'They are valid for five minutes.' },
  ),

  authenticatorApps: privateTable(
    {
      /** Encrypted: see members/two-step/authenticator-codes.ts. */
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

/** The tokens of apps. Payloads are text on both engines, because strangers may send NUL, which jsonb rejects. */
export const appTables = {
  /** An app that a member let in, and with what access. */
  apps: table(
    {
      id: id(),
      memberId: id(),
      clientId: text(),
      name: text(),
      /** Where it is sent back to: what a name cannot claim. */
      host: text(),
      access: text<'read' | 'write'>(),
      /** The requested resource: the tools at /mcp or /mcp/full, or the whole API. */
      resource: text<'mcp' | 'mcp/full' | 'api'>().withDefault(),
      /** Which tools the member allowed, at either address. */
      tools: text<'standard' | 'full'>().withDefault(),
      connectedAt: instant(),
      lastUsedAt: instant().nullable(),
    },
    { notArchived: 'Says which apps may use this instance.' },
  ),

  /** Tokens issued to an app. Only their hash is stored. */
  appTokens: table({
    hash: text(),
    appId: id(),
    kind: text<'access' | 'refresh' | 'code'>(),
    access: text<'read' | 'write'>().nullable(),
    /** The audience of an access token: only our own address. */
    audience: text().nullable(),
    payload: text(),
    expiresAt: instant(),
    consumedAt: instant().nullable(),
  }),

  /** Registered apps. Null `grantedAt`: no member has allowed them yet. */
  appClients: table({
    id: text(),
    payload: text(),
    createdAt: instant(),
    grantedAt: instant().nullable(),
  }),

  /** Requests of apps that members haven't answered yet. */
  appRequests: table({
    id: text(),
    payload: text(),
    expiresAt: instant(),
  }),

  /** The keys that sign cookies and id tokens. */
  appKeys: table({
    id: id(),
    kind: text<'cookie' | 'signing'>(),
    payload: text(),
    createdAt: instant(),
  }),
}
