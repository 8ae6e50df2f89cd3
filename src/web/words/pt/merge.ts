import { pluralIn } from '#language/locales/plural.ts'
import type { mergeWords as Words } from '../en/merge.ts'

const count = pluralIn('pt')

export const mergeWords = {
  heading: (name) => `Quem é a mesma pessoa que ${name}?`,
  intro: 'Se alguém está duas vezes nos seus contactos, junte os dois: nada se perde e pode anular durante 30 dias.',
  suggested: 'Talvez sejam a mesma pessoa',
  search: 'Procurar nos seus contactos',
  searchButton: 'Procurar',
  results: (people) => count(people, { one: '# pessoa encontrada', other: '# pessoas encontradas' }),
  nobody: 'Não foi encontrado mais ninguém.',
  compare: 'Comparar',
  apart: 'Não é a mesma pessoa',
  keptApart: (name) => `${name} fica à parte e não volta a ser sugerido aqui.`,
  preview: (name, other) => `Juntar ${other} a ${name}?`,
  sure: 'Isto é o que aconteceria. Nada muda até escolher “Juntar”.',
  stays: 'Fica',
  added: 'Adicionado',
  setAside: 'Posto de lado',
  same: 'Igual nos dois',
  unknown: 'Não se sabe',
  setAsideHint: 'O que é posto de lado fica guardado e volta se anular.',
  moves: (name) => `Isto passa para ${name}:`,
  nothingMoves: 'Não há entradas nem promessas para mover.',
  moved: {
    entries: (entries) => count(entries, { one: '# entrada', other: '# entradas' }),
    recordings: (recordings) => count(recordings, { one: '# gravação', other: '# gravações' }),
    promises: (promises) => count(promises, { one: '# promessa', other: '# promessas' }),
    findings: (findings) => count(findings, { one: '# promessa sugerida', other: '# promessas sugeridas' }),
    followups: (followups) => count(followups, { one: '# mensagem', other: '# mensagens' }),
  },
  merge: 'Juntar',
  swap: (name) => `Manter antes ${name}`,
  chooseAnother: 'Escolher outra pessoa',
  done: (name, other) => `${other} e ${name} são agora uma só pessoa.`,
  undo: 'Anular',
  undoAbout: (other) => `junção com ${other}`,
  undone: 'A junção foi anulada. Os dois voltaram a estar como antes.',
  rhythm: 'Frequência de contacto',
  days: (days) => count(Number(days), { one: 'Todos os dias', other: 'A cada # dias' }),
} satisfies typeof Words
