import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createClient } from '#contract/client.ts'
import { fillDatabase } from './fill-database.ts'
import { encoded, Line, load } from './load.ts'
import { type Running, startServer } from './server-process.ts'
import { medianRatio, quantile, runInterleaved } from './statistics.ts'
import type { Store } from './stores.ts'
import { fixed, type Table } from './table.ts'

const card = {
  slug: 'rui',
  name: 'Rui Costa',
  title: 'Product designer',
  company: 'Estúdio Maré',
  bio: 'I design things that people keep.',
  emails: [{ address: 'rui@example.com' }],
  phones: [{ number: '+351 912 345 678' }],
  links: [
    { url: 'https://www.linkedin.com/in/rui' },
    { url: 'https://github.com/rui' },
    { url: 'https://example.com' },
  ],
}

/** The speed of a card's public page compared with its static style sheet, and its size. */
export async function cardPage(stores: Store[], rounds: number): Promise<Table> {
  const rows: string[][] = []
  for (const store of stores) {
    const subject = await fillDatabase(await store.create('card_page'), 1)
    const server = await startServer(subject, { kind: 'kith' })
    const origin = `http://127.0.0.1:${server.port}`
    const client = createClient({ baseUrl: origin, token: subject.token })
    const made = await client.Cards_create(card)
    await client.Cards_update({ id: made.id, listed: true })
    const path = new URL(made.url).pathname
    const page = await fetch(origin + path, identity).then((answer) => answer.text())
    const [, style = ''] = /href="(\/cards\/[^"]+\.css[^"]+)"/.exec(page) ?? []
    const plain = (line: string) => encoded({ line, token: '', headers: { authorization: '' } })
    rows.push(...(await speed(server, store.name, plain(`GET ${path}`), plain(`GET ${style}`), rounds)))
    if (store === stores[0]) rows.unshift(...(await weight(origin, path, page)), ...(await lighthouse(origin + path)))
    await server.stop()
  }
  return { title: 'The public page of a card', note, head: ['what', 'store', 'figure'], rows }
}

const note = 'Lighthouse 13, as a phone on a slow network, of a card that is `listed`.'

const identity = { headers: { 'accept-encoding': 'identity' } }

async function speed(server: Running, store: string, page: Buffer, file: Buffer, rounds: number) {
  const often = (request: Buffer) => async () => (await load(server.port, () => request)).perSecond
  const found = await runInterleaved(rounds, { page: often(page), file: often(file) })
  const first = await runInterleaved(3, { page: () => oneByOne(server, page), file: () => oneByOne(server, file) })
  return [
    ['throughput: page / fixed file', store, fixed(medianRatio(found.page, found.file))],
    ['median time to answer: page / fixed file', store, fixed(medianRatio(first.page, first.file))],
  ]
}

async function oneByOne({ port }: Running, request: Buffer) {
  const line = new Line(port)
  const times: number[] = []
  for (let at = 0; at < 300; at++) {
    const began = performance.now()
    await line.ask(request)
    times.push(performance.now() - began)
  }
  line.close()
  return quantile(times, 0.5)
}

async function weight(origin: string, path: string, page: string) {
  const files = [...page.matchAll(/(?:href|src)="(\/cards\/[^"]+)"/g)].map((match) => match[1] ?? '')
  const plain = await Promise.all([path, ...files].map((file) => bytesOf(origin + file, 'identity')))
  const squeezed = await Promise.all([path, ...files].map((file) => bytesOf(origin + file, 'br')))
  const said = (sizes: number[]) => `${sizes.reduce((sum, size) => sum + size, 0)} = ${sizes.join(' + ')}`
  return [
    ['bytes before the photo: HTML + CSS + JavaScript', '', said(plain)],
    ['the same, with Brotli', '', said(squeezed)],
    ['requests before the photo, with the icon', '', String(files.length + 2)],
  ]
}

/** The compressed size. */
async function bytesOf(url: string, coding: string) {
  const args = [
    '--silent',
    '--header',
    `accept-encoding: ${coding}`,
    '--output',
    '/dev/null',
    '--write-out',
    '%{size_download}',
  ]
  return Number((await promisify(execFile)('curl', [...args, url])).stdout)
}

/** Empty where Chromium or Lighthouse is missing. */
async function lighthouse(url: string) {
  const chromium = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find(existsSync)
  if (!chromium) return []
  const folder = await mkdtemp(join(tmpdir(), 'kith-lighthouse-'))
  const out = join(folder, 'report.json')
  const flags = ['--quiet', '--output=json', `--output-path=${out}`]
  const chrome = '--chrome-flags=--headless=new --no-sandbox --disable-gpu'
  const command = ['exec', '--yes', '--package=lighthouse@13', '--', 'lighthouse', url, ...flags, chrome]
  try {
    await promisify(execFile)('npm', command, { env: { ...process.env, CHROME_PATH: chromium }, cwd: folder })
    const { categories } = JSON.parse(await readFile(out, 'utf8')) as Report
    return Object.values(categories).map(({ title, score }) => [`Lighthouse: ${title}`, '', fixed(score * 100, 0)])
  } catch (error) {
    process.stderr.write(`Lighthouse did not run: ${String(error).slice(0, 500)}\n`)
    return []
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

type Report = { categories: Record<string, { title: string; score: number }> }
