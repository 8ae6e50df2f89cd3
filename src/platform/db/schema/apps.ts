import type { Generated } from 'kysely'
import type { InstantText } from './values.ts'

/** What apps hold by which members let them in. Directory: looked up before the member is known. */
export type AppSchema = {
  /** An app that a member let in, and with what access. */
  apps: {
    id: string
    memberId: string
    clientId: string
    name: string
    /** Where it is sent back to: what a name cannot claim. */
    host: string
    access: 'read' | 'write'
    /** What it asked for: the tools at /mcp or /mcp/full, or the whole API. */
    resource: Generated<'mcp' | 'mcp/full' | 'api'>
    /** Which tools the member allowed, at either address. */
    tools: Generated<'standard' | 'full'>
    connectedAt: InstantText
    lastUsedAt: InstantText | null
  }
  /** What was issued to an app. Of the token itself only the hash is kept. */
  appTokens: {
    hash: string
    appId: string
    kind: 'access' | 'refresh' | 'code'
    access: 'read' | 'write' | null
    /** What an access token is for: our own address, and no other. */
    audience: string | null
    payload: JsonText
    expiresAt: InstantText
    consumedAt: InstantText | null
  }
  /** Programs that have registered. Null `grantedAt`: nobody let them in yet. */
  appClients: { id: string; payload: JsonText; createdAt: InstantText; grantedAt: InstantText | null }
  /** What apps have asked for and members have not answered yet. */
  appRequests: { id: string; payload: JsonText; expiresAt: InstantText }
  /** What cookies and id tokens are signed with. */
  appKeys: { id: string; kind: 'cookie' | 'signing'; payload: JsonText; createdAt: InstantText }
}

/** Text on both engines: it holds what strangers send, and jsonb takes no NUL. */
type JsonText = string
