import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inflateSync } from 'node:zlib'
import jsQR from 'jsqr'
import sharp from 'sharp'
import { naughty } from '../../../test/samples/any-contents.ts'
import { printCard } from './print.ts'
import { size } from './print-contents.ts'
import { layOut, printPdf } from './print-worker.ts'

// It is CommonJS: what its types call the default export is the module.
const decode = jsQR as unknown as typeof jsQR.default

const contents = {
  name: 'Rui Costa',
  title: 'Product designer',
  company: 'Estúdio Maré',
  lines: ['+351 912 345 678', 'rui@example.com', 'kith.example.com/c/k7Xm2pQa'],
  url: 'https://kith.example.com/c/k7Xm2pQa',
  colour: '#0b5f4e',
}

const boxIn = (pdf: Buffer, name: string) =>
  new RegExp(`/${name} \\[([^\\]]*)\\]`).exec(pdf.toString('latin1'))?.[1]?.split(' ').map(Number)
const millimetres = (points = 0) => Math.round((points * 25.4 * 10) / 72) / 10

test('the PDF is a business card of 85 by 55 mm with its text in Inter', async () => {
  const pdf = await printPdf(contents, { hasBleed: false })
  assert.equal(pdf.subarray(0, 5).toString(), '%PDF-')
  assert.deepEqual(boxIn(pdf, 'MediaBox')?.map(millimetres), [0, 0, 85, 55])
  assert.match(pdf.toString('latin1'), /\/BaseFont \/[A-Z]+\+Inter/)
  assert.ok(pdf.length < 60_000, `${pdf.length}`)
})

test('the QR code is drawn as a shape, not as an image', async () => {
  const pdf = await printPdf(contents, { hasBleed: false })
  assert.doesNotMatch(pdf.toString('latin1'), /\/Subtype \/Image/)
  const { modules, path } = layOut(contents).code
  assert.ok(modules > 30)
  const page = drawingOf(pdf)
  assert.equal(page.match(/ m$/gm)?.length, path.match(/M/g)?.length)
})

test('with bleed the page is 3 mm larger on each side, and says where to cut', async () => {
  const pdf = await printPdf(contents, { hasBleed: true })
  assert.deepEqual(boxIn(pdf, 'MediaBox')?.map(millimetres), [0, 0, 91, 61])
  assert.deepEqual(boxIn(pdf, 'TrimBox')?.map(millimetres), [3, 3, 88, 58])
})

test('everything fits on the card, however long the texts', () => {
  for (const text of ['Wolfeschlegelsteinhausenbergerdorff Hubert Blaine', 'x'.repeat(120), ...naughty.slice(0, 40)]) {
    const long = { ...contents, name: text, title: text, company: text, lines: [text, text, text] }
    for (const { y, size: high, weight } of layOut(long).lines) {
      assert.ok(y - high > 0 && y < size.height - 3, `${text} ${y}`)
      assert.ok([400, 500, 700].includes(weight))
    }
  }
})

test('a long e-mail address is printed smaller rather than cut', () => {
  const address = 'rui.costa@estudio-mare.example.com'
  const { lines } = layOut({ ...contents, lines: ['+351 912 345 678', address] })
  assert.ok(lines.some(({ text }) => text === address))
})

test('a PNG has 600 dots per inch, and a QR code on white', async () => {
  const png = sharp(await printCard(contents, { kind: 'png' }))
  const { width, height } = await png.metadata()
  assert.deepEqual([width, height], [2008, 1299])
  const { data, info } = await png.resize(1004).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  assert.equal(decode(new Uint8ClampedArray(data), info.width, info.height)?.data, contents.url)
})

/** The first page as its drawing commands. */
function drawingOf(pdf: Buffer) {
  const from = pdf.indexOf('stream\n') + 7
  return inflateSync(pdf.subarray(from, pdf.indexOf('\nendstream', from))).toString('latin1')
}
