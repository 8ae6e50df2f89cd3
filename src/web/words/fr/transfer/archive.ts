import { pluralIn } from '#language/locales/plural.ts'
import type { archiveWords as Words } from '../../en/transfer/archive.ts'

const count = pluralIn('fr')

export const archiveWords = {
  title: 'Archive',
  intro:
    'Tout ce que vous avez dans Kith, en un fichier à conserver, lisible sans Kith et importable dans tout autre Kith.',
  outTitle: 'Tout emporter',
  contents: {
    people: 'Vos contacts, avec photos, étiquettes et rythmes, aussi en vCards pour tout carnet d’adresses',
    notes: 'Vos notes, enregistrements et promesses',
    cards: 'Vos cartes, et ce que les visiteurs y ont laissé',
    questions: 'Vos questions et leurs réponses',
  },
  without: 'Les mots de passe et les jetons n’y sont pas. Qui a le fichier peut tout lire : gardez-le en lieu sûr.',
  download: 'Télécharger l’archive',
  downloadHint:
    'Votre navigateur montre où cela en est. Avec beaucoup d’enregistrements, cela peut prendre quelques minutes.',
  inTitle: 'Importer une archive',
  inHint: 'Rien de ce que vous avez n’est modifié : le nouveau est ajouté, le déjà présent est ignoré.',
  file: 'Archive',
  fileHint: 'Le fichier .zip, tel que téléchargé',
  drop: 'ou déposez-le ici',
  upload: 'Importer',
  sending: 'Envoi de l’archive',
  wrongFile: 'Ce n’est pas une archive de Kith. Choisissez le fichier .zip tel que téléchargé.',
  earlier: 'Archives importées',
  from: (name, day) => `${name}, ${day}`,
  heading: (name) => `Archive de ${name}`,
  origin: (email, day) => `Créée pour ${email}, ${day}.`,
  states: {
    waiting: 'Cela commence dans un instant',
    running: 'Importation en cours',
    complete: 'Terminé',
    failed: 'Échec',
  },
  progress: (percent) => `${percent} % effectués`,
  failedHint:
    'Ce qui est déjà entré reste. Vous pouvez importer à nouveau le même fichier : rien n’est ajouté deux fois.',
  counts: 'Ce qu’elle contenait',
  kind: 'Quoi',
  results: {
    added: 'Ajoutés',
    alreadyThere: 'Déjà là',
    differed: 'Le vôtre diffère',
    leftOut: 'Écartés',
  },
  differedHint: 'Là où le vôtre diffère, il reste tel quel.',
  kinds: {
    'tag-rhythms': 'Rythmes d’étiquettes',
    people: 'Contacts',
    'contact-extras': 'Autres détails des contacts',
    'contact-uids': 'Identifiants d’autres carnets',
    'kept-apart': 'Paires gardées à part',
    interactions: 'Entrées',
    captures: 'Notes rapides',
    promises: 'Promesses',
    findings: 'Promesses trouvées dans les notes',
    followups: 'Brouillons',
    merges: 'Fusions',
    cards: 'Cartes',
    leads: 'Prospects',
    threads: 'Conversations',
    messages: 'Questions et réponses',
  },
  notes: 'Bon à savoir',
  number: (size) => count(size, { one: '#', other: '#' }),
  toPeople: 'Voir vos contacts',
} satisfies typeof Words
