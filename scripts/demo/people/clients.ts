import { birthdayIn, type Person } from '../story.ts'

/** Clients and partners of Rui's studio. */
export const clients: Person[] = [
  {
    displayName: 'Ana Ribeiro',
    company: 'Banco Atlântico',
    title: 'Head of Design',
    location: 'Lisbon',
    emails: ['ana.ribeiro@bancoatlantico.example'],
    phones: ['+351 912 000 118'],
    tags: ['client', 'design', 'bank'],
    profiles: [{ service: 'linkedin', handle: 'anaribeiro', url: 'https://www.linkedin.com/in/anaribeiro-example' }],
    howMet: 'Sofia introduced us over lunch when the bank was looking for a studio to redo its app.',
    birthday: '1985-04-23',
    rhythmDays: 30,
    timeline: `
      512 meeting Lunch at Taberna do Mar. She inherited eleven design systems and wants one. Sceptical of studios after a bad year with the last one.
      388 meeting Workshop with her whole team. The onboarding form has 43 fields; we cut it to 19 on the wall and nobody missed the rest.
      201 call Legal is blocking the shorter form. She will take it to the board herself and needs numbers on drop-off from us.
      64 message Board said yes! "Drinks are on me, and bring Sofia."
      19 memo ana-by-the-river.webm Just walked along the river with Ana. She may move to Porto next year, because her mother is unwell. It is not public yet, so not a word to the team.
      3 call Wants a proposal for phase two, accessibility first. Her new boss, Duarte Pimentel, will be in the room, and he reads only the first page.
    `,
    promises: `
      210 ago, due 200 ago, kept 202 ago: Send the drop-off numbers for the long form
      3 ago, due in 2 at 12:00: Send the phase two proposal, with everything that matters on page one
    `,
  },
  {
    displayName: 'João Tavares',
    company: 'Banco Atlântico',
    title: 'Engineering Manager, Mobile',
    location: 'Lisbon',
    emails: ['joao.tavares@bancoatlantico.example'],
    phones: ['+351 912 000 244'],
    tags: ['client', 'engineering', 'bank'],
    howMet: "In Ana's workshop at the bank: he was the only engineer who stayed to the end.",
    timeline: `
      388 meeting Sat next to him in the workshop. Knows every corner of the old app and is allergic to the word "simply".
      260 call Their release train leaves every second Tuesday. Anything after Friday noon waits two weeks.
      95 meeting He showed me the test phones drawer: 31 phones, the oldest from 2016, and still 4% of their customers.
      26 message Asked whether we know a good iOS contractor for three months. Thought of Kasia Nowak.
    `,
    promises: `
      26 ago, due 12 ago: Introduce João to Kasia for the iOS contract
    `,
  },
  {
    displayName: 'Duarte Pimentel',
    company: 'Banco Atlântico',
    title: 'Chief Product Officer',
    location: 'Lisbon',
    emails: ['duarte.pimentel@bancoatlantico.example'],
    tags: ['client', 'bank'],
    howMet: 'Ana brought him along to the phase two kick-off.',
    timeline: `
      24 meeting First coffee, twenty minutes sharp. Came from an airline, thinks in minutes saved. Reads only page one of anything.
      9 note Ana says he cycles to work from Cascais and is proud of it. A good opener.
    `,
  },
  {
    displayName: 'Inês Carvalho',
    company: 'Padaria Carvalho',
    title: 'Owner',
    location: 'Setúbal',
    emails: ['ines@padariacarvalho.example'],
    phones: ['+351 916 000 307'],
    tags: ['client', 'food', 'family business'],
    howMet: 'She called the studio after reading about us in the local paper.',
    rhythmDays: 90,
    timeline: `
      431 call Third generation, six bakeries. People queue for pastéis at seven and the phone never stops. Wants orders online, hates the word "platform".
      402 meeting Spent a morning behind the counter in Setúbal. The paper slips are colour coded and the system is better than most software.
      310 message The order page went live. First weekend: 212 orders, two complaints, one marriage proposal.
      142 call Her father, Senhor Armando, now checks the orders on his phone before the oven. He is 81.
      37 meeting She wants to open in Almada. Asked what a second phase would cost; we talked about gluten-free for an hour.
    `,
    promises: `
      37 ago, due 20 ago: Send Inês two ways to do the Almada shop, small and large
      318 ago, due 311 ago, kept 311 ago: Be at the bakery at six on opening day of the order page
    `,
  },
  {
    displayName: 'Miguel Faria',
    company: 'Câmara Municipal de Aveiro',
    title: 'Digital Services',
    location: 'Aveiro',
    emails: ['miguel.faria@aveiro.example'],
    phones: ['+351 234 000 912'],
    tags: ['client', 'public sector'],
    howMet: 'He was on the jury when we lost a tender, and wrote afterwards to say why.',
    timeline: `
      497 message The kindest rejection we ever had: too little on accessibility, too much on animation. Fair.
      355 meeting Train to Aveiro. Showed us the permit counter: people bring the same birth certificate four times.
      188 call Budget approved for the permits pilot, but only if the source is open. Told him we would have done that anyway.
      71 meeting Usability day in the town hall. An old fisherman finished the whole form faster than the councillor.
    `,
    promises: `
      71 ago, due 57 ago, kept 60 ago: Write up the usability day for the councillors, two pages
      15 ago, due in 9: Comment on the open source licence text
    `,
  },
  {
    displayName: 'Beatriz Antunes',
    company: 'Hospital de Santa Clara',
    title: 'Head of Outpatient Care',
    location: 'Coimbra',
    emails: ['beatriz.antunes@santaclara.example'],
    phones: ['+351 239 000 450'],
    tags: ['client', 'health'],
    howMet: 'Through Marta, who did her thesis at the hospital.',
    rhythmDays: 45,
    timeline: `
      333 call 30% of first appointments are missed. Letters arrive after the date. She wants reminders that her own aunt would understand.
      290 meeting Sat in the waiting room for four hours with a notebook. Everyone looks at the door, nobody at the screen.
      120 meeting Pilot results: missed appointments down from 30% to 17%. She cried a little, then asked about the other wards.
      44 message Worried about the new data protection officer, who wants to see every text message template.
      8 call The officer is happy. Next: Ukrainian and Nepali versions. I said I would ask Olena.
    `,
    promises: `
      8 ago, due today at 18:00: Ask Олена Ковальчук who could check the Ukrainian texts
    `,
  },
  {
    displayName: 'Tomás Villalobos',
    company: 'Vinhos do Sado',
    title: 'Export Manager',
    location: 'Palmela',
    emails: ['tomas@vinhosdosado.example'],
    phones: ['+351 917 000 533'],
    tags: ['client', 'wine'],
    howMet: 'He bought the round after our sailing club lost its regatta.',
    timeline: `
      276 meeting Tour of the cellar. Half of their wine goes to Japan and nobody there can read the label. Mentioned Aoi Tanaka.
      199 call The label project is approved. Two reds, one moscatel.
      52 message The moscatel won a silver medal in Tokyo. A case is on its way to the studio.
    `,
    promises: `
      270 ago, due 250 ago, kept 255 ago: Put Tomás in touch with Aoi about the Japanese labels
    `,
  },
  {
    displayName: 'Sofia Nunes',
    company: 'Estúdio Maré',
    title: 'Partner',
    location: 'Lisbon',
    emails: ['sofia@estudiomare.example'],
    phones: ['+351 919 000 002'],
    tags: ['studio', 'friend'],
    howMet: 'Shared a desk at our first job, and a fear of the coffee machine.',
    longKnown: true,
    birthday: birthdayIn(3),
    rhythmDays: 7,
    timeline: `
      540 note We signed the papers for the studio. She insisted on the name because the tide comes back.
      230 meeting The honest talk about money. She wants to hire before the autumn rush, I want three months in the bank first. We hire in spring.
      77 note Her daughter Clara broke an arm at football. Sofia worked from the hospital corridor and would not hear of a day off.
      12 meeting Planning day in Ericeira. Three goals: fewer clients, one product of our own, nobody works on Sundays.
      1 call She will take the review of the bank proposal so that I can finish the hospital texts.
    `,
    promises: `
      12 ago, due in 5: Write one page about the product of our own
      80 ago, due 70 ago, kept 72 ago: Cover the Aveiro call so Sofia can be with Clara
    `,
  },
  {
    displayName: 'Tiago Brandão',
    company: 'Estúdio Maré',
    title: 'Designer',
    location: 'Almada',
    emails: ['tiago@estudiomare.example'],
    phones: ['+351 919 000 003'],
    tags: ['studio'],
    howMet: 'Answered our first job advert with a letter set in lead type.',
    timeline: `
      364 meeting Interview. Quiet for ten minutes, then redrew our logo on a napkin, better than ours.
      177 meeting First review. Wants to learn research, hates presenting. Agreed: one small talk each quarter, inside the studio.
      33 note Gave the talk on waiting rooms in front of the hospital team. Hands shook, voice did not. Proud of him.
    `,
    promises: `
      33 ago, due in 12: Find Tiago a place at the research course in Porto
    `,
  },
  {
    displayName: 'Kasia Nowak',
    company: 'Freelance',
    title: 'iOS Engineer',
    location: 'Lisbon',
    emails: ['kasia@nowak.example'],
    phones: ['+48 600 000 218'],
    tags: ['engineering', 'freelance'],
    howMet: 'She fixed the projector at a meetup five minutes before my talk.',
    timeline: `
      301 meeting Saved my talk with an adapter from her bicycle bag. Moved from Gdańsk for the light, stays for the fish.
      166 meeting Paired on the prototype for the bakery. Fast, and she deletes more than she writes.
      29 call Free from next month, wants three days a week, not five. Prefers banks to start-ups: "they pay on time".
    `,
  },
]
