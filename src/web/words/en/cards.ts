/** The words of cards and leads. */
export const cardWords = {
  title: 'Cards',
  hint: 'A card has its own address and QR code. People who open it can save your details and leave theirs.',
  make: 'Make a card',
  name: 'Name',
  role: 'Title',
  company: 'Company',
  email: 'E-mail',
  phone: 'Phone',
  slug: 'Address',
  slugHint: (prefix: string) => `The last part of its address: ${prefix}`,
  create: 'Create card',
  open: 'Open card',
  code: (name: string) => `QR code of the card of ${name}`,
  show: 'Show QR code',
  hidden: 'Hidden from visitors',
  editLater: 'Design, photo and links can be changed through the API or your assistant for now.',
}

export const leadWords = {
  title: 'Leads',
  hint: 'People who left their details with your cards.',
  waiting: 'Waiting',
  review: 'To review',
  reviewHint: 'These may not come from a person.',
  none: 'Nobody is waiting.',
  more: 'Show older ones',
}
