import { pluralIn } from '#language/locales/plural.ts'

const count = pluralIn('en')

/** What is said about this device: what waits on it, what is kept on it, and the connection. */
export const offlineWords = {
  /** `#` becomes the number. */
  waitingHere: '# waiting on this device',
  keptCopy: (time: string, day: string) => `You’re offline. This is the page as it was ${day} at ${time}.`,
  back: 'You’re back online. Finish what you’re writing: the page loads again after that.',
  stillWaiting: 'Something is still waiting on this device',
  waitsForYou: (name: string) =>
    `It was not sent yet. If you sign out now, it stays here and is sent when you, ${name}, sign in on this device again.`,
  stay: 'Stay signed in',
  signOutAnyway: 'Sign out anyway',
  description: 'Remember the people you meet.',
  addPerson: 'Add a person',
  title: 'You’re offline',
  lead: 'This page is not kept on this device. You can still capture: it is sent when you’re back.',
  tryAgain: 'Try again',
  nobody: 'You’re offline, and nobody is signed in on this device.',
  keepPages: 'Keep pages on this device for reading offline',
  keepPagesHint: (days: number) =>
    count(days, {
      one: 'The last 100 pages of people, and Today. They are removed when you sign out or your session ends, and when this device has not reached Kith for # day.',
      other:
        'The last 100 pages of people, and Today. They are removed when you sign out or your session ends, and when this device has not reached Kith for # days.',
    }),
}
