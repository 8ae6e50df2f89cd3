import type { whoMattersWords as Words } from '../../en/transfer/who-matters.ts'

export const whoMattersWords = {
  title: 'Qui compte pour vous ?',
  intro: 'Un appui donne une étiquette ou un rythme, un autre l’enlève. Laissez les autres comme ils sont.',
  progress: (percent) => `${percent} % vus`,
  tagsOf: (name) => `Étiquettes de ${name}`,
  usualTags: ['amis', 'famille', 'travail'],
  rhythmOf: (name) => `À quel rythme donner des nouvelles à ${name}`,
  rhythms: {
    30: 'Chaque mois',
    90: 'Chaque trimestre',
    365: 'Chaque année',
  },
  otherTag: 'Autre étiquette',
  otherTagFor: (name) => `Une autre étiquette pour ${name}`,
  addTag: 'Ajouter',
  next: 'Suivant',
  finish: 'Terminer',
  back: 'Retour',
  later: 'Continuer plus tard',
  done: 'C’est tout le monde',
  doneHint: 'Vous pouvez changer étiquettes et rythmes à tout moment sur la page de chaque personne.',
  again: 'Recommencer',
  toToday: 'Aller à Aujourd’hui',
} satisfies typeof Words
