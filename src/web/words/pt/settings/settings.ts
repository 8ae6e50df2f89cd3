import type { settingsWords as SettingsWords } from '../../en/settings/settings.ts'
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

export const settingsWords = {
  title: 'Definições',
  errorTitle: (title) => `Erro: ${title}`,
  moment: (day, time) => `${day} às ${time}`,
  lastUsed: (when) => `Último uso ${when}`,
  neverUsed: 'Nunca usado',
  name: 'Nome',
  rename: 'Mudar o nome',
  save: 'Guardar',
  saved: 'Alterações guardadas.',
  email: 'E-mail',
  password: 'Palavra-passe',
  wrongPassword: 'Não é a sua palavra-passe.',
  none: 'Nenhum.',
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
} satisfies typeof SettingsWords
