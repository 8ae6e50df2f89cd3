const roles = { owner: 'as an owner', admin: 'as an admin', member: 'as a member' }

type Invited = { invitedBy: string | undefined; workspace: string | null; role: keyof typeof roles }

/** The words of an invite's page. `workspace` is null if it has the name of its owner: nobody joins a person. */
export const inviteWords = {
  description: 'An invite to Kith.',
  notFound: 'Invite not found',
  gone: 'This invite no longer works',
  linkExpired: 'This link no longer works',
  invited: ({ invitedBy, workspace, role }: Invited) =>
    invitedBy
      ? `${invitedBy} invited you to join ${workspace ?? 'their workspace'} on Kith ${roles[role]}.`
      : `You’re invited to join ${workspace ?? 'a workspace'} on Kith ${roles[role]}.`,
  join: (workspace: string) => `Join ${workspace}`,
  joinOf: (name: string) => `Join ${name}’s workspace`,
  privacy: (day: string) =>
    `Your notes in Kith are private: nobody in the workspace can read them. This invite works once and expires on ${day}.`,
  welcome: (name: string) => `Welcome, ${name}`,
  joined: (workspace: string, email: string) => `You joined ${workspace} and are signed in as ${email}.`,
  open: 'Open Kith',
  openHint: 'Add somebody you met lately, and what you promised them.',
  settings: 'Settings',
  settingsHint: 'Connect your assistant, change your profile.',
  signedInAs: (name: string, email: string) => `You’re signed in as ${name} (${email}).`,
  sentElsewhere: (email: string) => `The invite was sent to ${email}, but you can join with this account.`,
  notYou: 'Not you?',
  signOut: 'Sign out',
  thenAgain: 'Then open the invite link again.',
  hasAccount: (email: string) => `${email} already has an account here. Sign in to accept the invite.`,
  signInToJoin: 'Sign in to join',
  ifAccount: 'If you already have an account here, sign in to join with it.',
  ifNone: (email: string) => `If not, open the link in the e-mail we sent to ${email}. It lets you create an account.`,
  otherAccount: 'Already have an account with another e-mail address?',
}
