import { pluralIn } from '#language/locales/plural.ts'

const count = pluralIn('en')

/** The words of passkeys, two-step sign-in and the proof that is asked for before they change. */
export const signInSettingsWords = {
  title: 'Passkeys and two-step sign-in',
  passkeys: 'Passkeys',
  passkeysHint:
    'Sign in with your fingerprint, your face or the lock of your device. Nobody can steal a passkey from a website or guess it.',
  addPasskey: 'Add a passkey',
  noPasskeys: (address: string) =>
    `Passkeys don’t work here, because this Kith is at ${address}. Browsers need an https address with a domain name. The person who runs this server can set one up.`,
  synced: 'Synced between devices',
  oneDevice: 'On one device',
  added: (when: string) => `Added ${when}`,
  newPasskeyLead: 'Your device or security key creates it and asks for your fingerprint, your face or its PIN.',
  passkeyNameHint: 'So that you recognize it in the list.',
  passkey: 'Passkey',
  createPasskey: 'Create passkey',
  notCreated:
    'No passkey was created. Your device may have one for this account already. Try again, or use another device.',
  cannotCreate: (origin: string) =>
    `Your browser cannot create passkeys here. Make sure that JavaScript is on and that you are at ${origin}.`,
  unreadable: 'Your browser’s answer could not be read. Try again.',
  removeTitle: 'Remove',
  removeText: 'It no longer signs you in. You stay signed in where you used it.',
  removePasskey: 'Remove this passkey',
  removePasskeys: 'Remove passkeys',
  passkeysStay:
    'Passkeys keep working with a new password. Select the ones to remove: any that you don’t recognize or no longer use.',
  twoStep: 'Two-step sign-in',
  twoStepOff:
    'After your password, Kith asks for a code from an app on your phone. A stolen password is then not enough.',
  setUp: 'Set up an authenticator app',
  onSince: (when: string) =>
    `On since ${when}. After your password, Kith asks for a code from your authenticator app. Passkeys need no code.`,
  codesLeft: (codes: number) => count(codes, { one: '# recovery code is left.', other: '# recovery codes are left.' }),
  fewCodes: 'Create new ones before you need them.',
  createCodes: 'Create new recovery codes',
  turnOffTitle: 'Turn off',
  turnOffText: 'Your password alone signs you in again. Your recovery codes stop working.',
  turnOff: 'Turn off two-step sign-in',
  setUpLead: 'Any authenticator app works, such as the one in your password manager or phone. Scan this code with it.',
  qrCode: 'QR code for your authenticator app',
  cannotScan: 'Can’t scan it?',
  openApp: 'On this device, open your authenticator app',
  enterKey: 'Or enter this key in the app, as a time-based code:',
  key: 'Key',
  code: 'Code from the app',
  turnOn: 'Turn on two-step sign-in',
  wrongCodeLead: 'Enter the code that your authenticator app shows now.',
  startAgain: 'Start again with a new QR code',
  isOn: 'Two-step sign-in is on',
  newCodes: 'New recovery codes',
  codesLead:
    'Save these recovery codes now: you won’t see them again. Each one signs you in once if you lose your phone.',
  codes: 'Recovery codes',
  codesHint: 'Keep them where you keep your passwords, or print them. Don’t keep them only on your phone.',
  savedCodes: 'I saved them',
  confirmTitle: 'Confirm it’s you',
  confirmLead: 'It’s been a while since you signed in. Confirm it’s you, and you’ll carry on where you were.',
  continue: 'Continue',
  useCode: 'Use a code instead',
  usePasskey: 'Use a passkey',
  passkeyNotUsed: 'The passkey was not used. Try again, or use your password.',
  passkeyRefused: 'This passkey could not be used. Use your password.',
  cancel: 'Cancel',
  notices: {
    passkeyAdded: 'Passkey added. Next time, choose “Sign in with a passkey”.',
    renamed: 'Name changed.',
    passkeyRemoved: 'Passkey removed. It no longer signs you in. Delete it on your device too.',
    gone: 'It was already removed.',
    off: 'Two-step sign-in is off. Your password alone signs you in.',
  },
}
