import type { LanguageTag } from '#language/locales/locale.ts'

/** All texts of the card pages in English. The other languages are in `languages/`. */
export const words = {
  lang: 'en' as LanguageTag,
  locale: 'en_GB',
  skip: 'Skip to contact details',
  contact: 'Contact',
  links: 'Links',
  save: 'Save contact',
  share: 'Share',
  copied: 'Link copied.',
  pause: 'Pause background video',
  play: 'Play background video',
  code: 'QR code',
  codeHint: 'Scan it to open this card on another phone.',
  codeAlt: (name: string) => `QR code for ${name}’s card`,
  photoAlt: (name: string) => `Photo of ${name}`,
  exchange: 'Leave your details',
  exchangeHint: (name: string) => `So that ${name} can contact you too.`,
  required: 'required',
  more: 'Add company and job title',
  field: {
    displayName: 'Your name',
    email: 'E-mail',
    phone: 'Phone',
    company: 'Company',
    title: 'Job title',
    note: 'Note',
    sendCopy: 'E-mail me this card',
  },
  noteHint: 'Where you met, or what you talked about.',
  trap: 'Leave this empty',
  send: 'Send',
  sending: 'Sending…',
  wrong: 'Please correct the marked fields.',
  /** What the script says about a wrong field. If empty, it says what the field must be, in English. */
  fix: (_label: string) => '',
  unsent: 'Your details could not be sent. Please try again in a moment.',
  thanks: 'Thank you',
  thanksFor: (name: string) => `${name} has your details. Save theirs too:`,
  back: 'Back to card',
  email: { work: 'Work e-mail', home: 'Home e-mail', other: 'E-mail' },
  phone: { mobile: 'Mobile', work: 'Work phone', home: 'Home phone', fax: 'Fax', other: 'Phone' },
  address: { work: 'Work address', home: 'Home address', other: 'Address' },
  website: 'Website',
  by: 'Made with Kith',
  describe: (name: string, role: string) =>
    role ? `Contact details of ${name}, ${role}.` : `Contact details of ${name}.`,
  titleWith: (name: string, role: string) => (role ? `${name} – ${role}` : name),
  at: (title: string, company: string) => `${title} at ${company}`,
  noCard: 'Card not found',
  noCardHint:
    'It may have moved, or its owner may have unpublished it. Ask the person who gave you the address for a new one.',
  failed: 'Something went wrong',
  workspace: (name: string) => `${name} shares cards with Kith. To see one, you need its own address.`,
}

export type CardWords = typeof words
