import assert from 'node:assert/strict'
import { test } from 'node:test'
import { directionOf, languageTagOf, localeFor } from './locale.ts'

test('the member’s choice takes precedence over the browser’s languages', () => {
  assert.equal(localeFor('de-AT', 'fr'), 'de-AT')
  assert.equal(localeFor(undefined, 'pt-BR,pt;q=0.9,en;q=0.8'), 'pt-BR')
})

test('the browser’s languages count by their weight, not by their order', () => {
  assert.equal(localeFor(undefined, 'en;q=0.3, es-MX;q=0.8, fr;q=0'), 'es-MX')
  assert.equal(localeFor(undefined, 'fr;q=0, de;q=0.1'), 'de')
})

test('an unsupported language falls back to the next one, and then to British English', () => {
  assert.equal(localeFor('ja', 'fr-CA'), 'fr-CA')
  assert.equal(localeFor(undefined, 'ja, zh-TW;q=0.9, es;q=0.1'), 'es')
  assert.equal(localeFor(undefined, 'ja'), 'en-GB')
  assert.equal(localeFor(undefined), 'en-GB')
  assert.equal(languageTagOf('ja'), 'en')
})

test('nonsense in the header does no harm', () => {
  for (const header of ['*', ';;;,', 'de_DE', 'en-', 'x'.repeat(5000), 'fr;q=abc', 'de-zz-zz-zz-zz-zz'])
    assert.equal(localeFor(undefined, header), 'en-GB', header.slice(0, 20))
})

test('Arabic and Hebrew are written from right to left', () => {
  assert.deepEqual(['ar', 'he-IL', 'pt-BR', 'en'].map(directionOf), ['rtl', 'rtl', 'ltr', 'ltr'])
})
