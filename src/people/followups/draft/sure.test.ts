import assert from 'node:assert/strict'
import { test } from 'node:test'
import { factsOf } from '../../../../test/drafts/facts-of.ts'
import { composeDraft } from './compose.ts'

type Entries = Parameters<typeof factsOf>[0]['entries']
type Promises = Parameters<typeof factsOf>[0]['promises']
/** On Monday, 16 November. */
const draft = (name: string, entries: Entries, promises: Promises = []) =>
  composeDraft({
    ...factsOf({ name, entries: entries.map(([k, ago, text]) => [k, ago + 3, text]), promises }),
    today: '2026-11-16',
  })
const body = (...facts: Parameters<typeof draft>) => draft(...facts).body

const calls: Record<string, [name: string, text: string, lastWeek: RegExp, before: RegExp]> = {
  en: ['Ana Ribeiro', 'We talked about the lease.', /last week/, /on 4 November/],
  de: ['Anna Schulz', 'Mit Anna über den Vertrag gesprochen.', /letzte Woche/, /am 4\. November/],
  fr: ['Nadège Roux', 'Nadège cherche une table, on a parlé du bail.', /la semaine dernière/, /le 4 novembre/],
  es: ['Charo Vega', 'Hablé con Charo de la casa y de los niños.', /la semana pasada/, /el 4 de noviembre/],
  pt: ['Nuno Faria', 'Falei com o Nuno do torneio e dos coletes.', /na semana passada/, /a 4 de novembro/],
}

test('“last week” is the calendar week before this one, and earlier events get a date', () => {
  for (const [name, text, lastWeek, before] of Object.values(calls)) {
    assert.match(body(name, [['call', 7, text]]), lastWeek)
    assert.match(body(name, [['call', 12, text]]), before)
    assert.doesNotMatch(body(name, [['call', 12, text]]), lastWeek)
  }
})

test('future events aren’t described as past and keep their own date', () => {
  const wedding = body('Ana Ribeiro', [['call', 5, 'The concert went well, exam on 11 December.']])
  assert.doesNotMatch(wedding, /concert|How did/)
  assert.match(wedding, /I hope the exam on 11 December goes well/)
  const dinner = body('Anna Schulz', [
    ['note', 5, 'Kaffee mit Anna. Die Hochzeit ist am 11. Dezember und sie freut sich.'],
  ])
  assert.match(dinner, /am Mittwoch mit dir einen Kaffee/)
  assert.match(dinner, /die Hochzeit am 11\. Dezember läuft gut/)
})

test('contact with somebody else is not contact with the person, and nothing older is the newest', () => {
  const others: [string, string][] = [
    ['Ana Ribeiro', 'Rang the neighbour about the fence.'],
    ['Ana Ribeiro', 'Called Luis about the fence.'],
    ['Anna Schulz', 'Mit dem Nachbarn telefoniert, der Zaun ist von ihm und Anna weiß es.'],
    ['Nadège Roux', 'Appelé le fournisseur pour la table, Nadège est contente.'],
    ['Charo Vega', 'Llamé al vecino por la casa y los niños.'],
    ['Nuno Faria', 'Liguei ao fornecedor por causa dos coletes e do torneio.'],
  ]
  for (const [name, text] of others) {
    const { drewOn } = draft(name, [
      ['call', 2, text],
      ['meeting', 40, ''],
    ])
    assert.deepEqual(drewOn.ixIds, [], text)
  }
})

test('a message that may be a picture isn’t thanked for', () => {
  assert.match(body('Ana Ribeiro', [['message', 2, 'Ana: photo of the harbour']]), /good to be in touch with you/)
  assert.doesNotMatch(
    body('Anna Schulz', [['message', 2, 'Anna hat ein Foto vom Garten geschickt, das ist schön.']]),
    /Nachricht/,
  )
})

