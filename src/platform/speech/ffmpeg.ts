import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type Format, heardRate, type Piece } from './sound.ts'

/** Decodes with the `ffmpeg` program what the packages cannot decode. Null if it is not installed. */
export async function ffmpegPieces(file: string, format: Format): Promise<AsyncGenerator<Piece> | null> {
  const child = spawn('ffmpeg', argumentsFor(file, format), { stdio: ['ignore', 'pipe', 'ignore'] })
  try {
    await once(child, 'spawn')
  } catch {
    return null
  }
  return samplesOf(child.stdout, () => child.kill('SIGKILL'))
}

/** With an explicit format, ffmpeg does not read the file as a playlist of other files. */
function argumentsFor(file: string, format: Format) {
  const input = ['-nostdin', '-v', 'error', '-protocol_whitelist', 'file', '-f', kinds[format], '-i', `file:${file}`]
  return [...input, '-vn', '-ac', '1', '-ar', String(heardRate), '-f', 's16le', 'pipe:1']
}

const kinds: Record<Format, string> = {
  webm: 'matroska',
  opus: 'ogg',
  oga: 'ogg',
  mp4: 'mov',
  mp3: 'mp3',
  aac: 'aac',
  wav: 'wav',
}

async function* samplesOf(output: AsyncIterable<Buffer>, stop: () => void): AsyncGenerator<Piece> {
  let odd = Buffer.alloc(0)
  try {
    for await (const chunk of output) {
      const all = Buffer.concat([odd, chunk])
      const samples = Float32Array.from({ length: all.length >> 1 }, (_, at) => all.readInt16LE(at * 2) / 32_768)
      odd = all.subarray(samples.length * 2)
      yield { channelData: [samples], sampleRate: heardRate }
    }
  } finally {
    stop()
  }
}
