import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { type AddOn, speech as shipped } from '../addons/add-on.ts'
import { indexFirst } from './mp4.ts'
import { type Format, formatOf, heardRate, mixed, type Piece, resampler } from './sound.ts'
import { TranscriptionFailure } from './transcriber.ts'
import { openWav } from './wav.ts'

const maxHours = 2

type Decode = (source: AsyncIterable<Uint8Array>, format: Format) => AsyncIterable<Piece>

/** Decodes a recording to the samples that Whisper takes. */
export async function decode(file: string, speech: AddOn = shipped): Promise<Float32Array> {
  const format = formatOf(await beginning(file))
  if (!format) throw unreadable()
  try {
    return await collect(await pieces(file, format, speech))
  } catch (error) {
    if (error instanceof TranscriptionFailure && error.message === tooLong) throw error
    const other = await ffmpegPieces(file, format)
    if (other) return collect(other)
    throw unreadable(error)
  }
}

async function beginning(file: string) {
  const handle = await open(file).catch((cause) => {
    throw new TranscriptionFailure('The recording could not be read.', { retryable: false, cause })
  })
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(256), 0, 256, 0)
    return buffer.toString('latin1', 0, bytesRead)
  } finally {
    await handle.close()
  }
}

async function pieces(file: string, format: Format, speech: AddOn): Promise<AsyncIterable<Piece>> {
  const wav = format === 'wav' ? await openWav(file) : null
  if (wav) return wav
  const { default: decode } = speech.load('@audio/decode') as { default: Decode }
  return decode(format === 'mp4' ? indexFirst(file) : createReadStream(file), format)
}

/** The buffer grows as needed, up to the longest allowed recording. */
async function collect(pieces: AsyncIterable<Piece>) {
  const maxSamples = maxHours * 3600 * heardRate
  const store = new ArrayBuffer(0, { maxByteLength: maxSamples * 4 })
  let length = 0
  const add = (samples: Float32Array) => {
    if (length + samples.length > maxSamples) throw new TranscriptionFailure(tooLong, { retryable: false })
    store.resize((length + samples.length) * 4)
    new Float32Array(store).set(samples, length)
    length += samples.length
  }
  let rate = 0
  let stream = resampler(heardRate, heardRate)
  for await (const { channelData, sampleRate } of pieces) {
    if (sampleRate !== rate) {
      add(stream.end())
      rate = sampleRate
      stream = resampler(rate, heardRate)
    }
    add(stream.push(mixed(channelData)))
  }
  add(stream.end())
  if (length === 0) throw unreadable()
  return new Float32Array(store)
}

const tooLong = `Recordings longer than ${maxHours} hours are not transcribed on this machine.`

function unreadable(cause?: unknown) {
  const sentence = 'The recording could not be decoded. It is damaged, or its format is not supported.'
  return new TranscriptionFailure(sentence, { retryable: false, cause })
}

/** Decodes with the `ffmpeg` program what the packages cannot decode. Null if it is not installed. */
async function ffmpegPieces(file: string, format: Format): Promise<AsyncGenerator<Piece> | null> {
  const child = spawn('ffmpeg', argumentsFor(file, format), { stdio: ['ignore', 'pipe', 'ignore'] })
  try {
    await once(child, 'spawn')
  } catch {
    return null
  }
  return samplesOf(child.stdout, () => child.kill('SIGKILL'))
}

/** With an explicit format, ffmpeg doesn't read the file as a playlist of other files. */
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
