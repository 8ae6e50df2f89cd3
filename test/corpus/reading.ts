/** Parses the corpus, which has one line for each record. */
export type Person = {
  key: string
  displayName: string
  company?: string
  title?: string
  location?: string
  tags?: string[]
  howMet?: string
  metOn?: string
  birthday?: string
}

export type Entry = {
  key: string
  /** The key of the person. */
  of: string
  kind: 'note' | 'meeting' | 'call' | 'message' | 'exchange' | 'voice_memo'
  occurredAt: string
  text: string
}

export type Promised = {
  key: string
  of: string
  madeAt: string
  /** A week later is assumed if absent. */
  dueOn?: string
  /** When it was completed; open if absent. */
  keptAt?: string
  text: string
}

export type Followup = {
  key: string
  of: string
  draftedAt: string
  sentAt?: string
  subject: string
  body: string
}

export const timeZone = 'Europe/Lisbon'

/** `key | name | company | title | place | tags | how met | met on | birthday` */
export function peopleIn(table: string): Person[] {
  return linesOf(table).map((line) => {
    const [key = '', displayName = '', company, title, location, tags, howMet, metOn, birthday] = line
      .split('|')
      .map((cell) => cell.trim())
    const details = { company, title, location, howMet, metOn, birthday }
    const known = Object.fromEntries(Object.entries(details).filter(([, value]) => value))
    return { key, displayName, ...known, ...(tags && { tags: tags.split(',').map((tag) => tag.trim()) }) }
  })
}

/** `key when kind text`, where `when` is a date with an optional time in the member's time zone. */
export function entriesIn(lines: string): Entry[] {
  return linesOf(lines).map((line) => {
    const [, key = '', when = '', kind = '', text = ''] = /^(\S+)\s+(\S+)\s+(\S+)\s+(.*)$/u.exec(line) ?? []
    return { key, of: ownerOf(key), kind: kind as Entry['kind'], occurredAt: instantOf(when), text }
  })
}

/** `key made due completed text`, with a dash if it is open. */
export function promisesIn(lines: string): Promised[] {
  return linesOf(lines).map((line) => {
    const [, key = '', made = '', dueOn = '', kept = '', text = ''] =
      /^(\S+)\s+(\S+)\s+(\S+)\s+(\S+)\s+(.*)$/u.exec(line) ?? []
    const promised = { key, of: ownerOf(key), madeAt: instantOf(made), dueOn, text }
    return kept === '-' ? promised : { ...promised, keptAt: instantOf(kept) }
  })
}

/** `key drafted sent subject | body`, with a dash if it was not sent. */
export function followupsIn(lines: string): Followup[] {
  return linesOf(lines).map((line) => {
    const [, key = '', drafted = '', sent = '', subject = '', body = ''] =
      /^(\S+)\s+(\S+)\s+(\S+)\s+(.*?)\s*\|\s*(.*)$/u.exec(line) ?? []
    const followup = { key, of: ownerOf(key), draftedAt: instantOf(drafted), subject, body }
    return sent === '-' ? followup : { ...followup, sentAt: instantOf(sent) }
  })
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

const ownerOf = (key: string) => key.split('-')[0] ?? ''

/** 11:00 if no time is given. */
export function instantOf(when: string, zone = timeZone) {
  const local = when.includes('T') ? when : `${when}T11:00`
  return Temporal.PlainDateTime.from(local).toZonedDateTime(zone).toInstant().toString({
    smallestUnit: 'millisecond',
  })
}
