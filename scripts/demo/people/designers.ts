import type { Person } from '../story.ts'

/** The people of Rui's trade. */
export const designers: Person[] = [
  {
    displayName: 'Catarina Lopes',
    company: 'Universidade do Porto',
    title: 'Professor of Interaction Design',
    location: 'Porto',
    emails: ['clopes@uporto.example'],
    phones: ['+351 220 000 671'],
    tags: ['design', 'teaching', 'mentor'],
    howMet: 'She taught the one course at Coimbra that I still use every day.',
    longKnown: true,
    rhythmDays: 60,
    timeline: `
      468 meeting Her office still has the broken ticket machine that she makes every student redesign. Mine was terrible, she kept it.
      283 call Asked me to give the guest lecture on forms. Said yes before I looked at the calendar.
      274 meeting The lecture. Ninety students, and one asked why forms exist at all. Best question in years.
      58 message Sent her book manuscript: "Waiting as a Material". Wants honest comments on chapter four.
    `,
    promises: `
      58 ago, due in 4: Read chapter four of Catarina's book and write comments
      283 ago, due 274 ago, kept 274 ago: Give the guest lecture on forms
    `,
  },
  {
    displayName: 'Henrique Sá',
    company: 'Type foundry Letra Miúda',
    title: 'Type designer',
    location: 'Porto',
    emails: ['henrique@letramiuda.example'],
    tags: ['design', 'type'],
    howMet: 'Standing in the rain outside the type museum that was closed on a Monday.',
    timeline: `
      412 meeting Waited out the rain in a café. He draws for street signs and thinks every tilde in Lisbon is wrong.
      225 meeting Saw the first proofs of his new face, Ribeira. The ã is a small boat.
      101 call We may use Ribeira for the hospital texts: legible at arm's length, even without glasses.
      17 message Sent the licence. Charged us half because "it will be read by people who are afraid".
    `,
    promises: `
      17 ago, due in 4: Photograph Ribeira on the hospital letters for Henrique's specimen
    `,
  },
  {
    displayName: 'Mariana Queiroz',
    company: 'Nó',
    title: 'Design Director',
    location: 'São Paulo',
    emails: ['mariana@no.example'],
    phones: ['+55 11 90000 4410'],
    tags: ['design', 'brazil'],
    howMet: 'We argued about buttons on a panel in Lisbon and have been friends since.',
    birthday: '--08-30',
    timeline: `
      505 meeting Panel on banking apps. She says Brazil skipped the desktop and that Europe is still printing PDFs.
      349 call Twins! Bento and Alice. She is taking six months and then cutting the team to people she would have dinner with.
      173 message Sent a voice message of eleven minutes about payments by QR code. Worth every minute.
      41 call Back at work, hiring a researcher who speaks Portuguese and English. Told her about Filipa.
    `,
    promises: `
      41 ago, due 30 ago, kept 33 ago: Send Mariana the portfolio of Filipa Moura
    `,
  },
  {
    displayName: 'Filipa Moura',
    company: 'Freelance',
    title: 'Design researcher',
    location: 'Braga',
    emails: ['filipa.moura@pesquisa.example'],
    phones: ['+351 913 000 086'],
    tags: ['design', 'research', 'freelance'],
    howMet: 'She moderated the usability day in Aveiro when our own moderator had the flu.',
    timeline: `
      73 meeting Stepped in for the usability day with two hours of notice. Got the councillor to say "I do not understand" out loud.
      47 call Looking for longer work, remote is fine. Learns sign language in the evenings.
      14 message Talking to Mariana in São Paulo. Nervous about the time zone, excited about everything else.
    `,
    promises: `
      14 ago, due in 1 at 10:00: Call Filipa and practise the interview with Mariana
    `,
  },
  {
    displayName: 'Bruno Esteves',
    company: 'Cooperativa Fio',
    title: 'Service designer',
    location: 'Évora',
    emails: ['bruno@fio.example'],
    tags: ['design', 'cooperative'],
    howMet: 'He organises the design walks in the Alentejo; Marta signed us up.',
    timeline: `
      318 meeting A walk of fourteen kilometres with twelve designers and one dog. Talked about cooperatives for nine of them.
      151 call Their cooperative has 23 owners and one rule: whoever complains writes the minutes.
      22 message Invites the studio to present at the autumn walk. No slides, there is no plug.
    `,
  },
  {
    displayName: 'Leonor Pacheco',
    company: 'Museu da Água',
    title: 'Exhibition curator',
    location: 'Lisbon',
    emails: ['leonor.pacheco@museudaagua.example'],
    phones: ['+351 218 000 333'],
    tags: ['design', 'museum'],
    howMet: 'Our daughters share a name and a swimming lesson.',
    timeline: `
      244 meeting Two Leonors in one pool. She is planning an exhibition on thirst and looks for people who can make a graph that you can touch.
      182 meeting Showed her Tiago's paper models. She wants the one where the reservoir drains while you watch.
      90 note The exhibition opened. Queue around the aqueduct. The draining reservoir broke on day two and everybody loved it more.
      11 message The show travels to Rotterdam. Asked whether we would redo the captions in English and Dutch.
    `,
    promises: `
      11 ago, due in 8: Quote for the English captions, and a name for the Dutch ones
    `,
  },
  {
    displayName: 'Gonçalo Meireles',
    company: 'Ondas Accessibility',
    title: 'Accessibility consultant',
    location: 'Lisbon',
    emails: ['goncalo@ondas.example'],
    phones: ['+351 914 000 720'],
    tags: ['design', 'accessibility'],
    howMet: 'He tore our bakery page apart in public at a meetup, politely, and was right about everything.',
    rhythmDays: 60,
    timeline: `
      299 meeting He has been blind since he was nineteen and uses a phone faster than I can follow. The date picker took him four minutes. We threw it away.
      208 call Reviewed the hospital flow. One serious problem: the time-out warning speaks after the session has ended.
      84 meeting Lunch with his guide dog, Bica. He is writing the procurement rules for public sites and wants examples that worked.
      6 call Available for the bank's phase two, four days. Wants to test with real customers, not with colleagues who close their eyes.
    `,
    promises: `
      84 ago, due 60 ago, kept 66 ago: Send Gonçalo the before and after of the Aveiro permits
      6 ago, due in 3: Put Gonçalo's four days into the bank proposal
    `,
  },
  {
    displayName: 'Rita Vasconcelos',
    company: 'Revista Linha',
    title: 'Editor',
    location: 'Lisbon',
    emails: ['rita@revistalinha.example'],
    tags: ['press', 'design'],
    howMet: 'She interviewed me about failure and printed the laugh.',
    timeline: `
      267 call Interview for the issue on failure. I told the story of the tender in Aveiro; Miguel was fine with it.
      231 message The piece is out. My mother bought nine copies.
      35 meeting Wants a column about public services, 800 words, every month. Tempted. Asked for time until after the proposal.
    `,
    promises: `
      35 ago, due in 14: Tell Rita yes or no about the column
    `,
  },
  {
    displayName: 'André Quintela',
    company: 'Frame & Fado',
    title: 'Motion designer',
    location: 'Matosinhos',
    emails: ['andre@frameefado.example'],
    phones: ['+351 915 000 190'],
    tags: ['design', 'motion'],
    howMet: 'On the night train to Madrid, both of us awake because of the same crying baby.',
    timeline: `
      421 meeting Night train. He animates weather for television and plays the Portuguese guitar in a band of engineers.
      194 message Sent the loop of the tide for our site. Eleven seconds, and you do not see the seam.
      62 call Too much work, too little sleep, a second child soon. Said no to us and felt bad. Told him not to.
    `,
  },
  {
    displayName: 'Xavier Montenegro',
    company: 'Metro do Porto',
    title: 'Wayfinding lead',
    location: 'Porto',
    emails: ['xavier.montenegro@metro.example'],
    tags: ['design', 'public sector', 'wayfinding'],
    howMet: 'Catarina put us at the same table at her fiftieth.',
    timeline: `
      157 meeting He timed how long strangers hesitate at a junction: eleven seconds is normal, four is his goal.
      88 meeting Walked the new line with him before it opened. The arrows point where people look, not where the architect wanted.
      20 call Considering Henrique's Ribeira for the station names. I said to test it in a moving train.
    `,
  },
]
