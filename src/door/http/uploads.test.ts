import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import { test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import fc from 'fast-check'
import { ask, newMember, useHouse } from '../../../test/harness/harness.ts'
import { oddFiles, refusedFiles } from '../../../test/samples/hostile-recordings.ts'
import { blobKeys, incoming, recording, sendForm } from '../../../test/samples/recordings.ts'

const house = await useHouse()
const { client, token } = await newMember(house)
const { connectionId } = await client.Connections_create({ displayName: 'Ana Ribeiro' })
const line = `POST /api/connections/${connectionId}/interactions`
const path = line.slice(5)
const send = (parts: Parameters<typeof sendForm>[3]) => sendForm(house, line, token, parts)
const timeline = () => client.Memory_listInteractions({ id: connectionId, limit: 200 })

/** All rows and files, to show that nothing changes. */
async function everything() {
  return { rows: (await timeline()).length, kept: (await blobKeys(house)).length, waiting: await incoming(house) }
}

for (const [name, bytes] of Object.entries(refusedFiles)) {
  test(`${name} is rejected, whatever type it declares`, async () => {
    const before = await everything()
    for (const type of ['audio/webm', 'audio/mpeg', 'text/html']) {
      const { status, body } = await send([['audio', new File([bytes], 'memo.webm', { type })]])
      assert.deepEqual([status, body.code], [415, 'unsupported_media_type'])
      assert.match(body.detail, /WebM, Ogg, MP4 \(M4A\), MP3 or WAV/)
    }
    assert.deepEqual(await everything(), before)
  })
}

for (const [name, [bytes, mediaType]] of Object.entries(oddFiles)) {
  test(`${name} is stored as audio only`, async () => {
    const { status, body } = await send([['audio', new File([bytes], 'memo.html', { type: 'text/html' })]])
    assert.deepEqual([status, body.audio?.mediaType], [201, mediaType], JSON.stringify(body))
    assert.ok(body.audio.seconds === undefined || (body.audio.seconds > 0 && body.audio.seconds < 86_400))
    const heard = await client.Memory_getInteractionAudio({ id: connectionId, ixId: body.ixId })
    assert.equal(heard.type, mediaType)
    assert.ok(bytes.equals(Buffer.from(await heard.arrayBuffer())))
  })
}

test('recordings with random byte changes are stored or rejected, and never cause a server error', async () => {
  const names = ['memo.webm', 'memo-vorbis.ogg', 'memo.m4a', 'memo.mp3', 'memo.wav']
  const originals = await Promise.all(names.map(async (name) => Buffer.from(await recording(name).arrayBuffer())))
  const change = fc.tuple(fc.nat(2_000), fc.nat(255))
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...originals),
      fc.array(change, { minLength: 1, maxLength: 20 }),
      async (file, changes) => {
        const bytes = Buffer.from(file)
        for (const [at, value] of changes) bytes[at] = value
        const { status } = await send([['audio', new Blob([bytes])]])
        assert.ok(status === 201 || status === 415, `${status}`)
      },
    ),
    { numRuns: 25 },
  )
  assert.deepEqual(await incoming(house), [])
})

test('25 MB are accepted and one byte more is not, with or without Content-Length', async () => {
  const most = 25 * 1024 * 1024
  const wav = Buffer.alloc(most + 1)
  Buffer.from(await recording('memo.wav').arrayBuffer()).copy(wav)
  const before = await everything()
  const { status, body } = await send([['audio', new Blob([wav])]])
  assert.deepEqual([status, body.code], [413, 'too_large'])
  assert.match(body.detail, /larger than 25 MB/)
  const huge = await send([['audio', new Blob([wav, wav])]])
  assert.deepEqual([huge.status, huge.body.code], [413, 'too_large'])
  const chunked = await fetch(house.url + path, {
    method: 'POST',
    duplex: 'half',
    ...streamed(new Blob([wav])),
  })
  assert.equal(chunked.status, 413)
  assert.deepEqual(await everything(), before)
  const taken = await send([['audio', new Blob([wav.subarray(0, most)])]])
  assert.deepEqual([taken.status, taken.body.audio?.bytes], [201, most])
})

