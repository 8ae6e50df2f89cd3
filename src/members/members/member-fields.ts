import type { Selectable } from 'kysely'
import type { Member } from '#platform/context/context.ts'
import type { Schema } from '#platform/db/schema/schema.ts'
import { knownTimeZone } from './time-zone.ts'

/** What a query reads of a member, for `toMember`. */
export const memberColumns = [
  'members.id',
  'members.name',
  'members.email',
  'members.timeZone',
  'members.createdAt',
  'members.locale',
  'members.theme',
  'members.keysOffAt',
  'members.emailVerifiedAt',
] as const

type MemberRow = Omit<Selectable<Schema['members']>, 'passwordHash' | 'defaultCardId'>

export function toMember({ locale, keysOffAt, emailVerifiedAt, ...member }: MemberRow): Member {
  const { id, name, email, timeZone, createdAt, theme } = member
  const verified = emailVerifiedAt ?? undefined
  return {
    id,
    name,
    email,
    timeZone: knownTimeZone(timeZone),
    createdAt,
    locale: locale ?? undefined,
    theme,
    keys: keysOffAt === null,
    emailVerifiedAt: verified,
  }
}
