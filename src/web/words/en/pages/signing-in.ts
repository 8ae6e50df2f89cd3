/** The words of the pages that start and end a session. */
export const signingInWords = {
  signIn: 'Sign in',
  signInTo: 'Sign in to Kith.',
  forApp: 'An app wants to access your Kith account. Sign in to choose what it can do.',
  email: 'E-mail',
  password: 'Password',
  name: 'Name',
  code: 'Code',
  passkey: 'Sign in with a passkey',
  passkeyFailed: 'The passkey was not used. Try again, or use your password.',
  forgotten: 'Forgot your password?',
  newHere: 'New to Kith?',
  stays: 'You stay signed in on this browser for 30 days, or until you sign out.',
  signedOut: 'Signed out',
  signedOutHint: 'You’re signed out on this browser. Connected apps and tokens keep working.',
  signInAgain: 'Sign in again',
  backToSignIn: 'Back to sign-in',

  enterCode: 'Enter your code',
  codeHint: 'Open your authenticator app and enter the six digits it shows for Kith.',
  useRecovery: 'Use a recovery code',
  recoveryCode: 'Recovery code',
  recoveryHint: 'One of the ten codes you saved when you turned on two-step sign-in. Each works once.',
  signInRecovery: 'Sign in with a recovery code',
  startAgain: 'Start again',

  createAccount: 'Create an account',
  create: 'Create account',
  yourAccount: 'Create your Kith account.',
  welcome: 'Welcome',
  welcomeToKith: 'Welcome to Kith',
  first:
    'Kith remembers the people you meet, for you and your AI assistant. Create the first account to get started. You’ll own this instance.',
  haveOne: 'Already have one?',
  passwordHint: 'At least 8 characters.',
  emailHint: 'You sign in with it.',
  privacy:
    'Your notes are private: no other member can read them, not even the owner of this instance. The person who runs the server can access its database.',
  enterEmail: 'Enter your e-mail address. We’ll e-mail you a link to create your account.',
  sendLink: 'Send link',
  checkEmail: 'Check your e-mail',
  signUpSent: (email: string) =>
    `We’ve sent an e-mail to ${email}. Open the link in it to continue. The link works once and expires in a day.`,
  noEmail: 'No e-mail after a few minutes? Check your spam folder. Only the newest link works.',
  anotherLink: 'Request another link',
  needInvite: 'You need an invite',
  needInviteHint: 'New members need an invite here.',
  timeZone: 'Time zone',
  timeZoneHint: 'Used for due dates and birthdays.',

  reset: 'Reset your password',
  resetKith: 'Reset your Kith password.',
  resetHint: 'Enter the e-mail address you sign in with. We’ll e-mail you a reset link.',
  sendReset: 'Send reset link',
  resetSent: (email: string) =>
    `If ${email} has an account here, we’ve sent it a reset link. The link works once and expires in an hour.`,
  noReset:
    'No e-mail after a few minutes? Check your spam folder, and that this is the address you sign in with. Only the newest link works.',
  noMail: 'This Kith does not send e-mail. Ask the person who runs it to run this command in its folder:',
  onServer: 'On the server',
  commandHint:
    'It prints a link to a page where you choose a new password. The link works once and expires in an hour.',
  newPassword: 'New password',
  choosePassword: 'Choose a new password',
  choosePasswordHint:
    'This signs you out on all other browsers. It also ends all your tokens, connected apps and your calendar address. You’ll need to set those up again.',
  resetCodeHint: 'From your authenticator app, or a recovery code.',
  saveAndSignIn: 'Save and sign in',

  cookiesBlocked: 'Cookies are blocked',
  cookiesNeeded:
    'Kith needs one cookie to keep you signed in, and your browser did not save it. Your form was not sent.',
  allowCookies: (address: string) =>
    `Allow cookies for this site in your browser’s settings, and make sure you are at ${address}. Then try again.`,
  unreadablePasskey: 'Your browser’s answer could not be read. Try again.',
}
