import { parentPort } from 'node:worker_threads'
import { parseFile } from 'music-metadata'
import { fragmentedMp4Seconds } from './mp4-length.ts'
import { withSource } from './source.ts'
import { webmSeconds } from './webm-length.ts'

// Reads untrusted recordings in its own thread.

type File = { path: string; mediaType: string }

parentPort?.on('message', async (file: File) =>
  parentPort?.postMessage((await addFragments(file)) ?? (await readDuration(file)) ?? (await computeDuration(file))),
)

/** First: what the index of a recording in fragments says is wrong. */
async function addFragments({ path, mediaType }: File) {
  return mediaType === 'audio/mp4' ? withSource(path, fragmentedMp4Seconds) : null
}

async function readDuration({ path }: File) {
  try {
    const { format } = await parseFile(path, { duration: true, skipCovers: true, skipPostHeaders: true })
    return format.duration || null
  } catch {
    return null
  }
}

async function computeDuration({ path, mediaType }: File) {
  return mediaType === 'audio/webm' ? withSource(path, webmSeconds) : null
}
