import { readFileSync } from 'node:fs'

const real = (file: string) => readFileSync(`test/samples/audio/${file}`)
const text = (value: string) => Buffer.from(value, 'latin1')
const page = '<!doctype html><script>alert(document.domain)</script>'

/** An MP4 box with this name and stated length. */
function box(name: string, content: Buffer, length = content.length + 8) {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(length)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, content])
}

const brand = box('ftyp', text('M4A \0\0\0\0M4A isom'))
const longBox = (name: string, length: bigint) => {
  const size = Buffer.alloc(8)
  size.writeBigUInt64BE(length)
  return Buffer.concat([box(name, Buffer.alloc(0), 1), size])
}
const sound = box('hdlr', text('\0\0\0\0\0\0\0\0soun\0\0\0\0\0\0\0\0\0\0\0\0'))
const nested = (depth: number): Buffer<ArrayBuffer> => (depth === 0 ? Buffer.alloc(0) : box('moov', nested(depth - 1)))
const track = (media: Buffer) => box('moov', box('trak', box('mdia', media)))

const head = text('\x1a\x45\xdf\xa3\x87\x42\x82\x84webm')
const tag = (size: string) => text(`ID3\x03\0\0${size}`)
const wavHead = text('RIFF\xff\xff\xff\xffWAVE')
const wavFormat = text('fmt \x10\0\0\0\x01\0\x01\0\x40\x1f\0\0\x40\x1f\0\0\x01\0\x08\0')

/** Files that are not audio. They are refused. */
export const refusedFiles: Record<string, Buffer<ArrayBuffer>> = {
  'nothing at all': Buffer.alloc(0),
  'one byte': text('O'),
  'a page': text(page),
  'a page before an MP3': Buffer.concat([text(page), real('memo.mp3')]),
  'a page in an MP3 tag, without sound': Buffer.concat([tag('\0\0\x01\0'), text(page.padEnd(4096))]),
  'a tag that says it is 256 MB long': Buffer.concat([tag('\x7f\x7f\x7f\x7f'), real('memo.mp3')]),
  'a drawing': text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  'a script that begins like UTF-16': Buffer.concat([text('\xff\xfe'), Buffer.from(page, 'utf16le')]),
  'a zip with the head of a WAV': Buffer.concat([wavHead, text('PK\x03\x04'), Buffer.alloc(500, 7)]),
  'a WAV without samples': Buffer.concat([wavHead, wavFormat]),
  'an AVI': Buffer.concat([text('RIFF\x10\0\0\0AVI LIST'), Buffer.alloc(100)]),
  'a picture in WebP': Buffer.concat([text('RIFF\x10\0\0\0WEBPVP8 '), Buffer.alloc(100)]),
  'an MP4 of only a brand': brand,
  'an MP4 cut off before its tracks': real('memo.m4a').subarray(0, 2_000),
  'an MP4 with pictures': real('film.mp4'),
  'a photograph in HEIC': box('ftyp', text('heic\0\0\0\0mif1heic')),
  'a picture in AVIF': box('ftyp', text('avif\0\0\0\0mif1avif')),
  'a QuickTime film': box('ftyp', text('qt  \0\0\0\0qt  ')),
  'a brand of 4 GB': box('ftyp', text('M4A \0\0\0\0'), 0xffff_fff0),
  'an MP4 box of 2^63 bytes': Buffer.concat([brand, longBox('moov', 2n ** 63n - 1n)]),
  'an MP4 box of no bytes': Buffer.concat([brand, Buffer.alloc(80_000)]),
  'MP4 boxes 4,000 deep': Buffer.concat([brand, nested(4_000)]),
  'a WebM with pictures': real('film.webm'),
  Matroska: text('\x1a\x45\xdf\xa3\x8b\x42\x82\x88matroska'),
  'a WebM header that says it is 2^55 bytes long': text(
    '\x1a\x45\xdf\xa3\x01\xff\xff\xff\xff\xff\xff\xfe\x42\x82\x84webm',
  ),
  'a WebM without tracks': Buffer.concat([head, Buffer.alloc(2_000)]),
  'a WebM cut off in its header': real('memo.webm').subarray(0, 20),
  'an Ogg film': Buffer.concat([text(`OggS\0\x02${'\0'.repeat(20)}\x01\x2a\x80theora`), Buffer.alloc(100)]),
  'an Ogg cut off after its first page': real('memo-opus.ogg').subarray(0, 47),
  'AAC without a container': Buffer.concat([text('\xff\xf1\x50\x80\x02\x1f\xfc'), Buffer.alloc(400)]),
}

const frames = real('memo.mp3').subarray(45)

/** Broken audio files. They are stored as audio and read without harm. */
export const oddFiles: Record<string, [bytes: Buffer<ArrayBuffer>, mediaType: string]> = {
  'an MP3 with a page in its tag': [Buffer.concat([tag('\0\0\x01\0'), text(page.padEnd(128)), frames]), 'audio/mpeg'],
  'an MP3 cut off in the middle': [real('memo.mp3').subarray(0, 3_000), 'audio/mpeg'],
  'an MP3 with a zip behind it': [
    Buffer.concat([real('memo.mp3'), text('PK\x03\x04'), Buffer.alloc(99)]),
    'audio/mpeg',
  ],
  'a WebM cut off in the middle': [real('memo.webm').subarray(0, 5_000), 'audio/webm'],
  'a WebM that goes on with rubbish': [
    Buffer.concat([real('recorded.webm'), Buffer.alloc(50_000, 0x1f)]),
    'audio/webm',
  ],
  'a WebM of clusters without end': [
    Buffer.concat([real('recorded.webm'), Buffer.alloc(400_000, text('\x1f\x43\xb6\x75\x01'))]),
    'audio/webm',
  ],
  'an Ogg cut off in the middle': [real('memo-opus.ogg').subarray(0, 5_000), 'audio/ogg'],
  'an Ogg whose pages repeat without end': [
    Buffer.concat([real('memo-vorbis.ogg'), Buffer.alloc(500_000, text(`OggS\0\0${'\0'.repeat(20)}\0`))]),
    'audio/ogg',
  ],
  'an MP4 whose tables say they have 2^32 rows': [
    Buffer.concat([
      brand,
      track(Buffer.concat([sound, box('minf', box('stbl', box('stts', text('\0\0\0\0\xff\xff\xff\xff'))))])),
    ]),
    'audio/mp4',
  ],
  'an MP4 whose box is longer than the file': [
    Buffer.concat([brand, track(sound), box('mdat', text('x'), 0x7fff_ffff)]),
    'audio/mp4',
  ],
  'a WAV whose samples are said to be 4 GB': [
    Buffer.concat([wavHead, wavFormat, text('data\xff\xff\xff\xff'), Buffer.alloc(100)]),
    'audio/wav',
  ],
  'a WAV of no samples a second': [
    Buffer.concat([wavHead, text(`fmt \x10\0\0\0\x01\0\x01\0${'\0'.repeat(12)}`), text('data\x04\0\0\0\0\0\0\0')]),
    'audio/wav',
  ],
}