test('where there is nothing to say, one thing is asked at most, and not after a place', () => {
  const nothing: [string, string][] = [
    ['Anna Schulz', 'Anna ist die Schwester von Luis und mag den Garten.'],
    ['Nadège Roux', 'Nadège est la sœur de Luc et elle aime le jardin.'],
    ['Charo Vega', 'Charo es la hermana de Luis y le gusta el jardín.'],
    ['Nuno Faria', 'O Nuno é o irmão da Rita e gosta muito do jardim.'],
  ]
  for (const [name, text] of nothing) {
    const facts = factsOf({ name, entries: [['note', 3, text]] })
    const { body, openers = [] } = composeDraft({ ...facts, person: { ...facts.person, location: 'Lisboa' } })
    assert.ok((body.match(/\?/g)?.length ?? 0) <= 1, body)
    assert.doesNotMatch(body, /Wie geht es|Comment vas|Cómo estás|Como vão/, body)
    assert.doesNotMatch(`${body} ${openers.join(' ')}`, /Lisboa|Acme/)
  }
})

const promised = (name: string, text: string, promise: string) => body(name, [['note', 2, text]], [[promise, 5]])

test('a promise in the style of a list is only named as one', () => {
  const german = 'Kaffee mit Dieter am Hafen, er hat sich gefreut und war froh.'
  assert.match(promised('Onkel Dieter', german, 'Onkel Dieter anrufen'), /werde ich dich bis zum 24\. November anrufen/)
  assert.match(promised('Onkel Dieter', german, 'Onkel Dieter anrufen'), /^Hallo Onkel Dieter,/)
  for (const text of ['nach einem Zimmer umhören', 'aktualisiertes Maßblatt schicken', 'onkel dieter helfen'])
    assert.match(promised('Onkel Dieter', german, text), /nicht vergessen, was ich dir versprochen habe/, text)
  const french = 'Déjeuner avec Nadège, elle a parlé de la maison.'
  assert.match(promised('Nadège Roux', french, 'envoyer devis à Nadège'), /ce que je t’ai promis/)
  assert.match(promised('Nadège Roux', french, 'envoyer le devis à Nadège'), /t’envoyer le devis/)
  assert.doesNotMatch(promised('Nadège Roux', french, 'Nadège envoie la recette'), /promis/)
  assert.match(
    promised('Charo Vega', 'Café con Charo en la Alameda y los niños.', 'mandarle presupuesto'),
    /lo que te prometí/,
  )
})

test('a title or a formal word in any entry makes a formal message, by family name', () => {
  const greeted = (...facts: Parameters<typeof draft>) => body(...facts).split('\n')[0]
  assert.equal(
    greeted('Petra Krüger', [
      ['note', 1, 'Petra mag den Garten und das Haus.'],
      ['call', 4, 'Mit Frau Petra Krüger über den Vertrag gesprochen.'],
    ]),
    'Sehr geehrte Frau Krüger,',
  )
  assert.equal(
    greeted('Petra Krüger', [['call', 4, 'Wir haben über den Vertrag gesprochen.']]),
    'Guten Tag Petra Krüger,',
  )
  assert.equal(
    greeted('Charo Vega', [['call', 4, 'Hablamos de la casa. Charo me trata de usted.']]),
    'Buenos días, Charo Vega:',
  )
})

test('illness and loss are answered kindly, without a cheerful line', () => {
  const ill: [string, string, RegExp][] = [
    ['Ana Ribeiro', 'She is on sick leave until January.', /thinking of you/],
    ['Anna Schulz', 'Anna ist krankgeschrieben und das dauert noch.', /Ich denke an dich|ich denke an dich/],
    ['Nadège Roux', 'Nadège est en arrêt de travail et elle se repose.', /Je pense à toi/],
    ['Charo Vega', 'Charo está de baja y su madre está con ella.', /Pienso en ti/],
    ['Nuno Faria', 'O Nuno está de baixa e a mãe está com ele.', /Tenho pensado em ti/],
  ]
  for (const [name, text, says] of ill) {
    const { body, openers } = draft(name, [
      ['note', 1, text],
      ['call', 9, ''],
    ])
    assert.match(body, says)
    assert.doesNotMatch(body, /\?/)
    assert.equal(openers, undefined)
  }
})

test('notes of Brazil make messages of Brazil', () => {
  const said = draft('Renata Prado', [['call', 5, 'A Renata está procurando uma casa, falei com ela sobre o bairro.']])
  assert.equal(said.subject, 'A nossa ligação na quarta-feira')
  assert.match(body('Renata Prado', [['call', 7, 'A Renata está procurando uma casa.']]), /com você semana passada/)
})
