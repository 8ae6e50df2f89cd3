import type { rhythmWords as Words } from '../en/rhythm.ts'
import { every } from './dates.ts'

export const rhythmWords = {
  heading: 'Mantener el contacto',
  sentence: (days) => `Habla con esta persona ${every(days)}.`,
  from: {
    person: 'Lo elegiste tú.',
    tag: 'Viene de una etiqueta.',
    learned: 'Aprendido de vuestros contactos.',
    usual: 'Lo habitual, hasta que haya más de lo que aprender.',
  },
  next: (day) => `La próxima vez, ${day}.`,
  overdue: (day) => `Tocaba ${day}.`,
  resting: (day) => `Los recordatorios vuelven ${day}.`,
  change: 'Cambiar el ritmo',
  every: 'Frecuencia',
  choices: {
    7: 'Cada semana',
    30: 'Cada mes',
    60: 'Cada 2 meses',
    90: 'Cada trimestre',
    180: 'Cada medio año',
    365: 'Cada año',
    own: 'Cada … días',
    learned: 'Según vuestros contactos',
  },
  days: 'Días, si eliges «Cada … días»',
  save: 'Guardar',
  restUntil: 'Sin recordatorios hasta',
  rest: 'Pausar recordatorios',
  wake: 'Reanudar recordatorios',
  about: (name) => `sobre ${name}`,
  daysNeeded: 'Elige un número de días de 1 a 3650.',
} satisfies typeof Words
