import { pluralIn } from '#language/locales/plural.ts'
import type { overviewWords as OverviewWords } from '../../en/settings/overview.ts'

const count = pluralIn('de')

export const overviewWords = {
  you: 'Du',
  security: 'Sicherheit',
  connections: 'Assistenten, Apps und Geräte',
  workspace: 'Arbeitsbereich',
  data: 'Deine Daten',
  developers: 'Für Entwickler',
  team: 'Team',
  teamHint: 'Mitglieder, Rollen und Einladungen',
  languageIs: (language) => `Sprache: ${language}`,
  themeIs: (theme) => `Farben: ${theme}`,
  notVerified: 'Nicht bestätigt',
  passwordHint: 'Meldet dich überall sonst ab',
  signInHint: 'Ohne Passwort anmelden, oder zusätzlich mit einem Code',
  sessionsHint: (sessions) => count(sessions, { one: '# Sitzung', other: '# Sitzungen' }),
  accessHint: 'Alles, was auf dein Konto zugreifen kann',
  activityHint: 'Was mit deinem Konto geschehen ist',
  appsHint: (apps) =>
    apps === 0 ? 'Noch keine verbunden' : count(apps, { one: '# App verbunden', other: '# Apps verbunden' }),
  calendarHint: 'Versprechen und Geburtstage in deinem Kalender',
  devicesHint: (devices) =>
    devices === 0 ? 'Deine Leute in deiner Kontakte-App' : count(devices, { one: '# Gerät', other: '# Geräte' }),
  tokensHint: (tokens) => (tokens === 0 ? 'Für Skripte' : count(tokens, { one: '# Token', other: '# Tokens' })),
  webhooksHint: (webhooks) =>
    webhooks === 0
      ? 'Sagt einem anderen Programm, wenn sich etwas ändert'
      : count(webhooks, { one: '# Webhook', other: '# Webhooks' }),
  removedHint: 'Stell wieder her, was du in den letzten 30 Tagen entfernt hast',
  storage: (used, limit) => `Aufnahmen und Fotos: ${used} von ${limit} belegt.`,
  download: 'Daten herunterladen',
  downloadHint: 'Alles in einer Datei, die Kith wieder einlesen kann',
  removalHint: 'Löscht alles, endgültig',
  reference: 'API-Referenz',
  openApi: 'OpenAPI-Dokument',
} satisfies typeof OverviewWords
