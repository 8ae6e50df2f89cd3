import { parentPort, workerData } from 'node:worker_threads'
import { parseFile } from 'music-metadata'
import { withSource } from './source.ts'
import { webmSeconds } from './webm-length.ts'

// The reader of recordings that nobody trusts, in a thread of its own.

const { path, mediaType } = workerData as { path: string; mediaType: string }

parentPort?.postMessage((await said()) ?? (mediaType === 'audio/webm' ? await withSource(path, webmSeconds) : null))

async function said() {
  try {
    const { format } = await parseFile(path, { duration: true, skipCovers: true, skipPostHeaders: true })
    return format.duration || null
  } catch {
    return null
  }
}
