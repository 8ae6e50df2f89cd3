import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { cmapOf } from './cmap.ts'
import { facesIn } from './font-file.ts'
import { ownFiles } from './fonts.ts'

const folder = mkdtempSync(join(tmpdir(), 'kith-fonts-'))
after(() => rmSync(folder, { recursive: true }))

test('the font of our own says what it is, and what it can write', () => {
  const faces = ownFiles.map((file) => facesIn(file)[0])
  assert.deepEqual(
    faces.map((face) => [face?.family.replace(/ Medium$/, ''), face?.weight, face?.isItalic]),
    [400, 500, 700].map((weight) => ['Inter', weight, false]),
  )
  for (const face of faces) {
    for (const character of 'AßŁΩЖế…·™') assert.ok(face?.has(character.codePointAt(0) ?? 0), character)
    for (const character of '山مש\u0378\u{1f98a}') assert.ok(!face?.has(character.codePointAt(0) ?? 0), character)
  }
})

test('a file that is no font, is cut off, or leads nowhere has no faces', () => {
  const at = (name: string) => join(folder, name)
  writeFileSync(at('empty.ttf'), '')
  writeFileSync(at('page.ttf'), '<!doctype html><title>not a font</title>')
  writeFileSync(at('collection.ttc'), Buffer.concat([Buffer.from('ttcf'), Buffer.alloc(8, 0xff)]))
  symlinkSync(at('nothing'), at('gone.ttf'))
  for (const name of ['empty.ttf', 'page.ttf', 'collection.ttc', 'gone.ttf', 'missing.ttf'])
    assert.deepEqual(facesIn(at(name)), [], name)
})

test('a table of segments is read as well: by delta, and through a list of glyphs', () => {
  // Two characters from A by delta; of two from a through the list, the second has no glyph; and the closing segment.
  const format4 = [4, 0, 0, 6, 0, 0, 0, 66, 98, 0xffff, 0, 65, 97, 0xffff, 0xffff - 63, 0, 1, 0, 4, 0, 7, 0]
  const table = Buffer.alloc(12 + 2 * format4.length)
  for (const [at, value] of [0, 1, 3, 1, 0, 12, ...format4].entries()) table.writeUInt16BE(value, 2 * at)
  const has = cmapOf(table)
  assert.deepEqual(
    [64, 65, 66, 67, 97, 98, 0xffff, 0x1f98a].map((point) => has(point)),
    [false, true, true, false, true, false, false, false],
  )
})
