import { Session } from 'node:inspector/promises'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { ask, newMember, openHouse, type Someone } from '../test/harness/harness.ts'
import { openPreparedSqlite } from '../test/harness/stores.ts'

// npm run count:files            how many files of src/ run for one request, when all is loaded and warm
// npm run count:files -- --list  the same, with their names

const { values } = parseArgs({ options: { list: { type: 'boolean' } } })

const house = await openHouse({}, openPreparedSqlite())
const member = await newMember(house)
const { connectionId } = await member.client.Connections_create({ displayName: 'Anna Weber' })

type Request = { goal: number; send: () => Promise<{ status: number }> }
const requests: Record<string, Request> = {
  'Add a note': {
    goal: 45,
    send: () => sendAs(member, `POST /api/connections/${connectionId}/interactions`, noteBody),
  },
  'Person page': { goal: 55, send: () => openPage(member, `/people/${connectionId}`) },
  Ask: { goal: 60, send: () => sendAs(member, `GET /api/ask/answer?question=${encodeURIComponent(question)}`) },
}
const noteBody = { kind: 'note', text: 'We met at the fair. I’ll send her the slides by Friday.' }
const question = 'What do I know about Anna?'
const warmRounds = 3

const session = new Session()
session.connect()
await session.post('Profiler.enable')
for (const [name, request] of Object.entries(requests)) {
  const files = await listFiles(request)
  process.stdout.write(`${name}: ${files.length} files (goal ${request.goal})\n`)
  if (values.list) process.stdout.write(`${files.map((file) => `  ${file}\n`).join('')}\n`)
}
session.disconnect()
await house.close()

/** The files with functions called by the request, once everything initialized only once exists. */
async function listFiles({ send }: Request) {
  for (let round = 0; round < warmRounds; round++) await sendChecked(send)
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  await sendChecked(send)
  const { result } = await session.post('Profiler.takePreciseCoverage')
  await session.post('Profiler.stopPreciseCoverage')
  return result
    .filter(({ functions }) => functions.some(({ ranges: [whole] }) => (whole?.count ?? 0) > 0))
    .flatMap(({ url }) => (url.startsWith('file:') ? [relative(process.cwd(), fileURLToPath(url))] : []))
    .filter((file) => file.startsWith('src/'))
    .sort()
}

async function sendChecked(send: Request['send']) {
  const { status } = await send()
  if (status >= 300) throw new Error(`The request was answered ${status}.`)
}

function sendAs({ token }: Someone, line: string, body?: unknown) {
  return ask(house, line, { token, ...(body !== undefined && { body }) })
}

function openPage({ token }: Someone, path: string) {
  return ask(house, `GET ${path}`, { headers: { cookie: `kith=${token}` } })
}
