import type { whoMattersWords as Words } from '../../en/transfer/who-matters.ts'

export const whoMattersWords = {
  title: '¿Quién te importa?',
  intro: 'Un toque pone una etiqueta o un ritmo, otro lo quita. A los demás, déjalos como están.',
  progress: (percent) => `${percent} % vistos`,
  tagsOf: (name) => `Etiquetas de ${name}`,
  usualTags: ['amigos', 'familia', 'trabajo'],
  rhythmOf: (name) => `Cada cuánto hablar con ${name}`,
  rhythms: {
    30: 'Cada mes',
    90: 'Cada trimestre',
    365: 'Cada año',
  },
  otherTag: 'Otra etiqueta',
  otherTagFor: (name) => `Otra etiqueta para ${name}`,
  addTag: 'Añadir',
  next: 'Siguiente',
  finish: 'Terminar',
  back: 'Atrás',
  later: 'Seguir más tarde',
  done: 'Eso es todo',
  doneHint: 'Puedes cambiar etiquetas y ritmos en la página de cada persona cuando quieras.',
  again: 'Empezar de nuevo',
  toToday: 'Ir a Hoy',
} satisfies typeof Words
