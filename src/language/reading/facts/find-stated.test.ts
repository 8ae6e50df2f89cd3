import assert from 'node:assert/strict'
import { test } from 'node:test'
import { measureCpuTime } from '../../../../test/harness/cpu-time.ts'
import { findStated } from './find-stated.ts'

const found = (text: string, displayName = 'Ana Ribeiro') =>
  findStated(text, displayName).map(
    ({ verb, subject, object, negated }) =>
      `${verb}${negated ? ' ended' : ''}: ${typeof subject === 'object' ? `${subject.name}, ` : ''}${object}`,
  )

test('a note states facts about its person by name, by pronoun or without a subject', () => {
  for (const [text, ...facts] of [
    ['Coffee with Ana. She works at Farfetch and lives in Porto.', 'employer: Farfetch', 'place: Porto'],
    ['Ana is head of design at Stripe.', 'employer: Stripe'],
    ['Ana left Google after ten years.', 'employer ended: Google'],
    ['She’s moved to Hackney.', 'place: Hackney'],
    ['Ana has two daughters, Mia and Ella.', 'family: daughter Mia', 'family: daughter Ella'],
    ['Ana told me she’s vegan now.', 'diet: vegan'],
    ['Doesn’t eat pork.', 'diet: no pork'],
    ['He’s allergic to nuts and eggs.', 'allergy: nuts', 'allergy: eggs'],
    ['Ana’s got a cat called Socks.', 'pet: cat Socks'],
    ['mei bday = 9 may, don’t forget', 'birthday: 9 may'],
    ['Wedding anniversary is 14 August.', 'anniversary: 14 August'],
  ] as const)
    assert.deepEqual(found(text, text.startsWith('mei') ? 'Mei Nakagawa' : undefined), facts, text)
})

test('a fact of a relative is the relative’s', () => {
  assert.deepEqual(found('Her daughter Inês is vegetarian.'), ['diet: Inês, vegetarian', 'family: daughter Inês'])
  assert.deepEqual(found('Ana’s son is allergic to eggs.'), ['allergy: Ana’s son, eggs'])
  assert.deepEqual(found('Her sister Kate has moved to Perth.'), ['place: Kate, Perth', 'family: sister Kate'])
})

test('lent, borrowed and owed things are distinguished', () => {
  for (const [text, fact] of [
    ['Lent Ana my copy of Middlemarch.', 'lent: copy of Middlemarch'],
    ['Ana’s got my ladder.', 'lent: ladder'],
    ['Ana lent me her ladder until Sunday.', 'borrowed: ladder'],
    ['I’ve still got Ana’s big pot.', 'borrowed: big pot'],
    ['Ana owes me £20 for the tickets.', 'they_owe: £20'],
    ['lent her 40 euros', 'they_owe: 40 euros'],
    ['I owe Ana 30 quid.', 'i_owe: 30 quid'],
    ['Borrowed £50 off Ana.', 'i_owe: £50'],
  ] as const)
    assert.deepEqual(found(text), [fact], text)
})

test('something paid or returned is settled', () => {
  for (const [text, fact] of [
    ['I paid Ana back.', 'i_owe ended: everything'],
    ['Paid her back the 25 dollars.', 'i_owe ended: 25 dollars'],
    ['I gave her back the 40 euros.', 'i_owe ended: 40 euros'],
    ['Gave her her drill back.', 'borrowed ended: drill'],
    ['Took the ladder back to Ana.', 'borrowed ended: ladder'],
    ['Ana paid me back on Friday.', 'they_owe ended: everything'],
    ['She gave me back the 50.', 'they_owe ended: 50'],
    ['Ana returned my ladder.', 'lent ended: ladder'],
    ['Ana brought the ladder back.', 'lent ended: ladder'],
    ['Finally paid Ana back.', 'i_owe ended: everything'],
    ['I gave her the 30 euros.', 'i_owe ended: 30 euros'],
    ['I paid Ana the £20 I owed her.', 'i_owe ended: £20'],
    ['Ana paid me the 50 euros.', 'they_owe ended: 50 euros'],
    ['Ana has paid me back the money.', 'they_owe ended: everything'],
    ['Ana owes me £20. She paid me back on Friday.', 'they_owe ended: everything'],
  ] as const)
    assert.deepEqual(found(text), [fact], text)
  assert.deepEqual(found('She paid me back. Lent her 40 euros again.'), [
    'they_owe ended: everything',
    'they_owe: 40 euros',
  ])
  for (const text of [
    'She hasn’t paid me back.',
    'I never paid her back.',
    'She said she would pay me back.',
    'I gave her 30 euros for the tombola.',
    'I need to give her the 30 euros.',
    'She will pay me the 50 euros.',
    'Paid Tom back.',
    'Ana gave me her notes, need to give them back in April.',
  ])
    assert.deepEqual(found(text), [], text)
})

test('uncertain statements are not facts', () => {
  for (const text of [
    'Dinner with Ana and Tom. He works at Shell.',
    'Ana said Tom works at Farfetch.',
    'Is Ana vegan?',
    'Someone says Ana moved to Dubai.',
    'Ana might join Stripe.',
    'Ana would love to live in Porto.',
    'Ana used to live in Leeds.',
    'Ana was vegetarian at school.',
    'Ana is moving to Dubai in May.',
    'If Ana gets a dog she will call it Tico.',
    'Her husband Rui died in March.',
    'Split from her boyfriend Dan.',
    'Sister Agnes came by.',
    'My sister Kate is vegan.',
    'I live in Leeds and work at Stripe.',
    'The vegetarian lasagne was good.',
    'Ana moved to Monday.',
    'Ana owes me lunch.',
    'Lent her the drill, got it back on Sunday.',
    'Ana has my number.',
    'She said, “I work at Stripe.”',
  ])
    assert.deepEqual(found(text), [], text)
  assert.deepEqual(found('Tom lives in Leeds.', '🦊'), [])
})

test('notes in an unsupported language give no facts', () => {
  assert.deepEqual(found('Ana abita a Torino e lavora da Ferrero. È vegetariana, il suo cane si chiama Rex.'), [])
})

test('a note of 20,000 characters is read in no time, whatever is in it', async () => {
  const units = [
    'Ana works at A ',
    'her sister A, B and ',
    'Ana\n',
    '"a ',
    'is now still ',
    'allergic to nuts, eggs and ',
    ' , ( ',
  ]
  for (const unit of units) {
    const text = unit.repeat(20_000 / unit.length)
    const took = await measureCpuTime(() => findStated(text, 'Ana Ribeiro'))
    assert.ok(took < 1_000, `${unit}: ${took} ms`)
  }
})
