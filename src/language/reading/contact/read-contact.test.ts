import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ContactWay } from '../../language-data/contact-words.ts'
import { readText } from '../read-text.ts'
import { findContact } from './read-contact.ts'

/** Tuesday */
const said = { at: Temporal.Instant.from('2026-03-10T17:20:00Z'), timeZone: 'Europe/Lisbon' }

const saysContact = (text: string, displayName: string, moment: typeof said, way?: ContactWay) =>
  readText(text, displayName).saysContact(moment, way)
const isContact = saysContact
const readContact = (text: string, displayName: string, moment: typeof said) =>
  new Set([...findContact(text, displayName, moment)].map(({ verb }) => verb))

const waysOf = (text: string) => [...readContact(text, 'Ana Ribeiro', said)].sort().join(' ')

test('a note shows contact by what the two did, said or wrote', () => {
  const texts: [string, string][] = [
    ['Lunch at the harbour. She is moving to Porto.', 'meeting'],
    ['Met at the fair in Aveiro', 'meeting'],
    ['Bumped into her at the market, she looked well', 'meeting'],
    ['Called her. The line was bad.', 'call'],
    ['Rang Ana about the boat', 'call'],
    ['She wrote that the baby came', 'message'],
    ['Text from Ana: running late', 'message'],
    ['Ana says the shop closes in May', 'other'],
    ['Shift with Ana. She sang.', 'other'],
    ['Her mother is ill, she told me on the stairs', 'other'],
    ['I promised to send her the deck by Friday.', 'other'],
  ]
  assert.deepEqual(
    texts.map(([text]) => [text, waysOf(text)]),
    texts,
  )
  assert.ok(texts.every(([text]) => isContact(text, 'Ana Ribeiro', said)))
})

test('a note about somebody, a plan or a denial isn’t contact', () => {
  const texts = [
    'Ana got promoted.',
    'Birthday in May, likes tea.',
    'Lunch with Ana tomorrow',
    'Coffee with Ana next week?',
    'We should have lunch with her',
    'I never called her',
    'If she says yes, we start in May',
    'Called her mother.',
    'Saw her post on the new job.',
    'She met her husband in Rome',
    'She wrote a book on bees',
    'He called his sister',
    'Call Ana back',
    'Her article is out. Called me a piano whisperer.',
    'Wants to meet the investors',
  ]
  assert.deepEqual(
    texts.filter((text) => waysOf(text) !== '' || isContact(text, 'Ana Ribeiro', said)),
    [],
  )
})

test('contact is read in five languages', () => {
  const texts: [string, string][] = [
    ['Mittagessen mit Ana im Hof', 'meeting'],
    ['Ana zufällig im Bad getroffen', 'meeting'],
    ['Déjeuner avec Ana, très gai', 'meeting'],
    ['Elle m’a dit que le magasin ferme', 'other'],
    ['Comida con Ana en el puerto', 'meeting'],
    ['Hoy hablé con Ana', 'other'],
    ['Almoço com a Ana no porto', 'meeting'],
    ['Ontem ela ligou-me', 'call'],
  ]
  assert.deepEqual(
    texts.filter(([text, way]) => !readContact(text, 'Ana Ribeiro', said).has(way as 'call')),
    [],
  )
  assert.deepEqual(
    [
      'Ana zieht nach Porto',
      'Morgen Mittagessen mit Ana',
      'Ana a deux enfants',
      'Ana vive en Lima',
      'A Ana tem um cão',
    ].filter((text) => waysOf(text) !== ''),
    [],
  )
})

