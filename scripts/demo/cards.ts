import type { z } from 'zod'
import type { api } from '#contract/api.ts'

type Input<Name extends keyof typeof api> = z.output<(typeof api)[Name]['input']>

/** A card, its age in days and its views per day. */
export type DemoCard = Omit<Input<'Cards_create'>, 'templateId'> & {
  template: string
  background?: string
  days: number
  seen: number
}

/** A visitor who submitted a card's form so many days ago; `connect` if the lead became a connection. */
export type DemoVisitor = Omit<Input<'Exchange_submitToCard'>, 'workspace'> & {
  ago: number
  connect?: true
  profiles?: { service: string; url: string }[]
}

/** Rui's cards for work, sailing and talks. */
export const cards: DemoCard[] = [
  {
    slug: 'rui',
    template: 'harbour',
    colour: 'teal',
    title: 'Product designer, partner',
    company: 'Estúdio Maré',
    pronouns: 'he/him',
    bio: 'I design services that people do not have to learn: hospitals, banks, a winery and two ferries so far. Ask me about waiting rooms.',
    emails: [
      { label: 'work', address: 'rui@estudiomare.example' },
      { label: 'home', address: 'rui.costa@example.com' },
    ],
    phones: [
      { label: 'mobile', number: '+351 919 000 001' },
      { label: 'work', number: '+351 210 000 100' },
    ],
    addresses: [
      { label: 'work', street: 'Rua do Alecrim 12, 2.º', city: 'Lisbon', postalCode: '1200-014', country: 'Portugal' },
    ],
    links: [
      { url: 'https://estudiomare.example', label: 'Estúdio Maré' },
      { url: 'https://www.linkedin.com/in/rui-costa-example' },
      { url: 'https://github.com/rui-costa-example' },
      { url: 'https://mastodon.social/@ruicosta', label: 'Mastodon' },
    ],
    days: 540,
    seen: 9,
  },
  {
    slug: 'sailing',
    template: 'poster',
    colour: 'blue',
    background: 'tide',
    title: 'Skipper of the Maria Papoila',
    bio: 'Seven metres, one cabin, always a seat free on Sunday mornings. Bring a jumper.',
    emails: [{ label: 'home', address: 'rui.costa@example.com' }],
    phones: [{ label: 'mobile', number: '+351 919 000 001' }],
    addresses: [],
    links: [{ url: 'https://www.instagram.com/mariapapoila.example', label: 'The boat' }],
    days: 200,
    seen: 3,
  },
  {
    slug: 'talks',
    template: 'ledger',
    colour: 'ultramarine',
    title: 'Speaker: “Nobody reads the sign”',
    company: 'Estúdio Maré',
    emails: [{ label: 'work', address: 'talks@estudiomare.example' }],
    phones: [],
    addresses: [],
    links: [{ url: 'https://estudiomare.example/talks', label: 'Slides and notes' }],
    days: 60,
    seen: 5,
  },
]

export const visitors: DemoVisitor[] = [
  {
    card: 'talks',
    ago: 0,
    displayName: 'Margarida Leal',
    email: 'margarida@metro.example',
    company: 'Metro do Porto',
    title: 'Head of Signage',
    note: 'Your talk made me laugh and then worry. Could you look at one station with us in January?',
  },
  {
    card: 'rui',
    ago: 1,
    displayName: 'Ana Ribeiro',
    email: 'ana.ribeiro@bancoatlantico.example',
    phone: '+351 919 000 777',
    company: 'Banco Atlântico',
    note: 'My new number, as I said on the phone.',
  },
  {
    card: 'rui',
    ago: 3,
    displayName: 'Bo',
    email: 'bo@example.se',
    note: 'We met in the queue for the pastéis. I owe you one coffee and two recommendations.',
  },
  {
    card: 'sailing',
    ago: 5,
    displayName: '大野 結衣',
    email: 'yui.ono@example.jp',
    note: 'I am in Lisbon until March and miss the sea. Sunday?',
  },
  {
    card: 'talks',
    ago: 6,
    displayName: 'Dr. Ottilie Brand',
    email: 'brand@klinikum.example',
    phone: '+49 30 000 0455',
    company: 'Klinikum Nord',
    title: 'Chief physician',
    note: 'Please send the study about waiting rooms, and your fee.',
  },
  {
    card: 'rui',
    ago: 11,
    displayName: 'Paulo Serrano',
    email: 'paulo@serrano.example',
    phone: '+351 919 000 778',
    company: 'Serrano & Filhos',
    title: 'Owner',
    note: 'The cork factory. You said you would like to see the boiling hall.',
    connect: true,
    profiles: [{ service: 'linkedin', url: 'https://www.linkedin.com/in/paulo-serrano-example' }],
  },
]
