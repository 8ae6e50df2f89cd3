import { request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import type { House, Someone } from './harness.ts'

type Sent = { body?: string | Buffer; headers?: Record<string, string> }
export type Device = Awaited<ReturnType<typeof newDevice>>

/** A device of a member: it sends raw requests, since fetch knows no REPORT. */
export async function newDevice(house: House, { client, memberId }: Someone, access: 'read' | 'write' = 'write') {
  const { password } = await client.Devices_create({ name: 'Phone', access })
  return deviceWith(house, memberId, password)
}

export function deviceWith(house: Pick<House, 'url'>, memberId: string, password: string) {
  const authorization = `Basic ${Buffer.from(`anybody:${password}`).toString('base64')}`
  const book = `/dav/${memberId}/people/`
  const send = (method: string, path: string, { body, headers = {} }: Sent = {}) =>
    sendRaw(house, method, path, { ...(body === undefined ? {} : { body }), headers: { authorization, ...headers } })
  return {
    password,
    book,
    send,
    put: (name: string, card: string | Buffer, headers: Record<string, string> = {}) =>
      send('PUT', book + name, { body: card, headers: { 'content-type': 'text/vcard; charset=utf-8', ...headers } }),
    get: (name: string) => send('GET', book + name),
    sync: (token = '', headers: Record<string, string> = {}) =>
      send('REPORT', book, { body: syncBody(token), headers: { 'content-type': 'application/xml', ...headers } }),
  }
}

export const syncBody = (token: string) =>
  `<?xml version="1.0"?><sync-collection xmlns="DAV:"><sync-token>${token}</sync-token><sync-level>1</sync-level><prop><getetag/></prop></sync-collection>`

export function sendRaw(house: Pick<House, 'url'>, method: string, path: string, { body, headers = {} }: Sent = {}) {
  const { hostname, port, protocol } = new URL(house.url)
  const request = protocol === 'https:' ? overHttps : overHttp
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  return new Promise<{ status: number; headers: Record<string, string>; text: string }>((resolve, reject) => {
    const sent = request(
      { hostname, port, method, path, headers: { ...length, ...headers }, agent: false },
      (answer) => {
        buffer(answer)
          .then((bytes) => {
            const text = answer.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes
            const { statusCode: status = 0, headers } = answer
            resolve({ status, headers: headers as Record<string, string>, text: text.toString('utf8') })
          })
          .catch(reject)
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

/** The names in a list of changes, and removed ones. */
export function readChanges(xml: string) {
  const responses = [...xml.matchAll(/<d:response>(.*?)<\/d:response>/gs)].map(([, inner = '']) => inner)
  const nameIn = (inner: string) => decodeURIComponent(/<d:href>.*\/([^/]*)<\/d:href>/.exec(inner)?.[1] ?? '')
  const gone = responses.filter((inner) => !inner.includes('<d:propstat>'))
  const there = responses.filter((inner) => inner.includes('<d:propstat>'))
  const token = /<d:sync-token>(.*?)<\/d:sync-token>/.exec(xml)?.[1] ?? ''
  return { names: there.map(nameIn).sort(), gone: gone.map(nameIn).sort(), token }
}
