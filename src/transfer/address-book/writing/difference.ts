import { convertLine } from '#cards/vcards/format/convert-line.ts'
import { listLines, writtenLists } from '#cards/vcards/format/fields.ts'
import { isSameValue, type Person } from '#cards/vcards/format/person.ts'
import { parseProperty } from '#cards/vcards/format/property.ts'
import { unescapeText } from '#cards/vcards/format/values.ts'
import { maxItems } from '#people/connections/record/api.ts'
import { emptyLists, textOf, withoutStrayLabels } from '#people/connections/record/lists.ts'
import type { Details } from '#people/connections/record/row.ts'
import type { Lists } from '#platform/db/schema/values.ts'
import type { Contents } from './sent-card.ts'

type Fields = Details & { displayName?: string }
export type Current = { person: Person; lines: string[] }

/** What a device cannot show it leaves out, and that is no removal. */
type Options = { hidesCategories: boolean }

const shown = ['company', 'title', 'location', 'birthday', 'department', 'role', 'prefix', 'suffix'] as const
const ofKith = ['howMet', 'metOn', 'rhythmDays', 'pronouns', 'companySince'] as const

/**
 * A device's changes: the difference between its base and the card it sent. Everything else stays as it is. Without a
 * known base nothing counts as removed.
 */
export function findChanges(base: Contents | null, sent: Contents, current: Current, options: Options) {
  const { fields, over } = changedFields(base, sent, current, options)
  const lines = changedLines(base, sent, current)
  return { fields, lines: over.length > 0 ? [...(lines ?? current.lines), ...over] : lines }
}

function changedFields(base: Contents | null, sent: Contents, { person: now }: Current, { hidesCategories }: Options) {
  const fields: Fields = {}
  const [was, is] = [base?.person, sent.person]
  if (is.displayName !== was?.displayName && is.displayName !== now.displayName) fields.displayName = is.displayName
  for (const field of shown)
    if (is[field] !== was?.[field] && is[field] !== now[field]) Object.assign(fields, { [field]: is[field] ?? null })
  for (const field of ofKith)
    if (is[field] !== undefined && is[field] !== was?.[field] && is[field] !== now[field])
      Object.assign(fields, { [field]: is[field] })
  const keepsTags = hidesCategories && !sent.hasCategories
  const lists = {
    emails: mergeList(was?.emails ?? [], is.emails, now.emails, (value) => value),
    phones: mergeList(was?.phones ?? [], is.phones, now.phones, (value) => value),
    tags: keepsTags ? null : mergeList(was?.tags ?? [], is.tags, now.tags, (value) => value),
    profiles: mergeList(was?.profiles ?? [], is.profiles, now.profiles, ({ url }) => url),
    nicknames: mergeList(was?.nicknames ?? [], is.nicknames ?? [], now.nicknames ?? [], (value) => value),
    addresses: mergeList(was?.addresses ?? [], is.addresses ?? [], now.addresses ?? [], textOf),
    // A device that doesn't know them leaves them out.
    jobs: is.jobs ? mergeList(was?.jobs ?? [], is.jobs, now.jobs ?? [], textOf) : null,
    customFields: is.customFields
      ? mergeList(was?.customFields ?? [], is.customFields, now.customFields ?? [], textOf)
      : null,
  }
  const over: string[] = []
  for (const [field, list] of Object.entries(lists) as [keyof typeof lists, (typeof lists)[keyof typeof lists]][]) {
    if (!list) continue
    Object.assign(fields, { [field]: list.slice(0, maxItems[field]) })
    const isWritten = (name: string): name is (typeof writtenLists)[number] =>
      writtenLists.some((each) => each === name)
    if (isWritten(field)) over.push(...listLines(field, list.slice(maxItems[field]) as string[]))
  }
  const labels = mergeList(was?.labels ?? [], is.labels ?? [], now.labels ?? [], textOf)
  if (labels) fields.labels = labelsOf({ ...emptyLists, ...now, ...definedLists(fields), labels })
  return { fields, over }
}

const definedLists = ({ emails, phones }: Fields) => ({ ...(emails && { emails }), ...(phones && { phones }) })

/** The last label of each e-mail and phone that the person still has. */
function labelsOf(person: Lists) {
  const { labels } = withoutStrayLabels(person)
  return labels.filter(({ value }, at) => labels.findLastIndex((each) => each.value === value) === at)
}

/** Null if nothing changes. A value that replaced another takes its place. The same URL is the same profile. */
function mergeList<T>(was: T[], is: T[], now: T[], keyOf: (value: T) => string) {
  const [before, after] = [new Set(was.map(keyOf)), new Set(is.map(keyOf))]
  const isRemoved = (value: T) => before.has(keyOf(value)) && !after.has(keyOf(value))
  const left = now.filter((value) => !isRemoved(value))
  const added = is.filter(
    (value) =>
      !before.has(keyOf(value)) && !left.some((each) => isSameValue(each, value) || keyOf(each) === keyOf(value)),
  )
  if (added.length === 0 && left.length === now.length) return null
  const placed = now.flatMap((value) => {
    if (!isRemoved(value)) return [value]
    const at = added.indexOf(is[was.findIndex((each) => keyOf(each) === keyOf(value))] as T)
    return at === -1 ? [] : added.splice(at, 1)
  })
  return [...placed, ...added]
}

/** Null if nothing changes. Lines are compared as the version of the device writes them, and stay as they were sent. */
function changedLines(base: Contents | null, sent: Contents, { lines: now }: Current) {
  const keys = new Map<string, string>()
  const keyOf = (line: string) => keys.getOrInsertComputed(line, (line) => lineKey(convertLine(line, sent.version)))
  const before = new Set(base?.lines.map(keyOf))
  const after = new Set(sent.lines.map(keyOf))
  const isRemoved = (line: string) => before.has(keyOf(line)) && !after.has(keyOf(line)) && !isOfKith.test(line)
  const left = now.filter((line) => !isRemoved(line))
  const known = new Set(left.map(keyOf))
  const added = sent.lines.filter((line) => !before.has(keyOf(line)) && !known.has(keyOf(line)))
  return added.length === 0 && left.length === now.length ? null : [...left, ...added]
}

/** The name that the parts of a name belong to changes with them. */
const isOfKith = /^X-KITH-(?!NAME\b)/i

/** The same key for equivalent lines: programs write parameters in any order and case, and escape differently. */
function lineKey(line: string) {
  const property = parseProperty(line)
  if (!property) return line
  const { group, name, parameters, value } = property
  const written = [...parameters].flatMap(([key, values]) => values.map((each) => `${key}=${each}`.toUpperCase()))
  return JSON.stringify([group.toLowerCase(), name, written.sort(), unescapeText(value)])
}
