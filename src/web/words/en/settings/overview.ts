import { pluralIn } from '#language/locales/plural.ts'

const count = pluralIn('en')

/** The words of the page that leads to all settings. */
export const overviewWords = {
  you: 'You',
  security: 'Security',
  connections: 'Assistants, apps and devices',
  workspace: 'Workspace',
  data: 'Your data',
  developers: 'For developers',
  team: 'Team',
  teamHint: 'Members, roles and invites',
  languageIs: (language: string) => `Language: ${language}`,
  themeIs: (theme: string) => `Theme: ${theme}`,
  notVerified: 'Not verified',
  passwordHint: 'Signs you out everywhere else',
  signInHint: 'Sign in without a password, or with a code as well',
  sessionsHint: (sessions: number) => count(sessions, { one: '# session', other: '# sessions' }),
  accessHint: 'Everything that can reach your account',
  activityHint: 'What happened to your account',
  appsHint: (apps: number) =>
    apps === 0 ? 'None connected yet' : count(apps, { one: '# app connected', other: '# apps connected' }),
  calendarHint: 'Promises and birthdays in your own calendar',
  devicesHint: (devices: number) =>
    devices === 0 ? 'Your people in your contacts app' : count(devices, { one: '# device', other: '# devices' }),
  tokensHint: (tokens: number) => (tokens === 0 ? 'For scripts' : count(tokens, { one: '# token', other: '# tokens' })),
  webhooksHint: (webhooks: number) =>
    webhooks === 0
      ? 'Tell another program when something changes'
      : count(webhooks, { one: '# webhook', other: '# webhooks' }),
  removedHint: 'Restore what you removed in the last 30 days',
  storage: (used: string, limit: string) => `Recordings and photos: ${used} of ${limit} used.`,
  download: 'Download your data',
  downloadHint: 'Everything in one file that Kith can import again',
  removalHint: 'Removes everything, for good',
  reference: 'API reference',
  openApi: 'OpenAPI document',
}
