import type { connectingWords as Words } from '../../en/pages/connecting.ts'

export const connectingWords = {
  title: 'App verbinden',
  description: 'Eine App möchte auf dein Kith-Konto zugreifen.',
  heading: (app) => `${app} verbinden?`,
  lead: (app) => `Eine App namens ${app} möchte auf dein Kith-Konto zugreifen.`,
  redirectsTo: 'Leitet weiter zu',
  onThisDevice: 'ein Programm auf diesem Gerät',
  describedAt: 'Angaben zur App unter',
  asksFor: 'Möchte benutzen',
  canUse: 'Kann benutzen',
  signedInAs: 'Angemeldet als',
  tools: 'Werkzeuge',
  access: 'Zugriff',
  connect: 'Verbinden',
  cancel: 'Abbrechen',
  notYou: 'Nicht du?',
  otherAccount: 'Anderes Konto benutzen',
  warning:
    'Verbinde eine App nur, wenn du es gerade dort angefordert hast. Apps können sich beliebig nennen: Prüfe, wohin du weitergeleitet wirst. Du kannst sie jederzeit in deinen Einstellungen trennen.',
  expired: 'Diese Anfrage ist abgelaufen',
  about: 'Über Kith',
  failedTitle: 'App nicht verbunden',
  failed: 'Diese App lässt sich nicht verbinden',
  forDeveloper: 'Für die Entwickler der App:',
  failures: {
    invalid:
      'Die App hat eine ungültige Anfrage gesendet. Geh zurück zur App und versuch noch einmal, sie zu verbinden.',
    noDocument:
      'Kith konnte die Angaben der App nicht aus dem Web laden. Geh zurück zur App, entferne diese Verbindung und füge sie neu hinzu. Hilft das nicht, erstelle in deinen Einstellungen einen Token und gib ihn in der App ein.',
    unknown:
      'Kith kennt diese App nicht oder nicht mehr. Geh zurück zur App, entferne diese Verbindung und füge sie neu hinzu.',
    otherAddress:
      'Die App wollte dich zu einer Adresse schicken, die ihr nicht gehört. Sie hat keinen Zugriff auf dein Konto bekommen.',
    server: 'Auf dem Server ist etwas schiefgegangen. Geh zurück zur App und versuch es noch einmal.',
  },
} satisfies typeof Words
