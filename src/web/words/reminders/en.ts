/** The words of the page with what Kith tells the member by itself. */
export const reminderWords = {
  title: 'Reminders',
  lead: 'Choose what Kith tells you by itself. Nothing comes unless you turn it on here.',
  saved: 'Saved.',
  save: 'Save',
  mailHeading: 'By e-mail',
  digest: 'A morning e-mail',
  digestHint: 'What is due, who has gone quiet and new leads. Nothing is sent on a day without any of them.',
  morning: 'Your morning',
  morningHint: (zone: string) => `In your time zone, ${zone}. Promises without a time are due then too.`,
  nextDigest: (time: string) => `The next one: ${time}`,
  leadMail: 'An e-mail when somebody leaves their details',
  leadMailHint: 'At once for the first. Those that follow within 15 minutes come together.',
  noMail: 'This Kith can’t send e-mail yet, so there is no morning e-mail and no e-mail about leads.',
  noMailHow: 'Whoever runs the server can connect a mail server. Kith reads these two settings when it starts:',
  noMailMore: 'The file docs/running.md in Kith’s folder explains them under “Send e-mails”.',
  deviceHeading: 'On your devices',
  deviceLead: 'Notifications come to the devices you choose, and the app’s icon shows how many promises are due.',
  pushPromises: 'When a promise is due',
  pushLeads: 'When somebody leaves their details',
  pushNames: 'Show names and what I promised',
  pushNamesHint: 'Anybody who sees your lock screen can read them. Otherwise only a number is shown.',
  turnOn: 'Turn on notifications on this device',
  thisDevice: 'This device',
  unknownDevice: 'A browser',
  since: (date: string) => `since ${date}`,
  turnOff: 'Turn off',
  turnOffOf: (device: string) => `Turn off notifications: ${device}`,
  noDevices: 'No device gets notifications yet.',
  turnedOff: 'Notifications are off on that device.',
  turnedOn: 'Notifications are on.',
  needsScript: 'Notifications need JavaScript in this browser.',
  notSupported: 'This browser can’t show notifications.',
  iosFirst:
    'On an iPhone or iPad, first add Kith to your home screen: tap Share, then “Add to Home Screen”. Then open it from there and come back to this page.',
  blocked:
    'Notifications are blocked for this site. Allow them in the browser’s settings for this address, then try again.',
  insecure:
    'Notifications work only where Kith is opened by HTTPS, or on the computer it runs on. Ask whoever runs this Kith to set up HTTPS.',
  noWorker:
    'This browser doesn’t let Kith work in the background. Open Kith outside a private window, allow this address to store data, then reload this page.',
  dismissed:
    'The browser asked whether Kith may show notifications, and the question was closed. Press the button again and choose “Allow”.',
  noService:
    'You allowed notifications, but the browser can’t reach the push service of its maker. Private windows have none, nor do some builds of Chromium: use a normal window of Chrome, Edge, Firefox or Safari. In Brave, turn on “Use Google services for push messaging” in its privacy settings. Otherwise, a VPN, firewall or content blocker may be in the way. The browser says:',
  failed: 'The browser could not turn on notifications. Update or restart it, then try again. It says:',
  calendarHeading: 'In your calendar',
  calendar: 'Promises and birthdays in your calendar app, with alarms',
}

/** The words of the page that an unsubscribe link opens. */
export const unsubscribeWords = {
  description: 'Stop e-mails from Kith.',
  askDigest: 'Stop the morning e-mail?',
  askLeads: 'Stop e-mails about new leads?',
  stop: 'Stop these e-mails',
  digestStopped: 'The morning e-mail is off',
  leadsStopped: 'E-mails about new leads are off',
  stopped: 'You won’t get it again unless you turn it on.',
  broken: 'This link is not complete',
  brokenHint: 'Open it from the e-mail again, or turn the e-mail off in your settings.',
  settings: 'Reminders in your settings',
}

/** The words of the page for files that another app shared with Kith. */
export const sharedWords = {
  title: 'Shared with Kith',
  question:
    'An app or a website wants to share contacts with Kith. Do you want to look at them? Nobody is added before you say so.',
  look: 'Look at them',
  discard: 'Discard them',
  sending: 'Your contacts are on their way. You look at them before anybody is added.',
  nothing: 'Nothing is waiting here.',
  waits: 'The file is saved on this device. It is sent when you open this page with a connection.',
  refused: 'Kith can’t read this file. Choose another one.',
  toImports: 'Bring people in',
}