function streamed(file: Blob) {
  const start = new Blob([`--x\r\nContent-Disposition: form-data; name="audio"; filename="a"\r\n\r\n`])
  return {
    headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' },
    body: new Blob([start, file, '\r\n--x--\r\n']).stream(),
  }
}

test('invalid forms are rejected with a clear error and leave nothing behind', async () => {
  const before = await everything()
  const audio = recording('memo.webm')
  const forms: [string, Parameters<typeof sendForm>[3], number, RegExp][] = [
    [
      'two recordings',
      [
        ['audio', audio],
        ['audio', audio],
      ],
      400,
      /audio is given twice/,
    ],
    [
      'a field twice',
      [
        ['text', 'a'],
        ['text', 'b'],
        ['audio', audio],
      ],
      400,
      /text is given twice/,
    ],
    ['another file', [['photo', audio]], 400, /photo does not take a file: send the file as audio/],
    ['a recording in writing', [['audio', 'my voice']], 400, /audio must be a file/],
    [
      'an unknown field',
      [
        ['audio', audio],
        ['memberId', 'x'],
      ],
      400,
      /memberId is not a known field/,
    ],
    [
      'a poisonous field',
      [
        ['__proto__', 'x'],
        ['audio', audio],
      ],
      400,
      /./,
    ],
    [
      'a field too long',
      [
        ['transcript', 'x'.repeat(200_000)],
        ['audio', audio],
      ],
      413,
      /transcript is too long/,
    ],
    ['too many fields', [...Array.from({ length: 30 }, (_, at): [string, string] => [`f${at}`, 'x'])], 413, /./],
    ['nothing', [], 400, /./],
    ['only text', [['text', 'Met']], 201, /./],
  ]
  for (const [name, parts, status, detail] of forms) {
    const answer = await send(parts)
    assert.equal(answer.status, status, `${name}: ${answer.text}`)
    if (status >= 400) assert.match(answer.body.detail, detail, name)
  }
  assert.deepEqual(await everything(), { ...before, rows: before.rows + 1 })
})

test('a form without a boundary, or an incomplete one, is rejected', async () => {
  const before = await everything()
  const broken: [string, string][] = [
    ['multipart/form-data', 'x'],
    ['multipart/form-data; boundary=x', 'no form at all'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="audio"; filename="a"\r\n\r\nOggS',
    ],
    ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="text"\r\n\r\nMet'],
    ['multipart/mixed; boundary=x', '--x--'],
  ]
  for (const [type, body] of broken) {
    const { status } = await ask(house, line, { token, body, headers: { 'content-type': type } })
    assert.ok(status === 400 || status === 415, `${type} ${body}: ${status}`)
  }
  assert.deepEqual(await everything(), before)
})

test('a form with long headers or names is rejected, and leaves nothing behind', async () => {
  const before = await everything()
  const part = (head: string, content: string) => `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`
  const long = 'a'.repeat(1024 * 1024)
  const audio = Buffer.from(await recording('memo.webm').arrayBuffer()).toString('latin1')
  const forms = {
    'a header of 1 MB': part(`name="audio"; filename="a"\r\nX-Long: ${long}`, audio),
    'a file name of 1 MB': part(`name="audio"; filename="${long}"`, audio),
    'a header of 1 MB after the file':
      part('name="audio"; filename="a"', audio) + part(`name="text"\r\nX: ${long}`, 'Met'),
    'ten thousand headers': part(`name="audio"; filename="a"${'\r\nX: 1'.repeat(10_000)}`, audio),
    'a name of 1,000 characters':
      part(`name="${long.slice(0, 1_000)}"`, 'Met') + part('name="audio"; filename="a"', audio),
    'a long text before the form': `${long}\r\n${part('name="audio"; filename="a"', audio)}`,
  }
  for (const [name, form] of Object.entries(forms)) {
    const body = Buffer.from(`${form}--x--\r\n`, 'latin1')
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' }
    const answer = await fetch(house.url + path, { method: 'POST', headers, body })
    const problem = await answer.text()
    assert.equal(answer.status, 413, `${name}: ${problem}`)
    assert.match(problem, /(headers of the form are|name of a field is) too long/, name)
  }
  assert.deepEqual(await everything(), before)
})

