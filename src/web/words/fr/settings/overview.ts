import { pluralIn } from '#language/locales/plural.ts'
import type { overviewWords as OverviewWords } from '../../en/settings/overview.ts'

const count = pluralIn('fr')

export const overviewWords = {
  you: 'Vous',
  security: 'Sécurité',
  connections: 'Assistants, applications et appareils',
  workspace: 'Espace de travail',
  data: 'Vos données',
  developers: 'Pour les développeurs',
  team: 'Équipe',
  teamHint: 'Membres, rôles et invitations',
  languageIs: (language) => `Langue : ${language}`,
  themeIs: (theme) => `Thème : ${theme}`,
  notVerified: 'Non vérifiée',
  passwordHint: 'Vous déconnecte partout ailleurs',
  signInHint: 'Se connecter sans mot de passe, ou avec un code en plus',
  sessionsHint: (sessions) => count(sessions, { one: '# session', other: '# sessions' }),
  accessHint: 'Tout ce qui peut accéder à votre compte',
  activityHint: 'Ce qui s’est passé sur votre compte',
  appsHint: (apps) =>
    apps === 0
      ? 'Aucune application connectée'
      : count(apps, { one: '# application connectée', other: '# applications connectées' }),
  calendarHint: 'Promesses et anniversaires dans votre agenda',
  devicesHint: (devices) =>
    devices === 0
      ? 'Vos contacts dans l’application de votre téléphone'
      : count(devices, { one: '# appareil', other: '# appareils' }),
  tokensHint: (tokens) => (tokens === 0 ? 'Pour les scripts' : count(tokens, { one: '# jeton', other: '# jetons' })),
  webhooksHint: (webhooks) =>
    webhooks === 0
      ? 'Prévenir un autre programme quand quelque chose change'
      : count(webhooks, { one: '# webhook', other: '# webhooks' }),
  removedHint: 'Restaurer ce que vous avez supprimé ces 30 derniers jours',
  storage: (used, limit) => `Enregistrements et photos : ${used} utilisés sur ${limit}.`,
  download: 'Télécharger vos données',
  downloadHint: 'Tout dans un fichier que Kith peut réimporter',
  removalHint: 'Supprime tout, définitivement',
  reference: 'Référence de l’API',
  openApi: 'Document OpenAPI',
} satisfies typeof OverviewWords
