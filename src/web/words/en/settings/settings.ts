import { accountWords } from './account.ts'
import { appsWords, tokensWords } from './apps.ts'
import { calendarWords } from './calendar.ts'
import { lookWords } from './look.ts'
import { meetingsWords } from './meetings.ts'
import { overviewWords } from './overview.ts'
import { removedWords } from './removed.ts'
import { accessReviewWords, activityWords, sessionsWords } from './security.ts'
import { setupWords } from './setup.ts'
import { signInSettingsWords } from './sign-in.ts'
import { syncWords } from './sync.ts'
import { syncListWords } from './sync-lists.ts'
import { syncedPeopleWords } from './synced-people.ts'
import { webhooksWords } from './webhooks.ts'

/** The words of the settings. */
export const settingsWords = {
  title: 'Settings',
  errorTitle: (title: string) => `Error: ${title}`,
  moment: (day: string, time: string) => `${day} at ${time}`,
  lastUsed: (when: string) => `Last used ${when}`,
  neverUsed: 'Never used',
  name: 'Name',
  rename: 'Rename',
  save: 'Save',
  saved: 'Changes saved.',
  email: 'E-mail',
  password: 'Password',
  wrongPassword: 'is not your password',
  none: 'None.',
  overview: overviewWords,
  account: accountWords,
  look: lookWords,
  sessions: sessionsWords,
  activity: activityWords,
  access: accessReviewWords,
  signIn: signInSettingsWords,
  apps: appsWords,
  tokens: tokensWords,
  setup: setupWords,
  calendar: calendarWords,
  sync: syncWords,
  syncedPeople: syncedPeopleWords,
  meetings: meetingsWords,
  syncLists: syncListWords,
  webhooks: webhooksWords,
  removed: removedWords,
}
