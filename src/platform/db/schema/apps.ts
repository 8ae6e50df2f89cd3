import { id, instant, table, text } from './table.ts'

/** What apps hold by which members let them in. Payloads are text on both engines: they hold what strangers send, and jsonb takes no NUL. */
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
      /** What it asked for: the tools at /mcp or /mcp/full, or the whole API. */
      resource: text<'mcp' | 'mcp/full' | 'api'>().withDefault(),
      /** Which tools the member allowed, at either address. */
      tools: text<'standard' | 'full'>().withDefault(),
      connectedAt: instant(),
      lastUsedAt: instant().nullable(),
    },
    { notArchived: 'Says which apps may use this instance.' },
  ),

  /** What was issued to an app. Of the token itself only the hash is kept. */
  appTokens: table({
    hash: text(),
    appId: id(),
    kind: text<'access' | 'refresh' | 'code'>(),
    access: text<'read' | 'write'>().nullable(),
    /** What an access token is for: our own address, and no other. */
    audience: text().nullable(),
    payload: text(),
    expiresAt: instant(),
    consumedAt: instant().nullable(),
  }),

  /** Programs that have registered. Null `grantedAt`: nobody let them in yet. */
  appClients: table({
    id: text(),
    payload: text(),
    createdAt: instant(),
    grantedAt: instant().nullable(),
  }),

  /** What apps have asked for and members have not answered yet. */
  appRequests: table({
    id: text(),
    payload: text(),
    expiresAt: instant(),
  }),

  /** What cookies and id tokens are signed with. */
  appKeys: table({
    id: id(),
    kind: text<'cookie' | 'signing'>(),
    payload: text(),
    createdAt: instant(),
  }),
}
