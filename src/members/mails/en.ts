import { pluralIn } from '#language/locales/plural.ts'

const count = pluralIn('en')
const ignoreUnchanged = 'If this was not you, you can ignore this e-mail: nothing has changed.'

/** The words of the e-mails that Kith sends, in English. */
export const en = {
  lang: 'en',
  hello: 'Hello,',
  noButton: 'If the button does nothing, open this address:',
  signUp: {
    subject: 'Create your Kith account',
    about: 'Somebody asked to create a Kith account with this e-mail address. If it was you, continue here:',
    button: 'Create your account',
    after: ['The link works once, for a day. If this was not you, you can ignore this e-mail.'],
  },
  accountExists: {
    subject: 'You already have a Kith account',
    about:
      'Somebody asked to create a Kith account with this e-mail address. You already have an account with it: sign in instead.',
    button: 'Sign in',
    after: [
      'If you forgot your password, choose a new one from the sign-in page. If this was not you, you can ignore this e-mail.',
    ],
  },
  reset: {
    subject: 'Reset your Kith password',
    about: 'Somebody asked to reset the password of your Kith account. If it was you, choose a new password here:',
    button: 'Choose a new password',
    after: [
      'This signs you out on every browser and ends your tokens, device passwords, connected apps and calendar link, turns off your webhooks and revokes the invites you sent. You will need to set up again what you still use.',
      'The link works once, for an hour. If you did not ask for it, you can ignore this e-mail: your password has not changed.',
    ],
  },
  verification: {
    subject: 'Verify your e-mail address for Kith',
    about: 'Somebody entered this e-mail address for their Kith account. If it was you, verify it here:',
    button: 'Verify this address',
    after: ['You will be asked to sign in. The link works once, for a day.', ignoreUnchanged],
  },
  addressTaken: {
    subject: 'You already have a Kith account',
    about:
      'Somebody asked to use this e-mail address for another Kith account. You already have an account with it, so nothing was changed.',
    button: 'Sign in',
    after: [ignoreUnchanged],
  },
  emailChanged: {
    subject: 'Your Kith e-mail address was changed',
    about: 'Your Kith account now has another e-mail address. You no longer sign in with this one.',
    button: 'Open Kith',
    after: [
      'If this was not you, somebody knows your password. Tell the person who runs this Kith, who can give you back your account.',
    ],
  },
  removal: {
    subject: 'You were removed from a workspace on Kith',
    about: 'Somebody removed you from a workspace. Your security activity says who and when:',
    button: 'Security activity',
    after: [
      'Your people, notes and promises are still yours, and so are your cards: they moved to your own workspace, and printed codes still lead to them.',
      'If you did not expect this, change your password and ask the other members of the workspace.',
    ],
  },
  peopleRemoved: {
    subject: (people: number) =>
      count(people, { one: '# person was removed on a device', other: '# people were removed on a device' }),
    about: (people: number) =>
      count(people, {
        one: 'A phone or computer that syncs with Kith removed # person from its address book. They are still in Kith, with their timeline and promises:',
        other:
          'A phone or computer that syncs with Kith removed # people from its address book. They are still in Kith, with their timelines and promises:',
      }),
    button: 'See who was removed',
    after: [
      'On this page you can put them back, all at once, or remove them from Kith too.',
      'If it was not you, revoke the password of the device in the settings, under “Phone and computer”.',
    ],
  },
  security: {
    ifYou: 'If this was you, there is nothing to do.',
    name: (name: string) => `Name: ${name}`,
    when: (at: string) => `When: ${at}`,
    device: (device: string) => `Device: ${device}`,
    network: (network: string) => `Network: ${network}`,
    deviceOn: (program: string, system: string) => `${program} on ${system}`,
    kinds: {
      'code.wrong': {
        subject: 'Somebody got past the first step of your Kith sign-in',
        about:
          'Somebody entered the right password of your Kith account, or used a reset link, but then a wrong code. They did not get in.',
        advice: 'If not, somebody knows your password or reads your e-mail. Choose a new password:',
      },
      'session.started': {
        subject: 'New sign-in to your Kith account',
        about: 'Somebody signed in to your Kith account from a place where you have not signed in lately.',
        advice: 'If not, sign that device out and choose a new password:',
      },
      'passkey.added': {
        subject: 'A passkey was added to your Kith account',
        about: 'A passkey was added to your Kith account. It signs in without your password.',
        advice: 'If not, remove it and choose a new password:',
      },
      'authenticator.removed': {
        subject: 'Two-step sign-in was turned off',
        about: 'Two-step sign-in was turned off for your Kith account. Your password is now enough to sign in.',
        advice: 'If not, choose a new password and turn it on again:',
      },
      'token.created': {
        subject: 'A token was created for your Kith account',
        about: 'A personal token was created for your Kith account. Programs use it to read or change your data.',
        advice: 'If not, revoke it and choose a new password:',
      },
      'device.created': {
        subject: 'A device password was created for your Kith account',
        about:
          'A password for a phone or computer was created for your Kith account. It syncs your people and promises.',
        advice: 'If not, revoke it and choose a new password:',
      },
      'app.connected': {
        subject: 'An app was connected to your Kith account',
        about: 'An app was connected to your Kith account. It can use your data as far as it was allowed to.',
        advice: 'If not, disconnect it and choose a new password:',
      },
    },
  },
  invite: {
    /** Null if the workspace has the name of its owner: nobody joins a person. */
    asks: (inviter: string | null, workspace: string | null) =>
      `${inviter ? `${inviter} invites you` : 'You are invited'} to join ${workspace ?? 'their workspace'}`,
    about: (asks: string, role: string) =>
      `${asks} on Kith${({ owner: ', as an owner', admin: ', as an admin' } as Record<string, string>)[role] ?? ''}.`,
    toAccept: 'To accept, open this link:',
    button: 'Accept the invite',
    what: 'Kith remembers the people you meet and shares your digital card. Your notes are private: nobody else in the workspace can read them.',
    from: (email: string | null) =>
      email
        ? `Kith sent this e-mail because ${email} entered your address.`
        : 'Kith sent this e-mail because a member of the workspace entered your address.',
    ends: (day: string) => `The link works once, until ${day}. If you did not expect this e-mail, you can ignore it.`,
  },
  card: {
    subject: (name: string) => `The card of ${name}`,
    here: (who: string) => `Here is the card of ${who}:`,
    toSave: (url: string) => `To save it in your contacts, open the attached file or ${url}`,
    why: 'Kith sent this e-mail because somebody left this address with the card and asked for a copy. If that was not you, you can ignore it: you will not get more.',
  },
}

export type MailWords = typeof en
