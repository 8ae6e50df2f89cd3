import assert from 'node:assert/strict'
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { promisify } from 'node:util'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { api } from '#contract/api.ts'
import { createClient } from '#contract/client.ts'
import { commandFor } from '../scripts/demo/open-browser.ts'
import { people } from '../scripts/demo/people.ts'
import { progressOn } from '../scripts/demo/progress.ts'
import { parseEntries, parsePromises } from '../scripts/demo/story.ts'
import { inOtherWords, notThere } from './corpus/demo-questions.ts'

const run = promisify(execFile)
let taken: number
let folder: string
let demo: ChildProcess
let said: string
const neighbour = createServer()

describe('The demo', () => {
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kith-demo-test-'))
    await once(neighbour.listen(0, '127.0.0.1'), 'listening')
    taken = (neighbour.address() as AddressInfo).port
    // Settings of a real instance, which the demo must ignore.
    const real = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/real', BASE_URL: 'https://kith.example.com' }
    demo = spawn(process.execPath, ['scripts/demo.ts'], {
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        TMPDIR: folder,
        PORT: String(taken),
        ...real,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    said = await everythingSaid(demo)
  })

  after(async () => {
    demo.kill('SIGKILL')
    neighbour.close()
    await rm(folder, { recursive: true, force: true })
  })

  test('the demo takes the next free port, and its text fits into 80 columns', () => {
    const port = Number(new URL(printed('Address')).port)
    assert.ok(port > taken && port < taken + 50)
    for (const line of said.split('\n')) assert.ok(columns(line) <= 80, line)
  })

  test('the printed link opens the app signed in, once', async () => {
    const first = await fetch(printed('Open the app'), { redirect: 'manual' })
    assert.deepEqual([first.status, first.headers.get('location')], [303, '/today'])
    const [cookie = ''] = first.headers.getSetCookie()
    const today = await fetch(`${printed('Address')}/today`, { headers: { cookie: cookie.split(';', 1)[0] ?? '' } })
    assert.match(await today.text(), /<bdi>Rui Costa<\/bdi>/)
    const second = await fetch(printed('Open the app'), { redirect: 'manual' })
    assert.deepEqual([second.headers.get('location'), second.headers.getSetCookie()], ['/sign-in?next=%2Ftoday', []])
  })

  test('the demo says what it is doing only in a terminal, and opens a browser only where somebody sees it', () => {
    const written: string[] = []
    const write = (text: string) => written.push(text) > 0
    progressOn({ isTTY: false, write } as never).show('Adding people …')
    assert.deepEqual(written, [])
    const progress = progressOn({ isTTY: true, write } as never)
    progress.show('Adding people …')
    progress.end()
    assert.ok(written.join('').endsWith('Adding people …\r\u001b[K'))
    assert.deepEqual(commandFor({ platform: 'linux', env: { DISPLAY: ':0' } }), ['xdg-open'])
    assert.deepEqual(commandFor({ platform: 'darwin', env: {} }), ['open'])
    for (const env of [{}, { DISPLAY: ':0', CI: 'true' }, { DISPLAY: ':0', SSH_CONNECTION: '1' }])
      assert.equal(commandFor({ platform: 'linux', env }), null)
  })

  test('the printed curl commands work', async () => {
    const asked = await run('bash', ['-c', paragraph('curl http')])
    assert.match(JSON.parse(asked.stdout).answer.content, /Andriy.*\[1\]/s)
    const found = await run('bash', ['-c', paragraph('curl --get')])
    assert.ok(JSON.parse(found.stdout).connections.length > 3)
  })

  test('the printed password and both tokens work', async () => {
    const signedIn = await client().Access_signIn({ email: printed('E-mail'), password: printed('Password') })
    assert.equal(signedIn.member.name, 'Rui Costa')
    const reader = client(printed('Read'))
    const [someone] = (await reader.Connections_search({ query: 'Ana Ribeiro' })).connections
    assert.ok(someone)
    const { connectionId } = someone
    await assert.rejects(reader.Memory_addNote({ connectionId, text: 'Hello' }), { code: 'read_only' })
    await client(printed('Read & write')).Memory_addNote({ connectionId, text: 'Hello' })
  })

  test('the printed configuration connects an assistant', async () => {
    const { mcpServers } = JSON.parse(paragraph('{'))
    const { url, headers } = mcpServers['kith-demo']
    const assistant = new Client({ name: 'test', version: '1.0.0' })
    await assistant.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } }))
    const { structuredContent } = await assistant.callTool({ name: 'list_open_promises', arguments: {} })
    assert.match(JSON.stringify(structuredContent), /"overdue":true/)
    await assistant.close()
  })

  test('the printed command for Claude Code has the address and the whole token', async () => {
    const stub = join(folder, 'claude')
    await writeFile(stub, '#!/bin/sh\nprintf "%s\\n" "$@"\n')
    await chmod(stub, 0o755)
    const { stdout } = await run('bash', ['-c', paragraph('claude ')], {
      env: { PATH: `${folder}:${process.env.PATH}` },
    })
    await rm(stub)
    assert.deepEqual(stdout.trim().split('\n'), [
      ...['mcp', 'add', '--transport', 'http', 'kith-demo', `${printed('Address')}/mcp`],
      ...['--header', `Authorization: Bearer ${printed('Read & write')}`],
    ])
  })

  test('some promises are overdue, some are due today and some later', async () => {
    const open = await client(printed('Read')).Promises_listOpen({ limit: 50 })
    const promises = open.promises.filter(({ dueAssumed }) => !dueAssumed)
    const today = Temporal.Now.plainDateISO('Europe/Lisbon').toString()
    assert.ok(promises.filter(({ dueOn }) => dueOn < today).every(({ overdue }) => overdue))
    for (const isSome of [(on: string) => on < today, (on: string) => on === today, (on: string) => on > today])
      assert.ok(promises.some(({ dueOn }) => isSome(dueOn)))
  })

  test('Today has a meeting with people Rui knows, a birthday this week and a memory of a year ago', async () => {
    const reader = client(printed('Read'))
    const { meetings } = await reader.Meetings_list({})
    assert.deepEqual(meetings.flatMap(({ people }) => people.map(({ displayName }) => displayName)).toSorted(), [
      'Ana Ribeiro',
      'Duarte Pimentel',
    ])
    const { moves, next } = await reader.Moves_next({ limit: 20 })
    const rest = next ? (await reader.Moves_next({ limit: 20, cursor: next })).moves : []
    assert.ok([...moves, ...rest].some(({ kind }) => kind === 'birthday'))
    assert.equal((await reader.Moves_lookBack()).memory?.monthsAgo, 12)
  })

  test('there are voice memos with recordings, and search finds them', async () => {
    const reader = client(printed('Read'))
    const [ana] = (await reader.Connections_search({ query: 'Ana Ribeiro river' })).connections
    const timeline = await reader.Memory_listInteractions({ id: ana?.connectionId ?? '' })
    const memo = timeline.find(({ kind }) => kind === 'voice_memo')
    assert.deepEqual([memo?.audio?.mediaType, memo?.audio?.transcription], ['audio/webm', 'given'])
    assert.ok((memo?.audio?.seconds ?? 0) > 5)
    const audio = await reader.Memory_getInteractionAudio({ id: memo?.connectionId ?? '', ixId: memo?.ixId ?? '' })
    assert.equal(audio.size, memo?.audio?.bytes)
  })

  test('the demo data is valid: about sixty people with two to six entries each', () => {
    assert.ok(people.length >= 60)
    for (const { timeline, promises, longKnown: _, ...details } of people) {
      api.Connections_create.input.parse(details)
      const story = parseEntries(timeline)
      assert.ok(story.length >= 2 && story.length <= 6, details.displayName)
      assert.deepEqual(
        story,
        story.toSorted((a, b) => b.ago - a.ago),
        details.displayName,
      )
      for (const { text } of [...story, ...parsePromises(promises)]) assert.ok(text.length <= 500)
      for (const { made, dueIn, kept } of parsePromises(promises))
        assert.ok(made >= -dueIn && (kept === undefined || kept <= made))
    }
    assert.throws(() => parseEntries('12 dinner With Ana'), /Invalid line/)
  })

  const answerTo = async (content: string) =>
    (await client(printed('Read & write')).Threads_ask({ id: randomUUID(), content })).answer.content

  test('a question in other words than the note is answered with a citation', async () => {
    const wrong: string[] = []
    for (const [content, says] of inOtherWords) {
      const answer = await answerTo(content)
      if (!says.test(answer) || !/\[1\]/.test(answer)) wrong.push(`${content}\n${answer}`)
    }
    assert.deepEqual(wrong, [])
  })

  test('a question about something only similar to a note is declined', async () => {
    const wrong: string[] = []
    for (const content of notThere) {
      const answer = await answerTo(content)
      if (/\[\d\]/.test(answer) && !answer.startsWith('Your notes don’t say.')) wrong.push(`${content}\n${answer}`)
    }
    assert.deepEqual(wrong, [])
  })

  test('the demo stops on request and leaves nothing behind', async () => {
    assert.equal((await readdir(folder)).length, 1)
    demo.kill('SIGTERM')
    const [code] = await once(demo, 'exit')
    assert.equal(code, 0)
    assert.deepEqual(await readdir(folder), [])
  })
})

async function everythingSaid(child: ChildProcess) {
  let text = ''
  for await (const chunk of child.stdout ?? []) {
    text += chunk
    if (text.includes('Mark it as done.')) return text
  }
  throw new Error(`The demo ended: ${text}`)
}

/** The lines from one that begins so to the next empty line. */
function paragraph(beginning: string) {
  const lines = said.split('\n')
  const from = lines.findIndex((line) => line.startsWith(beginning))
  return lines.slice(from, lines.indexOf('', from)).join('\n')
}

function printed(label: string) {
  const line = said.split('\n').find((each) => each.trim().startsWith(`${label}  `)) ?? ''
  return line.trim().slice(label.length).trim()
}

function client(token?: string) {
  return createClient({ baseUrl: printed('Address'), ...(token && { token }) })
}

/** Chinese and Japanese characters take two columns. */
function columns(line: string) {
  return [...line].reduce((sum, character) => sum + (/\p{Script=Han}/u.test(character) ? 2 : 1), 0)
}
