import { randomUUIDv7 } from 'node:crypto'
import { readConfig } from '../src/config.ts'
import { json } from '../src/db/schema.ts'
import { openWorker } from '../src/jobs/worker.ts'
import { openKith } from '../src/kith.ts'
import { openLog } from '../src/log.ts'
import { buildServer } from '../src/server.ts'
import { workers } from '../src/work.ts'
import { memberContext, newMember } from '../test/harness.ts'
import { people } from './people.ts'

// A service of its own, filled, so that its memory is its own too: says where it is, and how much it has taken at most.

export type Size = { people: number; notes: number; recordings: number }
type Asked = { env: Record<string, string>; size: Size }

const { env, size } = JSON.parse(process.argv[2] ?? '') as Asked
const { kith, close } = await openKith(readConfig({ KITH_SIGN_UP: 'open', ...env }), openLog('warn'))
kith.transcriber = null
kith.embedder = null
const server = await buildServer(kith)
const url = await server.listen({ port: 0, host: '127.0.0.1' })
const house = { kith, server, url } as never
const [one, other] = [await newMember(house), await newMember(house)]
await fill()
const worker = openWorker(kith, workers)

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

/** The rows alone: an export reads no index. */
async function fill() {
  const ctx = memberContext(house, one)
  const recorded = await (await import('node:fs/promises')).readFile('test/audio/memo.wav')
  const { writeFile } = await import('node:fs/promises')
  const wav = Buffer.alloc(200 * 1024)
  recorded.copy(wav)
  await writeFile(`${kith.config.data}/bench.wav`, wav)
  const sha256 = (await import('node:crypto')).createHash('sha256').update(wav).digest('hex')
  let recordings = 0
  for (const each of people().take(size.people).toArray()) {
    const { notes, displayName, emails, phones, tags, company = null, title = null } = each
    const now = '2026-03-14T09:30:00.000Z'
    const id = randomUUIDv7()
    const lists = { emails: json(emails), phones: json(phones), tags: json(tags), profiles: '[]' }
    const person = { memberId: one.memberId, id, displayName, company, title, ...lists }
    await kith.db
      .insertInto('connections')
      .values({ ...person, createdAt: now, updatedAt: now, recentAt: now })
      .execute()
    const entries = Array.from({ length: size.notes / size.people }, (_, at) => {
      const audio = recordings < size.recordings && at === 0
      return { id: randomUUIDv7(), audio, text: `${notes[at % 2]} That was number ${at} of ${id.slice(-4)}.` }
    })
    for (const { id, audio } of entries) {
      if (!audio) continue
      recordings += 1
      await kith.blobs.put(`audio/${ctx.member.id}/${id}`, `${kith.config.data}/bench.wav`, 'audio/wav')
    }
    await kith.db
      .insertInto('interactions')
      .values(
        entries.map(({ id: ixId, audio, text }, at) => ({
          memberId: one.memberId,
          id: ixId,
          connectionId: id,
          kind: audio ? ('voice_memo' as const) : ('note' as const),
          text,
          source: 'member' as const,
          occurredAt: `202${at % 6}-0${1 + (at % 9)}-11T10:00:00.000Z`,
          createdAt: now,
          audio: audio
            ? json({
                key: `audio/${one.memberId}/${ixId}`,
                mediaType: 'audio/wav',
                bytes: wav.length,
                sha256,
                seconds: null,
                transcription: 'off',
              })
            : null,
        })),
      )
      .execute()
  }
}
