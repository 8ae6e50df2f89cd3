import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Resvg } from '@resvg/resvg-js'
import fc from 'fast-check'
import jsQR from 'jsqr'
import sharp from 'sharp'
import { newShortCode, shortUrl } from '../cards/addresses.ts'
import { qrPng, qrSvg } from './qr.ts'

const read = jsQR as unknown as typeof jsQR.default
const decode = (pixels: Uint8Array, side: number) =>
  read(new Uint8ClampedArray(pixels), side, side, { inversionAttempts: 'dontInvert' })?.data

const anyBase = fc.oneof(
  fc.constantFrom('http://localhost:4600', 'https://kith.example.com', 'https://k.io'),
  fc.webUrl({ validSchemes: ['https'], withFragments: false }).map((url) => url.replace(/\/+$/, '')),
)
const anyShortUrl = anyBase.map((base) => shortUrl(base, newShortCode()))

test('the PNG is read by another decoder, in many sizes', async () => {
  await fc.assert(
    fc.asyncProperty(anyShortUrl, fc.integer({ min: 256, max: 600 }), async (url, size) => {
      const { data, info } = await sharp(await qrPng(url, size))
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      assert.deepEqual([info.width, info.height], [size, size])
      assert.equal(decode(data, size), url)
    }),
    { numRuns: 12 },
  )
})

test('the smallest PNG is still read', async () => {
  const url = 'https://kith.example.com/c/k7Xm2pQa'
  const data = await sharp(await qrPng(url, 128))
    .ensureAlpha()
    .raw()
    .toBuffer()
  assert.equal(decode(data, 128), url)
})

test('the SVG is read by another decoder, once drawn', () => {
  fc.assert(
    fc.property(anyShortUrl, (url) => {
      const { pixels, width } = new Resvg(qrSvg(url), { fitTo: { mode: 'width', value: 500 } }).render()
      assert.equal(decode(pixels, width), url)
    }),
    { numRuns: 12 },
  )
})

test('a QR code is dark on white with a border of four modules and a title', () => {
  const svg = qrSvg('https://kith.example.com/c/k7Xm2pQa')
  assert.match(svg, /<title>QR code of https:\/\/kith\.example\.com\/c\/k7Xm2pQa<\/title>/)
  const [, side = ''] = /viewBox="0 0 (\d+) \1"/.exec(svg) ?? []
  const { pixels } = new Resvg(svg, { fitTo: { mode: 'width', value: Number(side) } }).render()
  const dark = [...pixels].flatMap((shade, at) =>
    at % 4 === 0 && shade < 128 ? [[(at / 4) % Number(side), Math.floor(at / 4 / Number(side))]] : [],
  )
  assert.equal(Math.min(...dark.flat()), 4)
  assert.equal(Math.max(...dark.flat()), Number(side) - 5)
})

test('an address with markup characters is escaped', () => {
  assert.match(
    qrSvg('https://kith.example.com/<&">'),
    /<title>QR code of https:\/\/kith\.example\.com\/&lt;&amp;&quot;&gt;</,
  )
})
