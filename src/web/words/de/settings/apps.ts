import type { appsWords as AppsWords, tokensWords as TokensWords } from '../../en/settings/apps.ts'

export const appsWords = {
  title: 'Assistenten und Apps',
  connect: 'Assistenten verbinden',
  connectHint:
    'Füge eine dieser Adressen in Claude, ChatGPT, VS Code, Cursor oder einen anderen Assistenten ein, der sich mit MCP-Servern verbindet. Melde dich dann hier an und wähle, was er darf.',
  eightTools:
    'Acht Werkzeuge: Kontakte finden, ihre Notizen und Versprechen lesen, Notizen hinzufügen, Versprechen erledigen und Nachrichten entwerfen.',
  address: 'Serveradresse',
  allTools:
    'Alle Werkzeuge: auch Fragen stellen, sich vor einem Treffen vorbereiten, Kontakte und Versprechen hinzufügen und ändern, und Leads bearbeiten.',
  fullAddress: 'Serveradresse mit allen Werkzeugen',
  httpOnThisComputer:
    'Programme auf diesem Computer können sie benutzen. Assistenten im Web wie claude.ai brauchen eine HTTPS-Adresse im Internet.',
  httpNearby:
    'Programme, die diese Adresse erreichen, können sie benutzen. Assistenten im Web wie claude.ai brauchen eine HTTPS-Adresse im Internet.',
  connected: 'Verbundene Apps',
  none: 'Noch keine Apps verbunden.',
  summary: (access, reach, host) => `${access} für ${reach}, bei ${host}`,
  connectedAt: (when) => `Verbunden ${when}`,
  lead: (host, access, reach) => `App bei ${host} mit „${access}“ für ${reach}.`,
  tools: 'Werkzeuge',
  toolsText:
    'Die Änderung gilt sofort. Die App muss sich nicht neu anmelden; manche zeigen neue Werkzeuge erst nach einem Neustart.',
  canUse: 'Sie kann benutzen',
  disconnectTitle: 'Trennen',
  disconnectText: 'Die App verliert sofort den Zugriff. Um sie wieder zu benutzen, verbinde sie neu von der App aus.',
  disconnect: 'Diese App trennen',
  notices: {
    renamed: 'Name geändert.',
    saved: 'Gespeichert.',
    disconnected: 'App getrennt. Sie hat keinen Zugriff mehr.',
    gone: 'Das war schon entfernt.',
  },
} satisfies typeof AppsWords

export const tokensWords = {
  title: 'Tokens',
  hint: 'Für Skripte und für Assistenten, die sich nicht anmelden können.',
  create: 'Token erstellen',
  newTitle: 'Einen Token erstellen',
  newLead:
    'Mit einem Token handelt ein Skript oder Assistent in deinem Namen. Erstelle für jedes einen eigenen, damit du einen ohne die anderen widerrufen kannst.',
  nameHint: 'Wofür ist er? Zum Beispiel „Claude Code auf meinem Laptop“.',
  access: 'Zugriff',
  manages: 'Darf auch Einladungen, Mitglieder, Arbeitsbereiche und Webhooks verwalten',
  managesHint: 'Nur für ein eigenes Programm. Braucht Lesen und Schreiben. Was er anlegt, endet mit ihm.',
  expiresAfter: 'Läuft ab nach',
  days: { '30': '30 Tagen', '90': '90 Tagen', '365': '1 Jahr', never: 'Nie' },
  madeTitle: 'Dein neuer Token',
  madeLead: (name, access) => `${name}, mit „${access}“. Kopiere ihn jetzt: Du siehst ihn nicht noch einmal.`,
  token: 'Token',
  keepSecret: 'Halte ihn geheim wie ein Passwort.',
  mayManage: (access) => `${access}, darf Zugriff verwalten`,
  lead: (access) => `Token mit „${access}“.`,
  leadManages: (access) =>
    `Token mit „${access}“, der auch Einladungen, Mitglieder, Arbeitsbereiche und Webhooks verwalten darf.`,
  created: (when) => `Erstellt ${when}`,
  expires: (when) => `Läuft ${when} ab`,
  expired: (when) => `Abgelaufen ${when}`,
  noExpiry: 'Läuft nicht ab',
  renew: 'Um ein Jahr verlängern',
  revokeTitle: 'Widerrufen',
  revokeText: 'Alles, was diesen Token benutzt, verliert sofort den Zugriff. Das lässt sich nicht rückgängig machen.',
  revokeManagesText:
    'Alles, was diesen Token benutzt, verliert sofort den Zugriff. Das lässt sich nicht rückgängig machen. Seine offenen Einladungen werden widerrufen und seine Webhooks ausgeschaltet.',
  revoke: 'Diesen Token widerrufen',
  notices: {
    renamed: 'Name geändert.',
    renewed: 'Token verlängert. Er gilt ein weiteres Jahr.',
    revoked: 'Token widerrufen. Er gilt nicht mehr.',
    gone: 'Das war schon entfernt.',
  },
} satisfies typeof TokensWords
