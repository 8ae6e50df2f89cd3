import sharp from 'sharp'
import { cardImage } from '#cards/pictures/draw.ts'
import { qrPng, qrSvg } from '#cards/pictures/qr.ts'
import { cardVcard } from '#cards/vcards/writing/card-vcard.ts'
import { median } from './statistics.ts'

// Measures how long the files of a card take: `node_modules/.bin/node bench/card-files.ts`.

const url = 'https://kith.example.com/c/k7Xm2pQa'
const photo = await sharp({
  create: {
    width: 512,
    height: 512,
    channels: 3,
    background: '#888',
    noise: { type: 'gaussian', mean: 128, sigma: 30 },
  },
})
  .jpeg({ quality: 80 })
  .toBuffer()
const contents = {
  name: 'Rui Costa',
  title: 'Product designer',
  company: 'Estúdio Maré',
  bio: 'I design things that people keep. '.repeat(25),
  emails: [{ label: 'work' as const, address: 'rui@example.com' }],
  phones: [{ label: 'mobile' as const, number: '+351 912 345 678' }],
  addresses: [{ label: 'work' as const, city: 'Lisbon' }],
  links: [{ url: 'https://www.linkedin.com/in/ruicosta' }],
}
const card = { ...contents, id: '0198c5a2-7b1e-7c3d-9a4f-2d6e8b1c0f35', url, updatedAt: '2026-03-14T09:30:00.000Z' }
const shown = {
  name: contents.name,
  title: contents.title,
  company: contents.company,
  place: 'Maré',
  colour: '#22313f',
}
const face = photo.toString('base64')

const files: Record<string, () => unknown> = {
  vCard: () => cardVcard(card),
  [`vCard with a photo of ${Math.round(photo.length / 1000)} KB`]: () => cardVcard(card, { photo }),
  'QR code, SVG': () => qrSvg(url),
  'QR code, PNG of 1024': () => qrPng(url, 1024),
  'QR code, PNG of 2048': () => qrPng(url, 2048),
  'picture, initials': () => cardImage(shown),
  'picture, photo': () => cardImage({ ...shown, photo: face }),
  'picture, a name in Japanese': () => cardImage({ ...shown, name: '山田太郎' }),
  'picture, a name of 120 letters': () => cardImage({ ...shown, name: 'Konstantinopoulou '.repeat(6) }),
}

for (const [file, make] of Object.entries(files)) {
  await make()
  const times: number[] = []
  for (let round = 0; round < 30; round++) {
    const start = performance.now()
    await make()
    times.push(performance.now() - start)
  }
  console.log(`${file.padEnd(34)} ${median(times).toFixed(2).padStart(8)} ms`)
}
