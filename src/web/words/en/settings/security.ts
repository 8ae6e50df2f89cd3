import { pluralIn } from '#language/locales/plural.ts'
import type { SecurityKind } from '#members/security-log/api.ts'

const count = pluralIn('en')

/** The words of the list of sessions. */
export const sessionsWords = {
  title: 'Where you’re signed in',
  lead: 'Don’t recognize one? Sign it out, then change your password.',
  thisDevice: 'This device',
  unknownDevice: 'Unknown device',
  signedIn: (when: string) => `Signed in ${when}`,
  signedInFrom: (when: string, network: string) => `Signed in ${when} from ${network}`,
  signOut: 'Sign out',
  signOutOthers: 'Sign out everywhere else',
  idle: (days: number) =>
    count(days, {
      one: 'A session ends by itself when you don’t use it for # day, and at the latest 30 days after you signed in.',
      other:
        'A session ends by itself when you don’t use it for # days, and at the latest 30 days after you signed in.',
    }),
  keptPages: (days: number) =>
    count(days, {
      one: 'Pages kept on a device for reading offline are removed when it next reaches Kith, at the latest after # day.',
      other:
        'Pages kept on a device for reading offline are removed when it next reaches Kith, at the latest after # days.',
    }),
  ended: 'Signed out on that device.',
  othersEnded: 'Signed out everywhere else.',
}

const kinds: Record<SecurityKind, string> = {
  'account.created': 'Account created',
  'account.removed': 'Account deleted',
  'session.started': 'Signed in',
  'session.ended': 'Signed out on another device',
  'password.wrong': 'Wrong password',
  'password.changed': 'Password changed',
  'password.reset': 'Password reset by e-mail link',
  'code.wrong': 'Wrong code at the second step',
  'passkey.added': 'Passkey added',
  'passkey.removed': 'Passkey removed',
  'authenticator.added': 'Authenticator app added',
  'authenticator.removed': 'Authenticator app removed',
  'recoveryCode.used': 'Recovery code used',
  'recoveryCodes.created': 'New recovery codes created',
  'email.verified': 'E-mail address verified',
  'email.changed': 'E-mail address changed',
  'token.created': 'Token created',
  'token.renewed': 'Token renewed',
  'token.revoked': 'Token revoked',
  'device.created': 'Device password created',
  'device.renewed': 'Device password renewed',
  'device.revoked': 'Device password revoked',
  'app.connected': 'App connected',
  'app.changed': 'Tools of an app changed',
  'app.disconnected': 'App disconnected',
  'webhook.created': 'Webhook created',
  'webhook.changed': 'Address of a webhook changed',
  'webhook.removed': 'Webhook removed',
  'calendar.created': 'Calendar address created',
  'calendar.removed': 'Calendar address removed',
  'archive.exported': 'Data downloaded',
  'invite.created': 'Invite sent',
  'invite.accepted': 'Invite accepted',
  'invite.revoked': 'Invite revoked',
  'member.joined': 'Somebody accepted your invite',
  'role.changed': 'Role changed',
  'member.removed': 'Member removed from a workspace',
}

/** The words of the security log. */
export const activityWords = {
  title: 'Security activity',
  lead: 'What happened to your account in the last 400 days. If something here wasn’t you, change your password.',
  nothing: 'Nothing yet.',
  earlier: 'Earlier activity',
  wrongPasswords: (times: number) => count(times, { one: '# wrong password', other: '# wrong passwords' }),
  wrongCodes: (times: number) =>
    count(times, { one: '# wrong code at the second step', other: '# wrong codes at the second step' }),
  kinds,
}

/** The words of the page about everything that has access. */
export const accessReviewWords = {
  title: 'What has access',
  lead: 'Check what you don’t recognize, and end it. Sessions, apps, tokens and your calendar have their own pages.',
  webhooks: 'Webhooks',
  on: 'On',
  off: 'Off.',
  created: (when: string) => `Created ${when}`,
  turnOff: 'Turn off',
  turnOn: 'Turn on',
  remove: 'Remove',
  invites: 'Invites you sent',
  pendingAs: { owner: 'Pending, as owner', admin: 'Pending, as admin', member: 'Pending, as member' },
  revoked: 'Revoked.',
  sent: (when: string) => `Sent ${when}`,
  revoke: 'Revoke',
  inviteAgain: 'Invite again',
  joined: 'Joined your workspaces in the last 30 days',
  roleOf: {
    owner: (workspace: string) => `Owner of ${workspace}`,
    admin: (workspace: string) => `Admin of ${workspace}`,
    member: (workspace: string) => `Member of ${workspace}`,
  },
  joinedAt: (when: string) => `Joined ${when}`,
  removeMember: 'Remove from workspace',
  passkeys: 'Passkeys',
  passkeysStay: 'A new password does not end passkeys.',
  added: (when: string) => `Added ${when}`,
  restoreTitle: 'Everything here is mine',
  restoreText: 'Turns all webhooks on, and sends revoked invites again.',
  restore: 'Turn all on again',
  endTitle: 'End everything',
  endText: 'Removes all webhooks and revokes all pending invites. Members stay.',
  end: 'End all',
  notices: {
    password:
      'Password changed. You’re signed out everywhere else, and your tokens, device passwords, connected apps and calendar address no longer work. Webhooks are turned off, and invites you sent are revoked.',
    on: 'The webhook is on again.',
    off: 'The webhook is off.',
    removed: 'The webhook is removed.',
    revoked: 'The invite is revoked.',
    invited: 'The invite is sent again.',
    memberRemoved: 'The member is removed from the workspace.',
    restored: 'Everything is on again.',
    ended: 'Everything is ended.',
    gone: 'It was already removed.',
  },
}
