import { pluralIn } from '#language/locales/plural.ts'

const count = pluralIn('en')

/** The words of workspaces, their members and invites. */
export const teamWords = {
  title: 'Team',
  yourWorkspaces: 'Your workspaces',
  lead: 'A workspace holds cards, and the people who make them. Your people, notes and promises are yours alone: nobody in a workspace can read them.',
  addWorkspace: 'New workspace',
  workspaceHint: 'For another company or club, with its own cards and members.',
  name: 'Name',
  slug: 'Address',
  slugHint: (prefix: string) =>
    `The start of the addresses of its cards: ${prefix}. The old addresses stop working; short links and QR codes still work.`,
  newSlugHint: (prefix: string) =>
    `The start of the addresses of its cards: ${prefix}. Leave it empty to make one from the name.`,
  createWorkspace: 'Create workspace',
  members: (members: number) => count(members, { one: '# member', other: '# members' }),
  roles: { owner: 'Owner', admin: 'Admin', member: 'Member' },
  roleHints: {
    owner: 'Can do everything.',
    admin: 'Can rename the workspace, invite people, and change or remove admins and members.',
    member: 'Can have cards here and see who belongs.',
  },
  you: 'you',
  joined: (when: string) => `Joined ${when}`,
  role: 'Role',
  remove: 'Remove',
  removeTitle: (name: string) => `Remove ${name}?`,
  removeText: (name: string, workspace: string) =>
    `${name} loses access to ${workspace} at once and gets an e-mail about it, if Kith can send one. Their people, notes and cards stay theirs: the cards move to another workspace of theirs, with their short links. Invites they sent are revoked. To bring them back, invite them again.`,
  removeMember: 'Remove from workspace',
  leave: 'Leave workspace',
  leaveTitle: (workspace: string) => `Leave ${workspace}?`,
  leaveText:
    'You lose access at once. Your people, notes and cards stay yours: the cards move to another workspace of yours, with their short links. Invites you sent are revoked. To come back, somebody has to invite you.',
  deleteWorkspace: 'Delete workspace',
  deleteTitle: (workspace: string) => `Delete ${workspace}?`,
  deleteText:
    'Its address becomes free for others. Your cards move to another workspace of yours, with their short links. You cannot undo this.',
  onlyWorkspace: 'This is your only workspace. Make or join another one before you delete it.',
  cancel: 'Cancel',
  invites: 'Invites',
  invite: 'Invite somebody',
  email: 'E-mail',
  sendInvite: 'Create invite',
  mailHint: 'Kith e-mails the invite, and you get a link to send yourself. It is valid for 7 days and works once.',
  linkHint: 'You get a link to send. It is valid for 7 days and works once. This Kith sends no e-mail.',
  states: { pending: 'Waiting', accepted: 'Used', revoked: 'Revoked', expired: 'Expired' },
  invitedAs: { owner: 'As an owner', admin: 'As an admin', member: 'As a member' },
  sent: (when: string) => `Invited ${when}`,
  expires: (when: string) => `Valid until ${when}`,
  revoke: 'Revoke',
  newLink: 'New link',
  ended: 'Used and ended invites',
  noInvites: 'Nobody is invited right now.',
  inviteMade: 'Your invite is ready',
  inviteLead: (email: string) => `Send this link to ${email}. You won’t see it again, but you can make a new one.`,
  mailedLead: (email: string) =>
    `We e-mail it to ${email}. You can also send this link, which works for people who have a Kith account already.`,
  link: 'Invite link',
  qrCode: 'QR code of the invite link',
  done: 'Done',
  workspaceSettings: 'Workspace settings',
  save: 'Save',
  notices: {
    created: 'The workspace is ready.',
    saved: 'Changes saved.',
    role: 'The role is changed.',
    removed: 'The member is removed.',
    left: 'You left the workspace.',
    deleted: 'The workspace is deleted.',
    revoked: 'The invite is revoked. Its link no longer works.',
  },
}
