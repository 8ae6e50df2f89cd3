import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { blackPng, cutOff, noise, picture, png, pngHead, withSegment } from './images.ts'

const text = (value: string) => Buffer.from(value, 'latin1')
const page = '<!doctype html><script>alert(document.domain)</script>'
const end: [string, Buffer] = ['IEND', Buffer.alloc(0)]

const jpeg = await picture(300, 200).jpeg().toBuffer()
const whole = {
  JPEG: await noise(300, 200).jpeg().toBuffer(),
  'progressive JPEG': await noise(300, 200).jpeg({ progressive: true }).toBuffer(),
  PNG: await noise(300, 200).png().toBuffer(),
  'interlaced PNG': await noise(300, 200).png({ progressive: true }).toBuffer(),
  WebP: await noise(300, 200).webp().toBuffer(),
  'lossless WebP': await noise(300, 200).webp({ lossless: true }).toBuffer(),
  AVIF: await noise(300, 200).avif({ effort: 0 }).toBuffer(),
}
export const soundImages = whole

type Refused = [bytes: Buffer, status: 400 | 413 | 415]

const cut = Object.entries(whole).flatMap(([name, file]) =>
  [0.1, 0.5, 0.9].map((share): [string, Refused] => [`${share * 100} % of a ${name}`, [cutOff(file, share), 400]]),
)

const brand = (name: string) => text(`\0\0\0\x18ftyp${name}\0\0\0\0mif1${name}`)
const avif = await picture(300, 200).avif({ effort: 0 }).toBuffer()

/** An AVIF file with a false size in its `ispe` box. */
function avifThatSays(file: Buffer, width: number, height: number) {
  const lying = Buffer.from(file)
  const at = lying.indexOf('ispe') + 8
  lying.writeUInt32BE(width, at)
  lying.writeUInt32BE(height, at + 4)
  return lying
}

