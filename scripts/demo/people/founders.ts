import type { Person } from '../story.ts'

/** Founders and their investors. */
export const founders: Person[] = [
  {
    displayName: 'Marta Figueiredo',
    company: 'Colmeia',
    title: 'Founder and CEO',
    location: 'Lisbon',
    emails: ['marta@colmeia.example'],
    phones: ['+351 911 000 845'],
    tags: ['founder', 'climate'],
    howMet: 'Not my Marta: the other one, at the accelerator in Beato, selling sensors for beehives.',
    rhythmDays: 45,
    timeline: `
      446 meeting Sensors that hear when a hive is about to swarm. Two beekeepers, one physicist, no designer.
      322 call They ran out of money in theory and not in practice: a cooperative in Galicia prepaid for 400 hives.
      150 meeting Redrew the alert with her: from a red number to the sentence "They will leave tomorrow".
      55 message Closed the seed round, 900,000 euros, led by Oriol Puig. She slept for fourteen hours.
      10 call Looking for a head of product. Wants somebody who has been stung at least once.
    `,
    promises: `
      10 ago, due in 6: Think of two people for head of product at Colmeia
    `,
  },
  {
    displayName: 'Oriol Puig',
    company: 'Tramuntana Ventures',
    title: 'Partner',
    location: 'Barcelona',
    emails: ['oriol@tramuntana.example'],
    phones: ['+34 600 000 377'],
    tags: ['investor', 'climate'],
    profiles: [{ service: 'linkedin', url: 'https://www.linkedin.com/in/oriolpuig-example' }],
    howMet: 'He asked the only good question at the demo day in Beato.',
    timeline: `
      300 meeting Demo day. Invests in "boring things outdoors": water, soil, bees. Answers mail on Sundays only.
      118 call Reference call about Marta and Colmeia. I said that she listens to bad news without blinking.
      55 message Thanked me for the reference: "It was the blinking that did it."
      21 call He is in Lisbon at the end of the month and wants to see the studio.
    `,
    promises: `
      21 ago, due in 10 at 13:00: Book a table for lunch with Oriol, somewhere with rice
    `,
  },
  {
    displayName: 'Nuno Alvarenga',
    company: 'Pilar Capital',
    title: 'Principal',
    location: 'Lisbon',
    emails: ['nuno.alvarenga@pilar.example'],
    tags: ['investor'],
    howMet: 'On a panel about design and money, where he had the money.',
    timeline: `
      391 meeting Panel. Believes design is what you do after the round. We disagreed for the whole lunch and shared the dessert.
      133 message Asked, out of nowhere, whether I would look at the onboarding of one of his companies. Growth from him.
    `,
  },
  {
    displayName: 'Chiara Bianchi',
    company: 'Passo Lento',
    title: 'Co-founder',
    location: 'Turin',
    emails: ['chiara@passolento.example'],
    phones: ['+39 350 000 9921'],
    tags: ['founder', 'travel', 'trains'],
    howMet: 'Seat 61 on the slow train from Genoa, where she was counting the tunnels.',
    timeline: `
      357 meeting Her start-up plans journeys of more than six hours without a plane. 74 tunnels between Genoa and Ventimiglia, by her count.
      239 call Prototype review: the map is beautiful and nobody uses it. They use the list. She took it well.
      126 message They now show one sentence per change of train: "Eleven minutes, same platform, good coffee."
      30 call Considering Lisbon to Hendaye as the next line. Asked who knows people at the railway. Xavier might.
    `,
    promises: `
      30 ago, due 9 ago: Ask Xavier whom Chiara should talk to at the railway
    `,
  },
  {
    displayName: 'Daniel Okafor',
    company: 'Ledgerline',
    title: 'Founder',
    location: 'London',
    emails: ['daniel@ledgerline.example'],
    phones: ['+44 7700 900 214'],
    tags: ['founder', 'fintech'],
    howMet: 'He queued behind me at Web Summit and fixed my badge with a paper clip.',
    timeline: `
      374 meeting Bookkeeping for market traders in Peckham and Lagos. His mother was customer number one and found nine bugs.
      287 call Hired his first designer. Asked me for three questions that I always ask. Gave him two and kept one.
      145 meeting London, his office above the butcher. The product reads receipts in four languages, one of them handwriting.
      48 message Passed 10,000 traders. Sent a photo of his mother with a cake in the shape of a ledger.
      5 call Thinks about opening in Lisbon and wants to talk to someone at a bank. Ana would be right.
    `,
    promises: `
      5 ago, due today: Introduce Daniel to Ana, one paragraph for each
      145 ago, due 130 ago, kept 138 ago: Send Daniel the book about receipts
    `,
  },
  {
    displayName: 'Helena Prates',
    company: 'Raiz Quadrada',
    title: 'CEO',
    location: 'Coimbra',
    emails: ['helena@raizquadrada.example'],
    phones: ['+351 918 000 616'],
    tags: ['founder', 'education', 'coimbra'],
    howMet: 'We failed the same statistics exam in Coimbra, twice.',
    longKnown: true,
    birthday: '1987-01-19',
    timeline: `
      488 meeting Maths for children who think they are bad at maths. She was one of them, so was I.
      252 call The ministry wants a pilot in 40 schools; she wants 4, done well. Supported her in saying so.
      108 meeting Sat in a class in Condeixa. A boy explained fractions with a chocolate bar and then ate the evidence.
      28 message The pilot report is out: children stay with a problem twice as long. Wants us to draw the summary.
    `,
    promises: `
      28 ago, due in 16: Draw the one-page summary of the Raiz Quadrada pilot
    `,
  },
  {
    displayName: 'Yusuf Demirci',
    company: 'Komşu',
    title: 'CTO',
    location: 'Istanbul',
    emails: ['yusuf@komsu.example'],
    phones: ['+90 500 000 1177'],
    tags: ['founder', 'engineering'],
    howMet: 'Şebnem sent him to me with one line: "Be nice, he is shy and right."',
    timeline: `
      163 call An app to borrow things from neighbours. 60% of loans are ladders. He wants to know why nobody lends books.
      92 call We found it: people do not lend books because they mean something. He is adding "tell me how it ends".
      18 message The book loans tripled. He is no longer shy, he is insufferable.
    `,
  },
  {
    displayName: 'Patrícia Gouveia',
    company: 'Gouveia & Filhas',
    title: 'Managing partner',
    location: 'Guimarães',
    emails: ['patricia@gouveiafilhas.example'],
    phones: ['+351 253 000 908'],
    tags: ['family business', 'textile'],
    howMet: 'Inês from the bakery gave her my number.',
    timeline: `
      137 call A linen mill from 1923, run by daughters since 1974. They sell to the whole world by fax. By fax!
      111 meeting Guimarães. The fax machine has a name, Alberto. Orders from Osaka arrive at four in the morning.
      67 message Signed off on a small first step: the fax becomes a form, but it still prints, so that Alberto feels needed.
      4 meeting First online order, from a hotel in Bergen. The whole weaving hall came to look at the screen.
    `,
    promises: `
      4 ago, due in 7: Send Patrícia the plan for the second step, without retiring Alberto
    `,
  },
  {
    displayName: 'Samuel Levy',
    company: 'Harbor & Vale',
    title: 'Angel investor',
    location: 'New York',
    emails: ['sam@harborvale.example'],
    phones: ['+1 212 555 0147'],
    tags: ['investor'],
    howMet: 'Daniel brought him to dinner in London.',
    timeline: `
      145 meeting Dinner in London with Daniel. Used to run a hardware shop, now invests in people who could run one.
      79 call Asked what I would build if I had a year. Had no answer, which bothered me more than him.
    `,
  },
  {
    displayName: 'Carlota Reis',
    company: 'Beato Hub',
    title: 'Programme director',
    location: 'Lisbon',
    emails: ['carlota@beatohub.example'],
    phones: ['+351 910 000 455'],
    tags: ['accelerator', 'lisbon'],
    howMet: 'She runs the accelerator and asked me to mentor in its first year.',
    rhythmDays: 60,
    timeline: `
      460 meeting Mentor briefing. Her rule: no advice before three questions.
      303 meeting Demo day, nine teams. Colmeia stole the show with a live hive behind glass.
      98 call Next programme is about care: hospitals, homes, the people in between. Asked Beatriz to speak; she said yes.
      13 message Needs mentors for the care programme, four evenings.
    `,
    promises: `
      13 ago, due 1 ago: Tell Carlota which two evenings I can mentor
    `,
  },
]
