import type { signingInWords as Words } from '../../en/pages/signing-in.ts'

export const signingInWords = {
  signIn: 'Anmelden',
  signInTo: 'Bei Kith anmelden.',
  forApp: 'Eine App möchte auf dein Kith-Konto zugreifen. Melde dich an und wähle, was sie darf.',
  email: 'E-Mail',
  password: 'Passwort',
  name: 'Name',
  code: 'Code',
  passkey: 'Mit Passkey anmelden',
  passkeyFailed: 'Der Passkey wurde nicht benutzt. Versuch es noch einmal oder nimm dein Passwort.',
  forgotten: 'Passwort vergessen?',
  newHere: 'Neu bei Kith?',
  stays: 'Du bleibst in diesem Browser 30 Tage angemeldet, oder bis du dich abmeldest.',
  signedOut: 'Abgemeldet',
  signedOutHint: 'Du bist in diesem Browser abgemeldet. Verbundene Apps und Tokens funktionieren weiter.',
  signInAgain: 'Wieder anmelden',
  backToSignIn: 'Zurück zur Anmeldung',

  enterCode: 'Code eingeben',
  codeHint: 'Öffne deine Authenticator-App und gib die sechs Ziffern ein, die sie für Kith zeigt.',
  useRecovery: 'Wiederherstellungscode benutzen',
  recoveryCode: 'Wiederherstellungscode',
  recoveryHint:
    'Einer der zehn Codes, die du beim Einschalten der Anmeldung in zwei Schritten gespeichert hast. Jeder gilt einmal.',
  signInRecovery: 'Mit Wiederherstellungscode anmelden',
  startAgain: 'Von vorn beginnen',

  createAccount: 'Konto erstellen',
  create: 'Konto erstellen',
  yourAccount: 'Erstelle dein Kith-Konto.',
  welcome: 'Willkommen',
  welcomeToKith: 'Willkommen bei Kith',
  first:
    'Kith merkt sich die Menschen, die du triffst, für dich und deinen KI-Assistenten. Erstelle das erste Konto, um loszulegen. Diese Installation gehört dann dir.',
  haveOne: 'Schon eins?',
  passwordHint: 'Mindestens 8 Zeichen.',
  emailHint: 'Damit meldest du dich an.',
  privacy:
    'Deine Notizen sind privat: Kein anderes Mitglied kann sie lesen, auch nicht, wem diese Installation gehört. Wer den Server betreibt, kann auf seine Datenbank zugreifen.',
  enterEmail: 'Gib deine E-Mail-Adresse ein. Wir schicken dir einen Link, mit dem du dein Konto erstellst.',
  sendLink: 'Link senden',
  checkEmail: 'Sieh in deinen E-Mails nach',
  signUpSent: (email) =>
    `Wir haben eine E-Mail an ${email} gesendet. Öffne den Link darin, um weiterzumachen. Der Link gilt einmal, einen Tag lang.`,
  noEmail: 'Nach ein paar Minuten keine E-Mail? Sieh im Spam-Ordner nach. Nur der neueste Link gilt.',
  anotherLink: 'Neuen Link anfordern',
  needInvite: 'Du brauchst eine Einladung',
  needInviteHint: 'Neue Mitglieder brauchen hier eine Einladung.',
  timeZone: 'Zeitzone',
  timeZoneHint: 'Für Fälligkeiten und Geburtstage.',

  reset: 'Passwort zurücksetzen',
  resetKith: 'Setze dein Kith-Passwort zurück.',
  resetHint: 'Gib die E-Mail-Adresse ein, mit der du dich anmeldest. Wir schicken dir einen Link.',
  sendReset: 'Link senden',
  resetSent: (email) =>
    `Wenn es hier ein Konto mit ${email} gibt, haben wir einen Link dorthin gesendet. Er gilt einmal, eine Stunde lang.`,
  noReset:
    'Nach ein paar Minuten keine E-Mail? Sieh im Spam-Ordner nach, und ob du dich mit dieser Adresse anmeldest. Nur der neueste Link gilt.',
  noMail:
    'Dieses Kith sendet keine E-Mails. Bitte die Person, die es betreibt, diesen Befehl in seinem Ordner auszuführen:',
  onServer: 'Auf dem Server',
  commandHint: 'Er gibt einen Link aus, über den du ein neues Passwort wählst. Der Link gilt einmal, eine Stunde lang.',
  newPassword: 'Neues Passwort',
  choosePassword: 'Wähle ein neues Passwort',
  choosePasswordHint:
    'Damit wirst du in allen anderen Browsern abgemeldet. Auch alle Tokens, verbundenen Apps und deine Kalenderadresse enden. Du musst sie neu einrichten.',
  resetCodeHint: 'Aus deiner Authenticator-App, oder ein Wiederherstellungscode.',
  saveAndSignIn: 'Speichern und anmelden',

  cookiesBlocked: 'Cookies sind gesperrt',
  cookiesNeeded:
    'Kith braucht einen Cookie, damit du angemeldet bleibst, und dein Browser hat ihn nicht gespeichert. Dein Formular wurde nicht gesendet.',
  allowCookies: (address) =>
    `Erlaube Cookies für diese Website in den Einstellungen deines Browsers und achte darauf, dass du unter ${address} bist. Versuch es dann noch einmal.`,
  unreadablePasskey: 'Die Antwort deines Browsers war nicht lesbar. Versuch es noch einmal.',
} satisfies typeof Words
