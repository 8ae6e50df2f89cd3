import { pluralIn } from '#language/locales/plural.ts'
import type { MailWords } from './en.ts'

const count = pluralIn('de')
const ignoreUnchanged = 'Wenn du das nicht warst, kannst du diese E-Mail ignorieren: Nichts wurde geändert.'
const roles: Record<string, string> = { owner: ', als Inhaber', admin: ', als Administrator' }

export const de: MailWords = {
  lang: 'de',
  hello: 'Hallo,',
  noButton: 'Wenn der Knopf nichts tut, öffne diese Adresse:',
  signUp: {
    subject: 'Erstelle dein Kith-Konto',
    about: 'Jemand möchte mit dieser E-Mail-Adresse ein Kith-Konto erstellen. Wenn du das warst, geht es hier weiter:',
    button: 'Konto erstellen',
    after: ['Der Link gilt einmal, einen Tag lang. Wenn du das nicht warst, kannst du diese E-Mail ignorieren.'],
  },
  accountExists: {
    subject: 'Du hast schon ein Kith-Konto',
    about:
      'Jemand wollte mit dieser E-Mail-Adresse ein Kith-Konto erstellen. Damit hast du schon ein Konto: Melde dich einfach an.',
    button: 'Anmelden',
    after: [
      'Passwort vergessen? Auf der Anmeldeseite kannst du ein neues wählen. Wenn du das nicht warst, kannst du diese E-Mail ignorieren.',
    ],
  },
  reset: {
    subject: 'Dein Kith-Passwort zurücksetzen',
    about: 'Jemand möchte das Passwort deines Kith-Kontos zurücksetzen. Wenn du das warst, wähle hier ein neues:',
    button: 'Neues Passwort wählen',
    after: [
      'Damit wirst du in allen Browsern abgemeldet. Deine Tokens, Gerätepasswörter, verbundenen Apps und dein Kalender-Link enden, deine Webhooks werden ausgeschaltet und deine Einladungen zurückgezogen. Was du noch brauchst, musst du neu einrichten.',
      'Der Link gilt einmal, eine Stunde lang. Wenn du ihn nicht angefordert hast, kannst du diese E-Mail ignorieren: Dein Passwort ist unverändert.',
    ],
  },
  verification: {
    subject: 'Bestätige deine E-Mail-Adresse für Kith',
    about: 'Jemand hat diese E-Mail-Adresse für ein Kith-Konto angegeben. Wenn du das warst, bestätige sie hier:',
    button: 'Adresse bestätigen',
    after: ['Du wirst gebeten, dich anzumelden. Der Link gilt einmal, einen Tag lang.', ignoreUnchanged],
  },
  addressTaken: {
    subject: 'Du hast schon ein Kith-Konto',
    about:
      'Jemand wollte diese E-Mail-Adresse für ein anderes Kith-Konto verwenden. Du hast damit schon ein Konto, deshalb wurde nichts geändert.',
    button: 'Anmelden',
    after: [ignoreUnchanged],
  },
  emailChanged: {
    subject: 'Deine Kith-E-Mail-Adresse wurde geändert',
    about: 'Dein Kith-Konto hat jetzt eine andere E-Mail-Adresse. Mit dieser meldest du dich nicht mehr an.',
    button: 'Kith öffnen',
    after: [
      'Wenn du das nicht warst, kennt jemand dein Passwort. Sag der Person Bescheid, die dieses Kith betreibt: Sie kann dir dein Konto zurückgeben.',
    ],
  },
  removal: {
    subject: 'Du wurdest aus einem Arbeitsbereich auf Kith entfernt',
    about: 'Jemand hat dich aus einem Arbeitsbereich entfernt. Wer und wann, steht in deinen Sicherheitsereignissen:',
    button: 'Sicherheitsereignisse',
    after: [
      'Deine Kontakte, Notizen und Versprechen gehören weiter dir, auch deine Karten: Sie sind in deinen eigenen Arbeitsbereich umgezogen, und gedruckte Codes führen weiter zu ihnen.',
      'Wenn du das nicht erwartet hast, ändere dein Passwort und frag die anderen Mitglieder.',
    ],
  },
  peopleRemoved: {
    subject: (people) =>
      count(people, {
        one: '# Person wurde auf einem Gerät gelöscht',
        other: '# Personen wurden auf einem Gerät gelöscht',
      }),
    about: (people) =>
      count(people, {
        one: 'Ein Handy oder Computer, der sich mit Kith abgleicht, hat # Person aus dem Adressbuch gelöscht. In Kith ist sie weiter da, mit Verlauf und Versprechen:',
        other:
          'Ein Handy oder Computer, der sich mit Kith abgleicht, hat # Personen aus dem Adressbuch gelöscht. In Kith sind sie weiter da, mit Verlauf und Versprechen:',
      }),
    button: 'Ansehen, wer gelöscht wurde',
    after: [
      'Auf dieser Seite kannst du alle auf einmal zurückholen oder sie auch in Kith entfernen.',
      'Wenn du das nicht warst, widerrufe das Passwort des Geräts in den Einstellungen unter „Handy und Computer“.',
    ],
  },
  security: {
    ifYou: 'Wenn du das warst, brauchst du nichts zu tun.',
    name: (name) => `Name: ${name}`,
    when: (at) => `Wann: ${at}`,
    device: (device) => `Gerät: ${device}`,
    network: (network) => `Netzwerk: ${network}`,
    deviceOn: (program, system) => `${program} auf ${system}`,
    kinds: {
      'code.wrong': {
        subject: 'Jemand ist bei deinem Kith-Konto bis zum zweiten Schritt gekommen',
        about:
          'Jemand hat das richtige Passwort deines Kith-Kontos eingegeben oder einen Link zum Zurücksetzen benutzt, danach aber einen falschen Code. Die Anmeldung ist nicht gelungen.',
        advice: 'Wenn nicht, kennt jemand dein Passwort oder liest deine E-Mails. Wähle ein neues Passwort:',
      },
      'session.started': {
        subject: 'Neue Anmeldung bei deinem Kith-Konto',
        about:
          'Jemand hat sich bei deinem Kith-Konto angemeldet, an einem Ort, von dem aus du dich in letzter Zeit nicht angemeldet hast.',
        advice: 'Wenn nicht, melde dieses Gerät ab und wähle ein neues Passwort:',
      },
      'passkey.added': {
        subject: 'Zu deinem Kith-Konto wurde ein Passkey hinzugefügt',
        about: 'Zu deinem Kith-Konto wurde ein Passkey hinzugefügt. Damit kann man sich ohne Passwort anmelden.',
        advice: 'Wenn nicht, entferne ihn und wähle ein neues Passwort:',
      },
      'authenticator.removed': {
        subject: 'Die Anmeldung in zwei Schritten wurde ausgeschaltet',
        about:
          'Bei deinem Kith-Konto wurde die Anmeldung in zwei Schritten ausgeschaltet. Zum Anmelden genügt jetzt dein Passwort.',
        advice: 'Wenn nicht, wähle ein neues Passwort und schalte sie wieder ein:',
      },
      'token.created': {
        subject: 'Für dein Kith-Konto wurde ein Token erstellt',
        about:
          'Für dein Kith-Konto wurde ein persönlicher Token erstellt. Programme lesen oder ändern damit deine Daten.',
        advice: 'Wenn nicht, widerrufe ihn und wähle ein neues Passwort:',
      },
      'device.created': {
        subject: 'Für dein Kith-Konto wurde ein Gerätepasswort erstellt',
        about:
          'Für dein Kith-Konto wurde ein Passwort für ein Handy oder einen Computer erstellt. Damit werden deine Kontakte und Versprechen abgeglichen.',
        advice: 'Wenn nicht, widerrufe es und wähle ein neues Passwort:',
      },
      'app.connected': {
        subject: 'Mit deinem Kith-Konto wurde eine App verbunden',
        about:
          'Mit deinem Kith-Konto wurde eine App verbunden. Sie kann deine Daten nutzen, soweit es ihr erlaubt wurde.',
        advice: 'Wenn nicht, trenne sie und wähle ein neues Passwort:',
      },
    },
  },
  invite: {
    asks: (inviter, workspace) => {
      if (!inviter)
        return workspace ? `Du bist zu ${workspace} eingeladen` : 'Du bist in einen Arbeitsbereich eingeladen'
      return workspace
        ? `${inviter} lädt dich zu ${workspace} ein`
        : `${inviter} lädt dich in den eigenen Arbeitsbereich ein`
    },
    about: (asks, role) => `${asks}, auf Kith${roles[role] ?? ''}.`,
    toAccept: 'Um anzunehmen, öffne diesen Link:',
    button: 'Einladung annehmen',
    what: 'Kith merkt sich die Menschen, die du triffst, und teilt deine digitale Karte. Deine Notizen sind privat: Niemand sonst im Arbeitsbereich kann sie lesen.',
    from: (email) =>
      email
        ? `Kith hat diese E-Mail gesendet, weil ${email} deine Adresse eingegeben hat.`
        : 'Kith hat diese E-Mail gesendet, weil ein Mitglied des Arbeitsbereichs deine Adresse eingegeben hat.',
    ends: (day) =>
      `Der Link gilt einmal, bis ${day}. Wenn du diese E-Mail nicht erwartet hast, kannst du sie ignorieren.`,
  },
  card: {
    subject: (name) => `Die Karte von ${name}`,
    here: (who) => `Hier ist die Karte von ${who}:`,
    toSave: (url) => `Um sie in deinen Kontakten zu speichern, öffne die angehängte Datei oder ${url}`,
    why: 'Kith hat diese E-Mail gesendet, weil jemand diese Adresse bei der Karte hinterlassen und um eine Kopie gebeten hat. Wenn du das nicht warst, kannst du sie ignorieren: Es kommen keine weiteren.',
  },
}
