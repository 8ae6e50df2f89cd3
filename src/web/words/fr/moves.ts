import { pluralIn } from '#language/locales/plural.ts'
import type { PromiseFacts, moveWords as Words } from '../en/moves.ts'
import { every } from './dates.ts'

const count = pluralIn('fr')

export const moveWords = {
  promise: (promise) => {
    const { name, text, others } = promise
    const more = others > 0 ? count(others, { one: ' et encore une chose', other: ' et # autres choses' }) : ''
    return `Vous avez promis à ${name} : « ${text} »${more}. ${due(promise)}`
  },
  draft: ({ name, others }) =>
    others === 0
      ? `Votre brouillon à ${name} est prêt à être envoyé.`
      : count(others, {
          one: `Vos brouillons à ${name} et à une autre personne sont prêts à être envoyés.`,
          other: `Vos brouillons à ${name} et à # autres personnes sont prêts à être envoyés.`,
        }),
  met: ({ name, ago }) => `Vous avez rencontré ${name} ${ago}, sans nouvelles depuis.`,
  added: ({ name, ago }) => `Vous avez ajouté ${name} ${ago}, sans nouvelles depuis.`,
  quiet: ({ name, ago, days, from }) => {
    const last = `Dernier contact avec ${name} : ${ago}.`
    if (from === 'usual') return last
    return from === 'learned'
      ? `${last} D’habitude, vous vous parlez à peu près ${every(days)}.`
      : `${last} Vous souhaitez un contact ${every(days)}.`
  },
  birthday: ({ name, age, day }) =>
    age === null ? `Anniversaire de ${name} : ${day}.` : `Anniversaire de ${name} : ${age} ans ${day}.`,
} satisfies typeof Words

function due({ isAssumed, isOverdue, day, time }: PromiseFacts) {
  if (isAssumed) return 'Vous n’avez pas fixé de date, mais cela fait un moment.'
  if (isOverdue) return `C’était à faire ${day}.`
  return time ? `C’est à faire ${day} à ${time}.` : `C’est à faire ${day}.`
}
