import { resolve } from 'node:path'
import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { parseAllowedHost } from '../network/public-addresses.ts'

/** Describes the error in a setting, in a sentence that starts with its name. */
export const settingError = (name: string, sentence: string) =>
  new Refusal('invalid', say('refusals.config.wrongSetting', { name, sentence }))

export function text(text: string) {
  return text
}

export function folder(text: string) {
  return resolve(text)
}

export function secret(text: string, name: string) {
  if (text.length < 16) throw settingError(name, 'must be at least 16 characters long')
  return text
}

export function integer(min: number, max: number) {
  return (text: string, name: string) => {
    const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
    if (value >= min && value <= max) return value
    throw settingError(name, `must be a whole number from ${min} to ${max}, not "${text}"`)
  }
}

export function oneOf<const T extends string>(...values: T[]) {
  return (text: string, name: string): T => {
    const value = values.find((each) => each === text)
    if (value) return value
    throw settingError(name, `must be one of ${values.join(', ')}, not "${text}"`)
  }
}

export function optional<T>(parse: (text: string, name: string) => T) {
  return (text: string, name: string) => (text === '' ? null : parse(text, name))
}

export function list<T>(parse: (text: string, name: string) => T) {
  return (text: string, name: string) =>
    text
      .split(/[\s,]+/)
      .filter(Boolean)
      .map((each) => parse(each, name))
}

export function bucketName(text: string, name: string) {
  if (/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(text)) return text
  throw settingError(name, `must be the name of a bucket: 3 to 63 of a–z, 0–9, dot and hyphen, not "${text}"`)
}

export function origin(text: string, name: string) {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash) {
    throw settingError(name, `must be an origin such as https://kith.example.com, not "${text}"`)
  }
  return url.origin
}

export function contactUri(text: string, name: string) {
  const address = text.replace(/^mailto:/, '')
  if (/^[^\s@:]+@[^\s@:]+$/.test(address)) return `mailto:${address}`
  if (/^https:\/\/\S+$/.test(text) && URL.canParse(text)) return text
  throw settingError(name, `must be an e-mail address or an https URL, not "${text}"`)
}

// The URLs below may hold a password, so an error does not repeat them.

export function serverUrl(text: string, name: string) {
  const url = URL.parse(text)
  if (url && /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.search && !url.hash) return text
  throw settingError(name, 'must be a URL such as http://localhost:11434/v1, without a user, a password or a query')
}

export function smtpUrl(text: string, name: string) {
  if (/^smtps?:$/.test(URL.parse(text)?.protocol ?? '')) return text
  throw settingError(name, 'must be a URL such as smtp://user:password@host:587 or smtps://user:password@host')
}

export function postgresUrl(text: string, name: string) {
  if (/^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? '')) return text
  throw settingError(name, 'must be a PostgreSQL URL such as postgres://user:password@host:5432/database')
}

export function allowedHost(text: string, name: string) {
  const host = parseAllowedHost(text)
  if (host) return host
  throw settingError(name, `must list hosts, host:port or networks such as 10.0.0.0/8, not "${text}"`)
}
