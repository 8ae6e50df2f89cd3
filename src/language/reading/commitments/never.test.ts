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
    'a favor that is owed in a way of speaking',
    [
      'Nina covered for me, I owe her one.',
      'I owe Nina one for last night.',
      'Owe him big time.',
      'I owe her a big one.',
      'I owe her a huge favour.',
    ],
  ],
  [
    'a debt that the next sentence settles',
    [
      'I owe Paul 50 euros. Paid him back today.',
      'I owe Paul 50 euros for the tickets. We’re square.',
      'Schulde noch 50 Euro. Hab ich ihm schon zurückgegeben.',
      'Je lui dois 20 euros. Je les lui ai rendus hier.',
      'Le debo 50 euros a Ana. Ya se los devolví.',
      'Devo 50 euros à Ana. Já lhe paguei tudo.',
    ],
  ],
  [
    'what is only waited for',
    [
      'Next step: wait for IT.',
      'Next step: just wait for IT.',
      'TODO: wait for IT',
      'TODO: nothing',
      'Next steps: waiting for Tom.',
      'To do: await word from Legal by Friday.',
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
      'Ich fliege am Montag nach Wien und bin am Donnerstag wieder da.',
      'Me voy a Sevilla el viernes con los niños y ella se queda con el gato.',
      'Vou de férias na sexta com as crianças e ela fica com o gato.',
      'Ich muss sagen, die Frau Meier war am Montag wirklich toll.',
      'Je dois dire que Paul était très drôle lundi soir.',
      'Tengo que decir que Paco estuvo genial el lunes.',
      'Tenho que dizer que o Paulo foi ótimo na segunda.',
      'Vou te falar, esse cliente é difícil. Vou acabar desistindo.',
    ],
  ],
  [
    'what an e-mail does by saying it',
    [
      'Für Rückfragen stehe ich Ihnen bis Freitag gerne zur Verfügung. Mit freundlichen Grüßen',
      'Ich wünsche Ihnen ein schönes Wochenende und danke für das Gespräch am Montag.',
      'Ich bitte Sie, mir die Unterlagen bis Freitag zu schicken.',
      'Ich bestätige Ihnen den Termin am Montag um 10 Uhr.',
      'Je vous remercie pour votre accueil de lundi et je reste à votre disposition pour toute question.',
      'Je vous confirme notre rendez-vous de jeudi à 14h. Bien à vous',
      'Je vous envoie ci-joint le devis demandé lundi. Cordialement',
      'Je vous demande de m’envoyer le contrat avant vendredi.',
      'Quedo a la espera de tu respuesta antes del viernes. Un saludo',
      'Le agradezco su tiempo del lunes y le deseo un buen fin de semana.',
      'Te confirmo la reunión del jueves a las 10. Saludos',
      'Le pido que me mande el contrato antes del viernes.',
      'Agradeço a sua disponibilidade na segunda e desejo-lhe um bom fim de semana.',
      'Fico no aguardo do seu retorno até sexta. Abraços',
      'Envio em anexo o orçamento que me pediu na segunda. Cumprimentos',
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
