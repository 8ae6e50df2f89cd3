import type { whoMattersWords as Words } from '../../en/transfer/who-matters.ts'

export const whoMattersWords = {
  title: 'Quem é importante?',
  intro: 'Um toque dá uma etiqueta ou um ritmo, outro retira. Deixe os outros como estão.',
  progress: (percent) => `${percent} % vistos`,
  tagsOf: (name) => `Etiquetas de ${name}`,
  usualTags: ['amigos', 'família', 'trabalho'],
  rhythmOf: (name) => `Com que frequência falar com ${name}`,
  rhythms: {
    30: 'Todos os meses',
    90: 'Todos os trimestres',
    365: 'Todos os anos',
  },
  otherTag: 'Outra etiqueta',
  otherTagFor: (name) => `Outra etiqueta para ${name}`,
  addTag: 'Adicionar',
  next: 'Seguinte',
  finish: 'Terminar',
  back: 'Voltar',
  later: 'Continuar mais tarde',
  done: 'É toda a gente',
  doneHint: 'Pode alterar etiquetas e ritmos na página de cada pessoa em qualquer altura.',
  again: 'Começar de novo',
  toToday: 'Ir para Hoje',
} satisfies typeof Words
