import { pluralIn } from '#language/locales/plural.ts'
import type { PromiseFacts, moveWords as Words } from '../en/moves.ts'
import { every } from './dates.ts'

const count = pluralIn('de')

export const moveWords = {
  promise: (promise) => {
    const { name, text, others } = promise
    const more = others > 0 ? count(others, { one: ' und noch etwas', other: ' und # weitere Dinge' }) : ''
    return `Du hast ${name} versprochen: „${text}“${more}. ${due(promise)}`
  },
  draft: ({ name, others }) =>
    others === 0
      ? `Dein Entwurf an ${name} kann gesendet werden.`
      : count(others, {
          one: `Deine Entwürfe an ${name} und eine weitere Person können gesendet werden.`,
          other: `Deine Entwürfe an ${name} und # weitere Personen können gesendet werden.`,
        }),
  met: ({ name, ago }) => `Du hast ${name} ${ago} kennengelernt; seitdem hattet ihr keinen Kontakt.`,
  added: ({ name, ago }) => `Du hast ${name} ${ago} hinzugefügt; seitdem hattet ihr keinen Kontakt.`,
  quiet: ({ name, ago, days, from }) => {
    const last = `Letzter Kontakt mit ${name}: ${ago}.`
    if (from === 'usual') return last
    return from === 'learned'
      ? `${last} Sonst sprecht ihr etwa ${every(days)}.`
      : `${last} Du willst dich ${every(days)} melden.`
  },
  birthday: ({ name, age, day }) => (age === null ? `${name} hat ${day} Geburtstag.` : `${name} wird ${day} ${age}.`),
} satisfies typeof Words

function due({ isAssumed, isOverdue, day, time }: PromiseFacts) {
  if (isAssumed) return 'Du hast keinen Tag genannt, aber es ist eine Weile her.'
  if (isOverdue) return `Das war ${day} fällig.`
  return time ? `Das ist ${day} um ${time} fällig.` : `Das ist ${day} fällig.`
}
