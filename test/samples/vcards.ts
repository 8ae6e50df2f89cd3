import { cardVcard, type VcardContents } from '#cards/vcards/writing/card-vcard.ts'

const empty = { emails: [], phones: [], addresses: [], links: [] }
const more = { url: 'https://kith.example.com/w/estudio-mare/rui', updatedAt: '2026-03-14T09:30:00.000Z' }

function card(number: number, contents: Partial<VcardContents> & { name: string }): VcardContents {
  return { id: `0198c5a2-7b1e-7c3d-9a4f-${String(number).padStart(12, '0')}`, ...more, ...empty, ...contents }
}

/** A dozen cards as vCard files. */
const cards: Record<string, VcardContents> = {
  whole: card(1, {
    name: 'Rui Costa',
    title: 'Product designer',
    company: 'Estúdio Maré',
    pronouns: 'he/him',
    bio: 'I design things that people keep.\n\nLisbon, mostly; by the river.',
    emails: [
      { label: 'work', address: 'rui@example.com' },
      { label: 'home', address: 'rui.costa@example.org' },
      { label: 'other', address: 'hello@example.net' },
    ],
    phones: [
      { label: 'mobile', number: '+351 912 345 678' },
      { label: 'work', number: '+351 21 000 0000' },
      { label: 'home', number: '+351 21 111 1111' },
      { label: 'fax', number: '+351 21 222 2222' },
      { label: 'other', number: '112' },
    ],
    addresses: [
      { label: 'work', street: 'Rua do Alecrim 12', city: 'Lisbon', postalCode: '1200-014', country: 'Portugal' },
      { label: 'home', city: 'Sintra', region: 'Lisboa' },
      { label: 'other', street: 'Suite 4, Building C; rear', country: 'Ireland' },
    ],
    links: [
      { url: 'https://www.linkedin.com/in/ruicosta' },
      { url: 'https://example.com/work', label: 'My work' },
      { url: 'https://instagram.com/rui', label: 'Pictures, mostly' },
      { url: 'https://rui.example.com' },
    ],
  }),
  'only-a-name': card(2, { name: 'Ana Ribeiro' }),
  'one-word': card(3, { name: 'Björk' }),
  particles: card(4, { name: 'Prof. Dr. Johanna van der Berg, PhD', title: 'Chair', company: 'TU Delft' }),
  'two-families': card(5, { name: 'José Luis García y Vega' }),
  japanese: card(6, { name: '山田 太郎', title: '代表取締役', company: '株式会社さくら' }),
  chinese: card(7, { name: '欧阳小明', company: '北京大学' }),
  korean: card(8, { name: '김민수', phones: [{ label: 'mobile', number: '+82 10-1234-5678' }] }),
  arabic: card(9, { name: 'محمد بن سلمان', bio: 'مهندس برمجيات.\nأحب القهوة.' }),
  'special-characters': card(10, {
    name: 'O\'Neil; "Shaq", \\ Jr.',
    company: 'Moreau, Fils & Co.; Ltd \\ Paris',
    emails: [{ label: 'work', address: "o'neil+card@example.com" }],
    phones: [{ label: 'work', number: '+1 555 010 0000;ext=12,,3' }],
    links: [{ url: 'https://example.com/a,b;c?d=e&f=\\g', label: 'a,b;c\\d:e' }],
  }),
  'a-card-in-a-card': card(11, {
    name: 'Mallory',
    bio: 'Hello\r\nEND:VCARD\r\nBEGIN:VCARD\rVERSION:3.0\u2028FN:Somebody else\u0085TEL:1\u0000\u001b',
    links: [{ url: 'https://example.com/\r\nTEL:+1', label: 'x\tTEL:2' }],
  }),
  'long-lines': card(12, {
    name: 'Maximiliana Konstantinopoulou-Featherstonehaugh von Hohenstein',
    bio: `${'Ünïcödé wörds äll thé wäy. '.repeat(8)}${'👩‍👩‍👧‍👦'.repeat(12)}${'一'.repeat(60)}`,
    links: [{ url: `https://example.com/${'long/'.repeat(30)}` }],
  }),
  'with-photo': card(13, { name: 'Rui Costa' }),
}

const photo = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(200, 'photo')])

export const goldenVcards = Object.fromEntries(
  Object.entries(cards).flatMap(([name, card]) =>
    (['3.0', '4.0'] as const).map((version) => [
      `test/golden/vcards/${name}-${version}.vcf`,
      cardVcard(card, { version, photo: name === 'with-photo' ? photo : null }),
    ]),
  ),
)
