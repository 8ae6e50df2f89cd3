import type { cardWords as CardWords, leadWords as LeadWords } from '../en/cards.ts'

export const cardWords = {
  title: 'Cartões',
  hint: 'Um cartão tem o seu próprio endereço e código QR. Quem o abre pode guardar os seus dados e deixar os dele.',
  make: 'Criar um cartão',
  name: 'Nome',
  role: 'Cargo',
  company: 'Empresa',
  email: 'E-mail',
  phone: 'Telefone',
  slug: 'Endereço',
  slugHint: (prefix) => `A última parte do endereço: ${prefix}`,
  create: 'Criar cartão',
  open: 'Abrir cartão',
  code: (name) => `Código QR do cartão de ${name}`,
  show: 'Mostrar código QR',
  hidden: 'Oculto para visitantes',
  editLater: 'Por agora, o aspeto, a foto e as ligações alteram-se pela API ou pelo seu assistente.',
} satisfies typeof CardWords

export const leadWords = {
  title: 'Interessados',
  hint: 'Pessoas que deixaram os seus dados através dos seus cartões.',
  waiting: 'À espera',
  review: 'Por rever',
  reviewHint: 'Estes podem não vir de uma pessoa.',
  none: 'Ninguém à espera.',
  more: 'Mostrar mais antigos',
} satisfies typeof LeadWords
