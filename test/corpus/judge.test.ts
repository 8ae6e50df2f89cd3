import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Answer, judge } from './judge.ts'
import { ask, day, none, thousand } from './question.ts'
import { scoreOf, scoresByKind } from './score.ts'

const ids = new Map([
  ['ana-5', ['a5']],
  ['ana-6', ['a6']],
  ['tom-4', ['t4', 'found-in-t4']],
])
const food = ask('fact', "What can't Ana eat?", { says: [/shellfish/i], cites: ['ana-5'], never: ['gluten'] })
const dog = none("another's fact", "What is Ana's dog called?", { never: ['Saar'] })
const cited = (id: string, quote: string) => ({ kind: 'interaction', id, quote })

test('an answer with the fact and its citation is right, also in other words', () => {
  const answer: Answer = { content: 'She cannot have seafood. [1]', citations: [cited('a5', 'allergic to Shellfish')] }
  assert.deepEqual(judge(answer, food, ids), { right: true, declined: false, why: 'right' })
})

test('an answer is wrong without the fact, without the right citation, or with a false statement', () => {
  const quote = 'allergic to shellfish'
  assert.match(wrong({ content: 'Cheese [1]', citations: [cited('a5', 'no seafood')] }), /does not say/)
  assert.match(wrong({ content: 'Shellfish [1]', citations: [cited('a6', quote)] }), /cites none of ana-5/)
  assert.match(wrong({ content: 'Shellfish', citations: [] }), /cites nothing/)
  assert.match(wrong({ content: 'Shellfish and gluten [1]', citations: [cited('a5', quote)] }), /which is not so/)
})

test('a name counts with a possessive ending', () => {
  const mother = ask('fact', 'Whose mother is Abena?', { says: ['Oscar'] })
  assert.ok(judge({ content: 'Oscar’s mum [1]', citations: [cited('a5', '')] }, mother, ids).right)
})

test('a dump of the whole corpus is wrong, but a list may be long', () => {
  const dump = { content: 'Here: [1]', citations: Array.from({ length: 11 }, () => cited('a5', 'shellfish')) }
  assert.match(wrong(dump), /cites 11 passages/)
  assert.ok(judge(dump, { ...food, expect: { ...food.expect, list: true } }, ids).right)
  assert.match(wrong({ content: `shellfish ${'on '.repeat(2000)}`, citations: [cited('a5', '')] }), /on and on/)
})

test('an answer declines if its first line says so without a citation, or if it is marked as declined', () => {
  const noes = [
    'Your memory holds nothing about that.',
    "I don't know: no note mentions a dog.\nWhat you wrote about Ana: she likes cats [1]",
    'There is no promise to Ana that is due.',
    'Nobody you know plays golf.',
    'I could not find anything on that.',
  ]
  for (const content of noes) assert.ok(judge({ content, citations: [] }, dog, ids).declined, content)
  for (const content of [
    'Nothing but shellfish. [1]',
    'On 3 May you wrote: “we don’t have any dog”',
    'No, she is not.',
  ])
    assert.ok(!judge({ content, citations: [] }, dog, ids).declined, content)
  assert.ok(judge({ content: 'Hm.', citations: [], isKnown: false }, dog, ids).declined)
  assert.ok(!judge({ content: 'Nothing is known.', citations: [], isKnown: true }, dog, ids).declined)
})

test('an answerable question must not be declined, even if the fact is mentioned', () => {
  const content = 'I found nothing on that.\nThe nearest: allergic to shellfish [1]'
  const verdict = judge({ content, citations: [cited('a5', 'shellfish')] }, food, ids)
  assert.deepEqual(verdict, { right: false, declined: true, why: 'declines what memory holds' })
})

test('an unanswerable question must be declined or contradicted, without facts about others', () => {
  const golf = none('only denied', 'Who plays golf?', { orCites: ['tom-4'] })
  assert.ok(judge({ content: 'Tom hates it. [1]', citations: [cited('t4', 'no golf')] }, golf, ids).right)
  assert.ok(judge({ content: 'Tom hates it. [1]', citations: [cited('found-in-t4', 'no golf')] }, golf, ids).right)
  assert.ok(!judge({ content: 'Ana does. [1]', citations: [cited('a5', 'golf')] }, golf, ids).right)
  assert.ok(!judge({ content: 'Nothing. Perhaps Saar?', citations: [] }, dog, ids).right)
  assert.ok(judge({ content: 'Nothing on a dog of hers.', citations: [] }, dog, ids).right)
})

test('asking back is right if all possible people are named', () => {
  const which = ask('ambiguous', 'Where does Ana work?', { says: ['Ribeiro', 'Kovač'], asksBack: true })
  assert.ok(judge({ content: 'Do you mean Ana Ribeiro or Ana Kovac?', citations: [] }, which, ids).right)
  assert.ok(!judge({ content: 'Ana Ribeiro works at a bank.', citations: [] }, which, ids).right)
})

test('the first number counts, but not in a citation or a quotation', () => {
  const many = ask('how many', 'How many?', { counts: 4 })
  const right = (content: string) => judge({ content, citations: [cited('a5', '')] }, many, ids).right
  assert.ok(right('You know 4 people there: Ana [1]') && right('Four. [1]'))
  assert.ok(!right('You know 5 people there [4]') && !right('“4” they say, but it is 7'))
})

test('whole words match regardless of case and accents, dates and sums in any notation', () => {
  const says = (said: string | RegExp, content: string) =>
    judge({ content, citations: [cited('a5', '')] }, ask('fact', '?', { says: [said] }), ids).right
  assert.ok(says('Kovač', 'ana KOVAC') && !says('Ana', 'a banana') && says("O'Connor", 'Sarah O’Connor'))
  const days = ['3 December', '3rd of Dec', 'December 3, 2026', '1990-12-03', '--12-03', 'on 03 Dec.']
  for (const each of days) assert.ok(says(day('2026-12-03'), each), each)
  for (const each of ['13 December', '30 December', 'December 30', '2026-11-03'])
    assert.ok(!says(day('2026-12-03'), each), each)
  assert.ok(says(thousand(65), '€65,000') && says(thousand(65), '65k') && !says(thousand(65), '165k'))
})

test('a score separates right answers, wrong refusals and right refusals', () => {
  const no = { content: 'Nothing on that.', citations: [] }
  const yes = { content: 'Shellfish', citations: [cited('a5', '')] }
  const judged = [
    { question: food, verdict: judge(yes, food, ids) },
    { question: food, verdict: judge(no, food, ids) },
    { question: dog, verdict: judge(no, dog, ids) },
    { question: dog, verdict: judge(yes, dog, ids) },
  ]
  assert.deepEqual(scoreOf(judged), { answerable: 2, right: 1, refused: 1, unanswerable: 2, declined: 1 })
  assert.deepEqual([...scoresByKind(judged).keys()], ['fact', "another's fact"])
})

function wrong(answer: Answer) {
  const { right, why } = judge(answer, food, ids)
  assert.ok(!right)
  return why
}
