import assert from 'node:assert/strict'
import { test } from 'node:test'
import { found } from '../../../../test/samples/found-promises.ts'

const never: [why: string, notes: string[]][] = [
  [
    'what others promise',
    [
      "She'll send me the deck by Friday.",
      'Luis promised to intro me to Ana.',
      'Ana: will bring the ladder back.',
      'Promised to call me on Friday.',
      'My brother is going to help me move.',
      'The invoice must be paid by Friday.',
      'Works at Stripe. Will send over her CV.',
      "Ana: I'd like to move to Rome.\nBob: I'll help you pack.",
    ],
  ],
  [
    'what is denied or doubted',
    [
      "I won't send Doug the deck.",
      "I didn't promise Nigel anything.",
      "I'm not going to call him.",
      'No need to send Hattie anything.',
      "I don't think I'll call her.",
      'I promised not to tell Ana.',
    ],
  ],
  [
    'what hangs on a condition',
    [
      "If it rains on Saturday, I'll drive Anke to the station.",
      "I'd send Duarte the file if he asked nicely.",
      "I'll send it if he asks.",
      'Had I known, I would have sent flowers.',
    ],
  ],
  [
    'what others say or quote',
    [
      'She told me I should call her mother.',
      "She hopes I'll bring the kids.",
      '"I\'ll call you tomorrow," he said.',
      "Teresa said 'I will call you tomorrow'.",
      '> I’ll send the deck tomorrow',
      'Er sagte: „Ich schicke dir das Angebot bis Freitag.“ Mal sehen, ob er es macht.',
      'Sie meinte nur: ‚Ich bring dir das Buch am Montag.‘ Und dann war sie weg.',
      '»Ich ruf dich morgen an«, hat die Anna gesagt, na ja.',
      'Ich ruf dich morgen an, hat die Anna gesagt, na ja.',
      'Tom schrieb: ich bringe dir morgen die Schlüssel vorbei.',
      'Paul m’a écrit : je passe te voir demain avec les clés.',
      '— Je t’envoie le contrat demain, m’a dit Paul en partant.',
      'Me dijo: —Te mando el contrato mañana. Y hasta hoy nada.',
      'Ela escreveu: mando-te o contrato amanhã, e até hoje nada.',
    ],
  ],
  [
    'an e-mail of somebody else',
    [
      "-----Original Message-----\nFrom: Paul Smith\nI'll send you the quote on Friday.",
      "From: Hans Meier <hans@example.com>\nSubject: Quote\n\nI'll send you the quote by Friday.\n\nBest, Hans",
      'Danke dir!\n\nAm 9.3.2026 um 10:00 schrieb Hans Meier:\n\nIch schicke Ihnen das Angebot bis Freitag.',
      'Merci !\n\nLe 9 mars 2026 à 10:00, Paul a écrit :\nJe vous envoie le devis vendredi.',
    ],
  ],
  ['questions', ['Should I send Lakshmi flowers?', 'Will I ever get around to calling Zé?']],
  [
    'what is past or done',
    [
      'Sent her the deck as promised.',
      'I sent the deck I promised to send on Monday.',
      'I promised to send her the deck and did.',
      "Offered to drive Lorraine to the clinic, she'd rather take the bus.",
      'I was going to send her flowers but forgot.',
      'Paid Jarrah back on Friday like I said I would.',
    ],
  ],
  ['habits', ['I usually send Mr. Kowalski a card.', 'I call mum every Sunday.', 'I used to call Gran.']],
  [
    'plans and sayings',
    [
      "I'll be in Lisbon next week.",
      "I'll see her on Thursday.",
      "I'm going to Paris with Ana on Friday.",
      'I must say she looks great.',
      'We should grab coffee sometime.',
      "I'll move to Berlin in May.",
      'I need to sleep more.',
    ],
  ],
  [
    'things that look like orders',
    ['Call with Ana went well.', '- Email from Bob about the lease', 'Follow-up appointment on Monday.'],
  ],
  [
    'other languages',
    [
      '明日、資料を送ります。',
      'Domani le mando le foto della festa, gliel’ho promesso ieri sera.',
      'Wyślę jej jutro zdjęcia z naszej wycieczki w góry.',
    ],
  ],
]

for (const [why, notes] of never) {
  test(`never a promise: ${why}`, () => {
    for (const note of notes) assert.deepEqual(found(note), [], note)
  })
}
