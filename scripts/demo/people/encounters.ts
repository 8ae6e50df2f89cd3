import type { Person } from '../story.ts'

/** Met once or twice, at a conference, on a train, in a queue: worth not forgetting. */
export const encounters: Person[] = [
  {
    displayName: 'Priya Raghunathan',
    company: 'Monsoon Maps',
    title: 'Cartographer',
    location: 'Bengaluru',
    emails: ['priya@monsoonmaps.example'],
    phones: ['+91 90000 55110'],
    tags: ['maps', 'web summit'],
    howMet: 'Web Summit, the queue for the only good coffee, hall three.',
    timeline: `
      374 meeting Maps of where the water stands after rain, street by street, drawn by the people who wade through it.
      159 message Asked for the touchable graphs of the water museum; sent her to Leonor Pacheco.
    `,
    promises: `
      374 ago, due 360 ago, kept 366 ago: Send Priya the pictures of the coffee queue
    `,
  },
  {
    displayName: 'Emeka Nwosu',
    company: 'Brightline Health',
    title: 'Clinical product manager',
    location: 'Manchester',
    emails: ['emeka.nwosu@brightline.example'],
    phones: ['+44 7700 900 881'],
    tags: ['health', 'product'],
    howMet: 'He asked about consent after my talk on hospital letters.',
    timeline: `
      109 meeting Used to be a nurse on nights. Tests every text at four in the morning, because that is when it is read.
      65 call Compared notes on reminders: the second one should never sound like the first.
      27 message Wants to visit Santa Clara with two colleagues. Asked me to find a date with Beatriz.
    `,
    promises: `
      27 ago, due in 3: Find a date with Beatriz for the visit from Manchester
    `,
  },
  {
    displayName: 'Gudrun Haas',
    company: 'Stadtwerke Graz',
    title: 'Customer service lead',
    location: 'Graz',
    emails: ['gudrun.haas@stadtwerke-graz.example'],
    tags: ['public sector', 'forms'],
    howMet: 'Zoë seated us together because we both bring our own pens.',
    timeline: `
      262 meeting She read complaints aloud for a year and then rewrote the bill. Complaints fell by half.
      146 message Sent the bill. It says what you owe in the first line. Revolutionary.
    `,
  },
  {
    displayName: 'Marek Dvořák',
    company: 'Pražské knihovny',
    title: 'Developer',
    location: 'Prague',
    emails: ['marek@knihovny.example'],
    tags: ['libraries', 'engineering', 'open source'],
    howMet: 'Sent a patch for our open-source date field at two in the morning.',
    timeline: `
      195 message The patch was eleven lines and fixed a bug that we had explained away for a year.
      184 call Thanked him properly. He works for the city libraries and repairs pinball machines.
      39 message Another patch, leap years. Invited us to see the pinball machines.
    `,
  },
  {
    displayName: 'Ximena Ortega',
    company: 'Cuentos al Oído',
    title: 'Audio producer',
    location: 'Mexico City',
    emails: ['ximena@cuentos.example'],
    phones: ['+52 55 0000 3471'],
    tags: ['audio', 'stories'],
    howMet: 'On the panel before mine in Amsterdam, with the lights off.',
    timeline: `
      327 meeting Her talk was entirely in the dark: twelve sounds, twelve stories. The room was silent for a minute.
      152 call Records grandmothers. Every one begins with "It is nothing important".
      57 message Would like to record Teresa, if Teresa would like it.
    `,
  },
  {
    displayName: 'Dr. Annika Lindqvist',
    company: 'Karolinska',
    title: 'Researcher, patient communication',
    location: 'Stockholm',
    emails: ['annika.lindqvist@forskning.example'],
    tags: ['health', 'research'],
    howMet: 'She cited our hospital letters before we knew that anybody had read them.',
    timeline: `
      132 message Found the letters through the Aveiro repository. Is running a trial: plain letter against usual letter, 3,000 patients.
      60 call The trial has been approved. She would like the Portuguese originals and the 61-word version.
      12 message First numbers look good, but nothing may be said before the paper.
    `,
    promises: `
      60 ago, due 45 ago, kept 48 ago: Send Annika the originals and Olena's 61 words
    `,
  },
  {
    displayName: 'Kwame Asante',
    company: 'Adinkra Type',
    title: 'Type designer',
    location: 'Accra',
    emails: ['kwame@adinkra.example'],
    phones: ['+233 20 000 4419'],
    tags: ['type', 'design'],
    howMet: 'Henrique shared a stand with him at the book fair.',
    timeline: `
      148 meeting He draws letters for Twi and Ewe that other fonts forget: ɛ, ɔ, ŋ. Showed me newspapers where they fall out.
      46 message The new family is free for schools. Asked for people who would test it on cheap phones.
      45 memo kwame-letters.ogg Note to self about Kwame. The font is free for schools now. He needs people with cheap phones who will test it, and I know three teachers who would.
    `,
  },
  {
    displayName: 'Noor van der Meer',
    company: 'Vertaalhuis Noor',
    title: 'Translator',
    location: 'Rotterdam',
    emails: ['noor@vertaalhuis.example'],
    phones: ['+31 6 0000 2087'],
    tags: ['translation', 'museum'],
    howMet: 'She corrected the Dutch on my menu in Lisbon and then translated the wine.',
    timeline: `
      92 meeting Translates for museums, Portuguese and English to Dutch. Counts in captions: 900 a year.
      10 memo noor-exhibition.m4a Noor called. She is free in the next weeks, and for the water exhibition in Rotterdam she would be perfect. Nine hundred captions a year, and she remembers all of them.
    `,
  },
  {
    displayName: 'Isabel Fonseca Dias',
    company: 'Direção-Geral da Saúde',
    title: 'Digital adviser',
    location: 'Lisbon',
    emails: ['isabel.dias@dgs.example'],
    tags: ['health', 'public sector'],
    howMet: 'Beatriz invited her to the results of the pilot.',
    timeline: `
      120 meeting Asked one question at the results: "What did you stop doing?" The best one of the day.
      38 call Considering a national text for reminders. Wants Beatriz, Olena and us in one room.
      11 message The room is booked. Half a day, no slides, bring letters.
    `,
    promises: `
      11 ago, due in 15 at 09:30: Bring twenty printed letters to the meeting at the DGS
    `,
  },
  {
    displayName: 'Hugo Lacerda',
    company: 'Comboios do Norte',
    title: 'Customer information',
    location: 'Porto',
    emails: ['hugo.lacerda@comboios.example'],
    phones: ['+351 969 000 833'],
    tags: ['trains', 'public sector', 'wayfinding'],
    howMet: 'He announced a delay so kindly that I went to find him.',
    timeline: `
      83 meeting Found him in the cabin behind platform four. His rule: say what you know, say what you do not know, say when you will know more.
      32 call Would like a text for the screens to match. Xavier from the metro knows him too.
      4 message Sent 40 recordings of announcements to listen to on the train.
    `,
    promises: `
      4 ago, due today at 20:00: Listen to Hugo's announcements and pick the three best
    `,
  },
]
