import { resolve } from 'node:path'
import { Refusal } from '#contract/errors.ts'

/** What is wrong with a setting, in a sentence that names it. */
export const wrong = (name: string, sentence: string) => new Refusal('invalid', `${name} ${sentence}.`)

export function plain(text: string) {
  return text
}

export function folder(text: string) {
  return resolve(text)
}

export function secret(text: string, name: string) {
  if (text.length < 16) throw wrong(name, 'must be at least 16 characters long')
  return text
}

export function whole(min: number, max: number) {
  return (text: string, name: string) => {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
    if (value >= min && value <= max) return value
    throw wrong(name, `must be a whole number from ${min} to ${max}, not "${text}"`)
  }
}

export function oneOf<const T extends string>(...values: T[]) {
  return (text: string, name: string): T => {
    const value = values.find((each) => each === text)
    if (value) return value
    throw wrong(name, `must be one of ${values.join(', ')}, not "${text}"`)
  }
}

export function optional<T>(read: (text: string, name: string) => T) {
  return (text: string, name: string) => (text === '' ? null : read(text, name))
}

export function list<T>(read: (text: string, name: string) => T) {
  return (text: string, name: string) =>
    text
      .split(/[\s,]+/)
      .filter(Boolean)
      .map((each) => read(each, name))
}

export function bucketName(text: string, name: string) {
  if (/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(text)) return text
  throw wrong(name, `must be the name of a bucket: 3 to 63 of a–z, 0–9, dot and hyphen, not "${text}"`)
}

export function webAddress(text: string, name: string) {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash) {
    throw wrong(name, `must be an origin such as https://kith.example.com, not "${text}"`)
  }
  return url.origin
}

export function serverAddress(text: string, name: string) {
  const url = URL.parse(text)
  if (url && /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.search && !url.hash) return text
  // The address may hold a password: it is not repeated.
  throw wrong(name, 'must be an address such as http://localhost:11434/v1, without a user, a password or a query')
}

export function smtpAddress(text: string, name: string) {
  if (/^smtps?:$/.test(URL.parse(text)?.protocol ?? '')) return text
  // The address may hold a password: it is not repeated.
  throw wrong(name, 'must be an address such as smtp://user:password@host:587 or smtps://user:password@host')
}

export function postgresAddress(text: string, name: string) {
  if (/^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? '')) return text
  // The address may hold a password: it is not repeated.
  throw wrong(name, 'must be a PostgreSQL address such as postgres://user:password@host:5432/database')
}
