import type { removedWords as RemovedWords } from '../../en/settings/removed.ts'

export const removedWords = {
  title: 'Vor Kurzem entfernt',
  lead: 'Was du entfernst, kannst du 30 Tage lang wiederherstellen. Danach wird es endgültig gelöscht.',
  nothing: 'Hier ist nichts.',
  earlier: 'Früher entfernt',
  restore: 'Wiederherstellen',
  deleteForGood: 'Endgültig löschen',
  askTitle: 'Endgültig löschen?',
  kinds: {
    connection: (when) => `Person, entfernt ${when}`,
    interaction: (when) => `Eintrag, entfernt ${when}`,
    promise: (when) => `Versprechen, entfernt ${when}`,
    card: (when) => `Karte, entfernt ${when}`,
    capture: (when) => `Festgehaltenes, entfernt ${when}`,
    thread: (when) => `Unterhaltung, entfernt ${when}`,
    webhook: (when) => `Webhook, entfernt ${when}`,
    calendar: (when) => `Kalender, entfernt ${when}`,
  },
  kindsWith: {
    interaction: (person, when) => `Eintrag zu ${person}, entfernt ${when}`,
    promise: (person, when) => `Versprechen an ${person}, entfernt ${when}`,
  },
  until: (when) => `Wird ${when} endgültig gelöscht`,
  losses: {
    connection: 'Das löscht die Person, die Einträge mit ihren Aufnahmen, die Versprechen und die Nachrichten.',
    interaction: 'Das löscht den Eintrag, mit seiner Aufnahme, falls er eine hat.',
    promise: 'Das löscht das Versprechen.',
    card: 'Das löscht die Karte, ihr Foto und ihre Statistik.',
    capture: 'Das löscht das Festgehaltene, mit seiner Aufnahme, falls es eine hat.',
    thread: 'Das löscht die Unterhaltung mit ihren Fragen und Antworten.',
    webhook: 'Das löscht den Webhook und sein Geheimnis.',
    calendar:
      'Damit werden die Adresse des Kalenders und seine Termine gelöscht. Einträge, die du selbst geschrieben hast, bleiben.',
  },
  noUndo: 'Das lässt sich nicht rückgängig machen.',
  notices: {
    restored: 'Wiederhergestellt. Es ist wieder an seinem Platz.',
    deleted: 'Endgültig gelöscht.',
    notThere: 'Das war schon wiederhergestellt oder endgültig gelöscht.',
  },
} satisfies typeof RemovedWords
