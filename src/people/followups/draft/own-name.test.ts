import assert from 'node:assert/strict'
import { test } from 'node:test'
import { factsOf } from '../../../../test/drafts/facts-of.ts'
import { composeDraft } from './compose.ts'

const said = (name: string, promise: string, text = 'We talked about the lease.') =>
  composeDraft(factsOf({ name, entries: [['call', 2, text]], promises: [[promise, 2]] })).body

test('an initial or family name after the given name belongs to the name', () => {
  for (const [name, promise] of [
    ['Paul B.', 'Introduce Paul B to Ana'],
    ['Paul B.', 'Introduce Paul B. to Ana'],
    ['Paul B', 'Introduce Paul Becker to Ana'],
    ['Paul Becker', 'Introduce Paul B to Ana'],
    ['Paul Becker', 'Introduce Paul B. to Ana'],
    ['Paul Becker', 'Introduce Paul Becker to Ana'],
  ] as const)
    assert.match(said(name, promise), /I will introduce you to Ana by Saturday\./, `${name}: ${promise}`)
  assert.match(said('Paul Becker', 'Review Paul B.’s deck'), /I will review your deck by Saturday\./)
  assert.match(said('Paul Becker', 'Send Paul B’s team the deck'), /I will send your team the deck by Saturday\./)
  const german = 'Wir haben mit Paul über den Vertrag gesprochen.'
  assert.match(
    said('Paul Becker', 'Paul B dem Team vorstellen', german),
    /werde ich dich dem Team bis Samstag vorstellen/,
  )
  assert.doesNotMatch(said('Paul Becker', 'Paul B mit Ana bekannt machen', german), /bekannt/)
})

test('another person with the same given name isn’t confused with the person', () => {
  assert.match(said('Paul Becker', 'Introduce her to Paul Meyer'), /introduce you to Paul Meyer by/)
  assert.match(
    said('Paul Becker', 'Introduce him to Paul M.'),
    /introduce you to Paul M\. by|introduce you to Paul M by/,
  )
  for (const promise of ['Send Paul Meyer the deck', 'Call Paul Meyer', 'Introduce Paul Meyer to Ana'])
    assert.doesNotMatch(said('Paul Becker', promise), /you Meyer|send you the deck|call you/, promise)
})

test('a short form of the name is the person, too', () => {
  assert.match(said('Katharina Weber', 'Send Kathi the deck'), /I will send you the deck by/)
  assert.match(said('Katharina Weber', 'Introduce Kathi to Ana'), /introduce you to Ana by/)
  assert.match(said('Robert Lang', 'Send Bob the deck'), /I will send you the deck by/)
  const german = 'Wir haben mit Katharina über den Vertrag gesprochen.'
  assert.match(
    said('Katharina Weber', 'Kathi die Fotos schicken', german),
    /werde ich dir die Fotos bis Samstag schicken/,
  )
  assert.match(said('Katharina Weber', 'Kathi W. die Fotos schicken', german), /werde ich dir die Fotos/)
})

test('a possible nickname next to the person’s own name is somebody else', () => {
  assert.match(said('Katharina Weber', 'Introduce Katharina to Kathi'), /introduce you to Kathi by/)
  assert.match(said('Robert Lang', 'Introduce Robert to Bob Marsh'), /introduce you to Bob Marsh by/)
})
