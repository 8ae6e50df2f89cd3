import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lightForms } from './grammars.ts'

test('a word leads to its other usual forms in its language', () => {
  assert.ok(lightForms('alérgico', 'es').includes('alergica'))
  assert.ok(lightForms('hijos', 'es').includes('hija'))
  assert.ok(lightForms('Stadtwerken', 'de').includes('stadtwerke'))
  assert.ok(lightForms('recommandé', 'fr').includes('recommande'))
  assert.ok(lightForms('recomendou', 'pt').includes('recomenda'))
})

test('short words and figures have no other forms', () => {
  assert.deepEqual(lightForms('rio', 'pt'), ['rio'])
  assert.deepEqual(lightForms('2026', 'de'), ['2026'])
})
