/** The words of assistants and other connected apps. */
export const appsWords = {
  title: 'Assistants and apps',
  connect: 'Connect an assistant',
  connectHint:
    'Paste one of these addresses into Claude, ChatGPT, VS Code, Cursor or another assistant that connects to MCP servers. Then sign in here and choose what it can do.',
  eightTools:
    'Eight tools: find people, read their notes and promises, add notes, complete promises and draft follow-ups.',
  address: 'Server address',
  allTools:
    'All tools: also ask questions, get briefed before you meet somebody, add and change people and promises, and handle leads.',
  fullAddress: 'Server address with all tools',
  httpOnThisComputer:
    'Programs on this computer can use it. Web assistants such as claude.ai need an HTTPS address on the internet.',
  httpNearby:
    'Programs that can reach this address can use it. Web assistants such as claude.ai need an HTTPS address on the internet.',
  connected: 'Connected apps',
  none: 'No apps connected yet.',
  summary: (access: string, reach: string, host: string) => `${access} for ${reach}, at ${host}`,
  connectedAt: (when: string) => `Connected ${when}`,
  lead: (host: string, access: string, reach: string) => `App at ${host} with ${access} access to ${reach}.`,
  tools: 'Tools',
  toolsText:
    'The change takes effect at once. The app need not sign in again; some apps show new tools after a restart.',
  canUse: 'It can use',
  disconnectTitle: 'Disconnect',
  disconnectText: 'The app loses access at once. To use it again, connect it again from the app.',
  disconnect: 'Disconnect this app',
  notices: {
    renamed: 'Name changed.',
    saved: 'Changes saved.',
    disconnected: 'App disconnected. It no longer has access.',
    gone: 'It was already removed.',
  },
}

/** The words of tokens. */
export const tokensWords = {
  title: 'Tokens',
  hint: 'For scripts, and for assistants that can’t sign in.',
  create: 'Create token',
  newTitle: 'Create a token',
  newLead:
    'A token lets a script or an assistant act as you. Create one for each, so you can revoke one without the others.',
  nameHint: 'What is it for? For example “Claude Code on my laptop”.',
  access: 'Access',
  manages: 'May also manage invites, members, workspaces and webhooks',
  managesHint: 'Only for a program of your own. Needs Read & write. What it creates ends with the token.',
  expiresAfter: 'Expires after',
  days: { '30': '30 days', '90': '90 days', '365': '1 year', never: 'No expiration' },
  madeTitle: 'Your new token',
  madeLead: (name: string, access: string) => `${name}, with ${access} access. Copy it now: you won’t see it again.`,
  token: 'Token',
  keepSecret: 'Keep it secret, like a password.',
  mayManage: (access: string) => `${access}, may manage access`,
  lead: (access: string) => `Token with ${access} access.`,
  leadManages: (access: string) =>
    `Token with ${access} access, which may also manage invites, members, workspaces and webhooks.`,
  created: (when: string) => `Created ${when}`,
  expires: (when: string) => `Expires ${when}`,
  expired: (when: string) => `Expired ${when}`,
  noExpiry: 'Does not expire',
  renew: 'Renew for a year',
  revokeTitle: 'Revoke',
  revokeText: 'Everything that uses this token loses access at once. You cannot undo this.',
  revokeManagesText:
    'Everything that uses this token loses access at once. You cannot undo this. Its pending invites are revoked, and its webhooks are turned off.',
  revoke: 'Revoke this token',
  notices: {
    renamed: 'Name changed.',
    renewed: 'Token renewed. It works for another year.',
    revoked: 'Token revoked. It no longer works.',
    gone: 'It was already removed.',
  },
}
