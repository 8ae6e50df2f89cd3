import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, openAsBlob } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import type { Size } from './archive-service.ts'
import type { Store } from './stores.ts'
import type { Table } from './table.ts'

const megabyte = 1024 * 1024

/** The time and peak memory of an export and its import into another account. */
export async function archive(stores: Store[], sizes: Size[]): Promise<Table> {
  const rows: string[][] = []
  for (const store of stores) for (const size of sizes) rows.push(...(await measureStore(store, size)))
  const head = [
    'store',
    'people',
    'notes',
    'recordings',
    '',
    'seconds',
    'MB of archive',
    'MB before',
    'peak MB',
    'longest block, ms',
  ]
  return { title: 'Archive export and import', head, rows }
}

async function measureStore(store: Store, size: Size) {
  const folder = await mkdtemp(join(tmpdir(), 'kith-archive-'))
  const env = { KITH_DATA: folder, ...(await store.create(`archive_${size.people}_${size.recordings}`)) }
  const child = fork(new URL('archive-service.ts', import.meta.url), [JSON.stringify({ env, size })], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const [{ url, from, to }] = (await once(child, 'message')) as [{ url: string; from: string; to: string }]
  const path = join(folder, 'kith.zip')
  const counts = [store.name, size.people, size.notes, size.recordings].map(String)
  const idle = await measure(() => pause(1_000), child)
  const out = await measure(() => download(url, from, path), child)
  const { size: bytes } = await stat(path)
  const back = await measure(() => upload(url, to, path), child)
  child.disconnect()
  await once(child, 'exit')
  await rm(folder, { recursive: true, force: true })
  const row = (name: string, { seconds, peak, late }: typeof out, before: typeof out) => [
    ...counts,
    name,
    seconds.toFixed(1),
    (bytes / megabyte).toFixed(1),
    (before.peak / megabyte).toFixed(0),
    (peak / megabyte).toFixed(0),
    late.toFixed(0),
  ]
  return [row('export', out, idle), row('import', back, out)]
}

async function measure(work: () => Promise<void>, child: ReturnType<typeof fork>) {
  const began = performance.now()
  await work()
  const seconds = (performance.now() - began) / 1000
  child.send('peak')
  const [{ peak, late }] = (await once(child, 'message')) as [{ peak: number; late: number }]
  return { seconds, peak, late }
}

async function download(url: string, token: string, path: string) {
  const response = await fetch(`${url}/api/export`, { headers: { authorization: `Bearer ${token}` } })
  if (!response.ok || !response.body) throw new Error(`The export was refused: ${response.status}`)
  await pipeline(Readable.fromWeb(response.body as never), createWriteStream(path))
}

async function upload(url: string, token: string, path: string) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/zip' }
  const body = await openAsBlob(path)
  const sent = await fetch(`${url}/api/archive-imports`, { method: 'POST', headers, body })
  const { id } = (await sent.json()) as { id: string }
  for (;;) {
    await pause(250)
    const answer = await fetch(`${url}/api/archive-imports/${id}`, { headers })
    const { state, notes, failure } = (await answer.json()) as { state: string; notes: unknown[]; failure?: string }
    if (state === 'complete' && notes.length === 0) return
    if (state === 'failed' || notes?.length > 0)
      throw new Error(`The import did not go well: ${failure} ${JSON.stringify(notes)}`)
  }
}
