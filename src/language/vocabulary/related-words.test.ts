import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { relatedWords } from './related-words.ts'

const weightOf = (asked: string, said: string) => relatedWords(asked).find(({ word }) => word === said)?.weight ?? 0

/** What a question says, and what notes say instead. */
const together = `
present gift; boy son; relocate move; vehicle car; physician doctor; heart stent; study university; marry marriage;
pay payment; allergic allergy; spouse husband; spouse wife; kid child; kid daughter; child baby; sibling brother;
parent mother; relative cousin; mother mum; father dad; grandparent grandma; infant baby; friend buddy; colleague coworker;
boss manager; job occupation; salary wage; employer company; hire employ; resign quit; retire pension; lawyer attorney;
teacher tutor; student pupil; exam test; school kindergarten; surgery operation; illness disease; ill sick; injury fracture;
medicine pill; cancer leukaemia; headache migraine; pregnant expecting; funeral burial; wedding bride; divorce separated;
holiday vacation; trip journey; luggage suitcase; flight plane; taxi cab; bicycle bike; boat canoe; fruit apple;
vegetable potato; meal dinner; meat pork; wine champagne; bread loaf; restaurant bistro; apartment flat; house cottage;
furniture sofa; rent lease; buy purchase; shop store; debt loan; prize award; instrument piano; film movie; photo photograph;
sport tennis; hobby pastime; dog puppy; bird parrot; horse pony; flower orchid; clothes jacket; shoe sandal; trousers jeans;
jewellery necklace; happy glad; afraid scared; angry furious; tired exhausted; begin start; help assist; phone telephone`

/** Siblings and opposites, which would turn an honest "nothing on that" into a wrong answer. */
const asunder = `
dog cat; cat dog; husband wife; wife husband; brother sister; sister brother; mother father; son daughter; boy girl;
aunt uncle; nephew niece; buy sell; sell buy; monday tuesday; january may; may june; march april; left right; hot cold;
cold hot; boss employee; employee boss; teacher student; student teacher; doctor patient; doctor nurse; lawyer judge;
wine beer; tea coffee; beer wine; apple pear; piano guitar; tennis golf; summer winter; red blue; big small; old young;
rich poor; happy sad; start finish; arrive leave; love hate; win lose; birth death; marriage divorce; breakfast dinner;
car bicycle; train plane; house hotel; city country; cancer diabetes; knee elbow; shirt trousers; horse cow; one two;
friend enemy; landlord tenant; move dance; person boy; son boss; gift talent; spring summer; fall rise; morning evening`

const pairs = (text: string) => text.split(';').map((pair) => pair.trim().split(' ') as [string, string])

test('a question finds a note that says the same in other words', () => {
  assert.deepEqual(
    pairs(together).filter(([asked, said]) => weightOf(asked, said) === 0),
    [],
  )
})

test('opposites and siblings are not related', () => {
  assert.deepEqual(
    pairs(asunder).filter(([asked, said]) => weightOf(asked, said) > 0),
    [],
  )
})

test('an equal meaning weighs more than an equal kind and ranks first', () => {
  assert.equal(weightOf('physician', 'doctor'), 0.9)
  assert.ok(weightOf('vehicle', 'car') < 0.9)
  const weights = relatedWords('doctor').map(({ weight }) => weight)
  assert.deepEqual(
    weights,
    weights.toSorted((a, b) => b - a),
  )
})

test('a specific word is found by its general term, not the other way round', () => {
  assert.ok(weightOf('fruit', 'apple') > 0)
  assert.equal(weightOf('apple', 'vegetable'), 0)
  assert.equal(weightOf('car', 'vehicle'), 0)
})

test('a related word has the form of the word that was asked', () => {
  for (const form of ['Physicians', 'PHYSICIAN', 'physician']) assert.ok(weightOf(form, 'doctor') > 0, form)
  for (const form of ['relocating', 'relocated', 'relocates']) assert.ok(weightOf(form, 'move') > 0, form)
  assert.ok(weightOf('bought', 'purchase') > 0)
  assert.ok(weightOf('children', 'kid') > 0)
  assert.ok(weightOf('parties', 'celebration') > 0)
})

test('an unlisted word has no related words, and no word is related to itself', () => {
  for (const word of ['', ':', '; ', 'xyzzy', 'Priya', 'café', '\n', 'zzzz', 'aaaa', '__proto__'])
    assert.deepEqual(relatedWords(word), [])
  for (const word of ['doctor', 'gift', 'children']) assert.equal(weightOf(word, word), 0)
})

test('the list is sorted, and each headword occurs once', () => {
  const text = readFileSync(join(import.meta.dirname, 'related-words.txt'), 'utf8')
  const heads = text
    .trimEnd()
    .split('\n')
    .map((line) => /^([a-z]+): [a-z; ]+$/.exec(line)?.[1] ?? `not a line: ${line}`)
  assert.deepEqual(heads, [...new Set(heads)].sort())
})
