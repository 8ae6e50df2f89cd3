import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { fixed, type Table } from './table.ts'

const grain = { type: 'gaussian', mean: 128, sigma: 12 } as const
const camera = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888', noise: grain } })

const images: Record<string, () => Promise<Buffer>> = {
  'JPEG, 12 megapixels': () => camera(4000, 3000).jpeg({ quality: 85 }).toBuffer(),
  'JPEG, 12 megapixels, held upright': () =>
    camera(4000, 3000).jpeg({ quality: 85 }).withMetadata({ orientation: 6 }).toBuffer(),
  'progressive JPEG, 39.7 megapixels': () => camera(6300, 6300).jpeg({ quality: 60, progressive: true }).toBuffer(),
  'WebP, 12 megapixels': () => camera(4000, 3000).webp({ quality: 80, effort: 0 }).toBuffer(),
  'AVIF, 12 megapixels': () => camera(4000, 3000).avif({ quality: 50, effort: 0 }).toBuffer(),
  'AVIF, 39.7 megapixels': () => camera(6300, 6300).avif({ quality: 40, effort: 0 }).toBuffer(),
}

/** The time and memory to turn an uploaded photo into its eight files. */
export async function photos(rounds: number): Promise<Table> {
  const folder = await mkdtemp(join(tmpdir(), 'kith-photos-'))
  const rows: string[][] = []
  for (const [name, make] of Object.entries(images)) {
    const path = join(folder, 'photo')
    const bytes = await make()
    await writeFile(path, bytes)
    rows.push([name, `${fixed(bytes.length / 1024 ** 2, 1)} MB`, ...cells(await read(path, rounds, 1))])
    if (rows.length === 1) rows.push([`${name}, ten at once`, '', ...cells(await read(path, 1, 10))])
  }
  await rm(folder, { recursive: true, force: true })
  const note =
    'From a file to its eight files (four widths, WebP and JPEG), in a process of its own. Bare: sharp makes one JPEG of 1024.'
  return { title: 'Photos', note, head: ['image', 'file', 'time', 'against bare sharp', 'peak memory'], rows }
}

type Read = { ms: number; bareMs: number; megabytes: number }

const cells = ({ ms, bareMs, megabytes }: Read) => [
  `${fixed(ms, 0)} ms`,
  `${fixed(ms / bareMs, 1)} ×`,
  `+${fixed(megabytes, 0)} MB`,
]

async function read(path: string, rounds: number, together: number): Promise<Read> {
  const reader = fork(new URL('photo-reader.ts', import.meta.url), [path, String(rounds), String(together)])
  const early = once(reader, 'exit').then(() => Promise.reject(new Error('the image could not be read')))
  const [found] = (await Promise.race([once(reader, 'message'), early])) as [Read]
  early.catch(() => {})
  return found
}
