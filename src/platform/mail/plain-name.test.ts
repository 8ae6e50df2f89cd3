import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plainName } from './mail.ts'

for (const [name, plain] of [
  ['http://evil.example Click', 'http: //evil. example Click'],
  ['evil.example', 'evil. example'],
  ['www.evil.example/login', 'www. evil. example/login'],
  ['evil。example', 'evil。 example'],
  ['ana@evil.example', 'ana @ evil. example'],
  ['Ana\u202egnp.evil\u2066\u200f', 'Anagnp. evil'],
  ['Ana\r\nBcc: all\u2028x', 'Ana Bcc: all x'],
  ['J.R.R. Tolkien', 'J.R.R. Tolkien'],
  ['שלום 🌊 مرحبا', 'שלום 🌊 مرحبا'],
  ['👩‍💻 O’Neil & Söhne, Dr. Ana', '👩‍💻 O’Neil & Söhne, Dr. Ana'],
  ['x'.repeat(200), `${'x'.repeat(119)}…`],
] as const) {
  test(`in an e-mail, the name ${JSON.stringify(name.slice(0, 30))} is no link and has no invisible marks`, () => {
    assert.equal(plainName(name), plain)
  })
}
