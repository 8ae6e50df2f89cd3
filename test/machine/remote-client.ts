import { setTimeout as pause } from 'node:timers/promises'
import { createClient, streamEvents } from '#contract/client.ts'
import { deviceWith, readChanges, sendRaw } from '../harness/dav-device.ts'
import { patienceMs } from '../harness/patience.ts'
import { fullClient } from '../mcp/full-client.ts'
import { toWav } from '../samples/wav.ts'

// A person on another machine: a browser, a phone and an assistant. Prints what came of each step as JSON.

const [url = '', email = ''] = process.argv.slice(2)
const password = 'a long enough password'
const outcomes: Record<string, unknown> = {}
await waitUntilReady()
const { accessToken: token } = await createClient({ baseUrl: url }).Access_signUp({ name: 'Rui', email, password })
const client = createClient({ baseUrl: url, token })
const { id: memberId } = await client.Members_me()
const { connectionId } = await client.Connections_create({ displayName: 'Ben Okafor' })

await step('unencrypted', async () => {
  const { hostname } = new URL(url)
  const { status, headers } = await sendRaw({ url: `http://${hostname}` }, 'GET', '/today')
  return [status, headers.location?.replace(`https://${hostname}`, '')]
})
await step('sign-in', async () => {
  const page = await fetch(`${url}/sign-in`)
  const cookie = page.headers.getSetCookie().map((each) => each.split(';')[0])
  const headers = { origin: url, cookie: cookie.join('; ') }
  const body = new URLSearchParams({ email, password, next: '/today' })
  const answer = await fetch(`${url}/sign-in`, { method: 'POST', redirect: 'manual', headers, body })
  const session = answer.headers.getSetCookie().find((each) => each.startsWith('__Host-kith='))
  const today = await fetch(`${url}/today`, { headers: { cookie: session?.split(';')[0] ?? '' } })
  return [answer.status, today.status, /; secure/i.test(session ?? '')]
})
await step('device', async () => {
  const { password } = await client.Devices_create({ name: 'Phone', access: 'write' })
  const phone = deviceWith({ url }, memberId, password)
  const found = await phone.send('PROPFIND', '/.well-known/carddav')
  const home = await phone.send('PROPFIND', '/dav/', { headers: { depth: '0' } })
  const card = 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ana Ribeiro\r\nN:Ribeiro;Ana\r\nTEL:+351912345678\r\nEND:VCARD\r\n'
  const saved = await phone.put('ana.vcf', card)
  const { names } = readChanges((await phone.sync()).text)
  const task = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VTODO\r\nUID:t1\r\nSUMMARY:Call Ana Ribeiro\r\nEND:VTODO\r\nEND:VCALENDAR\r\n`
  const promised = await phone.send('PUT', `/dav/${memberId}/promises/t1.ics`, { body: task })
  const removed = await phone.send('DELETE', `${phone.book}ana.vcf`)
  return [found.status, found.headers.location, home.status, saved.status, names, promised.status, removed.status]
})
await step('events', async () => {
  for await (const event of streamEvents({ baseUrl: url, token }, 'Events_list', {}))
    if (event.type === 'open') void client.Memory_addNote({ connectionId, text: 'Coffee at the harbour.' })
    else return event.type
})
await step('assistant', async () => {
  const assistant = await fullClient({ url }, token)
  const uri = `kith://people/${connectionId}`
  const heard = Promise.withResolvers<string>()
  assistant.setNotificationHandler('notifications/resources/updated', () => heard.resolve('heard'))
  const stream = await assistant.listen({ resourceSubscriptions: [uri] })
  await client.Memory_addNote({ connectionId, text: 'Likes the sea.' })
  const outcome = await heard.promise
  await stream.close()
  return outcome
})
await step('memo', async () => {
  const silence = toWav(new Float32Array(2_000_000), 16_000)
  const audio = new File([new Uint8Array(silence)], 'memo.wav', { type: 'audio/wav' })
  const { ixId } = await client.Memory_addInteraction({ connectionId, audio, transcript: 'Nothing.' })
  const { size } = await client.Memory_getInteractionAudio({ id: connectionId, ixId })
  return size === silence.length
})
await step('forged headers', async () => {
  const headers = { 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'evil.example' }
  const answer = await fetch(`${url}/healthz`, { headers })
  return ((await answer.json()) as { protocol?: string }).protocol
})
process.stdout.write(`${JSON.stringify(outcomes)}\n`)
process.exit(0)

/** A step that fails says why, and one that hangs says so. */
async function step(name: string, run: () => Promise<unknown>) {
  const late = pause(patienceMs, 'no answer', { ref: false })
  outcomes[name] = await Promise.race([run(), late]).catch((error) => String(error))
}

async function waitUntilReady() {
  for (let tries = 0; tries < 300; tries += 1) {
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    if (answer?.ok) return
    await pause(200)
  }
}
