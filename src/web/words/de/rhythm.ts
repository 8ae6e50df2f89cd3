import type { rhythmWords as Words } from '../en/rhythm.ts'
import { every } from './dates.ts'

export const rhythmWords = {
  heading: 'In Kontakt bleiben',
  sentence: (days) => `Melde dich ${every(days)}.`,
  from: {
    person: 'Das hast du gewählt.',
    tag: 'Das kommt von einem Tag.',
    learned: 'Gelernt aus euren Kontakten.',
    usual: 'Der übliche Rhythmus, bis es mehr zu lernen gibt.',
  },
  next: (day) => `Das nächste Mal ${day}.`,
  overdue: (day) => `Fällig war es ${day}.`,
  resting: (day) => `Erinnerungen gehen ${day} weiter.`,
  change: 'Rhythmus ändern',
  every: 'Wie oft',
  choices: {
    7: 'Jede Woche',
    30: 'Jeden Monat',
    60: 'Alle 2 Monate',
    90: 'Jedes Quartal',
    180: 'Jedes halbe Jahr',
    365: 'Jedes Jahr',
    own: 'Alle … Tage',
    learned: 'Wie aus euren Kontakten gelernt',
  },
  days: 'Tage, wenn du „Alle … Tage“ wählst',
  save: 'Speichern',
  restUntil: 'Keine Erinnerungen bis',
  rest: 'Erinnerungen anhalten',
  wake: 'Wieder erinnern',
  about: (name) => `an ${name}`,
  daysNeeded: 'Wähle eine Zahl von Tagen zwischen 1 und 3650.',
} satisfies typeof Words
