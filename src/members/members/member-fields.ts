import type { Selectable } from 'kysely'
import type { Member } from '#platform/context/context.ts'
import type { Schema } from '#platform/db/schema/schema.ts'

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
  'members.firstStepsOffAt',
  'members.emailVerifiedAt',
] as const

type MemberRow = Omit<Selectable<Schema['members']>, 'passwordHash' | 'defaultCardId'>

export function toMember({ locale, keysOffAt, firstStepsOffAt, emailVerifiedAt, ...member }: MemberRow): Member {
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
    firstSteps: firstStepsOffAt === null,
    emailVerifiedAt: verified,
  }
}

/** The canonical spelling of a time zone: `europe/lisbon` is Europe/Lisbon. */
export function canonicalTimeZone(name: string) {
  return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name).timeZoneId
}

const known = new Map<string, string>()

/** The stored time zone of a member; UTC if this Node does not know it, because a newer one has stored it. */
export function knownTimeZone(stored: string) {
  return known.getOrInsertComputed(stored, () => {
    try {
      canonicalTimeZone(stored)
      return stored
    } catch {
      return 'UTC'
    }
  })
}
