import { pluralIn } from '#language/locales/plural.ts'
import type { signInSettingsWords as SignInSettingsWords } from '../../en/settings/sign-in.ts'

const count = pluralIn('de')

export const signInSettingsWords = {
  title: 'Passkeys und Anmeldung in zwei Schritten',
  passkeys: 'Passkeys',
  passkeysHint:
    'Melde dich mit Fingerabdruck, Gesicht oder der Sperre deines Geräts an. Einen Passkey kann niemand von einer Website stehlen oder erraten.',
  addPasskey: 'Passkey hinzufügen',
  noPasskeys: (address) =>
    `Passkeys funktionieren hier nicht, weil dieses Kith unter ${address} läuft. Browser brauchen eine https-Adresse mit einem Domainnamen. Wer diesen Server betreibt, kann eine einrichten.`,
  synced: 'Zwischen Geräten synchronisiert',
  oneDevice: 'Auf einem Gerät',
  added: (when) => `Hinzugefügt ${when}`,
  newPasskeyLead: 'Dein Gerät oder Sicherheitsschlüssel erstellt ihn und fragt nach Fingerabdruck, Gesicht oder PIN.',
  passkeyNameHint: 'Damit du ihn in der Liste erkennst.',
  passkey: 'Passkey',
  createPasskey: 'Passkey erstellen',
  notCreated:
    'Es wurde kein Passkey erstellt. Vielleicht hat dein Gerät schon einen für dieses Konto. Versuch es noch einmal oder nimm ein anderes Gerät.',
  cannotCreate: (origin) =>
    `Dein Browser kann hier keine Passkeys erstellen. JavaScript muss an sein, und du musst unter ${origin} sein.`,
  unreadable: 'Die Antwort deines Browsers war nicht lesbar. Versuch es noch einmal.',
  removeTitle: 'Entfernen',
  removeText: 'Er meldet dich nicht mehr an. Wo du ihn benutzt hast, bleibst du angemeldet.',
  removePasskey: 'Diesen Passkey entfernen',
  removePasskeys: 'Passkeys entfernen',
  passkeysStay:
    'Passkeys funktionieren auch mit einem neuen Passwort weiter. Wähle aus, welche entfernt werden: alle, die du nicht kennst oder nicht mehr benutzt.',
  twoStep: 'Anmeldung in zwei Schritten',
  twoStepOff:
    'Nach dem Passwort fragt Kith nach einem Code aus einer App auf deinem Handy. Ein gestohlenes Passwort reicht dann nicht.',
  setUp: 'Authenticator-App einrichten',
  onSince: (when) =>
    `Eingeschaltet ${when}. Nach dem Passwort fragt Kith nach einem Code aus deiner Authenticator-App. Passkeys brauchen keinen Code.`,
  codesLeft: (codes) =>
    count(codes, { one: '# Wiederherstellungscode ist übrig.', other: '# Wiederherstellungscodes sind übrig.' }),
  fewCodes: 'Erstelle neue, bevor du sie brauchst.',
  createCodes: 'Neue Wiederherstellungscodes erstellen',
  turnOffTitle: 'Ausschalten',
  turnOffText: 'Dann reicht wieder dein Passwort. Deine Wiederherstellungscodes gelten nicht mehr.',
  turnOff: 'Anmeldung in zwei Schritten ausschalten',
  setUpLead: 'Jede Authenticator-App passt, etwa die in deinem Passwortmanager oder Handy. Scanne damit diesen Code.',
  qrCode: 'QR-Code für deine Authenticator-App',
  cannotScan: 'Du kannst ihn nicht scannen?',
  openApp: 'Auf diesem Gerät deine Authenticator-App öffnen',
  enterKey: 'Oder gib diesen Schlüssel in der App ein, als zeitbasierten Code:',
  key: 'Schlüssel',
  code: 'Code aus der App',
  turnOn: 'Anmeldung in zwei Schritten einschalten',
  wrongCodeLead: 'Gib den Code ein, den deine Authenticator-App jetzt zeigt.',
  startAgain: 'Mit einem neuen QR-Code von vorn anfangen',
  isOn: 'Die Anmeldung in zwei Schritten ist an',
  newCodes: 'Neue Wiederherstellungscodes',
  codesLead:
    'Bewahre diese Codes jetzt auf: Du siehst sie nicht noch einmal. Jeder meldet dich einmal an, falls du dein Handy verlierst.',
  codes: 'Wiederherstellungscodes',
  codesHint: 'Leg sie zu deinen Passwörtern oder druck sie aus. Bewahre sie nicht nur auf dem Handy auf.',
  savedCodes: 'Ich habe sie',
  confirmTitle: 'Bestätige, dass du es bist',
  confirmLead: 'Deine Anmeldung ist eine Weile her. Bestätige, dass du es bist, dann geht es dort weiter, wo du warst.',
  continue: 'Weiter',
  useCode: 'Stattdessen einen Code eingeben',
  usePasskey: 'Passkey benutzen',
  passkeyNotUsed: 'Der Passkey wurde nicht benutzt. Versuch es noch einmal oder nimm dein Passwort.',
  passkeyRefused: 'Dieser Passkey ging nicht. Nimm dein Passwort.',
  cancel: 'Abbrechen',
  notices: {
    passkeyAdded: 'Passkey hinzugefügt. Wähle beim nächsten Mal „Mit Passkey anmelden“.',
    renamed: 'Name geändert.',
    passkeyRemoved: 'Passkey entfernt. Er meldet dich nicht mehr an. Lösche ihn auch auf deinem Gerät.',
    gone: 'Das war schon entfernt.',
    off: 'Die Anmeldung in zwei Schritten ist aus. Dein Passwort allein reicht.',
  },
} satisfies typeof SignInSettingsWords
