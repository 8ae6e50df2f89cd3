import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findPeople } from './find-people.ts'

const said = { at: Temporal.Instant.from('2026-02-02T10:00:00Z'), timeZone: 'Europe/Lisbon' }
const found = (text: string) => findPeople(text, said).map(({ name, sure }) => (sure ? `${name}!` : name))

test('people are found by their names in five languages, and those with first and last name are sure', () => {
  const texts: [string, string[]][] = [
    ['Met Priya Raghunathan at the fair. She works at Acme.', ['Priya Raghunathan!']],
    ["Spoke to Grace Kim's boss on Tuesday", ['Grace Kim!']],
    ['Met Dr. Hannah Weiss, call her in March', ['Hannah Weiss!']],
    ['met José da Silva and his wife Maria', ['José da Silva!', 'Maria']],
    ['Met Olu. He has two kids', ['Olu']],
    ['Kaffee mit Priya Raghunathan. Sie arbeitet bei Siemens.', ['Priya Raghunathan!']],
    ['Ich habe den Vertrag mit der Firma besprochen und Herrn Klaus Müller getroffen', ['Klaus Müller!']],
    ['Café avec Amélie Durand à Lyon. Elle est végétarienne.', ['Amélie Durand!']],
    ['Conocí a Lucía Ferrer en la feria. Trabaja en Telefónica.', ['Lucía Ferrer!']],
    ['Almoço com a Joana Prates no Porto. Ela é alérgica a amendoins.', ['Joana Prates!']],
  ]
  for (const [text, people] of texts) assert.deepEqual(found(text), people, text)
})

test('places, companies, days and ordinary words are nobody', () => {
  for (const text of [
    'Lunch at Golden Gate in New York on Monday',
    'Saw the Deutsche Bank people on Tuesday',
    'Call Mum. Buy Milk. Send Deck to Marketing',
    'Walked along the River Tagus. Worked on Kith',
    "I'll call. He'd like a quote. We've met; I’d go. Don't forget",
    'They sell Villeroy & Boch and Shanghai Tiles',
    'Write to ana@Example.com about https://Example.com/Ana',
    '',
  ])
    assert.deepEqual(found(text), [], text)
})

test('a thing that looks like a name is not sure, and at most five people are found', () => {
  assert.deepEqual(found('Tried Google Maps today'), ['Google Maps'])
  const names = ['Ana Lima', 'Ben Roth', 'Carla Dias', 'Dora Melo', 'Eva Reis', 'Frank Ost']
  assert.equal(found(`Dinner with ${names.join(', ')}`).length, 5)
})

test('a long text of names is read quickly', () => {
  const before = performance.now()
  findPeople('Ana '.repeat(5_000), said)
  findPeople(`${'A'.repeat(10_000)} ${"A'".repeat(5_000)}`, said)
  assert.ok(performance.now() - before < 2_000)
})