test('a past occasion with a place is contact in five languages, a possibly future one isn’t', () => {
  const contact = [
    ['Coffee near the river.', 'Lunch in Porto.'],
    ['Kaffee am Fluss.', 'Mittagessen in Graz.', 'Treffen im Büro', 'Bier auf der Messe', 'Kaffee in einer Bar'],
    ['Un café près du fleuve.', 'Déjeuner à Lyon', 'Verre au port', 'Café sur la terrasse', 'Réunion dans le train'],
    ['Café junto al río.', 'Almuerzo en Madrid', 'Cena cerca del puerto', 'Café en un bar'],
    ['Café junto ao rio.', 'Almoço em Lisboa', 'Café no porto', 'Jantar na praia', 'Café à beira-rio'],
  ].flat()
  const ahead = [
    ['Kaffee am Freitag', 'Treffen im Mai', 'Termin im Kalender', 'Essen in zwei Wochen', 'Treffen am 3. Juni'],
    ['Réunion à 15 h', 'Café à prévoir', 'Mail à lui envoyer', 'Déjeuner au printemps', 'Appel dans la semaine'],
    ['Reunión en marzo', 'Café en dos semanas', 'Comida en una semana'],
    ['Reunião em março', 'Almoço na sexta', 'Café no próximo mês', 'Jantar no sábado'],
  ].flat()
  assert.deepEqual(
    contact.filter((text) => !isContact(text, 'Ana Ribeiro', said)),
    [],
  )
  assert.deepEqual(
    ahead.filter((text) => isContact(text, 'Ana Ribeiro', said)),
    [],
  )
})

test('a meeting on a future day is a plan in each language, and one on a past day is contact', () => {
  const plans = [
    ['Lunch with Ana Friday', 'Lunch with Ana on the 25th', 'Call w/ Ana Friday at 3'],
    ['Essen mit Ana Freitag', 'Termin mit Ana Donnerstag 10 Uhr', 'Kaffee mit Ana am 25.'],
    ['Déjeuner avec Ana vendredi', 'RDV avec Ana jeudi à 10h', 'RDV Ana le 25', 'Café avec Ana en avril'],
    ['Comida con Ana el viernes', 'Reunión con Ana el jueves a las 10', 'Cena con Ana la semana que viene'],
    ['Almoço com a Ana na sexta', 'Jantar com a Ana sábado', 'Jantar com a Ana semana que vem'],
  ].flat()
  const gone = [
    ['Lunch with Ana last Friday', 'Had lunch with Ana on Friday', 'Lunch with Ana today', 'Lunch with Ana on 3 March'],
    ['Essen mit Ana letzten Freitag', 'Déjeuner avec Ana vendredi dernier', 'Comida con Ana el viernes pasado'],
    ['Almoço com a Ana na sexta passada', 'RDV Mme Ribeiro, très sympa'],
  ].flat()
  assert.deepEqual(
    plans.filter((text) => isContact(text, 'Ana Ribeiro', said)),
    [],
  )
  assert.deepEqual(
    gone.filter((text) => !isContact(text, 'Ana Ribeiro', said)),
    [],
  )
})

test('a call or message of the person is contact without a word for the member', () => {
  const texts = [
    'She called.',
    'Ana rang: allergic to peanuts.',
    'Ana rang, very upset',
    'Ana replied.',
    'Ana hat angerufen.',
  ]
  const more = ['Ana a appelé, elle va mieux', 'Ana llamó.', 'Visité a Ana en Madrid', 'Visité Ana à Lyon']
  assert.deepEqual(
    [...texts, ...more].filter((text) => !isContact(text, 'Ana Ribeiro', said)),
    [],
  )
  const others = [
    'Ana called her mother',
    'Ana a appelé sa mère',
    'Ana llamó a su madre',
    'Ana hat ihre Mutter angerufen',
  ]
  assert.deepEqual(
    others.filter((text) => isContact(text, 'Ana Ribeiro', said)),
    [],
  )
})

test('contact can be filtered by kind', () => {
  assert.equal(saysContact('Lunch with Ana', 'Ana Ribeiro', said, 'meeting'), true)
  assert.equal(saysContact('Lunch with Ana', 'Ana Ribeiro', said, 'call'), false)
})

test('contact is read in lists, and not in an e-mail below a note', () => {
  assert.equal(isContact('- Met Ana\n- she decides next week', 'Ana Ribeiro', said), true)
  assert.equal(isContact('I’ve told Ana I’ll mind the twins', 'Ana Ribeiro', said), true)
  assert.equal(isContact('To do.\n\nOn 9 March 2026, Ana wrote:\nI called you.', 'Ana Ribeiro', said), false)
})
