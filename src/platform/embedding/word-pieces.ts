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
