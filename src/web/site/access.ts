export const accessLabels = { read: 'Read', write: 'Read & write' }

/** What the tokens of an app open. */
export const resourceLabels = {
  mcp: 'the tools for assistants',
  'mcp/full': 'all tools for assistants',
  api: 'the whole API',
}

/** The choice of access for an app or a token. */
export const accessOptions = [
  {
    value: 'read',
    label: accessLabels.read,
    hint: 'See the people you know, your notes, promises, drafts and cards.',
  },
  {
    value: 'write',
    label: accessLabels.write,
    hint: 'Also add, change and delete them. It cannot change your password, invite people, or give anything else access.',
  },
]
