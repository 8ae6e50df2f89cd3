import { isNameSuffix } from '../names/call-name.ts'
import { fold } from '../words/fold.ts'
import { isPlace } from './places.ts'
import { isCompanyEnding, isOwnersTitle, isTitle, titleStart } from './role-words.ts'

export type Role = 'name' | 'company' | 'title' | 'place' | 'met'
/** A part of a line, and its kind if a label or a word before it says so. */
export type Piece = { text: string; role?: Role | undefined }

/** Text in parentheses before a separator: "Ana Ribeiro (Acme)". In "Robert (Bob) Smith" it is part of the name. */
const closingBrackets = /\(([^()\n]{2,})\)(?=[ \t]*(?:$|[\n,;|]))/gu
const separators = /[\n\r\t,;|·•]+|\s[-–—/]+\s/u

/** The pieces between commas, line breaks and dashes, with the words between them ("at", "from") understood. */
export function splitPieces(text: string): Piece[] {
  const plain = text.replaceAll(/<\s*>/g, '\n').replaceAll(closingBrackets, '\n$1')
  const texts = plain
    .split(separators)
    .map((piece) => piece.replace(/^["“”\s]+|["“”\s]+$/gu, '').replaceAll(/\s+/g, ' '))
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece) && !labels.has(fold(piece.replace(/[.:]+$/, ''))))
  return joinEndings(texts).flatMap((piece, at) => splitPiece(piece, at === 0))
}

/** "Acme, Inc." is one piece, and so is "Ana Ribeiro, PhD". */
function joinEndings(pieces: string[]) {
  const joined: string[] = []
  for (const [at, piece] of pieces.entries()) {
    const isEnding = isCompanyEnding(piece) || (at === 1 && piece.split(' ').every(isNameSuffix))
    if (isEnding && joined.length > 0) joined.push(`${joined.pop()}, ${piece}`)
    else joined.push(piece)
  }
  return joined
}

function splitPiece(text: string, isFirst: boolean): Piece[] {
  const labelled = /^([\p{L} -]{2,20}):\s*(\S.*)$/u.exec(text)
  const role = fields.get(fold(labelled?.[1] ?? ''))
  if (labelled?.[2] && role) return [{ text: labelled[2], role }]
  const met = meeting.exec(text)
  if (met) return [...(met[1] ? splitPiece(met[1], isFirst) : []), { text: met[2] ?? '', role: 'met' }]
  const joined = joints.exec(text)
  if (joined) return splitJoint(joined, isFirst) ?? splitTitle(text, isFirst)
  return splitTitle(text, isFirst)
}

const meeting =
  /^(?:(.+?) )?((?:we )?met\b.*|introduced by .+|intro (?:by|via|from) .+|via .+|friend of .+|know[ns]? from .+)$/iu
const joints = /^(?:(.+?) )??(works at|working at|works for|at|@|bei|chez|from|in|of) (.+)$/iu

/** "Ana from Lisbon" says a place, "Ana from Acme" a company. Null if the word joins nothing, as in "Head of Design". */
function splitJoint([, before = '', joint = '', after = '']: RegExpExecArray, isFirst: boolean): Piece[] | null {
  const word = joint.toLowerCase()
  const deeper = joints.exec(after)
  if (word === 'of' && !isOwnersTitle(before)) {
    const later = deeper && splitJoint(deeper, false)
    return later && [...splitTitle(`${before} ${joint} ${later[0]?.text}`, isFirst), ...later.slice(1)]
  }
  if (word === 'in' && !isPlace(after)) return null
  const isWhere = word === 'in' || (word === 'from' && isPlace(after))
  const [next, ...others] = (deeper && splitJoint(deeper, false)) ?? [{ text: after }]
  if (!next) return null
  const first = before === '' ? [] : splitTitle(before, isFirst)
  return [...first, { ...next, role: isWhere ? 'place' : 'company' }, ...others]
}

/** "Ana Ribeiro Head of Design" has a name and a title. */
function splitTitle(text: string, isFirst: boolean): Piece[] {
  const words = text.split(' ')
  const start = isFirst ? titleStart(words) : null
  if (start === null || isTitle(words[0] ?? '')) return [{ text }]
  return [
    { text: words.slice(0, start).join(' '), role: 'name' },
    { text: words.slice(start).join(' '), role: 'title' },
  ]
}

/** Labels before a value. */
const fields = new Map<string, Role>([
  ...['name', 'nome', 'nombre', 'nom'].map((label) => [label, 'name'] as const),
  ...['company', 'empresa', 'firma', 'organisation', 'organization', 'org', 'entreprise'].map(
    (label) => [label, 'company'] as const,
  ),
  ...['title', 'role', 'job', 'position', 'cargo', 'job title'].map((label) => [label, 'title'] as const),
  ...['place', 'location', 'city', 'lives in', 'cidade', 'ort', 'ville'].map((label) => [label, 'place'] as const),
  ...['met', 'how we met', 'how met'].map((label) => [label, 'met'] as const),
])

/** The rest of "Tel: +351 …" without the number. */
const labels = new Set(
  'tel telefon telefone telephone phone mobile cell fon handy mob whatsapp t m p e email e-mail mail web website url linkedin twitter github instagram site profile w'.split(
    ' ',
  ),
)
