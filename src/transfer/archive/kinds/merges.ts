import { z } from 'zod'
import { CalendarDate, Id, Instant, line, text } from '#contract/fields.ts'
import { fieldText, say } from '#contract/texts/text.ts'
import { ConnectionView } from '#people/connections/api.ts'
import { existingIds, findMergesAbove } from '#people/connections/merged/follow-merges.ts'
import { clearable, lists, partLists } from '#people/connections/record/api.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { json } from '#platform/db/schema/schema.ts'
import { missingPortrait, savePortraits } from '../files/portraits.ts'
import { leaveOut, type Resolved } from '../records/kind.ts'
import { tableKind } from '../records/table-kind.ts'
import { ExtraLines, Uid } from './contact-extras.ts'
import { PersonRecord, PhotoName, personRecord, personRow } from './people.ts'

const { shape } = ConnectionView
const ids = Id.array().max(200_000)
const Days = z.int().min(1).max(3650)

/** The fields a merge changed. Its undo restores `was`, so each has the bounds of its field. */
const Changed = z
  .strictObject({
    displayName: change(shape.displayName),
    company: change(shape.company.nullable()),
    title: change(shape.title.nullable()),
    location: change(shape.location.nullable()),
    howMet: change(shape.howMet.nullable()),
    metOn: change(CalendarDate.nullable()),
    birthday: change(shape.birthday.nullable()),
    rhythmDays: change(Days.nullable()),
    prefix: change(clearable.prefix),
    suffix: change(clearable.suffix),
    pronouns: change(clearable.pronouns),
    department: change(clearable.department),
    role: change(clearable.role),
    companySince: change(clearable.companySince),
    createdAt: change(Instant),
    restUntil: change(CalendarDate.nullable()),
    birthdayOn: change(
      z
        .string()
        .regex(/^\d\d-\d\d$/)
        .nullable(),
    ),
    tagRhythmDays: change(Days.nullable()),
    learnedRhythmDays: change(Days.nullable()),
    photo: change(PhotoName.nullable()),
  })
  .partial()

const Before = z.strictObject({
  other: PersonRecord.optional(),
  changed: Changed.optional(),
  added: z
    .strictObject({ emails: lists.emails, phones: lists.phones, tags: lists.tags, profiles: lists.profiles })
    .extend(z.strictObject(partLists).partial().shape)
    .optional(),
  setAside: z
    .array(z.strictObject({ field: line(40), kept: text(500), other: text(500) }))
    .max(50)
    .optional(),
  apart: ids.optional(),
  beside: z.strictObject({ lines: ExtraLines, added: ExtraLines, uids: Uid.array().max(1000) }).optional(),
  wereApart: z.literal(true).optional(),
})

const MergedRecord = z
  .strictObject({
    id: Id,
    connectionId: Id,
    otherId: Id,
    before: Before,
    moved: z.strictObject({
      ...{ interactions: ids, promises: ids, followups: ids },
      ...{ dates: ids.optional(), gifts: ids.optional(), findings: ids.optional() },
    }),
    mergedAt: Instant,
    undoneAt: Instant.optional(),
  })
  .refine(({ connectionId, otherId }) => connectionId !== otherId, fieldText('fields.twoPeople'))
  .refine(
    ({ before, otherId }) => !before.other || before.other.connectionId === otherId,
    fieldText('fields.mergedPerson'),
  )
type MergedRecord = z.output<typeof MergedRecord>

export const merges = tableKind({
  name: 'merges',
  table: 'merges',
  record: MergedRecord,
  renamed: { mergedAt: 'createdAt' },
  fieldsOf: ({ before: { other, ...before } }) => ({
    before: { ...before, ...(other && { other: personRecord(other) }) } as MergedRecord['before'],
  }),
  columnsOf: ({ member }, { before }) => ({
    // An undo restores the person for this member, whoever made the archive.
    before: json({ ...before, ...(before.other && { other: { ...personRow(before.other), memberId: member.id } }) }),
  }),
  prepare: (ctx, records, archive) =>
    savePortraits(
      ctx,
      records.flatMap(({ before }) => before.other?.photo ?? []),
      archive,
    ),
  resolve: async (ctx, records, missing: Set<string>) => {
    const circles = await findCircles(ctx, records)
    return records.map((record) =>
      circles.has(record)
        ? { outcome: leaveOut(say('sentences.archive.circle')) }
        : withoutMissingPhoto(record, missing),
    )
  },
})

function withoutMissingPhoto(record: MergedRecord, missing: Set<string>): Resolved<MergedRecord> {
  const { other, ...before } = record.before
  if (!other?.photo || !missing.has(other.photo)) return { record }
  const { photo: _, ...rest } = other
  return { record: { ...record, before: { ...before, other: rest } }, what: missingPortrait }
}

function change<T extends z.ZodType>(value: T) {
  return z.strictObject({ was: value, became: value })
}

type Merge = { connectionId: string; otherId: string; undoneAt?: string | undefined }

/**
 * Those merges by which, with the ones that are there, a person would become part of themselves. The other person of a
 * merge that is not open is here, and part of nobody.
 */
async function findCircles<M extends Merge>(ctx: MemberContext, merges: M[]): Promise<Set<M>> {
  const notUndone = merges.filter(({ undoneAt }) => undoneAt === undefined)
  const here = await existingIds(
    ctx,
    notUndone.map(({ otherId }) => otherId),
  )
  const open = notUndone.filter(({ otherId }) => !here.has(otherId))
  const above = await findMergesAbove(
    ctx,
    open.map(({ connectionId }) => connectionId),
  )
  const into = new Map<string, string[]>()
  const add = ({ otherId, connectionId }: Merge) => into.set(otherId, [...(into.get(otherId) ?? []), connectionId])
  for (const merge of above.merges) add(merge)
  const circles = new Set<M>()
  for (const merge of open) {
    if (leadsTo(into, merge.connectionId, new Set([merge.otherId, ...above.beyond]))) circles.add(merge)
    else add(merge)
  }
  return circles
}

/** Whether somebody is, or has become part of, one of these people. */
function leadsTo(into: Map<string, string[]>, from: string, ends: Set<string>) {
  const reached = new Set([from])
  for (const id of reached) for (const next of into.get(id) ?? []) reached.add(next)
  return !reached.isDisjointFrom(ends)
}
