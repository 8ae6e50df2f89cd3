import { createHash, randomUUIDv7 } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { jobHandlers } from '#boot/jobs.ts'
import { openKith } from '#boot/open.ts'
import { buildServer } from '#boot/server.ts'
import { readConfig } from '#platform/config/config.ts'
import { type Kith, transaction } from '#platform/context/context.ts'
import { json } from '#platform/db/schema/schema.ts'
import { openWorker } from '#platform/jobs/worker.ts'
import { openLog } from '#platform/log/log.ts'
import { newMember } from '../test/harness/harness.ts'
import { type Person, people } from './people.ts'

// A filled service in a process of its own, so that its memory can be measured. Sends its address and peak memory.

export type Size = { people: number; notes: number; recordings: number }
type Options = { env: Record<string, string>; size: Size }

const { env, size } = JSON.parse(process.argv[2] ?? '') as Options
const { kith, close } = await openKith(
  readConfig({ KITH_SIGN_UP: 'open', KITH_BUSY_MS: '60000', ...env }),
  openLog('warn'),
)
kith.transcriber = null
kith.embedder = null
const server = await buildServer(kith)
const url = await server.listen({ port: 0, host: '127.0.0.1' })
const house = { kith, server, url } as never
const [one, other] = [await newMember(house), await newMember(house)]
await fill()
const worker = openWorker(kith, jobHandlers)

let peak = 0
let late = 0
let last = performance.now()
setInterval(() => {
  peak = Math.max(peak, process.memoryUsage.rss())
  late = Math.max(late, performance.now() - last - 20)
  last = performance.now()
}, 20).unref()

process.on('message', () => {
  process.send?.({ peak, late })
  peak = 0
  late = 0
})
process.once('disconnect', async () => {
  await worker.close()
  await server.close()
  await close()
})
process.send?.({ url, from: one.token, to: other.token })

/** Only the rows, because an export reads no index. */
async function fill() {
  const wav = Buffer.alloc(200 * 1024)
  ;(await readFile('test/samples/audio/memo.wav')).copy(wav)
  const path = `${kith.config.data}/bench.wav`
  await writeFile(path, wav)
  const sha256 = createHash('sha256').update(wav).digest('hex')
  const sound = { mediaType: 'audio/wav', bytes: wav.length, sha256, seconds: null, transcription: 'off' }
  const everyone = people().take(size.people).toArray()
  let recordings = 0
  for (let from = 0; from < everyone.length; from += 500) {
    await transaction(kith, async (kith) => {
      for (const each of everyone.slice(from, from + 500)) {
        const hasMemo = recordings < size.recordings
        recordings += 1
        await addPerson(kith, each, hasMemo ? { path, sound } : null)
      }
    })
  }
}

type Memo = { path: string; sound: object }

async function addPerson({ db, blobs }: Pick<Kith, 'db' | 'blobs'>, each: Person, memo: Memo | null) {
  const { notes, displayName, emails, phones, tags, company = null, title = null } = each
  const at = '2026-03-14T09:30:00.000Z'
  const [memberId, connectionId] = [one.memberId, randomUUIDv7()]
  const lists = { emails: json(emails), phones: json(phones), tags: json(tags), profiles: '[]' }
  const person = { memberId, id: connectionId, displayName, company, title, ...lists }
  await db
    .insertInto('connections')
    .values({ ...person, createdAt: at, updatedAt: at, recentAt: at })
    .execute()
  const entries = Array.from({ length: size.notes / size.people }, (_, nth) => ({
    memberId,
    id: randomUUIDv7(),
    connectionId,
    kind: 'note' as const,
    text: `${notes[nth % 2]} That was number ${nth} of ${connectionId.slice(-4)}.`,
    source: 'member' as const,
    occurredAt: `202${nth % 6}-0${1 + (nth % 9)}-11T10:00:00.000Z`,
    createdAt: at,
  }))
  await db.insertInto('interactions').values(entries).execute()
  if (!memo) return
  const id = entries[0]?.id ?? ''
  const key = `audio/${memberId}/${id}`
  await blobs.put(key, memo.path, 'audio/wav')
  const audio = json({ key, ...memo.sound })
  await db
    .updateTable('interactions')
    .set({ kind: 'voice_memo', audio })
    .where('memberId', '=', memberId)
    .where('id', '=', id)
    .execute()
}
