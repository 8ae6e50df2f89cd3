import type { rhythmWords as Words } from '../en/rhythm.ts'
import { every } from './dates.ts'

export const rhythmWords = {
  heading: 'Manter o contacto',
  sentence: (days) => `Manter contacto ${every(days)}.`,
  from: {
    person: 'Foi a sua escolha.',
    tag: 'Vem de uma etiqueta.',
    learned: 'Aprendido com os contactos anteriores.',
    usual: 'O habitual, até haver mais para aprender.',
  },
  next: (day) => `Próximo contacto ${day}.`,
  overdue: (day) => `Estava previsto ${day}.`,
  resting: (day) => `Os lembretes voltam ${day}.`,
  change: 'Alterar o ritmo',
  every: 'Frequência',
  choices: {
    7: 'Todas as semanas',
    30: 'Todos os meses',
    60: 'A cada 2 meses',
    90: 'Todos os trimestres',
    180: 'A cada meio ano',
    365: 'Todos os anos',
    own: 'A cada … dias',
    learned: 'Segundo os contactos anteriores',
  },
  days: 'Dias, se escolher “A cada … dias”',
  save: 'Guardar',
  restUntil: 'Sem lembretes até',
  rest: 'Suspender lembretes',
  wake: 'Retomar lembretes',
  about: (name) => `sobre ${name}`,
  daysNeeded: 'Escolha um número de dias entre 1 e 3650.',
} satisfies typeof Words
