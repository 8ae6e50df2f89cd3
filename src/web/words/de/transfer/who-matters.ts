import type { whoMattersWords as Words } from '../../en/transfer/who-matters.ts'

export const whoMattersWords = {
  title: 'Wer ist dir wichtig?',
  intro:
    'Ein Tipp gibt ein Tag oder einen Rhythmus, ein zweiter nimmt es wieder weg. Alle anderen lässt du, wie sie sind.',
  progress: (percent) => `${percent} % gesehen`,
  tagsOf: (name) => `Tags von ${name}`,
  usualTags: ['Freunde', 'Familie', 'Arbeit'],
  rhythmOf: (name) => `Wie oft du dich bei ${name} meldest`,
  rhythms: {
    30: 'Jeden Monat',
    90: 'Jedes Quartal',
    365: 'Jedes Jahr',
  },
  otherTag: 'Anderes Tag',
  otherTagFor: (name) => `Ein anderes Tag für ${name}`,
  addTag: 'Hinzufügen',
  next: 'Weiter',
  finish: 'Fertig',
  back: 'Zurück',
  later: 'Später weitermachen',
  done: 'Das waren alle',
  doneHint: 'Tags und Rhythmen kannst du jederzeit auf der Seite der Person ändern.',
  again: 'Von vorn anfangen',
  toToday: 'Zu Heute',
} satisfies typeof Words
