import { bareUid } from '../format/header.ts'
import type { Property } from '../format/property.ts'
import { singleLine, splitValue } from '../format/values.ts'

/** A group of an address book. Its members are known by the id of their card, or by `mailto:` and their address. */
export type VcardGroup = { name: string; members: string[] }

/** Some address books write groups as cards: Apple's with names of its own, others as vCard 4 says. */
export const isGroup = (properties: Property[]) =>
  properties.some(({ name, value }) => /^(X-ADDRESSBOOKSERVER-)?KIND$/.test(name) && /^group$/i.test(value.trim()))

export function readGroup(properties: Property[]): VcardGroup {
  const textOf = (wanted: string) => properties.find(({ name }) => name === wanted)?.value ?? ''
  const members = properties.filter(({ name }) => /^(X-ADDRESSBOOKSERVER-)?MEMBER$/.test(name))
  return {
    name: singleLine(textOf('FN')) || singleLine(splitValue(textOf('N'), ';')[0] ?? ''),
    members: members.map(({ value }) => bareUid(singleLine(value))),
  }
}

/** Members and ids of cards are compared without their case, as some address books change it. */
export const memberKey = (value: string) => bareUid(value).toLowerCase()
