import { andIn } from '#language/locales/lists.ts'
import { pluralIn } from '#language/locales/plural.ts'
import type { followupWords as Words } from '../en/followups.ts'

const count = pluralIn('fr')
const and = andIn('fr')

export const followupWords = {
  heading: 'Message de suivi',
  listHeading: 'Brouillons',
  listIntro: 'Les messages que vous avez préparés et pas encore envoyés.',
  none: 'Aucun brouillon en attente.',
  noneHint:
    'Ouvrez une personne et choisissez « Préparer un message ». Kith l’écrit à partir de vos notes et promesses.',
  draft: 'Préparer un message',
  draftAgain: 'En préparer un autre',
  drafting: 'Brouillon en cours, d’après vos notes…',
  explain: 'Kith écrit un message d’après vos dernières notes et promesses en cours. Rien n’est envoyé.',
  to: (name) => `À ${name}`,
  subject: 'Objet',
  body: 'Message',
  save: 'Enregistrer les modifications',
  saved: 'Enregistré.',
  copy: 'Copier le texte',
  copied: 'Copié.',
  notCopied: 'Votre navigateur ne peut pas copier. Le texte est sélectionné : copiez-le vous-même.',
  openInMail: 'Ouvrir dans la messagerie',
  tooLong: 'Le message est trop long pour un lien. Copiez le texte et collez-le dans l’e-mail.',
  noAddress: (name) => `Ajoutez une adresse e-mail à ${name} pour ouvrir le brouillon dans votre messagerie.`,
  send: 'Marquer comme envoyé',
  dismiss: 'Écarter',
  snooze: 'Plus tard',
  about: (name) => `brouillon à ${name}`,
  closed: {
    sent: (name) => `Marqué comme envoyé. C’est dans votre historique avec ${name}.`,
    dismissed: (name) => `Brouillon à ${name} écarté.`,
    snoozed: (name) => `Brouillon à ${name} reporté de trois jours.`,
  },
  madeFrom: (entries, promises) =>
    and(
      [
        entries > 0 ? count(entries, { one: '# entrée', other: '# entrées' }) : '',
        promises > 0 ? count(promises, { one: '# promesse', other: '# promesses' }) : '',
      ].filter(Boolean),
    ),
  from: (sources) => `Écrit d’après ${sources}.`,
  openers: 'Vos notes donnent peu de matière. Vous pourriez aussi commencer par :',
  undo: 'Annuler',
} satisfies typeof Words
