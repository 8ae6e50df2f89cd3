import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { parseField } from '#cards/vcards/format/person.ts'
import { excerpt } from '#cards/vcards/format/values.ts'
import { firstProblems, memberKey, type VcardGroup } from '#cards/vcards/reading/read.ts'
import { say, type Text } from '#contract/texts/text.ts'
import type { ImportFormat } from '#platform/db/schema/imports.ts'
import type { ImportedContact } from '#platform/db/schema/values.ts'
import { readLines } from '../../archive/zip/lines.ts'
import { maxRows } from '../api.ts'
import { tagContact } from './contact.ts'
import { UnreadableFile } from './csv.ts'
import { type FileRow, openContactsFile } from './read-file.ts'

/** A file of people, and where its rows go: one row of JSON in each line. */
export type ReadingTask = { path: string; format: ImportFormat | null; locale: string; rowsPath: string }
export type ReadFile = { format: ImportFormat; problems: Text[]; count: number }

/** Reads a file of people into a file of rows. */
export async function writeRows({ path, format, locale, rowsPath }: ReadingTask): Promise<ReadFile> {
  const file = await openContactsFile(path, format, locale)
  let count = 0
  await pipeline(
    linesOf(file.rows, () => {
      count += 1
    }),
    createWriteStream(rowsPath, { flags: 'wx', mode: 0o600 }),
  )
  if (count === 0) throw new UnreadableFile(say('sentences.file.noPeople'))
  const groupProblems = file.groups.length > 0 ? await tagByGroups(rowsPath, file.groups) : []
  return { format: file.format, problems: [...file.problems, ...groupProblems], count }
}

/** Far more than what a file of 64 MB holds, unless each row repeats long names of columns. */
const maxRowsLength = 200_000_000

async function* linesOf(rows: AsyncIterable<FileRow>, onRow: () => void) {
  let [count, length] = [0, 0]
  for await (const row of rows) {
    onRow()
    count += 1
    if (count > maxRows) throw new UnreadableFile(say('sentences.file.tooManyPeople', { people: maxRows }))
    const line = `${JSON.stringify(row)}\n`
    length += line.length
    if (length > maxRowsLength) throw new UnreadableFile(say('sentences.file.tooMuch'))
    yield line
  }
}

/**
 * Gives the people in a file of rows their groups as tags. A group may come before or after its members, so the rows are
 * written a second time. Returns what could not be done.
 */
async function tagByGroups(rowsPath: string, groups: VcardGroup[]): Promise<Text[]> {
  const problems: Text[] = []
  const usable = groups.flatMap((group) => fitGroup(group, problems))
  const taggedPath = `${rowsPath}.tagged`
  try {
    const missing = new Map(usable.map(({ tag, members }) => [tag, new Set(members)]))
    await pipeline(
      taggedLines(rowsPath, tagsByMember(usable), missing),
      createWriteStream(taggedPath, { flags: 'wx', mode: 0o600 }),
    )
    await rename(taggedPath, rowsPath)
    for (const [tag, { size }] of missing)
      if (size > 0)
        problems.push(
          size === 1
            ? say('sentences.file.missingMember', { group: excerpt(tag) })
            : say('sentences.file.missingMembers', { group: excerpt(tag), members: size }),
        )
  } finally {
    await rm(taggedPath, { force: true })
  }
  return firstProblems(problems)
}

type TagGroup = { tag: string; members: string[] }

function fitGroup({ name, members }: VcardGroup, problems: Text[]): TagGroup[] {
  if (name === '') problems.push(say('sentences.file.namelessGroup'))
  if (name === '') return []
  if (members.length === 0) problems.push(say('sentences.file.emptyGroup', { group: excerpt(name) }))
  const { value, why } = parseField('tags', name)
  if (why !== undefined) problems.push(say('sentences.file.wrongGroup', { group: excerpt(name), why }))
  return why === undefined ? [{ tag: String(value), members: members.map(memberKey) }] : []
}

function tagsByMember(groups: TagGroup[]) {
  const tags = new Map<string, string[]>()
  for (const { tag, members } of groups)
    for (const member of new Set(members)) {
      const list = tags.get(member) ?? []
      if (list.length < maxGroups) list.push(tag)
      tags.set(member, list)
    }
  return tags
}

/** More than a person can have tags: a file may name somebody in very many groups. */
const maxGroups = 100

async function* taggedLines(rowsPath: string, tags: Map<string, string[]>, missing: Map<string, Set<string>>) {
  for await (const line of readLines(createReadStream(rowsPath), 0)) {
    const row = JSON.parse(line) as FileRow
    if (!row.contact) {
      yield `${line}\n`
      continue
    }
    let { contact } = row
    for (const key of keysOf(contact))
      for (const tag of tags.get(key) ?? []) {
        contact = tagContact(contact, tag)
        missing.get(tag)?.delete(key)
      }
    yield `${JSON.stringify({ ...row, contact, problems: contact.problems })}\n`
  }
}

/** How a group may refer to a person: by id, by another address book's id, or by addresses. */
function keysOf({ uid, extras, emails }: ImportedContact) {
  const ids = extras.flatMap((line) => /^UID(?:;[^:]*)?:(.*)$/i.exec(line)?.[1] ?? [])
  return new Set([uid ?? '', ...ids, ...emails.map((email) => `mailto:${email}`)].map(memberKey))
}
