/** The pieces a model knows, each with its number: whole words, and what words go on with, marked by `##`. */
type Vocabulary = ReadonlyMap<string, number>

const maxWordLength = 100

/** A text as the numbers of its pieces, as the model was taught: at most so many, with the marks for start and end. */
export function wordPieces(vocabulary: Vocabulary, text: string, maxPieces: number) {
  const number = (piece: string) => vocabulary.get(piece) ?? 0
  const pieces: number[] = []
  for (const word of words(text)) {
    if (pieces.length >= maxPieces - 2) break
    pieces.push(...piecesOf(vocabulary, word))
  }
  return [number('[CLS]'), ...pieces.slice(0, maxPieces - 2), number('[SEP]')]
}

/** Small letters without accents; every punctuation mark, and every Chinese character, is a word of its own. */
function words(text: string) {
  const plain = text
    .replace(/[\0\ufffd]|(?![\t\n\r])\p{C}/gu, '')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
  return plain.match(/[\p{P}$+<=>^`|~]|\p{Script=Han}|[^\s\p{P}$+<=>^`|~\p{Script=Han}]+/gu) ?? []
}

/** The longest piece first, then the longest of what is left; a word that does not come out even is unknown as a whole. */
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
