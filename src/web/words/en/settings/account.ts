/** The words of the profile, the password, the e-mail address and the end of the account. */
export const accountWords = {
  profile: {
    title: 'Profile',
    photo: 'Photo',
    photoOfCard: 'Your photo is the one on your card. Change it there.',
    noPhoto: 'Add a photo to your card, and it appears here too.',
    editCard: 'Go to your cards',
    timeZone: 'Time zone',
    timeZoneHint: 'Used for due dates and birthdays.',
  },
  password: {
    title: 'Change password',
    lead: 'This signs you out on all other browsers. It also ends all your tokens, connected apps and your calendar address, turns off your webhooks and revokes the invites you sent. The next page shows what is left.',
    current: 'Current password',
    next: 'New password',
    hint: 'At least 8 characters.',
    change: 'Change password',
  },
  email: {
    title: 'E-mail address',
    signInWith: (email: string) => `You sign in with ${email}.`,
    notVerified:
      'It is not verified yet: open the link in the e-mail we sent you. Until then, Kith sends no invites and no copies of your cards by e-mail.',
    sendAgain: 'Send a new link',
    change: 'Change it',
    changeHint:
      'We’ll send a link to the new address. It becomes yours when you open the link; until then, nothing changes.',
    next: 'New e-mail',
    sendLink: 'Send link',
    verifyTitle: 'Verify your e-mail address',
    willSignInWith: (next: string, current: string) => `From now on you’ll sign in with ${next} instead of ${current}.`,
    verify: (email: string) => `Verify ${email}`,
    sent: 'We’ve sent you an e-mail. Open the link in it to verify your address.',
    verified: 'Your e-mail address is verified.',
  },
  removal: {
    title: 'Delete account',
    lead: 'This deletes your account and everything in it: people, notes, recordings, promises, drafts, questions, cards, details visitors left, imports, webhooks, calendar, tokens and connected apps. You cannot undo this.',
    copyFirst: 'To keep a copy, download your data first. Kith can import that file again.',
    download: 'Download your data',
    workspaces:
      'Workspaces where you are the only member are deleted too. Other workspaces stay. If you are the only owner of one, its longest-serving admin becomes the owner, or else its longest-serving member.',
    remove: 'Delete my account',
    removedTitle: 'Your account is deleted',
    removedLead:
      'Your data may remain in backups. The person who runs this server can delete those. Thank you for using Kith.',
    removedLeadWithFiles:
      'Your data may remain in backups and in e-mails saved as files. The person who runs this server can delete those. Thank you for using Kith.',
    about: 'About Kith',
  },
}
