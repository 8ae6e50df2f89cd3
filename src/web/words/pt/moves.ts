import { pluralIn } from '#language/locales/plural.ts'
import type { PromiseFacts, moveWords as Words } from '../en/moves.ts'
import { every } from './dates.ts'

const count = pluralIn('pt')

export const moveWords = {
  promise: (promise) => {
    const { name, text, others } = promise
    const more = others > 0 ? count(others, { one: ' e mais uma coisa', other: ' e mais # coisas' }) : ''
    return `Prometeu a ${name}: “${text}”${more}. ${due(promise)}`
  },
  draft: ({ name, others }) =>
    others === 0
      ? `O rascunho para ${name} está pronto a enviar.`
      : count(others, {
          one: `Os rascunhos para ${name} e outra pessoa estão prontos a enviar.`,
          other: `Os rascunhos para ${name} e outras # pessoas estão prontos a enviar.`,
        }),
  met: ({ name, ago }) => `Conheceu ${name} ${ago} e não houve contacto desde então.`,
  added: ({ name, ago }) => `Adicionou ${name} ${ago} e não houve contacto desde então.`,
  quiet: ({ name, ago, days, from }) => {
    const last = `Último contacto com ${name}: ${ago}.`
    if (from === 'usual') return last
    return from === 'learned'
      ? `${last} Costumam falar mais ou menos ${every(days)}.`
      : `${last} Quer manter contacto ${every(days)}.`
  },
  birthday: ({ name, age, day }) => (age === null ? `${name} faz anos ${day}.` : `${name} faz ${age} anos ${day}.`),
} satisfies typeof Words

function due({ isAssumed, isOverdue, day, time }: PromiseFacts) {
  if (isAssumed) return 'Não ficou marcado um dia, mas já passou algum tempo.'
  if (isOverdue) return `O prazo era ${day}.`
  return time ? `O prazo é ${day} às ${time}.` : `O prazo é ${day}.`
}
