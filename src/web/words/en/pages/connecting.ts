/** The words of the page where a member decides what an app can do. */
export const connectingWords = {
  title: 'Connect an app',
  description: 'An app wants to access your Kith account.',
  heading: (app: string) => `Connect ${app}?`,
  lead: (app: string) => `An app named ${app} wants to access your Kith account.`,
  redirectsTo: 'Redirects to',
  onThisDevice: 'a program on this device',
  describedAt: 'App information at',
  asksFor: 'Asks for',
  canUse: 'Can use',
  signedInAs: 'Signed in as',
  tools: 'Tools',
  access: 'Access',
  connect: 'Connect',
  cancel: 'Cancel',
  notYou: 'Not you?',
  otherAccount: 'Use another account',
  warning:
    'Only connect an app if you just asked it to connect. Apps can use any name, so check where you’ll be redirected. You can disconnect it at any time in your settings.',
  expired: 'This request has expired',
  about: 'About Kith',
  failedTitle: 'App not connected',
  failed: 'This app can’t be connected',
  forDeveloper: 'For the app’s developer:',
  failures: {
    invalid: 'The app sent a request that is not valid. Go back to the app and try to connect again.',
    noDocument:
      'Kith could not load the app’s information from the web. Go back to the app, remove this connection and add it again. If that does not help, create a token in your settings and enter it in the app.',
    unknown:
      'Kith does not know this app, or no longer does. Go back to the app, remove this connection and add it again.',
    otherAddress:
      'The app asked to send you to an address that does not belong to it. It did not get access to your account.',
    server: 'Something went wrong on the server. Go back to the app and try again.',
  },
}
