import { pluralIn } from '#language/locales/plural.ts'
import type { PromiseFacts, moveWords as Words } from '../en/moves.ts'
import { every } from './dates.ts'

const count = pluralIn('es')

export const moveWords = {
  promise: (promise) => {
    const { name, text, others } = promise
    const more = others > 0 ? count(others, { one: ' y una cosa más', other: ' y # cosas más' }) : ''
    return `Le prometiste a ${name}: «${text}»${more}. ${due(promise)}`
  },
  draft: ({ name, others }) =>
    others === 0
      ? `Tu borrador para ${name} está listo para enviar.`
      : count(others, {
          one: `Tus borradores para ${name} y otra persona están listos para enviar.`,
          other: `Tus borradores para ${name} y otras # personas están listos para enviar.`,
        }),
  met: ({ name, ago }) => `Conociste a ${name} ${ago} y no habéis hablado desde entonces.`,
  added: ({ name, ago }) => `Añadiste a ${name} ${ago} y no habéis hablado desde entonces.`,
  quiet: ({ name, ago, days, from }) => {
    const last = `Último contacto con ${name}: ${ago}.`
    if (from === 'usual') return last
    return from === 'learned'
      ? `${last} Soléis hablar más o menos ${every(days)}.`
      : `${last} Quieres hablar ${every(days)}.`
  },
  birthday: ({ name, age, day }) =>
    age === null ? `Cumpleaños de ${name}: ${day}.` : `${name} cumple ${age} años ${day}.`,
} satisfies typeof Words

function due({ isAssumed, isOverdue, day, time }: PromiseFacts) {
  if (isAssumed) return 'No pusiste fecha, pero ya hace tiempo.'
  if (isOverdue) return `Venció ${day}.`
  return time ? `Vence ${day} a las ${time}.` : `Vence ${day}.`
}
