import type { askWords as Words } from '../en/ask.ts'

export const askWords = {
  title: 'Demander',
  hint: 'Les réponses viennent de vos propres notes et contacts, avec la source à côté de chaque phrase.',
  label: 'Que voulez-vous savoir ?',
  next: 'Poser une autre question',
  placeholder: 'Qui est-ce que je connais à Porto ?',
  submit: 'Demander',
  earlier: 'Questions précédentes',
  untitled: 'Nouvelle conversation',
  you: 'Vous avez demandé',
  sources: 'Sources',
  removedSource: 'Cette source a été supprimée.',
  stillWriting: 'La réponse est en cours de rédaction. Rechargez la page dans un instant.',
  back: 'Toutes les questions',
  missing: 'Écrivez d’abord une question.',
} satisfies typeof Words
