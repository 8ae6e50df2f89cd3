import type { reasons as Reasons } from '../../en/settings/reasons.ts'

export const reasons = {
  webhook: {
    archive: 'Er kam mit einem Archiv. Prüfe die Adresse, erstelle ein neues Geheimnis und schalte ihn dann ein.',
    member: 'Du hast ihn ausgeschaltet.',
    gone: 'Die Adresse hat mit 410 Gone geantwortet. Falls das ein Versehen war, schalte den Webhook wieder ein.',
    failing: 'Fünf Tage lang kam nichts an. Bring die Adresse in Ordnung und schalte den Webhook dann wieder ein.',
    password:
      'Du hast ein neues Passwort gewählt. Prüfe die Adresse und schalte den Webhook wieder ein oder entferne ihn.',
    token:
      'Der Token, der ihn eingerichtet hat, wurde widerrufen oder ist abgelaufen. Prüfe die Adresse und schalte den Webhook wieder ein oder entferne ihn.',
  },
  invite: {
    password: 'Du hast ein neues Passwort gewählt; damit wurden deine verschickten Einladungen widerrufen.',
    token: 'Der Token, der sie verschickt hat, wurde widerrufen oder ist abgelaufen.',
  },
  delivery: {
    turnedOff: 'Der Webhook wurde vor der Zustellung ausgeschaltet.',
    slow: 'Der Server hat zu lange nicht geantwortet.',
    noHttp: 'Der Server hat nicht mit gültigem HTTP geantwortet.',
    informational: 'Der Server hat zu viele Zwischenantworten gesendet.',
    noTls: 'Die TLS-Verbindung kam nicht zustande. Prüfe, ob der Server auf diesem Port HTTPS unterstützt.',
    certificate: () => 'Dem Zertifikat des Servers ist nicht zu trauen.',
    closed: 'Der Server hat die Verbindung geschlossen.',
    unreachable: 'Der Server war nicht erreichbar.',
    noAddress: 'Zu diesem Servernamen gibt es keine Adresse.',
    thisNetwork: 'Der Server liegt auf diesem Rechner oder in seinem Netz; das ist nicht erlaubt.',
    lookup: 'Die DNS-Abfrage des Servers ist fehlgeschlagen.',
    address: () => 'Diese Adresse ist nicht erlaubt.',
  },
} satisfies typeof Reasons
