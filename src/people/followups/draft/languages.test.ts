import assert from 'node:assert/strict'
import { test } from 'node:test'
import { factsOf } from '../../../../test/drafts/facts-of.ts'
import { languages } from '../../../../test/drafts/languages.ts'
import { measureCpuTime } from '../../../../test/harness/cpu-time.ts'
import { composeDraft } from './compose.ts'

for (const example of languages) {
  test(`a draft from ${example.about}`, () => {
    const { subject, body } = composeDraft(factsOf(example))
    assert.equal(body, example.says)
    assert.equal(subject, example.subject)
  })
}

const privately: Record<string, string> = {
  de: 'Wir haben über das Gehalt bei Zorblax gesprochen, das ist vertraulich und nicht für andere.',
  fr: 'On a parlé du divorce avec Zorblax, elle est très triste et ne dort pas.',
  es: 'Hablamos de la deuda con Zorblax y de la enfermedad de su madre.',
  pt: 'Falámos do despedimento na Zorblax e da dívida que ela tem com o banco.',
}

test('private remarks and those for somebody else are left out in every language', () => {
  for (const [language, text] of Object.entries(privately)) {
    const draft = composeDraft(factsOf({ entries: [['call', 2, text]], promises: [[text, 3]] }))
    assert.doesNotMatch(`${draft.subject}\n${draft.body}`, /Zorblax|gehalt|divorce|deuda|dívida|despedi/i, language)
  }
})

test('a promise without a day has no day in its sentence', () => {
  const facts = factsOf({ entries: [['call', 2, 'Talked about the lease.']], promises: [['Send her the deck', 3]] })
  const undated = { ...facts, promises: facts.promises.map((promise) => ({ ...promise, dueOn: null })) }
  assert.match(composeDraft(undated).body, /I have not forgotten that I promised to send you the deck\.\n/)
})

test('a German promise has its verb in the form that follows “werde” and “wollte”', () => {
  for (const [promised, sure, undated] of [
    ['Ihr das Rezept zu schicken', 'dir das Rezept bis Samstag schicken', 'dass ich dir das Rezept schicken wollte'],
    ['Ihr das Buch mitzubringen', 'dir das Buch bis Samstag mitbringen', 'dass ich dir das Buch mitbringen wollte'],
    ['Mich bei ihr melden', 'mich bei dir bis Samstag melden', 'dass ich mich bei dir melden wollte'],
    ['Beim Umzug helfen', 'beim Umzug bis Samstag helfen', 'dass ich beim Umzug helfen wollte'],
    [
      'Zum Geburtstag Kuchen mitbringen',
      'zum Geburtstag Kuchen bis Samstag mitbringen',
      'dass ich zum Geburtstag Kuchen mitbringen wollte',
    ],
    ['Sie anzurufen', 'dich bis Samstag anrufen', 'dass ich dich anrufen wollte'],
    [
      'Den Vertrag durchzulesen und zurückzuschicken',
      'den Vertrag durchlesen und bis Samstag zurückschicken',
      'dass ich den Vertrag durchlesen und zurückschicken wollte',
    ],
  ] as const) {
    const entries: [string, number, string][] = [['call', 2, 'Wir haben mit Ana über das Rezept gesprochen.']]
    const facts = factsOf({ entries, promises: [[promised, 2]] })
    const without = { ...facts, promises: facts.promises.map((promise) => ({ ...promise, dueOn: null })) }
    assert.ok(composeDraft(facts).body.includes(`werde ich ${sure}.`), composeDraft(facts).body)
    assert.ok(composeDraft(without).body.includes(`vergessen, ${undated}.`), composeDraft(without).body)
  }
})

test('an upcoming birthday is in the draft, but never an age', () => {
  const facts = factsOf({ entries: [['call', 2, 'Talked about the lease.']] })
  const said = (birthday: string) => composeDraft({ ...facts, person: { ...facts.person, birthday } }).body
  assert.match(said('1985-11-19'), /Happy birthday!/)
  assert.match(said('1985-11-22'), /I hope you have a lovely birthday on Sunday\./)
  assert.match(said('--11-18'), /I hope you had a lovely birthday yesterday\./)
  assert.doesNotMatch(said('1985-12-19'), /birthday/)
})

test('people are greeted as they are called', () => {
  const greeted = (name: string, text = 'We talked about the lease and the garden.') =>
    composeDraft(factsOf({ name, entries: [['call', 2, text]] })).body.split('\n')[0]
  assert.equal(greeted('Nguyễn Thị Lan'), 'Hi Lan,')
  assert.equal(greeted('Priscilla & Dov Adler'), 'Hi Priscilla and Dov,')
  assert.equal(greeted('Mum'), 'Hi Mum,')
  assert.equal(greeted('Ana Ribeiro', 'Dr Ribeiro called about the lease and the garden.'), 'Dear Dr Ribeiro,')
  assert.equal(greeted('Dr. Ana Ribeiro', 'Ana called about the lease and the garden.'), 'Hi Ana,')
  assert.equal(greeted('田中 葵 (Aoi Tanaka)'), 'Hi Aoi,')
})

test('long notes of any language are drafted from in no time', async () => {
  const texts = [
    'wir haben über das ',
    'on a parlé du ',
    'hablamos de la ',
    'nós falámos do ',
    'café con la nueva ',
    'Dr the ',
  ]
  const all = texts.flatMap((text) => [text.repeat(1_000), text + 'a'.repeat(20_000), text + 'a '.repeat(10_000)])
  const facts = all.map((text) => factsOf({ entries: Array.from({ length: 10 }, () => ['note', 1, text]) }))
  const took = await measureCpuTime(() => facts.map((each) => composeDraft(each)))
  assert.ok(took < 3_000, `${took} ms`)
})
