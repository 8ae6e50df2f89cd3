import type { Details } from '#people/connections/record/row.ts'

/** A person in the test's memory: their details, and notes by day. */
export type Remembered = Details & {
  displayName: string
  notes: [day: string, text: string][]
  /** What a visitor wrote when cards were exchanged. */
  visitor?: [day: string, text: string]
  promises?: [text: string, dueOn: string][]
}

export const people: Remembered[] = [
  {
    displayName: 'Ana Ribeiro',
    company: 'Banco Atlântico',
    title: 'Head of Design',
    location: 'Lisbon',
    howMet: 'At the design meetup in Porto, introduced by Luis Prado',
    metOn: '2024-05-16',
    birthday: '1985-04-23',
    emails: ['ana@atlantico.example'],
    phones: ['+351 912 345 678'],
    tags: ['design', 'surf'],
    notes: [
      ['2026-03-03', 'Coffee at the harbour. She is moving to Porto in May with her husband Tiago.'],
      [
        '2026-04-21',
        'Ana says the design budget was cut by a third, to 40,000 euros. She is frustrated with her boss.',
      ],
      ['2026-06-02', 'Her daughter Matilde starts school in September. The boy, Duarte, is three.'],
      [
        '2026-07-19',
        'Called. The move to Porto went well; the new flat is near Foz and has a garden for Bica, the labrador.',
      ],
      [
        '2026-09-30',
        'Lunch. She is allergic to shellfish, so no more seafood places. Recommended the book "Piranesi".',
      ],
    ],
    promises: [['Send her the research deck', '2026-11-20']],
  },
  {
    displayName: 'Ana Lopes',
    company: 'Clínica Boavista',
    title: 'Paediatrician',
    location: 'Porto',
    tags: ['doctor'],
    metOn: '2025-01-11',
    howMet: 'Neighbour of my parents',
    notes: [
      ['2025-12-12', 'She ran the Porto marathon in 3:41 and wants to do Berlin next year.'],
      ['2026-05-05', 'Told me her clinic is looking for a second nurse. She drives an old red Mini.'],
      ['2026-08-14', 'No children of her own, but three nephews.'],
    ],
  },
  {
    displayName: 'Ben Okafor',
    company: 'Northwind Labs',
    title: 'Machine learning engineer',
    location: 'Berlin',
    howMet: 'At Web Summit 2025, in the queue for coffee',
    metOn: '2025-11-12',
    emails: ['ben@northwind.example'],
    tags: ['engineer', 'chess'],
    notes: [
      ['2025-11-12', 'Works on speech recognition. Plays chess at club level, rated 1950.'],
      ['2026-02-08', 'Ben became vegetarian last year. His wife Ngozi is a cellist with the Konzerthaus orchestra.'],
      ['2026-06-15', 'He left Acme in spring and is at Northwind Labs now. Salary is better, hours are worse.'],
      ['2026-10-01', 'They are expecting a baby in January. He asked for names of good paediatricians.'],
      ['2026-11-09', 'Video call. Sister Ada lives in Lisbon now and is looking for a flat.'],
    ],
    promises: [['Introduce him to Carla', '2026-11-13']],
  },
  {
    displayName: 'Carla Reis',
    company: 'Acme',
    title: 'CTO',
    location: 'Madrid',
    howMet: 'Panel on hiring in Madrid',
    metOn: '2025-03-20',
    phones: ['+34 600 100 200'],
    tags: ['hiring', 'investor'],
    notes: [
      ['2026-01-15', 'Acme is hiring twelve engineers this year, mostly in Madrid and Seville.'],
      ['2026-04-02', 'She invests small tickets, 10 to 25 thousand, in developer tools.'],
      ['2026-08-20', 'Just back from sailing around Menorca. Owns a boat called Tramontana.'],
      ['2026-11-03', 'Acme moves to the new office on 1 December. She is worried about the noise.'],
    ],
  },
  {
    displayName: 'Daniel Weiss',
    company: 'Weiss & Partner',
    title: 'Lawyer',
    location: 'Munich',
    tags: ['legal'],
    howMet: 'Ben introduced us over e-mail',
    notes: [
      ['2026-02-17', 'Specialises in employment law. Charges 320 euros an hour, first call free.'],
      ['2026-05-29', 'He does not drink alcohol. Likes hiking in the Karwendel.'],
      ['2026-09-11', 'His mother is ill, in hospital in Augsburg. Call again in October.'],
    ],
  },
  {
    displayName: 'Elif Demir',
    company: 'Freelance',
    title: 'Illustrator',
    location: 'Istanbul',
    tags: ['design', 'children’s books'],
    howMet: 'Web Summit 2025, at the speakers’ dinner',
    metOn: '2025-11-13',
    notes: [
      ['2025-11-13', 'Illustrates children’s books. Her latest is about a lighthouse keeper and his goat.'],
      ['2026-03-28', 'Got the Bologna Ragazzi prize! Wants to find a publisher in Germany.'],
      ['2026-07-07', 'She is learning Portuguese with an app, 200 days in a row.'],
    ],
  },
  {
    displayName: 'Farid Haddad',
    company: 'Levant Foods',
    title: 'Founder',
    location: 'Paris',
    tags: ['founder', 'food'],
    notes: [
      ['2026-01-22', 'Raised 2 million euros for Levant Foods. Lead investor is Marlow Capital.'],
      ['2026-06-30', 'Used to live in Lisbon, 2015 to 2019. Misses the light.'],
      ['2026-10-18', 'Opening a second kitchen in Lyon in March. He cooks a great muhammara.'],
    ],
  },
  {
    displayName: 'Grace Lindqvist',
    company: 'Nordvind Energi',
    title: 'Project manager',
    location: 'Gothenburg',
    notes: [
      ['2026-03-15', 'Formerly Grace Palmer; she married Erik in August 2025 and took his name.'],
      ['2026-05-21', 'Runs an offshore wind project off Halland, 70 turbines.'],
      ['2026-09-02', 'Broke her wrist climbing. Cast comes off in three weeks.'],
    ],
  },
  {
    displayName: 'Henrik Olsen',
    company: 'Fjord Ventures',
    title: 'Partner',
    location: 'Oslo',
    tags: ['investor'],
    emails: ['henrik@fjord.example'],
    notes: [
      ['2025-10-09', 'Invests in climate and energy, first ticket one million. Hates decks over ten slides.'],
      ['2026-04-14', 'He passed on our round: too early. Said to come back with revenue.'],
      ['2026-10-27', 'Met for breakfast. He has read the update and wants the numbers for Q3.'],
    ],
    promises: [['Send the Q3 numbers', '2026-11-17']],
  },
  {
    displayName: 'Inês Duarte',
    company: 'Livraria Lello',
    title: 'Bookseller',
    location: 'Porto',
    tags: ['books'],
    notes: [
      ['2026-02-02', 'Runs the children’s section. Two cats, Fado and Sardinha.'],
      ['2026-06-11', 'Her partner Rita works at the port authority.'],
      ['2026-10-05', 'Wants to leave the bookshop and open her own in Braga.'],
    ],
  },
  {
    displayName: 'Jonas Keller',
    company: 'ETH Zürich',
    title: 'Professor of robotics',
    location: 'Zurich',
    howMet: 'Sat next to him on the train to Basel',
    metOn: '2025-06-06',
    notes: [
      ['2025-06-06', 'Works on legged robots that inspect dams.'],
      ['2026-01-30', 'His PhD student Mira Sato needs an internship for the summer.'],
      ['2026-09-18', 'Gives the keynote at ICRA in June. Wants feedback on his talk.'],
    ],
  },
  {
    displayName: 'Kavya Nair',
    company: 'Saffron Health',
    title: 'Product manager',
    location: 'London',
    tags: ['product'],
    notes: [
      ['2026-02-25', 'Moved from Bangalore to London in 2021. Lives in Hackney.'],
      ['2026-05-13', 'They launch the sleep app in the US on 14 September.'],
      ['2026-08-30', 'Her father had surgery, all went well. She is training as a yoga teacher.'],
    ],
  },
]
