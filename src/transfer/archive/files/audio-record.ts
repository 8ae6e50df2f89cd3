import { z } from 'zod'
import { fieldText } from '#contract/texts/text.ts'
import { recordingKey } from '#people/interactions/recordings.ts'
import { transcribeLater } from '#people/interactions/transcription.ts'
import { formatOf } from '#platform/audio/formats.ts'
import type { MemberContext } from '#platform/context/context.ts'
import type { Audio } from '#platform/db/schema/values.ts'

/** The recording of an entry or a capture. */
export const AudioRecord = z.strictObject({
  file: z.string().max(100),
  mediaType: z.string().refine((type) => formatOf(type) !== undefined, fieldText('fields.notSupportedAudioType')),
  bytes: z.int().min(1),
  sha256: z.hex().length(64),
  seconds: z.number().min(0).max(86_400).optional(),
  transcription: z.enum(['given', 'waiting', 'made', 'failed', 'off']),
})
type AudioRecord = z.output<typeof AudioRecord>

/** The file of a recording in the archive. */
export const recordingFile = (id: string, { mediaType }: Pick<Audio, 'mediaType'>) =>
  `audio/${id}.${formatOf(mediaType)?.ending ?? 'audio'}`

export function audioRecord(id: string, { key: _, seconds, ...audio }: Audio) {
  return { file: recordingFile(id, audio), ...audio, seconds: seconds ?? undefined }
}

export function audioRow(ctx: MemberContext, id: string, audio: AudioRecord): Audio {
  const { file: _, seconds = null, ...rest } = adjustTranscription(ctx, audio)
  return { key: recordingKey(ctx, id), ...rest, seconds }
}

/** A waiting transcript is made here if this instance has a transcriber. */
export function adjustTranscription<A extends Pick<Audio, 'transcription'>>(ctx: MemberContext, audio: A): A {
  return audio.transcription === 'waiting' && !ctx.transcriber ? { ...audio, transcription: 'off' } : audio
}

export async function transcribeWaiting(
  ctx: MemberContext,
  recordings: { id: string; audio?: AudioRecord | undefined }[],
) {
  for (const { id, audio } of recordings)
    if (audio && adjustTranscription(ctx, audio).transcription === 'waiting') await transcribeLater(ctx, id)
}
