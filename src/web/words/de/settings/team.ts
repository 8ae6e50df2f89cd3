import { pluralIn } from '#language/locales/plural.ts'
import type { teamWords as TeamWords } from '../../en/settings/team.ts'

const count = pluralIn('de')

export const teamWords = {
  title: 'Team',
  yourWorkspaces: 'Deine Arbeitsbereiche',
  lead: 'In einem Arbeitsbereich liegen Karten, und dort sind die Leute, die sie machen. Deine Kontakte, Notizen und Versprechen gehören dir allein: Niemand im Arbeitsbereich kann sie lesen.',
  addWorkspace: 'Neuer Arbeitsbereich',
  workspaceHint: 'Für eine andere Firma oder einen Verein, mit eigenen Karten und Mitgliedern.',
  name: 'Name',
  slug: 'Adresse',
  slugHint: (prefix) =>
    `So beginnen die Adressen seiner Karten: ${prefix}. Die alten Adressen gelten dann nicht mehr; Kurzlinks und QR-Codes schon.`,
  newSlugHint: (prefix) =>
    `So beginnen die Adressen seiner Karten: ${prefix}. Lass das Feld leer, dann entsteht sie aus dem Namen.`,
  createWorkspace: 'Arbeitsbereich erstellen',
  members: (members) => count(members, { one: '# Mitglied', other: '# Mitglieder' }),
  roles: { owner: 'Inhaber', admin: 'Admin', member: 'Mitglied' },
  roleHints: {
    owner: 'Kann alles.',
    admin: 'Kann den Arbeitsbereich umbenennen, Leute einladen und Admins und Mitglieder ändern oder entfernen.',
    member: 'Kann hier Karten haben und sehen, wer dazugehört.',
  },
  you: 'du',
  joined: (when) => `Beigetreten ${when}`,
  role: 'Rolle',
  remove: 'Entfernen',
  removeTitle: (name) => `${name} entfernen?`,
  removeText: (name, workspace) =>
    `${name} verliert sofort den Zugriff auf ${workspace} und bekommt eine E-Mail darüber, wenn Kith welche verschicken kann. Kontakte, Notizen und Karten bleiben bei ${name}: Die Karten ziehen samt Kurzlinks in einen anderen Arbeitsbereich um. Verschickte Einladungen werden widerrufen. Zurück geht es mit einer neuen Einladung.`,
  removeMember: 'Aus dem Arbeitsbereich entfernen',
  leave: 'Arbeitsbereich verlassen',
  leaveTitle: (workspace) => `${workspace} verlassen?`,
  leaveText:
    'Du verlierst sofort den Zugriff. Deine Kontakte, Notizen und Karten bleiben deine: Die Karten ziehen samt Kurzlinks in einen anderen deiner Arbeitsbereiche um. Deine Einladungen werden widerrufen. Um zurückzukommen, muss dich jemand einladen.',
  deleteWorkspace: 'Arbeitsbereich löschen',
  deleteTitle: (workspace) => `${workspace} löschen?`,
  deleteText:
    'Die Adresse wird für andere frei. Deine Karten ziehen samt Kurzlinks in einen anderen deiner Arbeitsbereiche um. Das lässt sich nicht rückgängig machen.',
  onlyWorkspace: 'Das ist dein einziger Arbeitsbereich. Erstelle erst einen anderen oder tritt einem bei.',
  cancel: 'Abbrechen',
  invites: 'Einladungen',
  invite: 'Jemanden einladen',
  email: 'E-Mail',
  sendInvite: 'Einladung erstellen',
  mailHint:
    'Kith schickt die Einladung per E-Mail, und du bekommst einen Link zum Weitergeben. Sie gilt 7 Tage und einmal.',
  linkHint: 'Du bekommst einen Link zum Weitergeben. Er gilt 7 Tage und einmal. Dieses Kith verschickt keine E-Mails.',
  states: { pending: 'Wartet', accepted: 'Benutzt', revoked: 'Widerrufen', expired: 'Abgelaufen' },
  invitedAs: { owner: 'Als Inhaber', admin: 'Als Admin', member: 'Als Mitglied' },
  sent: (when) => `Eingeladen ${when}`,
  expires: (when) => `Läuft ${when} ab`,
  revoke: 'Widerrufen',
  newLink: 'Neuer Link',
  ended: 'Benutzte und beendete Einladungen',
  noInvites: 'Gerade ist niemand eingeladen.',
  inviteMade: 'Deine Einladung ist fertig',
  inviteLead: (email) =>
    `Schick diesen Link an ${email}. Du siehst ihn nicht noch einmal, kannst aber einen neuen erstellen.`,
  mailedLead: (email) =>
    `Wir schicken sie per E-Mail an ${email}. Du kannst auch diesen Link weitergeben; er gilt für Leute, die schon ein Konto bei Kith haben.`,
  link: 'Einladungslink',
  qrCode: 'QR-Code des Einladungslinks',
  done: 'Fertig',
  workspaceSettings: 'Einstellungen des Arbeitsbereichs',
  save: 'Speichern',
  notices: {
    created: 'Der Arbeitsbereich ist fertig.',
    saved: 'Gespeichert.',
    role: 'Die Rolle ist geändert.',
    removed: 'Das Mitglied ist entfernt.',
    left: 'Du hast den Arbeitsbereich verlassen.',
    deleted: 'Der Arbeitsbereich ist gelöscht.',
    revoked: 'Die Einladung ist widerrufen. Ihr Link gilt nicht mehr.',
  },
} satisfies typeof TeamWords
