import type { syncedPeopleWords as SyncedPeopleWords } from '../../en/settings/synced-people.ts'

export const syncedPeopleWords = {
  title: 'Leute auf deinen Geräten',
  hint: 'Wer dort ist, und wer auf einem Gerät gelöscht wurde',
  lead: 'Wähle, wer im Adressbuch deines Handys und Computers erscheint.',
  who: 'Im Adressbuch',
  reachable: 'Alle, die du erreichen kannst',
  reachableHint: 'Mit E-Mail-Adresse, Telefonnummer oder Geburtstag.',
  tagged: 'Nur Leute mit einem Tag',
  taggedHint: 'Wen du auf einem Gerät hinzufügst, bekommt den Tag.',
  tag: 'Tag',
  save: 'Speichern',
  removedTitle: 'Auf einem Gerät gelöscht',
  removedText: 'Sie sind nicht mehr auf deinen Geräten, aber weiter hier, mit ihrem Verlauf und ihren Versprechen.',
  removedAt: (when: string) => `Gelöscht ${when}`,
  putBack: 'Zurückholen',
  putAllBack: 'Alle zurückholen',
  removeHere: 'Auch hier entfernen',
  nobody: 'Auf keinem Gerät wurde jemand gelöscht.',
  notices: {
    chosen: 'Gespeichert. Deine Geräte folgen beim nächsten Abgleich.',
    back: 'Wieder im Adressbuch. Deine Geräte folgen beim nächsten Abgleich.',
    restored: 'Wiederhergestellt. Auf deinen Geräten ist diese Person weiter nicht.',
    gone: 'Diese Person gibt es hier nicht mehr.',
  },
} satisfies typeof SyncedPeopleWords