test('operations without a file field do not accept forms', async () => {
  const { status, body } = await sendForm(house, 'POST /api/connections', token, [['displayName', 'Ben']])
  assert.deepEqual([status, body.code], [415, 'unsupported_media_type'])
})

test('an unauthorized upload is rejected before its body is read', async () => {
  const read = await client.Tokens_create({ name: 'Reader', access: 'read' })
  const nobody = '0198c5a2-7b1e-7c3d-9a4f-000000000000'
  const asked: [string, string | undefined, number][] = [
    [path, undefined, 401],
    [path, 'nonsense', 401],
    [path, read.token, 403],
    [path.replace(connectionId, nobody), token, 404],
    [path.replace(connectionId, 'x'), token, 404],
  ]
  for (const [at, bearer, status] of asked) {
    const answer = await onlyTheHead(at, bearer)
    assert.match(answer, new RegExp(`^HTTP/1.1 ${status} `))
  }
  assert.deepEqual(await incoming(house), [])
})

/** The response to a request that announces a recording and sends nothing. */
async function onlyTheHead(at: string, bearer: string | undefined) {
  const socket = connect(Number(new URL(house.url).port), '127.0.0.1')
  const head = [
    `POST ${at} HTTP/1.1`,
    'Host: localhost',
    'Content-Type: multipart/form-data; boundary=x',
    'Content-Length: 1000000',
    ...(bearer ? [`Authorization: Bearer ${bearer}`] : []),
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n`)
  const [answer] = await once(socket, 'data')
  socket.destroy()
  return String(answer)
}

test('an aborted upload leaves nothing behind', async () => {
  const before = await everything()
  const bytes = Buffer.from(await recording('memo.webm').arrayBuffer())
  const begun = ['--x', 'Content-Disposition: form-data; name="audio"; filename="a"', '', ''].join('\r\n')
  const head = [`POST ${path} HTTP/1.1`, 'Host: localhost', `Authorization: Bearer ${token}`]
  const rest = ['Content-Type: multipart/form-data; boundary=x', 'Content-Length: 1000000', '', begun]
  const socket = connect(Number(new URL(house.url).port), '127.0.0.1')
  socket.write(Buffer.concat([Buffer.from([...head, ...rest].join('\r\n')), bytes]))
  while ((await incoming(house)).length === 0) await setTimeout(5)
  socket.destroy()
  while ((await incoming(house)).length > 0) await setTimeout(5)
  assert.deepEqual(await everything(), before)
})

test('parallel uploads are all stored, each on its own', async () => {
  const names = ['memo.webm', 'memo.m4a', 'memo.mp3', 'memo.wav', 'memo-opus.ogg', 'memo-vorbis.ogg']
  const sent = await Promise.all(names.map((name) => send([['audio', recording(name)]])))
  for (const [at, { status, body }] of sent.entries()) {
    assert.equal(status, 201)
    const heard = await client.Memory_getInteractionAudio({ id: connectionId, ixId: body.ixId })
    const original = Buffer.from(await recording(names[at] ?? '').arrayBuffer())
    assert.ok(original.equals(Buffer.from(await heard.arrayBuffer())), `${names[at]}`)
  }
  assert.deepEqual(await incoming(house), [])
})

test('stored files are readable by the service only', async () => {
  const { stat } = await import('node:fs/promises')
  const { data } = house.kith.config
  for (const folder of ['blobs', 'incoming']) assert.equal((await stat(`${data}/${folder}`)).mode & 0o077, 0, folder)
  assert.ok((await readdir(`${data}/blobs/audio`)).length > 0)
})

test('uploads rejected at their first bytes leave nothing behind', async () => {
  const page = new Blob(['<!doctype html>'.repeat(400)])
  const answers = await Promise.all(Array.from({ length: 60 }, () => send([['audio', page]])))
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([415]))
  assert.deepEqual(await incoming(house), [])
})
