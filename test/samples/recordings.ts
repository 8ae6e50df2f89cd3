import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import type { House } from '../harness/harness.ts'

/** A recording of test/samples/audio, as a browser sends it. */
export function recording(file: string, type = 'application/octet-stream') {
  return new File([readFileSync(`test/samples/audio/${file}`)], file, { type })
}

type Part = [name: string, value: Blob | string]

/** Sends a form. */
export async function sendForm(
  house: Pick<House, 'url'>,
  line: string,
  token: string | undefined,
  parts: Part[],
  headers: Record<string, string> = {},
) {
  const [method = 'POST', path = ''] = line.split(' ')
  const body = new FormData()
  for (const [name, value] of parts) body.append(name, value)
  const authorization: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  const response = await fetch(house.url + path, { method, headers: { ...authorization, ...headers }, body })
  const text = await response.text()
  return { status: response.status, headers: response.headers, text, body: text === '' ? undefined : JSON.parse(text) }
}

/** The keys of all stored blobs. */
export async function blobKeys({ kith: { blobs } }: House) {
  return (await Array.fromAsync(blobs.list('audio'))).flat()
}

/** The files in the upload folder. */
export function incoming({ kith: { blobs } }: House) {
  return readdir(blobs.incoming).catch(() => [])
}
