import type { reminderWords as Reminders, sharedWords as Shared, unsubscribeWords as Unsubscribe } from './en.ts'

export const reminderWords = {
  title: 'Erinnerungen',
  lead: 'Wähle, was Kith dir von sich aus sagt. Nichts kommt, bevor du es hier einschaltest.',
  saved: 'Gespeichert.',
  save: 'Speichern',
  mailHeading: 'Per E-Mail',
  digest: 'Eine E-Mail am Morgen',
  digestHint: 'Was fällig ist, von wem du lange nichts gehört hast und neue Leads. An Tagen ohne all das kommt nichts.',
  morning: 'Dein Morgen',
  morningHint: (zone) => `In deiner Zeitzone, ${zone}. Auch Versprechen ohne Uhrzeit sind dann fällig.`,
  nextDigest: (time) => `Die nächste: ${time}`,
  leadMail: 'Eine E-Mail, wenn jemand Kontaktdaten hinterlässt',
  leadMailHint: 'Sofort bei der ersten Person. Wer in den 15 Minuten danach kommt, steht zusammen in einer E-Mail.',
  noMail: 'Dieses Kith kann noch keine E-Mails senden. Darum gibt es keine E-Mail am Morgen und keine zu Leads.',
  noMailHow:
    'Wer den Server betreibt, kann einen Mailserver verbinden. Kith liest beim Start diese zwei Einstellungen:',
  noMailMore: 'Die Datei docs/running.md im Ordner von Kith erklärt sie unter „Send e-mails“.',
  deviceHeading: 'Auf deinen Geräten',
  deviceLead:
    'Mitteilungen kommen auf die Geräte, die du wählst, und das Symbol der App zeigt, wie viele Versprechen fällig sind.',
  pushPromises: 'Wenn ein Versprechen fällig ist',
  pushLeads: 'Wenn jemand Kontaktdaten hinterlässt',
  pushNames: 'Namen zeigen und was ich versprochen habe',
  pushNamesHint: 'Wer deinen Sperrbildschirm sieht, kann sie lesen. Sonst steht dort nur eine Zahl.',
  turnOn: 'Mitteilungen auf diesem Gerät einschalten',
  thisDevice: 'Dieses Gerät',
  unknownDevice: 'Ein Browser',
  since: (date) => `seit ${date}`,
  turnOff: 'Ausschalten',
  turnOffOf: (device) => `Mitteilungen ausschalten: ${device}`,
  noDevices: 'Noch kein Gerät bekommt Mitteilungen.',
  turnedOff: 'Mitteilungen sind auf diesem Gerät aus.',
  turnedOn: 'Mitteilungen sind an.',
  needsScript: 'Mitteilungen brauchen JavaScript in diesem Browser.',
  notSupported: 'Dieser Browser kann keine Mitteilungen zeigen.',
  iosFirst:
    'Auf iPhone und iPad lege Kith zuerst auf den Home-Bildschirm: Tippe auf „Teilen“, dann auf „Zum Home-Bildschirm“. Öffne es dann von dort und komm auf diese Seite zurück.',
  blocked:
    'Mitteilungen sind für diese Seite blockiert. Erlaube sie in den Einstellungen des Browsers und versuch es noch einmal.',
  insecure:
    'Mitteilungen gehen nur, wo Kith über HTTPS geöffnet wird, oder auf dem Rechner, auf dem es läuft. Bitte, wer dieses Kith betreibt, HTTPS einzurichten.',
  noWorker:
    'Dieser Browser lässt Kith nicht im Hintergrund arbeiten. Öffne Kith außerhalb eines privaten Fensters, erlaube dieser Adresse, Daten zu speichern, und lade diese Seite neu.',
  dismissed:
    'Der Browser hat gefragt, ob Kith Mitteilungen zeigen darf, und die Frage wurde geschlossen. Drück noch einmal auf den Knopf und wähle „Zulassen“.',
  noService:
    'Du hast Mitteilungen erlaubt, aber der Browser erreicht den Push-Dienst seines Herstellers nicht. Private Fenster haben keinen, manche Ausgaben von Chromium auch nicht: Nimm ein normales Fenster von Chrome, Edge, Firefox oder Safari. In Brave schalte in den Datenschutz-Einstellungen „Google-Dienste für Push-Nachrichten verwenden“ ein. Sonst kann ein VPN, eine Firewall oder ein Inhaltsblocker im Weg sein. Der Browser meldet:',
  failed:
    'Der Browser konnte die Mitteilungen nicht einschalten. Aktualisiere ihn oder starte ihn neu und versuch es noch einmal. Er meldet:',
  calendarHeading: 'In deinem Kalender',
  calendar: 'Versprechen und Geburtstage in deiner Kalender-App, mit Erinnerung',
} satisfies typeof Reminders

export const unsubscribeWords = {
  description: 'E-Mails von Kith abbestellen.',
  askDigest: 'Die E-Mail am Morgen abbestellen?',
  askLeads: 'E-Mails zu neuen Leads abbestellen?',
  stop: 'Diese E-Mails abbestellen',
  digestStopped: 'Die E-Mail am Morgen ist aus',
  leadsStopped: 'E-Mails zu neuen Leads sind aus',
  stopped: 'Sie kommt nicht mehr, außer du schaltest sie wieder ein.',
  broken: 'Dieser Link ist nicht vollständig',
  brokenHint: 'Öffne ihn noch einmal aus der E-Mail, oder schalte die E-Mail in deinen Einstellungen aus.',
  settings: 'Erinnerungen in deinen Einstellungen',
} satisfies typeof Unsubscribe

export const sharedWords = {
  title: 'Mit Kith geteilt',
  question:
    'Eine App oder Website möchte Kontakte mit Kith teilen. Möchtest du sie ansehen? Niemand wird hinzugefügt, bevor du zustimmst.',
  look: 'Ansehen',
  discard: 'Verwerfen',
  sending: 'Deine Kontakte sind unterwegs. Du siehst sie an, bevor jemand hinzugefügt wird.',
  nothing: 'Hier wartet nichts.',
  waits: 'Die Datei ist auf diesem Gerät gespeichert. Sie wird gesendet, wenn du diese Seite mit Verbindung öffnest.',
  refused: 'Kith kann diese Datei nicht lesen. Wähle eine andere.',
  toImports: 'Personen hereinholen',
} satisfies typeof Shared
