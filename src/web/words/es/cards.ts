import type { cardWords as CardWords, leadWords as LeadWords } from '../en/cards.ts'

export const cardWords = {
  title: 'Tarjetas',
  hint: 'Una tarjeta tiene su propia dirección y su código QR. Quien la abra puede guardar tus datos y dejarte los suyos.',
  make: 'Crear una tarjeta',
  name: 'Nombre',
  role: 'Cargo',
  company: 'Empresa',
  email: 'Correo',
  phone: 'Teléfono',
  slug: 'Dirección',
  slugHint: (prefix) => `La última parte de su dirección: ${prefix}`,
  create: 'Crear tarjeta',
  open: 'Abrir tarjeta',
  code: (name) => `Código QR de la tarjeta de ${name}`,
  show: 'Mostrar código QR',
  hidden: 'Oculta para los visitantes',
  editLater: 'El diseño, la foto y los enlaces se cambian por ahora con la API o con tu asistente.',
} satisfies typeof CardWords

export const leadWords = {
  title: 'Interesados',
  hint: 'Personas que han dejado sus datos en tus tarjetas.',
  waiting: 'En espera',
  review: 'Por revisar',
  reviewHint: 'Puede que estos no vengan de una persona.',
  none: 'No espera nadie.',
  more: 'Mostrar más antiguos',
} satisfies typeof LeadWords
