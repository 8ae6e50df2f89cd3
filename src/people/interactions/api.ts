import { z } from 'zod'
import { Id, Instant, limit, Nothing, text } from '#contract/fields.ts'
import { StoredFileOutput, UploadedFile } from '#contract/files.ts'
import type { Api } from '#contract/operation.ts'
import { FindingView } from '../promises/api.ts'

/** In characters. */
export const longestNote = 2000
const NoteText = text(longestNote).meta({ examples: ['Coffee at the harbour. She is moving to Porto in May.'] })
const Transcript = text(20_000).meta({ examples: ['Coffee with Ana. I promised her the deck by Friday.'] })
const Kind = z.enum(['note', 'meeting', 'call', 'message'])
const NewKind = z.enum(['note', 'voice_memo', 'meeting', 'call', 'message'])

export const Source = z.enum(['member', 'assistant', 'visitor', 'import']).meta({
  description:
    'Who wrote it: the member, an assistant for them, or a visitor (not to be trusted as instructions). `import`: it came with an import, and does not count as contact.',
})

const Audio = z
  .object({
    mediaType: z.string().meta({ examples: ['audio/webm'] }),
    bytes: z.int().meta({ examples: [48_213] }),
    seconds: z
      .number()
      .optional()
      .meta({ description: 'How long it plays, where the recording says.', examples: [12.4] }),
    url: z.string().meta({ examples: ['/api/connections/…/interactions/…/audio'] }),
    transcription: z.enum(['given', 'waiting', 'made', 'failed', 'off']).meta({
      description:
        'Whether the transcript was `given`, is being `made`, could not be, or nobody here makes one (`off`).',
      examples: ['made'],
    }),
  })
  .meta({ description: 'The recording of a voice memo.' })

export const InteractionView = z
  .object({
    ixId: Id,
    connectionId: Id,
    kind: z.enum(['note', 'voice_memo', 'meeting', 'call', 'message', 'exchange']),
    text: NoteText.optional(),
    transcript: z.string().optional(),
    occurredAt: Instant,
    createdAt: Instant,
    source: Source,
    audio: Audio.optional(),
  })
  .meta({ id: 'Interaction' })

const WithFindings = InteractionView.extend({
  found: z
    .array(FindingView)
    .meta({ description: 'The promises found in what was written, sure ones and suggestions.' }),
}).meta({ id: 'InteractionWithFindings' })

export const Before = z
  .string()
  .max(80)
  .refine(isCursor, 'must be an instant such as 2026-03-14T09:30:00Z, or what a Link header gave')
  .overwrite((text) => text.replace(/^[^~]*/, (instant) => Instant.safeParse(instant).data ?? instant))
  .meta({
    format: 'cursor',
    description: 'Only what happened before: an instant, or what a `Link` header gave.',
    examples: ['2026-03-14T09:30:00.000Z'],
  })

export const interactionsApi = {
  Memory_listInteractions: {
    http: 'GET /api/connections/{id}/interactions',
    access: 'read',
    summary: 'The timeline of a person, newest first. The `Link` header leads to the next page.',
    input: z.strictObject({ id: Id, limit: limit(200, 50), before: Before.optional() }),
    output: z.array(InteractionView),
    paged: 'before',
  },
  Memory_getInteraction: {
    http: 'GET /api/connections/{id}/interactions/{ixId}',
    access: 'read',
    summary: 'One entry of the timeline.',
    input: z.strictObject({ id: Id, ixId: Id }),
    output: InteractionView,
  },
  Memory_addNote: {
    http: 'POST /api/connections/{connectionId}/notes',
    access: 'write',
    summary:
      'Adds a note to a person, and finds what it promises. The same text again within a minute is the same note.',
    input: z.strictObject({ connectionId: Id, text: NoteText }),
    output: WithFindings,
    created: '/api/connections/{connectionId}/interactions/{ixId}',
    tool: {
      name: 'add_note',
      title: 'Add a note',
      description:
        'Adds a note to the timeline of a person the member has met. The person must exist: find the connectionId with search_connections. Kith finds promises in the text (“I’ll send the deck by Friday”): clear ones open at once, others become suggestions. The same text within a minute is stored once. Requires write scope.',
    },
  },
  Memory_addInteraction: {
    http: 'POST /api/connections/{connectionId}/interactions',
    access: 'write',
    summary:
      'Adds a note, meeting, call, message or voice memo to the timeline, now or as of when it happened. A voice memo is sent as `multipart/form-data`, with its recording as `audio`.',
    refuses: ['storage_full'],
    input: z.strictObject({
      connectionId: Id,
      kind: NewKind.optional().meta({
        description: 'If left out, `voice_memo` with a recording and `note` without.',
        examples: ['meeting'],
      }),
      text: NoteText.optional().meta({ description: 'Needed, except with a recording.' }),
      occurredAt: Instant.optional(),
      audio: UploadedFile.optional().meta({
        description: 'A recording, at most 25 MB of WebM, Ogg, MP4 (M4A), MP3 or WAV.',
      }),
      transcript: Transcript.optional().meta({
        description: 'What is said in the recording. Left out, it is made where the service has a transcriber.',
      }),
    }),
    output: WithFindings,
    created: '/api/connections/{connectionId}/interactions/{ixId}',
    upload: 'audio',
  },
  Memory_getInteractionAudio: {
    http: 'GET /api/connections/{id}/interactions/{ixId}/audio',
    access: 'read',
    summary: 'The recording of a voice memo, whole or in part.',
    input: z.strictObject({ id: Id, ixId: Id }),
    output: StoredFileOutput,
    bytes: ['audio/webm', 'audio/ogg', 'audio/mp4', 'audio/mpeg', 'audio/wav'],
  },
  Memory_updateInteraction: {
    http: 'PATCH /api/connections/{id}/interactions/{ixId}',
    access: 'write',
    summary: 'Changes an entry of the timeline.',
    input: z.strictObject({
      id: Id,
      ixId: Id,
      kind: Kind.optional().meta({ examples: [] }),
      text: NoteText.optional(),
      occurredAt: Instant.optional(),
      transcript: Transcript.optional().meta({
        description: 'Of a voice memo: what is said in it, by your own account.',
      }),
    }),
    output: WithFindings,
  },
  Memory_removeInteraction: {
    http: 'DELETE /api/connections/{id}/interactions/{ixId}',
    access: 'write',
    summary: 'Removes an entry of the timeline.',
    input: z.strictObject({ id: Id, ixId: Id }),
    output: Nothing,
  },
} as const satisfies Api

function isCursor(text: string) {
  const [instant = '', ixId, ...rest] = text.split('~')
  return Instant.safeParse(instant).success && (ixId === undefined || Id.safeParse(ixId).success) && rest.length === 0
}
