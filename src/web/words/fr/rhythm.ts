import type { rhythmWords as Words } from '../en/rhythm.ts'
import { every } from './dates.ts'

export const rhythmWords = {
  heading: 'Garder le contact',
  sentence: (days) => `Donner des nouvelles ${every(days)}.`,
  from: {
    person: 'C’est votre choix.',
    tag: 'Cela vient d’une étiquette.',
    learned: 'Déduit de vos contacts passés.',
    usual: 'Le rythme habituel, en attendant d’en savoir plus.',
  },
  next: (day) => `Prochain contact ${day}.`,
  overdue: (day) => `C’était prévu ${day}.`,
  resting: (day) => `Les rappels reprennent ${day}.`,
  change: 'Changer le rythme',
  every: 'Fréquence',
  choices: {
    7: 'Chaque semaine',
    30: 'Chaque mois',
    60: 'Tous les 2 mois',
    90: 'Chaque trimestre',
    180: 'Chaque semestre',
    365: 'Chaque année',
    own: 'Tous les … jours',
    learned: 'D’après vos contacts passés',
  },
  days: 'Jours, si vous choisissez « Tous les … jours »',
  save: 'Enregistrer',
  restUntil: 'Aucun rappel avant le',
  rest: 'Suspendre les rappels',
  wake: 'Reprendre les rappels',
  about: (name) => `pour ${name}`,
  daysNeeded: 'Choisissez un nombre de jours de 1 à 3650.',
} satisfies typeof Words
