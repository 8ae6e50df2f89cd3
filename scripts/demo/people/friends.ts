import type { Person } from '../story.ts'

/** Neighbours, the sailing club, school, and old friends. */
export const friends: Person[] = [
  {
    displayName: 'Zé Carlos Moreira',
    company: 'Oficina Moreira',
    title: 'Boat builder',
    location: 'Seixal',
    phones: ['+351 962 000 051'],
    tags: ['friend', 'sailing'],
    howMet: 'He sold me a boat and has been repairing it ever since.',
    rhythmDays: 21,
    timeline: `
      498 note Bought the boat, Gaivota, built in 1978. Zé cried when she left the yard, then charged me for the paint.
      250 meeting New mast step. He works with the radio on and sings the adverts.
      134 note His wife Lurdes had the operation, all well. Took them soup, got fish in return.
      43 meeting The regatta. We came eleventh out of twelve, our best result.
      15 call The keel needs looking at before the winter. He can take her out of the water in two weeks.
    `,
    promises: `
      15 ago, due in 13 at 08:30: Bring Gaivota to the yard in Seixal
    `,
  },
  {
    displayName: 'Teresa Abrantes',
    location: 'Lisbon',
    phones: ['+351 963 000 118'],
    tags: ['neighbour', 'friend'],
    howMet: 'Third floor, same stairs, since the day we moved in.',
    longKnown: true,
    birthday: '1944-09-08',
    timeline: `
      430 note She taught Leonor to play sueca and they cheat together.
      188 note Fell on the stairs, nothing broken. I have her spare key now.
      74 meeting Helped her with the new phone. Set the letters to the largest size; she now reads the news to the parrot.
      5 note She would like the old photographs of the street scanned before her sister visits.
    `,
    promises: `
      5 ago, due in 1: Scan Teresa's photographs of the street
      75 ago, due 74 ago, kept 74 ago: Set up the phone for Teresa
    `,
  },
  {
    displayName: 'Pedro Salgueiro',
    company: 'Escola Básica do Castelo',
    title: 'Teacher',
    location: 'Lisbon',
    emails: ['pedro.salgueiro@escola.example'],
    tags: ['school', 'leonor'],
    howMet: "Leonor's teacher in second year.",
    timeline: `
      210 meeting Parents' evening. Leonor asks why before she asks what, and he does not mind.
      115 message Would I explain to the class what a designer does? Twenty minutes, no jargon, bring paper.
      103 meeting The class redesigned the lunch queue. Solution: two doors. The head teacher is thinking about it.
      9 message They opened the second door! Sent a drawing signed by 24 children.
    `,
    promises: `
      116 ago, due 103 ago, kept 103 ago: Explain to the class what a designer does
      9 ago, due 2 ago: Write the children back about the second door
    `,
  },
  {
    displayName: 'Joana Pinheiro',
    company: 'Clínica Pinheiro',
    title: 'Physiotherapist',
    location: 'Lisbon',
    emails: ['joana@clinicapinheiro.example'],
    phones: ['+351 964 000 772'],
    tags: ['health', 'friend'],
    howMet: 'My shoulder met her first, after the padel disaster.',
    timeline: `
      280 meeting Shoulder, session one. "You sit like a question mark."
      262 meeting Session four. She is building her own booking sheet and it is better than most we get paid for.
      86 call Wants to take card payments and keep the paper diary. Suggested that she keep both for a year.
    `,
  },
  {
    displayName: 'Manuel Teixeira',
    location: 'Viseu',
    phones: ['+351 965 000 404'],
    tags: ['coimbra', 'friend'],
    howMet: 'Room-mate in Coimbra, four years, one kettle.',
    longKnown: true,
    birthday: '1986-06-15',
    rhythmDays: 60,
    timeline: `
      441 call He left the law firm and bought a chestnut grove. Everyone thinks he is mad; he sounds ten years younger.
      293 meeting A weekend in the grove. Leonor drove the tractor, sitting on my lap, at walking pace.
      127 message First harvest: 2.3 tonnes. He sent a photograph of a single chestnut.
    `,
  },
  {
    displayName: 'Vera Lúcia Simões',
    company: 'Coro da Sé',
    title: 'Choir director',
    location: 'Lisbon',
    emails: ['vera@corodase.example'],
    tags: ['music', 'friend'],
    howMet: 'Marta sings alto; I carry chairs.',
    longKnown: true,
    timeline: `
      227 note Concert in the cloister. Carried 140 chairs, twice.
      112 meeting She needs a programme booklet that can be read in the dark. Made one, white on black, large.
      25 message The choir goes to Santiago by train. She asked who knows about group tickets: Chiara would.
    `,
    promises: `
      25 ago, due in 18: Ask Chiara about group tickets to Santiago for the choir
    `,
  },
  {
    displayName: 'Ricardo Paixão',
    company: 'Clube Naval do Tejo',
    title: 'Harbour master',
    location: 'Lisbon',
    phones: ['+351 966 000 219'],
    tags: ['sailing'],
    howMet: 'He fined me on my first day in the harbour.',
    timeline: `
      492 note The fine: twenty euros for mooring like a tourist. Framed it.
      205 meeting He wants the tide table on one page, readable in the wind. Did it over a beer.
      50 note The tide table hangs in three harbours now. He took the fine back, nineteen years too late, he says.
    `,
  },
  {
    displayName: 'Cláudia Rebelo',
    company: 'Rebelo Arquitetos',
    title: 'Architect',
    location: 'Lisbon',
    emails: ['claudia@rebeloarq.example'],
    phones: ['+351 967 000 640'],
    tags: ['architecture', 'school'],
    howMet: "Mother of Leonor's best friend, Alma.",
    timeline: `
      196 meeting The girls built a hotel for snails on her drawing table. Seven floors, no stairs.
      89 call She is renovating the kitchen of a hospice and wants to hear what we learned about waiting rooms.
      34 meeting Walked through the hospice together. She moved the tea to where people cry.
      2 message Can Alma stay with us one night this week? Site meeting in Faro.
    `,
    promises: `
      2 ago, due in 4: Pick up Leonor and Alma from school, they stay with us
    `,
  },
  {
    displayName: 'Fernando “Nando” Bastos',
    company: 'Rádio Marginal',
    title: 'Presenter',
    location: 'Cascais',
    emails: ['nando@marginal.example'],
    tags: ['press', 'music', 'sailing'],
    howMet: 'Crew on Gaivota; he narrates the races as if it were football.',
    timeline: `
      345 meeting First sail together. He announced every gust.
      140 call Had Tomás from the winery on his show after meeting him on the boat. Sold out the moscatel.
      43 note The regatta, eleventh. He called it "a commanding performance from the back".
    `,
  },
  {
    displayName: 'Amélia Costa',
    location: 'Figueira da Foz',
    phones: ['+351 968 000 007'],
    tags: ['family'],
    howMet: 'My mother.',
    longKnown: true,
    birthday: '1955-03-03',
    rhythmDays: 7,
    timeline: `
      231 note Bought nine copies of the magazine with my interview. The baker has one, the priest has two.
      81 call Her knee is better since the swimming. She swims before seven, "with the serious people".
      13 meeting Weekend at the coast. She taught Leonor to gut sardines; Marta looked away.
      2 call She found my father's letters from Mozambique and wants us to read them together.
    `,
    promises: `
      2 ago, due in 6: Go to Figueira for the weekend and read the letters
    `,
  },
]