/** Files that are refused, with the expected errors. */
export const refusedImages: Record<string, Refused> = {
  'nothing at all': [Buffer.alloc(0), 415],
  'one byte': [text('\xff'), 415],
  'a PNG of 256 megapixels in 32 KB': [blackPng(16_000, 16_000), 413],
  'a PNG that says it has 2^62 pixels': [png([pngHead(2 ** 31 - 1, 2 ** 31 - 1), end]), 400],
  'a PNG of 1 × 30,000,000 pixels': [blackPng(1, 30_000_000), 413],
  'a PNG of 20,000 × 1,000 pixels': [blackPng(20_000, 1_000), 413],
  'a JPEG of 1 × 16,000 pixels': [await picture(1, 16_000).jpeg().toBuffer(), 413],
  'a WebP of 16,000 × 100 pixels': [await picture(16_000, 100).webp({ effort: 0 }).toBuffer(), 413],
  'a JPEG of 41 megapixels': [await picture(6_404, 6_403).jpeg().toBuffer(), 413],
  'a WebP that says it has 268 megapixels': [text('RIFF\x16\0\0\0WEBPVP8X\x0a\0\0\0\0\0\0\0\xfe\x3f\0\xfe\x3f\0'), 400],
  'an AVIF that says it is larger': [avifThatSays(avif, 30_000, 30_000), 413],
  'an AVIF that says it is smaller': [avifThatSays(avif, 30, 20), 400],
  'a page called a photo': [text(page), 415],
  'a drawing with a script': [text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 415],
  'a drawing with an XML head': [text(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>`), 415],
  'a PDF': [text('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n%%EOF'), 415],
  'a GIF': [await picture(30, 20).gif().toBuffer(), 415],
  'a GIF that is a script too': [text('GIF89a/*\0\0\0\0*/=1;alert(1)//'), 415],
  'a bitmap': [Buffer.concat([text('BM\x7a\0\0\0\0\0\0\0\x36\0\0\0'), Buffer.alloc(100)]), 415],
  'a TIFF': [await picture(30, 20).tiff().toBuffer(), 415],
  'an icon': [text('\0\0\x01\0\x01\0\x10\x10\0\0'), 415],
  'a Photoshop document': [text('8BPS\0\x01\0\0\0\0\0\0\0\x03'), 415],
  'a JPEG XL': [text('\xff\x0a\xfa\x7f\x01'), 415],
  'a HEIC photo': [brand('heic'), 415],
  'a film': [brand('isom'), 415],
  'a sound': [text('RIFF\x10\0\0\0WAVEfmt '), 415],
  'a zip': [text('PK\x03\x04'), 415],
  'the head of a JPEG': [jpeg.subarray(0, 20), 400],
  'the first three bytes of a JPEG': [text('\xff\xd8\xff'), 400],
  'a JPEG that is a page': [text(`\xff\xd8\xff${page}`), 400],
  'the head of a PNG': [png([pngHead(300, 200)]), 400],
  'a PNG without pixels': [png([pngHead(300, 200), end]), 400],
  'a PNG of no width': [png([pngHead(0, 200), end]), 400],
  'a PNG with too few rows': [png([pngHead(300, 200), ['IDAT', deflateSync(Buffer.alloc(301))], end]), 400],
  'a PNG of rubbish': [png([pngHead(300, 200), ['IDAT', Buffer.alloc(500, 0x5a)], end]), 400],
  'the head of a WebP': [text('RIFF\x04\0\0\0WEBP'), 400],
  'a WebP that is a page': [text(`RIFF\x40\0\0\0WEBPVP8 \x36\0\0\0${page}`), 400],
  'the head of an AVIF': [brand('avif'), 400],
  ...Object.fromEntries(cut),
}

const jpegWithScript = withSegment(jpeg, 0xfe, `*/=1;alert(1)/*${page}`)
const frame = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer()

/** Photos with extra data or unusual formats. Only the photo is stored. */
export const oddImages: Record<string, [bytes: Buffer, width: number, height: number]> = {
  'a JPEG with a page in its comment': [jpegWithScript, 300, 200],
  'a JPEG with a page behind it': [Buffer.concat([jpeg, text(page)]), 300, 200],
  'a PNG with a zip behind it': [
    Buffer.concat([await picture(300, 200).png().toBuffer(), text('PK\x03\x04'), Buffer.alloc(500, 7)]),
    300,
    200,
  ],
  'a PNG with a page in its text': [
    png([pngHead(8, 8), ['tEXt', text(`Comment\0${page}`)], ['IDAT', deflateSync(Buffer.alloc(72))], end]),
    8,
    8,
  ],
  'a JPEG in the colours of print': [await picture(300, 200).toColourspace('cmyk').jpeg().toBuffer(), 300, 200],
  'a grey JPEG': [await picture(300, 200).greyscale().jpeg().toBuffer(), 300, 200],
  'a PNG of 16 bits': [await picture(300, 200).toColourspace('rgb16').png().toBuffer(), 300, 200],
  'a grey PNG that is seen through': [await picture(300, 200, { alpha: 0.5 }).greyscale().png().toBuffer(), 300, 200],
  'a PNG of eight colours': [await picture(300, 200).png({ palette: true, colours: 8 }).toBuffer(), 300, 200],
  'a WebP that is seen through': [await picture(300, 200, { alpha: 0.5 }).webp().toBuffer(), 300, 200],
  'a WebP that moves': [
    await sharp([await frame('#f00'), await frame('#00f')], { join: { animated: true } })
      .webp({ delay: [50, 50] })
      .toBuffer(),
    60,
    40,
  ],
  'an AVIF': [avif, 300, 200],
  'a single pixel': [await picture(2, 1).extract({ left: 0, top: 0, width: 1, height: 1 }).png().toBuffer(), 1, 1],
  'a line of 50 pixels': [blackPng(1, 50), 1, 2],
  'a line of 50 pixels across': [blackPng(50, 1), 2, 1],
  'a panorama': [await picture(3_000, 500).jpeg().toBuffer(), 1_000, 500],
  'a JPEG of just under 40 megapixels': [await picture(6_324, 6_324).jpeg().toBuffer(), 1_024, 1_024],
  'a PNG of just under 40 megapixels': [blackPng(6_324, 6_324), 1_024, 1_024],
}
