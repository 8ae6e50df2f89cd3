import { pluralIn } from '#language/locales/plural.ts'
import type { duplicateWords as Words } from '../../en/transfer/duplicates.ts'

const count = pluralIn('pt')

export const duplicateWords = {
  title: 'Duplicados',
  link: 'Procurar duplicados',
  intro: 'Talvez sejam a mesma pessoa. Junte-as ou mantenha-as à parte: pode anular ambas.',
  count: (pairs) => count(pairs, { one: '# par para ver.', other: '# pares para ver.' }),
  countOrMore: (pairs) => count(pairs, { one: 'O par mais seguro.', other: 'Os # pares mais seguros.' }),
  pair: (name, other) => `${name} e ${other}`,
  strengths: {
    strong: 'Muito provavelmente a mesma pessoa.',
    likely: 'Provavelmente a mesma pessoa.',
    possible: 'Talvez a mesma pessoa.',
  },
  merge: 'Juntar',
  mergeInto: (name) => `Manter antes ${name}`,
  apart: 'Não é a mesma pessoa',
  later: 'Decidir mais tarde',
  others: 'Os outros',
  merged: (name, other) => `${other} e ${name} são agora uma só pessoa.`,
  keptApart: (name, other) => `${name} e ${other} ficam à parte e não voltam a ser sugeridos.`,
  undone: 'Anulado. Os dois voltaram a estar como antes.',
  none: 'Ninguém está repetido',
  noneHint: 'Quando dois dos seus contactos parecerem a mesma pessoa, aparecem aqui.',
  backToFirst: 'Voltar ao primeiro par',
} satisfies typeof Words
