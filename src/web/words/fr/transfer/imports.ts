import { pluralIn } from '#language/locales/plural.ts'
import type { importWords as Words } from '../../en/transfer/imports.ts'

const count = pluralIn('fr')

export const importWords = {
  title: 'Importer vos contacts',
  hint: 'Choisissez un fichier de contacts. Kith vous montre ce qu’il contient, et personne n’est ajouté sans votre accord.',
  file: 'Fichier',
  fileHint: 'Un fichier .vcf ou .csv, 20 Mo au plus',
  drop: 'ou déposez-le ici',
  tag: 'Étiquette pour toutes ces personnes (facultatif)',
  tagPlaceholder: 'de mon téléphone',
  upload: 'Lire le fichier',
  sending: 'Envoi du fichier',
  noFile: 'Choisissez d’abord un fichier.',
  wrongFile:
    'Ce n’est pas une liste de contacts. Choisissez un fichier vCard (.vcf) ou CSV : vous voyez plus bas où le trouver.',
  largeFile: 'Ce fichier dépasse 20 Mo. Exportez-le en plusieurs parties ou sans photos.',
  sourcesTitle: 'Où trouver le fichier',
  sources: {
    iphone: {
      name: 'iPhone',
      steps:
        'Dans Contacts, ouvrez Listes, touchez longuement « Tous les contacts » et choisissez Exporter. Ou sur icloud.com/contacts : sélectionnez tout, puis Exporter la vCard.',
    },
    google: {
      name: 'Google Contacts et Android',
      steps:
        'Sur contacts.google.com, choisissez Exporter, puis « Google CSV » ou « vCard ». Les libellés deviennent des étiquettes.',
    },
    outlook: {
      name: 'Outlook',
      steps:
        'Sur outlook.com, ouvrez Contacts, puis Gérer les contacts, Exporter les contacts. Vous obtenez un fichier CSV.',
    },
    linkedin: {
      name: 'LinkedIn',
      steps:
        'Dans Préférences, ouvrez Confidentialité des données, « Obtenir une copie de vos données », et choisissez Relations. Dans le fichier ZIP reçu, prenez Connections.csv.',
    },
    spreadsheet: {
      name: 'Un tableur',
      steps: 'Enregistrez-le en CSV. La première ligne nomme les colonnes : name, email, phone, company, tags.',
    },
  },
  archiveHint: 'Vous venez d’un autre Kith ? Importez son archive.',
  earlier: 'Importations précédentes',
  from: (day) => `Importation, ${day}`,
  found: (people) => count(people, { one: '# personne dans le fichier', other: '# personnes dans le fichier' }),
  states: {
    reading: 'Lecture du fichier',
    ready: 'Prêt : personne n’est encore ajouté',
    applying: 'Ajout des personnes',
    applied: 'Terminé',
    undoing: 'Annulation en cours',
    undone: 'Annulée',
    failed: 'Échec',
  },
  progress: (percent) => `${percent} % effectués`,
  verdicts: {
    new: 'Nouvelles',
    match: 'À compléter',
    conflict: 'À décider',
    same: 'Rien de nouveau',
    unreadable: 'Illisibles',
  },
  verdictHints: {
    new: 'Vous n’avez pas encore ces personnes.',
    match: 'Vous avez ces personnes, et le fichier en sait un peu plus sur elles.',
    conflict:
      'Vous avez ces personnes, ou presque, mais le fichier dit autre chose. Décidez une par une, ou ci-dessus pour toutes.',
    same: 'Vous avez déjà ces personnes, avec tout ce que dit le fichier.',
    unreadable:
      'Personne n’a pu être lu dans ces lignes. Corrigez-les dans le fichier et importez-le à nouveau : personne n’est ajouté deux fois.',
  },
  deeds: {
    added: 'Ajoutées',
    merged: 'Complétées',
    unchanged: 'Inchangées',
    skipped: 'Ignorées',
    undone: 'Annulées',
    kept: 'Gardées',
    left: 'À décider',
  },
  deedHints: {
    added: 'Ces personnes sont nouvelles.',
    merged: 'Vous aviez ces personnes ; ce que le fichier savait de plus est ajouté.',
    unchanged: 'Vous aviez ces personnes avec tout ce que dit le fichier.',
    skipped: 'Ces personnes n’ont pas été ajoutées.',
    undone: 'Elles sont comme avant l’importation.',
    kept: 'Elles restent, car vous les avez modifiées depuis.',
    left: 'Vous avez peut-être déjà ces personnes. Décidez pour chacune, puis appuyez à nouveau sur « Importer ».',
  },
  filters: 'Afficher',
  line: (line) => count(line, { one: 'Ligne #', other: 'Ligne #' }),
  isLike: (name) => `Comme ${name}, dans vos contacts`,
  joins: (row) =>
    count(row, {
      one: 'La même personne que le numéro # du fichier',
      other: 'La même personne que le numéro # du fichier',
    }),
  adds: (fields) => `Ajoute : ${fields}`,
  fields: {
    rhythmDays: 'Rythme',
    photo: 'Photo',
    notes: 'Notes',
    extras: 'Autres détails',
  },
  field: 'Champ',
  mine: 'Dans Kith',
  theirs: 'Dans le fichier',
  choose: (name) => `Que faire de ${name}`,
  choices: {
    keep: 'Garder celui de Kith',
    theirs: 'Prendre celui du fichier',
    add: 'Ajouter comme nouvelle personne',
    skip: 'Ignorer',
    clear: 'Annuler',
  },
  itIs: (name) => `C’est ${name}`,
  chosen: {
    keep: 'Ce qui est dans Kith reste ; ce qui manque est ajouté.',
    theirs: 'Ce que dit le fichier remplace ce qui est dans Kith.',
    merge: (name) => `Rejoint ${name}.`,
    add: 'Devient une nouvelle personne.',
    skip: 'Est laissé de côté.',
  },
  conflicts: 'Là où vous n’avez pas choisi et où le fichier diffère',
  keep: 'Garder ce qu’a Kith',
  takeTheirs: 'Prendre ce qu’a le fichier',
  skip: 'Ignorer la personne',
  willAdd: (people) => count(people, { one: '# personne sera ajoutée.', other: '# personnes seront ajoutées.' }),
  willUpdate: (people) =>
    count(people, { one: '# personne connue sera complétée.', other: '# personnes connues seront complétées.' }),
  apply: 'Importer',
  nothingToAdd: 'Il n’y a personne à ajouter ni rien de nouveau dans ce fichier.',
  undoTitle: 'Annuler l’importation',
  undoAdded: (people) =>
    count(people, { one: 'La # personne ajoutée est retirée.', other: 'Les # personnes ajoutées sont retirées.' }),
  undoMerged: (people) =>
    count(people, {
      one: '# personne complétée redevient comme avant.',
      other: '# personnes complétées redeviennent comme avant.',
    }),
  undoKeeps: 'Ce que vous avez modifié ou écrit depuis reste.',
  undo: 'Annuler l’importation',
  undoUntil: (day) => `Dernier jour pour annuler : ${day}.`,
  remove: 'Retirer cette importation de la liste',
  next: 'Page suivante',
  first: 'Première page',
  toPeople: 'Voir vos contacts',
  whoMatters: 'Qui compte pour vous ?',
  whoMattersHint:
    'Passez en revue les nouvelles personnes, dix à la fois, et dites avec qui vous voulez garder le contact.',
  whoMattersGo: (people) => count(people, { one: 'Passer # personne en revue', other: 'Passer # personnes en revue' }),
} satisfies typeof Words
