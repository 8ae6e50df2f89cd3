import { pluralIn } from '#language/locales/plural.ts'

const count = pluralIn('en')

/** The words of the frame around every screen. */
export const shellWords = {
  skip: 'Skip to content',
  mainNavigation: 'Main',
  today: 'Today',
  people: 'People',
  capture: 'Capture',
  ask: 'Ask',
  more: 'More',
  cards: 'Cards',
  leads: 'Leads',
  imports: 'Bring people in',
  team: 'Team',
  settings: 'Settings',
  signOut: 'Sign out',
  menuOf: (name: string) => `Menu of ${name}`,
  waiting: (things: number) => count(things, { other: '# waiting' }),
  somethingNew: 'There is something new',
  offline: 'You’re offline. What you typed is still here: try again when you’re back.',
  failed: 'That didn’t work. What you typed is still here: try again in a moment.',
  stillSignedIn: 'You’re still signed in: signing out didn’t work. Try again in a moment.',
  undo: 'Undo',
  copy: 'Copy',
  copied: 'Copied.',
  apiReference: 'API reference',
  assistants: 'Connect an assistant',
  status: 'Status',
}
