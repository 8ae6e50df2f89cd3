import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { speech } from '#platform/addons/add-on.ts'
import { decode } from '#platform/speech/decode.ts'
import { localTranscriber } from '#platform/speech/local.ts'
import { heardRate } from '#platform/speech/sound.ts'
import { toWav } from '../../test/samples/wav.ts'
import { fixed, renderMarkdown } from '../table.ts'
import { countErrors, wordsOf } from './words.ts'

// Measures the word error rate and speed of Whisper, on recordings with their texts in refs.json.

type Clip = { name: string; samples: Float32Array; said: string }
type Result = { name: string; words: number; wrong: number; seconds: number; tookMs: number; heard: string }

const folder = join(process.env.KITH_SHARED_DATA ?? join('..', 'shared', 'data'), 'speech')
if (!existsSync(folder)) stop(`There are no recordings in ${folder}: set KITH_SHARED_DATA to the folder above theirs.`)
if (!speech.isInstalled()) stop('Whisper is not installed: npm run add:speech.')

const scratch = mkdtempSync(join(tmpdir(), 'kith-speech-'))
const transcriber = localTranscriber()
const clips = await read()
const warm = clips[0]
if (warm) await hear(warm)

const each = await inTurn(clips)
// All clips twice in two orders, because Whisper tends to drop a sentence that is repeated in a row.
const long = joined([...clips, ...clips.slice(5), ...clips.slice(0, 5)])
print('Clips', [...each, total('all', each)])
print('One long recording, made of the clips', [
  { ...(await hear(long)), name: 'cut at silence' },
  total('cut every 28 s', await inTurn(parts(long, 28)), long.said),
])
rmSync(scratch, { recursive: true })
process.exit()

async function read() {
  const said = JSON.parse(readFileSync(join(folder, 'refs.json'), 'utf8')) as Record<string, string>
  const names = Object.keys(said)
  return Promise.all(
    names.map(async (name) => ({ name, samples: await decode(join(folder, name)), said: said[name] ?? '' })),
  )
}

async function inTurn(clips: Clip[]) {
  const results: Result[] = []
  for (const clip of clips) results.push(await hear(clip))
  return results
}

async function hear({ name, samples, said }: Clip): Promise<Result> {
  const file = join(scratch, 'clip.wav')
  writeFileSync(file, toWav(samples, heardRate))
  const began = performance.now()
  const about = { mediaType: 'audio/wav', signal: AbortSignal.timeout(20 * 60_000), onProgress: () => {} }
  const { text } = await transcriber.transcribe(file, about)
  const tookMs = performance.now() - began
  return { ...score(said, text), name, seconds: samples.length / heardRate, tookMs }
}

function score(said: string, heard: string) {
  return { words: wordsOf(said).length, wrong: countErrors(wordsOf(said), wordsOf(heard)), heard }
}

function total(name: string, results: Result[], said?: string): Result {
  const sum = (of: (result: Result) => number) => results.reduce((all, result) => all + of(result), 0)
  const counted = { words: sum((result) => result.words), wrong: sum((result) => result.wrong) }
  const heard = results.map((result) => result.heard).join(' ')
  const times = { seconds: sum((result) => result.seconds), tookMs: sum((result) => result.tookMs) }
  return { ...(said ? score(said, heard) : counted), name, heard, ...times }
}

function joined(clips: Clip[]): Clip {
  const samples = new Float32Array(clips.reduce((sum, clip) => sum + clip.samples.length, 0))
  let at = 0
  for (const clip of clips) {
    samples.set(clip.samples, at)
    at += clip.samples.length
  }
  return { name: 'long', samples, said: clips.map((clip) => clip.said).join(' ') }
}

function parts({ samples }: Clip, seconds: number): Clip[] {
  const size = seconds * heardRate
  const count = Math.ceil(samples.length / size)
  return Array.from({ length: count }, (_, at) => ({
    name: `${at}`,
    samples: samples.slice(at * size, (at + 1) * size),
    said: '',
  }))
}

function print(title: string, results: Result[]) {
  const head = ['recording', 'seconds', 'words', 'wrong', 'word error rate', 'took', 'per second of audio']
  const rows = results.map(({ name, words, wrong, seconds, tookMs }) => [
    name,
    fixed(seconds, 1),
    String(words),
    String(wrong),
    `${fixed((100 * wrong) / words, 1)} %`,
    `${fixed(tookMs / 1000, 1)} s`,
    `${fixed(tookMs / 1000 / seconds)} s`,
  ])
  process.stdout.write(`${renderMarkdown({ title, head, rows })}\n`)
  for (const { name, heard, wrong } of results) if (wrong && name !== 'all') process.stdout.write(`${name}: ${heard}\n`)
}

function stop(sentence: string): never {
  process.stdout.write(`${sentence}\n`)
  process.exit(1)
}
