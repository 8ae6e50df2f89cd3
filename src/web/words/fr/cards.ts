import type { cardWords as CardWords, leadWords as LeadWords } from '../en/cards.ts'

export const cardWords = {
  title: 'Cartes',
  hint: 'Une carte a sa propre adresse et son code QR. Les personnes qui l’ouvrent peuvent enregistrer vos coordonnées et laisser les leurs.',
  make: 'Créer une carte',
  name: 'Nom',
  role: 'Fonction',
  company: 'Entreprise',
  email: 'E-mail',
  phone: 'Téléphone',
  slug: 'Adresse',
  slugHint: (prefix) => `La dernière partie de l’adresse : ${prefix}`,
  create: 'Créer la carte',
  open: 'Ouvrir la carte',
  code: (name) => `Code QR de la carte de ${name}`,
  show: 'Afficher le code QR',
  hidden: 'Masquée aux visiteurs',
  editLater: 'Le style, la photo et les liens se modifient pour l’instant par l’API ou votre assistant.',
} satisfies typeof CardWords

export const leadWords = {
  title: 'Prospects',
  hint: 'Les personnes qui ont laissé leurs coordonnées sur vos cartes.',
  waiting: 'En attente',
  review: 'À vérifier',
  reviewHint: 'Ces envois ne viennent peut-être pas d’une personne.',
  none: 'Personne n’attend.',
  more: 'Afficher les plus anciens',
} satisfies typeof LeadWords
