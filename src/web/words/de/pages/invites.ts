import type { inviteWords as Words } from '../../en/pages/invites.ts'

const roles = { owner: 'als Inhaber', admin: 'als Admin', member: 'als Mitglied' }

export const inviteWords = {
  description: 'Eine Einladung zu Kith.',
  notFound: 'Einladung nicht gefunden',
  gone: 'Diese Einladung gilt nicht mehr',
  linkExpired: 'Dieser Link gilt nicht mehr',
  invited: ({ invitedBy, workspace, role }) =>
    invitedBy
      ? `${invitedBy} lädt dich ${roles[role]} ${workspace ? `zu ${workspace}` : 'in den eigenen Arbeitsbereich'} auf Kith ein.`
      : `Du bist ${roles[role]} ${workspace ? `zu ${workspace}` : 'in einen Arbeitsbereich'} auf Kith eingeladen.`,
  join: (workspace) => `${workspace} beitreten`,
  joinOf: (name) => `Dem Arbeitsbereich von ${name} beitreten`,
  privacy: (day) =>
    `Deine Notizen in Kith sind privat: Niemand im Arbeitsbereich kann sie lesen. Diese Einladung gilt einmal, bis ${day}.`,
  welcome: (name) => `Willkommen, ${name}`,
  joined: (workspace, email) => `Du bist ${workspace} beigetreten und als ${email} angemeldet.`,
  open: 'Kith öffnen',
  openHint: 'Füge jemanden hinzu, den du neulich getroffen hast, und was du versprochen hast.',
  settings: 'Einstellungen',
  settingsHint: 'Assistenten verbinden, Profil ändern.',
  signedInAs: (name, email) => `Du bist als ${name} (${email}) angemeldet.`,
  sentElsewhere: (email) => `Die Einladung ging an ${email}, aber du kannst mit diesem Konto beitreten.`,
  notYou: 'Nicht du?',
  signOut: 'Abmelden',
  thenAgain: 'Öffne danach den Einladungslink noch einmal.',
  hasAccount: (email) => `${email} hat hier schon ein Konto. Melde dich an, um die Einladung anzunehmen.`,
  signInToJoin: 'Anmelden und beitreten',
  ifAccount: 'Wenn du hier schon ein Konto hast, melde dich an, um damit beizutreten.',
  ifNone: (email) =>
    `Wenn nicht, öffne den Link in der E-Mail, die wir an ${email} gesendet haben. Damit kannst du ein Konto erstellen.`,
  otherAccount: 'Schon ein Konto mit einer anderen E-Mail-Adresse?',
} satisfies typeof Words
