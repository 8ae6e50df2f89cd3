import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { nextPathForEmail, safeNextPath } from './next-page.ts'

const hostile = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  'https://evil.example',
  'HTTPS:evil.example',
  'https:/evil.example',
  'http:evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'evil.example',
  '@evil.example',
  '.evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/./\\evil.example',
  '/%2f/evil.example',
  '/%5cevil.example',
  '/%2F%2Fevil.example',
  '/settings\r\nset-cookie: kith=x',
  '/settings\u0000',
  '/settings\\..\\evil',
  '/sétt\u2044ings',
  '/\u2029/evil.example',
  '?next=x',
  '#x',
  '',
  `/${'a'.repeat(5000)}`,
]

test('a next path that could leave the site leads to the settings', () => {
  for (const next of [...hostile, undefined, null, ['/a', '/b'], {}])
    assert.equal(safeNextPath(next), '/today', `${next}`)
})

test('a path of this site is kept with its query', () => {
  for (const next of ['/', '/settings/you', '/invites/kith_inv_x', '/a?redirect_uri=https%3A%2F%2Fapp.example&x=/y#z'])
    assert.equal(safeNextPath(next), next)
})

test('an e-mail carries only the path of a pending consent or a settings page', () => {
  for (const next of ['/oauth/consent/aB3-_x', '/settings/you']) assert.equal(nextPathForEmail(next), next)
  for (const next of [
    '/oauth/authorize?note=CALL',
    '/oauth/../w/evil',
    '/oauth/consent/a?b',
    '/settings/you/x',
    '/w/a/b',
  ])
    assert.equal(nextPathForEmail(next), null)
})

test('whatever the next path is, the browser stays on this host', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2f',
    '%5C',
    '\t',
    '\n',
    ' ',
    '@',
    ':',
    'evil.example',
    'https:',
    '?',
    '#',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string())), (pieces) => {
      const to = safeNextPath(`/${pieces.join('')}`)
      assert.equal(new URL(to, 'https://kith.example.com/sign-in').host, 'kith.example.com')
      assert.match(to, /^\/(?!\/)/)
    }),
  )
})
