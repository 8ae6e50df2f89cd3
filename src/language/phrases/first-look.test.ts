import assert from 'node:assert/strict'
import { test } from 'node:test'
import { firstLook, lowerCase } from './first-look.ts'
import { type Phrases, phrases } from './phrases.ts'

test('a list of phrases needs the words that each of its matches has', () => {
  const lists: [Phrases, string[] | null][] = [
    [phrases`allergic to (nuts | milk)`, ['allergic']],
    [phrases`[so] promised, owe[s] me`, ['promised', 'owe']],
    [phrases`(lent | loaned) me`, ['lent', 'loaned']],
    [phrases`I'LL, (${phrases`call, ring`}) her`, ["i'll", 'call', 'ring']],
    [phrases`told${/\W+/}her`, ['told']],
    [phrases`(call)* at, ring`, null],
    [phrases`call, ${/\d+/}`, null],
    [phrases`[call]`, null],
  ]
  for (const [list, words] of lists) assert.deepEqual(list.needed, words, list.source)
})

test('a first look tells which rules may match, in their order', () => {
  const rules = [phrases`lent me, owes me`, phrases`${/\d+/}`, phrases`lives in, works at`]
  const look = firstLook(rules, (rule) => rule)
  const sources = (text: string) => look(text).map((rule) => rules.indexOf(rule))
  assert.deepEqual(sources('She WORKS at Acme and owes me a tenner'), [0, 1, 2])
  assert.deepEqual(sources('She liveſ in Leeds'), [1, 2])
  assert.deepEqual(sources('She is at home'), [1])
  assert.deepEqual(sources(''), [1])
})

test('letters that are the same to a pattern are the same in lower case', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyzàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿœß'
  const patterns = ['i', 'iu'].map((flags) => new RegExp(`^[${letters}]$`, flags))
  for (let code = 0; code < 0x20000; code++) {
    const letter = String.fromCodePoint(code)
    if (!patterns.some((pattern) => pattern.test(letter))) continue
    assert.ok(letters.includes(lowerCase(letter)), `U+${code.toString(16)}`)
  }
})
