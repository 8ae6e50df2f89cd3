import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pattern, phrases } from './phrases.ts'

const matches = (list: { source: string }, texts: string[]) =>
  texts.filter((text) => pattern('iu')`^${list}$`.test(text))

test('a list matches each of its phrases and nothing else', () => {
  const list = phrases`thank you, cheers, e.g. this`
  assert.deepEqual(matches(list, ['thank you', 'Cheers', 'e.g. this', 'egg this', 'thank', 'you']), [
    'thank you',
    'Cheers',
    'e.g. this',
  ])
})

test('words in square brackets may be left out, together with a space', () => {
  const list = phrases`[the] end [very] soon, answer[s], [so] [now] on me, told[,] her`
  const texts = ['the end', 'end very soon', 'end  soon', 'answers', 'now on me', 'so on me', 'told, her', 'thethe end']
  assert.deepEqual(matches(list, texts), ['end very soon', 'answers', 'now on me', 'so on me', 'told, her'])
  assert.deepEqual(matches(phrases`end [soon]`, ['end', 'end soon', 'end ']), ['end', 'end soon'])
})

test('words in round brackets are alternatives, and a star repeats them', () => {
  const list = phrases`(is | are) [now | still] (due | owed by (me | us)), (so | well)* yes`
  const texts = ['is due', 'are now owed by us', 'is', 'so well so yes', 'yes', 'so wellyes']
  assert.deepEqual(matches(list, texts), ['is due', 'are now owed by us', 'so well so yes', 'yes'])
})

test('a list can hold other lists and short patterns', () => {
  const person = phrases`her, him, ${/\p{Lu}\p{L}+/u}`
  const list = phrases`told ${person} so, ${person}'s`
  assert.deepEqual(matches(list, ['told Ana so', 'told him so', 'told so', "Ana's"]), [
    'told Ana so',
    'told him so',
    "Ana's",
  ])
})
