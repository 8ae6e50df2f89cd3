import type { cardWords as CardWords, leadWords as LeadWords } from '../en/cards.ts'

export const cardWords = {
  title: 'Karten',
  hint: 'Eine Karte hat eine eigene Adresse und einen QR-Code. Wer sie öffnet, kann deine Daten speichern und eigene hinterlassen.',
  make: 'Karte erstellen',
  name: 'Name',
  role: 'Position',
  company: 'Firma',
  email: 'E-Mail',
  phone: 'Telefon',
  slug: 'Adresse',
  slugHint: (prefix) => `Der letzte Teil der Adresse: ${prefix}`,
  create: 'Karte erstellen',
  open: 'Karte öffnen',
  code: (name) => `QR-Code der Karte von ${name}`,
  show: 'QR-Code zeigen',
  hidden: 'Für Besucher verborgen',
  editLater: 'Gestaltung, Foto und Links lassen sich vorerst über die API oder deinen Assistenten ändern.',
} satisfies typeof CardWords

export const leadWords = {
  title: 'Leads',
  hint: 'Leute, die über deine Karten ihre Daten hinterlassen haben.',
  waiting: 'Wartend',
  review: 'Zu prüfen',
  reviewHint: 'Diese stammen vielleicht nicht von Menschen.',
  none: 'Niemand wartet.',
  more: 'Ältere zeigen',
} satisfies typeof LeadWords
