import type {
  cardLookWords as LookWords,
  cardShareWords as ShareWords,
  cardVisitWords as VisitWords,
} from '../en/card-pages.ts'

export const cardLookWords = {
  template: 'Modèle et couleur',
  ownColours: 'Tes couleurs',
  ownColoursHint:
    'Choisis n’importe quelle couleur. Les textes de la carte en prennent une nuance assez contrastée, 4,5 pour 1 au moins, pour que chacun puisse les lire.',
  useAccent: 'Ma couleur pour les boutons et les liens',
  accent: 'Couleur des boutons et des liens',
  useBackground: 'Ma couleur derrière la carte',
  background: 'Couleur derrière la carte',
  film: 'Film derrière la carte',
  filmHint: 'Il bouge lentement. Les visiteurs peuvent l’arrêter. Il remplace une image de fond.',
  noFilm: 'Pas de film',
  photo: 'Photo',
  photoHint: 'JPEG, PNG, WebP ou AVIF, 10 Mo au plus.',
  logo: 'Logo de l’entreprise',
  logoHint: 'Il est montré en entier, même sur fond transparent.',
  backgroundImage: 'Image de fond',
  backgroundImageHint: 'Aucun texte n’est posé directement dessus. Elle remplace un film.',
  choosePicture: 'Choisir un fichier',
  savePicture: 'Enregistrer l’image',
  removePicture: 'Supprimer',
  turn: 'Pivoter',
  turns: { '0': 'Telle quelle', '90': 'Vers la droite', '180': 'À l’envers', '270': 'Vers la gauche' },
  crop: 'Recadrer',
  cropWhole: 'La photo entière',
  cropMiddle: 'Un carré au milieu',
  cropOwn: 'Un carré de ton choix',
  cropSize: 'Taille',
  cropAcross: 'De gauche à droite',
  cropDown: 'De haut en bas',
} satisfies typeof LookWords

export const cardShareWords = {
  shortAddress: 'Adresse courte',
  shortHint: 'Elle reste la même quand l’adresse change : idéale pour l’impression et le NFC.',
  copyAddress: 'Copier',
  copied: 'Copié.',
  files: 'Fichiers',
  vcard: 'Fichier de contact (vCard)',
  qrPng: 'Code QR en PNG',
  qrSvg: 'Code QR en SVG',
  hiddenFiles: 'La carte est cachée. Ses fichiers seront là quand les visiteurs pourront l’ouvrir.',
  showFirst: 'Montrer cette carte en premier',
  signature: 'Signature d’e-mail',
  signatureHint: 'Copie-la et colle-la dans la signature de ta messagerie.',
  copySignature: 'Copier la signature',
  asText: 'En texte brut',
  asHtml: 'En HTML',
} satisfies typeof ShareWords

export const cardVisitWords = {
  lastDays: (days) => `${days} derniers jours`,
  views: 'Visites',
  saves: 'Contact enregistré',
  exchanges: 'Coordonnées laissées',
  day: 'Jour',
  total: 'Total',
  chart: (days, views) => `Visites par jour sur les ${days} derniers jours, ${views} au total`,
  noVisits: 'Pas encore de visites. Partage l’adresse ou montre le code QR.',
  botsLeftOut:
    'Les robots, comme ceux des aperçus de liens, ne sont pas comptés. Les visiteurs ne sont pas identifiés.',
} satisfies typeof VisitWords
