import type { Labelled } from '../labelled.ts'

export const mixed: Labelled[] = [
  {
    text: "Zoom with Patrice and Omar. Patrice will circulate the agenda and Omar is going to find a venue; I'll draft the invitation by Thursday.",
    occurredAt: '2026-03-31T20:00:00Z',
    timeZone: 'America/New_York',
    promises: [{ does: 'draft the invitation', due: '2026-04-02', sure: true }],
  },
  {
    text: "Mum says she'll call the surgery. I said I'd drive her there on Fri 24th at 9:15am.",
    occurredAt: '2026-04-22T19:15:00Z',
    timeZone: 'Europe/London',
    promises: [{ does: 'drive her there', due: '2026-04-24', time: '09:15', sure: true }],
  },
  {
    text: "Sent Mehmet the first chapter as promised. I'll send him the second one in ten days.",
    occurredAt: '2026-11-11T10:30:00Z',
    timeZone: 'Europe/Berlin',
    promises: [{ does: 'send him the second one', due: '2026-11-21', sure: true }],
  },
  {
    text: "Aiko won't join us after all, but I promised to show her the slides anyway, next Wednesday at 17:30.",
    occurredAt: '2026-12-10T16:30:00Z',
    timeZone: 'Asia/Tokyo',
    promises: [{ does: 'show her the slides', due: '2026-12-16', time: '17:30', sure: true }],
  },
  {
    text: "Jamal said \"I'll get you the permit drawings this week.\" I told him I'd review them by the 31st. We'll see.",
    occurredAt: '2026-07-20T23:00:00Z',
    timeZone: 'America/Los_Angeles',
    promises: [{ does: 'review them', due: '2026-07-31', sure: true }],
  },
  {
    text: "Barbecue at Noah's. If the weather's decent we'll all go sailing next weekend. Either way I'm going to pay Noah for the prawns tomorrow.",
    occurredAt: '2026-02-28T12:30:00Z',
    timeZone: 'Australia/Sydney',
    promises: [{ does: 'pay Noah for the prawns', due: '2026-03-01', sure: true }],
  },
  {
    text: "Not sure I can do the keynote for Shreya. I didn't promise anything. But I do need to answer her by Wednesday.",
    occurredAt: '2026-09-28T18:45:00Z',
    timeZone: 'Asia/Kolkata',
    promises: [{ does: 'answer her', due: '2026-09-30', sure: false }],
  },
  {
    text: "Ellen (HR at Corning) usually replies within the hour, so if she doesn't I'll assume it's a no. I owe her my references by Monday.",
    occurredAt: '2026-06-19T16:00:00Z',
    timeZone: 'America/New_York',
    promises: [{ does: 'owe her my references', due: '2026-06-22', sure: false }],
  },
  {
    text: "Miguel will be in Porto all March. He promised to bring me the bottle from his uncle's quinta; in return I'll fix his website by the end of March.",
    occurredAt: '2026-02-20T09:00:00Z',
    timeZone: 'Europe/Lisbon',
    promises: [{ does: 'fix his website', due: '2026-03-31', sure: true }],
  },
  {
    text: "Bumped into Alastair outside the Barbican, 20 years older and exactly the same. He lives in Deal now, keeps bees, was married to a Dane. He asked after Dad and I could hardly speak. He's going to send me the old rehearsal tapes. I promised I'd come down and see the bees, no date set. I also said I'd ask Dad for the programme from '04.",
    occurredAt: '2026-05-29T21:30:00Z',
    timeZone: 'Europe/London',
    promises: [
      { does: 'come down and see the bees', due: null, sure: true },
      { does: "ask Dad for the programme from '04", due: null, sure: true },
    ],
  },
  {
    text: "Supplier call, Yusuf + Greta. Greta's sending the price list. They want an answer soon-ish. I will confirm the quantities with Yusuf by 5pm on Wednesday.",
    occurredAt: '2026-10-05T12:00:00Z',
    timeZone: 'UTC',
    promises: [{ does: 'confirm the quantities with Yusuf', due: '2026-10-07', time: '17:00', sure: true }],
  },
  {
    text: "Aroha's bach for new year. I'll transfer her my share tomorrow (she paid for the lot).",
    occurredAt: '2026-12-31T10:45:00Z',
    timeZone: 'Pacific/Auckland',
    promises: [{ does: 'transfer her my share', due: '2027-01-01', sure: true }],
  },
  {
    text: "Call w/ Renata moved. I'll dial in tomorrow at 9am with the numbers.",
    occurredAt: '2026-03-18T13:00:00Z',
    timeZone: 'America/Sao_Paulo',
    promises: [{ does: 'dial in with the numbers', due: '2026-03-19', time: '09:00', sure: true }],
  },
  {
    text: "Told Esme I'd pick her up from LAX on Thursday at 11:45pm. Her mom can't.",
    occurredAt: '2026-08-18T05:30:00Z',
    timeZone: 'America/Los_Angeles',
    promises: [{ does: 'pick her up from LAX', due: '2026-08-20', time: '23:45', sure: true }],
  },
  {
    text: 'I need to phone Herr Vogt at 4 pm today regarding the lease.',
    occurredAt: '2026-12-22T09:00:00Z',
    timeZone: 'Europe/Berlin',
    promises: [{ does: 'phone Herr Vogt regarding the lease', due: '2026-12-22', time: '16:00', sure: false }],
  },
  {
    text: "Sunday luau. Uncle Mano will bring his truck Tuesday; I said I'd load the chairs on it at 7:30am Wednesday.",
    occurredAt: '2026-06-01T08:30:00Z',
    timeZone: 'Pacific/Honolulu',
    promises: [{ does: 'load the chairs on it', due: '2026-06-03', time: '07:30', sure: true }],
  },
  {
    text: "Book club at Verity's. Next one is on the 11th of March, Verity is hosting again. Sunil will pick the book and he's promised us something short. Nobody finished this one. I didn't say I'd bring anything, and nobody asked.",
    occurredAt: '2026-02-11T21:00:00Z',
    timeZone: 'Europe/London',
    promises: [],
  },
  {
    text: "ok so talked to mom she's gonna call the insurance people tomorrow and then she'll let me know and dad has to sign by the 15th i already sent them the form last week so its all on them now",
    occurredAt: '2026-11-10T01:00:00Z',
    timeZone: 'America/New_York',
    promises: [],
  },
  {
    text: 'Interview with Dra. Helena Prado: cardiologist, 61, will publish a memoir in August. She said, "I will send you the proofs next week." If they arrive in time I\'ll review it.',
    occurredAt: '2026-05-28T18:00:00Z',
    timeZone: 'America/Sao_Paulo',
    promises: [],
  },
  {
    text: 'Site visit\n- Prakash: needs to order cement by Friday\n- Latha: will talk to the neighbours\n- electrician comes Monday 9am\n- nothing on my side',
    occurredAt: '2026-01-06T09:00:00Z',
    timeZone: 'Asia/Kolkata',
    promises: [],
  },
]
