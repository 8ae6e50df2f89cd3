import { z } from 'zod'
import { Id, limit, Nothing } from '#contract/fields.ts'
import { StoredFileOutput } from '#contract/files.ts'
import type { Api } from '#contract/operation.ts'
import { ConnectionView } from '../connections/api.ts'
import { FactView } from '../facts/api.ts'
import { Before, InteractionView, interactionsApi } from '../interactions/api.ts'
import { FindingView } from '../promises/api.ts'
import { relationsApi } from '../relations/api.ts'
import { FoundView } from '../search/api.ts'

const { Memory_addInteraction, Memory_getInteractionAudio, Memory_updateInteraction } = interactionsApi
const { kind, text, occurredAt, audio, transcript } = Memory_addInteraction.input.shape
const { connectionIds } = interactionsApi.Memory_addNote.input.shape
const shape = InteractionView.shape

export const CaptureView = z
  .object({
    captureId: Id,
    kind: kind.unwrap().meta({ examples: ['note'] }),
    text: shape.text,
    transcript: shape.transcript,
    occurredAt: shape.occurredAt,
    createdAt: shape.createdAt,
    source: shape.source,
    audio: shape.audio,
    files: shape.files,
    connectionId: Id.optional().meta({
      description: 'The person it was assigned to. It is an entry on their timeline now, with this id as `ixId`.',
      examples: [],
    }),
    connectionIds: shape.connectionIds,
    with: shape.with,
  })
  .meta({ id: 'Capture' })

const { connectionId, displayName, company, title, location, lastContactAt } = FoundView.shape

const SuggestedPerson = z
  .object({
    connectionId,
    displayName,
    company,
    title,
    location,
    lastContactAt,
    said: z.string().meta({ description: 'The name in the text or transcript.', examples: ['Ana'] }),
  })
  .meta({ id: 'SuggestedPerson' })

const NewName = z
  .object({
    name: z.string().meta({ examples: ['Priya Raghunathan'] }),
    sure: z
      .boolean()
      .meta({ description: 'Whether it is surely a person, with first and last name.', examples: [true] }),
  })
  .meta({ id: 'NewName' })

const newNames = z
  .array(NewName)
  .meta({ description: 'Names in the text that look like people you have not added yet. At most 5.' })

const { dueOn, dueTime, text: promised, sentence } = FindingView.shape
const { kind: factKind, about, value, ended } = FactView.shape
const ofWhom = Id.optional().meta({ description: 'The person it is about, unless you have not added them yet.' })

export const capturesApi = {
  Captures_create: {
    http: 'POST /api/captures',
    access: 'write',
    summary:
      'Stores a text or a recording about nobody yet, to be assigned to a person later. Send a recording as `multipart/form-data`, as `audio`. If you send your own `captureId`, the same request can be repeated at any time: it returns the capture as it is, or 410 if it was removed. If its text names people after an `@` (“Lunch with @Ana Ribeiro”), and each name fits one person, it is assigned to them at once.',
    refuses: ['storage_full', 'gone'],
    input: z.strictObject({
      captureId: Id.optional().meta({ description: 'For safe retries.', examples: [] }),
      kind,
      text,
      occurredAt,
      audio,
      transcript,
    }),
    output: CaptureView,
    created: '/api/captures/{captureId}',
    upload: 'audio',
  },
  Captures_list: {
    http: 'GET /api/captures',
    access: 'read',
    summary:
      'Lists the captures that are not assigned yet, the newest first. The `Link` header leads to the next page.',
    input: z.strictObject({ limit: limit(100, 50), before: Before.optional() }),
    output: z.array(CaptureView),
    paged: 'before',
  },
  Captures_get: {
    http: 'GET /api/captures/{captureId}',
    access: 'read',
    summary: 'Returns a capture that is not assigned yet, with the people it may be about.',
    input: z.strictObject({ captureId: Id }),
    output: CaptureView.extend({
      suggested: z.array(SuggestedPerson).meta({
        description: 'People named in the text or transcript, the likeliest first. At most 10.',
      }),
      newNames,
    }).meta({ id: 'CaptureWithPeople' }),
  },
  Captures_read: {
    http: 'POST /api/captures/reading',
    access: 'read',
    summary:
      'Reads a text without storing it: who it is about, and the promises, facts and new relations that would be found in it as a note.',
    refuses: ['not_found'],
    input: z.strictObject({
      text: Memory_addInteraction.input.shape.text.unwrap(),
      connectionId: Id.optional().meta({
        description: 'The person it is about. Defaults to those it names.',
        examples: [],
      }),
      connectionIds,
      occurredAt,
    }),
    output: z
      .object({
        people: z
          .array(
            SuggestedPerson.extend({
              sure: z.boolean().meta({ description: 'False if the name fits several people.', examples: [true] }),
            }).meta({ id: 'NamedPerson' }),
          )
          .meta({ description: 'People named in the text, the likeliest first. At most 10.' }),
        newNames,
        promises: z.array(
          z
            .object({
              text: promised,
              sentence,
              sure: z.boolean().meta({ description: 'False if it would only be suggested.', examples: [true] }),
              dueOn,
              dueTime,
            })
            .meta({ id: 'ReadPromise' }),
        ),
        facts: z.array(
          z
            .object({
              kind: factKind,
              about,
              value,
              ended,
              sentence: FactView.shape.sentence,
              birthday: ConnectionView.shape.birthday,
              connectionId: ofWhom,
            })
            .meta({ id: 'ReadFact' }),
        ),
        relations: z.array(
          relationsApi.Relations_suggested.output.element
            .omit({ ixId: true })
            .extend({ connectionId: ofWhom })
            .meta({ id: 'ReadRelation' }),
        ),
      })
      .meta({ id: 'CaptureReading' }),
  },
  Captures_getAudio: {
    http: 'GET /api/captures/{captureId}/audio',
    access: 'read',
    summary: 'Downloads the recording of a capture. Supports range requests.',
    input: z.strictObject({ captureId: Id }),
    output: StoredFileOutput,
    bytes: Memory_getInteractionAudio.bytes,
  },
  Captures_update: {
    http: 'PATCH /api/captures/{captureId}',
    access: 'write',
    summary: 'Changes a capture that is not assigned yet.',
    input: z.strictObject({
      captureId: Id,
      kind: Memory_updateInteraction.input.shape.kind,
      text: Memory_updateInteraction.input.shape.text,
      occurredAt,
      transcript: Memory_updateInteraction.input.shape.transcript,
    }),
    output: CaptureView,
  },
  Captures_assign: {
    http: 'POST /api/captures/{captureId}/assignment',
    access: 'write',
    summary:
      'Moves a capture to the timeline of a person, or of several, with its recording and transcript, and finds the promises in it. Repeating the request returns the same entry.',
    refuses: ['conflict'],
    input: z.strictObject({ captureId: Id, connectionId: Id, connectionIds }),
    output: interactionsApi.Memory_addNote.output,
    created: '/api/connections/{connectionId}/interactions/{ixId}',
  },
  Captures_remove: {
    http: 'DELETE /api/captures/{captureId}',
    access: 'write',
    summary: 'Removes a capture that is not assigned yet. It can be restored for 30 days.',
    input: z.strictObject({ captureId: Id }),
    output: Nothing,
  },
  Captures_restore: {
    http: 'POST /api/captures/{captureId}/restoration',
    access: 'write',
    summary:
      'Restores a capture that was removed in the last 30 days, with its recording. Restoring it again changes nothing.',
    refuses: ['gone'],
    input: z.strictObject({ captureId: Id }),
    output: CaptureView,
  },
} as const satisfies Api
