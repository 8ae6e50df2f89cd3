import type { Remembered } from './people.ts'

export const morePeople: Remembered[] = [
  {
    displayName: 'Luis Prado',
    company: 'Prado Arquitectos',
    title: 'Architect',
    location: 'Porto',
    phones: ['+351 933 222 111'],
    notes: [
      ['2026-01-09', 'Luis is restoring a convent in Évora. Introduced me to Ana back in 2024.'],
      ['2026-07-24', 'He lent me his Leica; give it back before Christmas.'],
      ['2026-10-12', 'Plays padel every Thursday and is looking for a fourth.'],
    ],
    promises: [['Give back the Leica', '2026-12-18']],
  },
  {
    displayName: 'Maya Goldberg',
    company: 'The Ledger',
    title: 'Journalist',
    location: 'New York',
    notes: [
      ['2026-03-11', 'Writes about money laundering. Signal only, no e-mail.'],
      ['2026-06-19', 'Her son Noah got into Juilliard for violin.'],
      ['2026-11-01', 'She will be in Lisbon from 24 to 28 November for a story.'],
    ],
  },
  {
    displayName: 'Nuno Faria',
    company: 'Faria Vinhos',
    title: 'Winemaker',
    location: 'Vila Real',
    tags: ['wine'],
    notes: [
      ['2025-09-27', 'Harvest was early, low yield but good acidity.'],
      ['2026-04-25', 'He turned fifty. Big party at the quinta, 120 guests.'],
      ['2026-10-20', 'Exports 30,000 bottles a year, half of it to Brazil. Looking for an importer in Denmark.'],
    ],
  },
  {
    displayName: 'Olga Petrova',
    company: 'Studio Sever',
    title: 'Game designer',
    location: 'Tallinn',
    notes: [
      ['2026-02-11', 'Ольга любит горы и каждое лето ездит на Алтай.'],
      ['2026-05-17', 'Her studio’s game about lichens has sold 80,000 copies.'],
      ['2026-09-24', 'Not on LinkedIn any more. Best reached by Telegram.'],
    ],
  },
  {
    displayName: 'Peter Adeyemi',
    company: 'Harbour School',
    title: 'Head teacher',
    location: 'Bristol',
    howMet: 'Web Summit 2025, education stage',
    metOn: '2025-11-11',
    notes: [
      ['2025-11-11', 'Tries a four-day week at his school. Attendance is up.'],
      ['2026-06-08', 'His twins, Tola and Femi, turned ten. Divorced since last year.'],
      ['2026-10-30', 'Coaches the girls’ football team; they won the county cup.'],
    ],
  },
  {
    displayName: 'Quentin Marchand',
    company: 'Marlow Capital',
    title: 'Principal',
    location: 'Paris',
    tags: ['investor'],
    notes: [
      ['2026-03-05', 'Led the round of Levant Foods. Prefers a memo to a deck.'],
      ['2026-09-08', 'He speaks Japanese; lived in Osaka for four years.'],
    ],
  },
  {
    displayName: 'Rosa Jiménez',
    company: 'Hospital Clínic',
    title: 'Surgeon',
    location: 'Barcelona',
    notes: [
      ['2026-01-27', 'Prefiere que la llame por la tarde, después de las seis.'],
      ['2026-05-09', 'Volunteers with Open Arms every summer.'],
      ['2026-10-23', 'Her brother Pablo is a pilot with Vueling.'],
    ],
  },
  {
    displayName: 'Sofia Costa',
    company: 'Estúdio Maré',
    title: 'Photographer',
    location: 'Lisbon',
    birthday: '--12-02',
    tags: ['photo', 'surf'],
    notes: [
      ['2026-02-20', 'Photographed our team. Charged 600 euros for half a day.'],
      ['2026-08-08', 'She surfs at Ericeira before work. Bought a van, a yellow VW.'],
      ['2026-11-10', 'Exhibition opens on 5 December at the Gulbenkian. Bring flowers, she loves peonies.'],
    ],
    promises: [['Come to her exhibition', '2026-12-05']],
  },
  {
    displayName: 'Tomás Vidal',
    company: 'Consulado de Chile',
    location: 'Lisbon',
    notes: [
      ['2026-04-17', 'Can help with visas for Chile. Office hours on Tuesdays.'],
      ['2026-09-05', 'He quit smoking. Goes to the opera whenever he can, Verdi above all.'],
    ],
  },
  {
    displayName: 'Uma Patel',
    company: 'Brightside Robotics',
    title: 'COO',
    location: 'Cambridge',
    notes: [
      ['2026-02-28', 'Asked whether we would license the gripper patents. The deadline for an offer is end of March.'],
      ['2026-06-25', 'Brightside was bought by Kuka. She stays on for two years.'],
      ['2026-10-16', 'Dinner at Midsummer House. She celiac, needs gluten-free.'],
    ],
  },
  {
    displayName: 'Viktor Novák',
    company: 'Czech Radio',
    title: 'Producer',
    location: 'Prague',
    notes: [
      ['2026-03-19', 'Makes a podcast on brewing. I was a guest in episode 31.'],
      ['2026-07-02', 'His dog Žofka died; he was very sad.'],
    ],
  },
  {
    displayName: 'Mallory Finch',
    company: 'Quickwin Media',
    notes: [['2026-10-10', 'Pushy. Sells advertising.']],
    visitor: ['2026-10-09', 'Hi! We met at your stand. Look at https://quickwin.example/offer for 50% off billboards.'],
  },
  {
    displayName: 'Yuki Tanaka',
    company: 'Northwind Labs',
    title: 'Designer',
    location: 'Berlin',
    tags: ['design'],
    notes: [
      ['2026-04-08', 'Reports to Ben. Moved to Berlin from Kyoto in 2023.'],
      ['2026-09-15', 'She is lactose intolerant. Bakes bread with miso.'],
      ['2026-11-12', 'Gave me two tickets for the ceramics fair on Saturday.'],
    ],
  },
]
