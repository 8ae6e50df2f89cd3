import assert from 'node:assert/strict'
import { test } from 'node:test'
import { firstLook, lowerCase } from './first-look.ts'
import { neededWords } from './needed-words.ts'
import { phrases } from './phrases.ts'

test('a pattern needs the words that each of its matches has', () => {
  const patterns: [RegExp, string[] | null][] = [
    [/allergic to (?:nuts|milk)/i, ['allergic to nuts', 'allergic to milk']],
    [/(?:\p{L}+ly |very )?allergic to (?<thing>\p{L}+)(?!\p{L})/iu, ['allergic to ']],
    [/(?:has|have|got) \d+ dogs?/, [' dog', ' dogs']],
    [/lent (?:me|us)|owes?(?= me)/, ['lent me', 'lent us', 'owe', 'owes']],
    [/^\s*(?:so )*Promised\b/, ['promised']],
    [/(?:call){2,}|(?:ring)+/, ['call', 'ring']],
    [/can['’]t eat\.\x61/, ["can't eat.a", 'can’t eat.a']],
    [/(?<![a-z])(?!never)\S+ will (?-i:Ana)/iu, [' will ana']],
    [/[aA][nN][aA] (?:is|was)/, ['ana is', 'ana was']],
    [/(?:call){0,2} [a-z]* m/, null],
    [/call|\d+/, null],
    [/(?:call)?/, null],
    [/./, null],
  ]
  for (const [pattern, words] of patterns) assert.deepEqual(neededWords(pattern), words, String(pattern))
})

test('a first look tells which rules may match, in their order', () => {
  const rules = [phrases`lent me, owes me`, phrases`${/\d+/}`, phrases`lives in, works at`]
  const look = firstLook(rules, (rule) => rule)
  const sources = (text: string) => look(text).map((rule) => rules.indexOf(rule))
  assert.deepEqual(sources('She WORKS at Acme and owes me a tenner'), [0, 1, 2])
  assert.deepEqual(sources('She liveſ in Leeds'), [1, 2])
  assert.deepEqual(sources('She lives at home'), [1])
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
