import { pluralIn } from '#language/locales/plural.ts'
import type { SecurityKind } from '#members/security-log/api.ts'
import type {
  accessReviewWords as AccessReviewWords,
  activityWords as ActivityWords,
  sessionsWords as SessionsWords,
} from '../../en/settings/security.ts'

const count = pluralIn('de')

export const sessionsWords = {
  title: 'Wo du angemeldet bist',
  lead: 'Du erkennst eine nicht? Melde sie ab und ändere dann dein Passwort.',
  thisDevice: 'Dieses Gerät',
  unknownDevice: 'Unbekanntes Gerät',
  signedIn: (when) => `Angemeldet ${when}`,
  signedInFrom: (when, network) => `Angemeldet ${when} von ${network}`,
  signOut: 'Abmelden',
  signOutOthers: 'Überall sonst abmelden',
  idle: (days) =>
    count(days, {
      one: 'Eine Sitzung endet von selbst, wenn du sie # Tag nicht benutzt, spätestens 30 Tage nach der Anmeldung.',
      other: 'Eine Sitzung endet von selbst, wenn du sie # Tage nicht benutzt, spätestens 30 Tage nach der Anmeldung.',
    }),
  keptPages: (days) =>
    count(days, {
      one: 'Seiten, die ein Gerät zum Lesen ohne Verbindung behält, werden dort entfernt, sobald es Kith das nächste Mal erreicht, spätestens nach # Tag.',
      other:
        'Seiten, die ein Gerät zum Lesen ohne Verbindung behält, werden dort entfernt, sobald es Kith das nächste Mal erreicht, spätestens nach # Tagen.',
    }),
  ended: 'Auf diesem Gerät abgemeldet.',
  othersEnded: 'Überall sonst abgemeldet.',
} satisfies typeof SessionsWords

const kinds: Record<SecurityKind, string> = {
  'account.created': 'Konto erstellt',
  'account.removed': 'Konto gelöscht',
  'session.started': 'Angemeldet',
  'session.ended': 'Auf einem anderen Gerät abgemeldet',
  'password.wrong': 'Falsches Passwort',
  'password.changed': 'Passwort geändert',
  'password.reset': 'Passwort per E-Mail-Link zurückgesetzt',
  'code.wrong': 'Falscher Code im zweiten Schritt',
  'passkey.added': 'Passkey hinzugefügt',
  'passkey.removed': 'Passkey entfernt',
  'authenticator.added': 'Authenticator-App hinzugefügt',
  'authenticator.removed': 'Authenticator-App entfernt',
  'recoveryCode.used': 'Wiederherstellungscode benutzt',
  'recoveryCodes.created': 'Neue Wiederherstellungscodes erstellt',
  'email.verified': 'E-Mail-Adresse bestätigt',
  'email.changed': 'E-Mail-Adresse geändert',
  'token.created': 'Token erstellt',
  'token.renewed': 'Token verlängert',
  'token.revoked': 'Token widerrufen',
  'device.created': 'Gerätepasswort erstellt',
  'device.renewed': 'Gerätepasswort verlängert',
  'device.revoked': 'Gerätepasswort widerrufen',
  'app.connected': 'App verbunden',
  'app.changed': 'Werkzeuge einer App geändert',
  'app.disconnected': 'App getrennt',
  'webhook.created': 'Webhook erstellt',
  'webhook.changed': 'Adresse eines Webhooks geändert',
  'webhook.removed': 'Webhook entfernt',
  'calendar.created': 'Kalenderadresse erstellt',
  'calendar.removed': 'Kalenderadresse gelöscht',
  'archive.exported': 'Daten heruntergeladen',
  'invite.created': 'Einladung verschickt',
  'invite.accepted': 'Einladung angenommen',
  'invite.revoked': 'Einladung widerrufen',
  'member.joined': 'Jemand hat deine Einladung angenommen',
  'role.changed': 'Rolle geändert',
  'member.removed': 'Mitglied aus einem Arbeitsbereich entfernt',
}

export const activityWords = {
  title: 'Sicherheitsprotokoll',
  lead: 'Was in den letzten 400 Tagen mit deinem Konto geschehen ist. Warst du etwas davon nicht selbst, ändere dein Passwort.',
  nothing: 'Noch nichts.',
  earlier: 'Früheres',
  wrongPasswords: (times) => count(times, { one: '# falsches Passwort', other: '# falsche Passwörter' }),
  wrongCodes: (times) =>
    count(times, { one: '# falscher Code im zweiten Schritt', other: '# falsche Codes im zweiten Schritt' }),
  kinds,
} satisfies typeof ActivityWords

export const accessReviewWords = {
  title: 'Was Zugriff hat',
  lead: 'Sieh nach, was du nicht erkennst, und beende es. Sitzungen, Apps, Tokens und der Kalender haben eigene Seiten.',
  webhooks: 'Webhooks',
  on: 'An',
  off: 'Aus.',
  created: (when) => `Erstellt ${when}`,
  turnOff: 'Ausschalten',
  turnOn: 'Einschalten',
  remove: 'Entfernen',
  invites: 'Einladungen von dir',
  pendingAs: { owner: 'Wartet, als Inhaber', admin: 'Wartet, als Admin', member: 'Wartet, als Mitglied' },
  revoked: 'Widerrufen.',
  sent: (when) => `Verschickt ${when}`,
  revoke: 'Widerrufen',
  inviteAgain: 'Noch einmal einladen',
  joined: 'In den letzten 30 Tagen deinen Arbeitsbereichen beigetreten',
  roleOf: {
    owner: (workspace) => `Inhaber von ${workspace}`,
    admin: (workspace) => `Admin von ${workspace}`,
    member: (workspace) => `Mitglied von ${workspace}`,
  },
  joinedAt: (when) => `Beigetreten ${when}`,
  removeMember: 'Aus dem Arbeitsbereich entfernen',
  passkeys: 'Passkeys',
  passkeysStay: 'Ein neues Passwort beendet keine Passkeys.',
  added: (when) => `Hinzugefügt ${when}`,
  restoreTitle: 'Das ist alles von mir',
  restoreText: 'Schaltet alle Webhooks ein und verschickt widerrufene Einladungen noch einmal.',
  restore: 'Alles wieder einschalten',
  endTitle: 'Alles beenden',
  endText: 'Entfernt alle Webhooks und widerruft alle offenen Einladungen. Mitglieder bleiben.',
  end: 'Alles beenden',
  notices: {
    password:
      'Passwort geändert. Du bist überall sonst abgemeldet, und deine Tokens, Gerätepasswörter, verbundenen Apps und deine Kalenderadresse gelten nicht mehr. Webhooks sind aus, und deine Einladungen sind widerrufen.',
    on: 'Der Webhook ist wieder an.',
    off: 'Der Webhook ist aus.',
    removed: 'Der Webhook ist entfernt.',
    revoked: 'Die Einladung ist widerrufen.',
    invited: 'Die Einladung ist noch einmal verschickt.',
    memberRemoved: 'Das Mitglied ist aus dem Arbeitsbereich entfernt.',
    restored: 'Alles ist wieder an.',
    ended: 'Alles ist beendet.',
    gone: 'Das war schon entfernt.',
  },
} satisfies typeof AccessReviewWords
