import { randomUUID } from 'node:crypto'
import { escapeMarkup } from '#platform/html/escape.ts'

type Account = { baseUrl: string; memberId: string; user: string; password: string }

/** A configuration profile that sets up Contacts and Reminders. The same member's next profile replaces it on the device. */
export function appleProfile(account: Account) {
  const { hostname } = new URL(account.baseUrl)
  const identifier = `kith.${hostname}.${account.memberId}`
  const profile = {
    PayloadType: 'Configuration',
    PayloadVersion: 1,
    PayloadIdentifier: identifier,
    PayloadUUID: randomUUID(),
    PayloadDisplayName: `Kith (${hostname})`,
    PayloadContent: [accountPayload(account, identifier, 'CardDAV'), accountPayload(account, identifier, 'CalDAV')],
  }
  return `${head}<plist version="1.0">\n${plistOf(profile)}\n</plist>\n`
}

const head = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
`

function accountPayload({ baseUrl, memberId, user, password }: Account, parent: string, kind: 'CardDAV' | 'CalDAV') {
  const { hostname, port, protocol } = new URL(baseUrl)
  const isSecure = protocol === 'https:'
  return {
    PayloadType: `com.apple.${kind.toLowerCase()}.account`,
    PayloadVersion: 1,
    PayloadIdentifier: `${parent}.${kind.toLowerCase()}`,
    PayloadUUID: randomUUID(),
    PayloadDisplayName: 'Kith',
    [`${kind}AccountDescription`]: 'Kith',
    [`${kind}HostName`]: hostname,
    [`${kind}Port`]: Number(port) || (isSecure ? 443 : 80),
    [`${kind}UseSSL`]: isSecure,
    [`${kind}PrincipalURL`]: `/dav/${memberId}/`,
    [`${kind}Username`]: user,
    [`${kind}Password`]: password,
  }
}

type Plist = string | number | boolean | Plist[] | { [key: string]: Plist }

function plistOf(value: Plist): string {
  if (typeof value === 'string') return `<string>${escapeMarkup(value)}</string>`
  if (typeof value === 'number') return `<integer>${value}</integer>`
  if (typeof value === 'boolean') return value ? '<true/>' : '<false/>'
  if (Array.isArray(value)) return `<array>\n${value.map(plistOf).join('\n')}\n</array>`
  const entries = Object.entries(value).map(([key, each]) => `<key>${escapeMarkup(key)}</key>${plistOf(each)}`)
  return `<dict>\n${entries.join('\n')}\n</dict>`
}
