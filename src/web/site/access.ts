export const accessLabels = { read: 'Read', write: 'Read & write' }

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
    hint: 'Also add, change and delete them, and act for you in your workspaces. It cannot change your password, create tokens or connect other apps.',
  },
]
