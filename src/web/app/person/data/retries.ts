import type { Output, ScreenRequest } from '../../frame/screen.ts'

type Entry = Output<'Memory_getInteraction'>

/** A recording that is being transcribed again is not shown as failed any more. */
export async function withRetries({ call }: ScreenRequest, entries: Entry[]): Promise<Entry[]> {
  if (!entries.some(isFailed)) return entries
  const { jobs } = await call('Jobs_list', {})
  const tried = new Set(jobs.flatMap(({ state, about }) => (state === 'failed' ? [] : [about.ixId])))
  return entries.map((entry) =>
    isFailed(entry) && tried.has(entry.ixId)
      ? { ...entry, audio: { ...entry.audio, transcription: 'waiting' as const } }
      : entry,
  )
}

type WithAudio = Entry & { audio: NonNullable<Entry['audio']> }

const isFailed = (entry: Entry): entry is WithAudio => entry.audio?.transcription === 'failed'
