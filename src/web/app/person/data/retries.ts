import type { Output, ScreenRequest } from '../../frame/screen.ts'

type Entry = Output<'Memory_getInteraction'>

/** A recording that is being transcribed again is not shown as failed any more. */
export async function withRetries(page: ScreenRequest, entries: Entry[]): Promise<Entry[]> {
  const failed = entries.filter(isFailed)
  if (failed.length === 0) return entries
  const ids = failed.map(({ ixId }) => ixId)
  const jobs = await jobsAbout(page, ids)
  const tried = new Set(jobs.flatMap(({ state, about }) => (state === 'failed' ? [] : [about.ixId])))
  return entries.map((entry) =>
    isFailed(entry) && tried.has(entry.ixId)
      ? { ...entry, audio: { ...entry.audio, transcription: 'waiting' as const } }
      : entry,
  )
}

/** The jobs that work on these entries. */
export async function jobsAbout({ call }: ScreenRequest, ixIds: string[]) {
  const found: Output<'Jobs_list'>['jobs'] = []
  let cursor: string | undefined
  do {
    const { jobs, next } = await call('Jobs_list', { cursor })
    found.push(...jobs.filter(({ about }) => ixIds.includes(String(about.ixId))))
    cursor = next
  } while (cursor !== undefined)
  return found
}

type WithAudio = Entry & { audio: NonNullable<Entry['audio']> }

const isFailed = (entry: Entry): entry is WithAudio => entry.audio?.transcription === 'failed'
