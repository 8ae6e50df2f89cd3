/**
 * Text that is safe in an answer: on one line, without invisible characters, links or pictures. Links are in the cited
 * sources.
 */
export function plainText(text: string) {
  return plainLines(text).replace(/\s+/gu, ' ').trim()
}

/** The same, with its lines as they were. */
export function plainLines(text: string) {
  const visible = visibleText(text)
  // All markup has one of these signs.
  if (!/[<[\]]/.test(visible)) return withoutLinks(visible)
  return (
    withoutLinks(visible.replace(/!?\[([^[\]]*)\]\([^()]*\)/gu, '$1').replace(/<[^<>]*>/gu, ' '))
      // What is left of markup after that must not become some: these never stand so in a sentence.
      .replace(/(?<!<)<+(?=[a-z/!?])/giu, ' ')
      .replace(/(?<!!)!+\[/gu, '[')
      .replace(/\](?=[([:])/gu, '] ')
  )
}

/** Every link has one of these signs. */
const withoutLinks = (text: string) =>
  /[:：]\S|[/\\]|www|\.[^\s.]+[?#]/i.test(text) ? text.replace(links, '(a link)') : text

/** Letters as they are read: nothing hidden between them, and none that is only spelt in another way. */
function visibleText(text: string) {
  if (isPlain.test(text)) return text
  return text
    .replace(invisible, '')
    .replace(/[\ufe00-\ufe0f](?<!\p{Extended_Pictographic}.)/gu, '')
    .replace(/(?<![^\0-\u007f])[\u200c\u200d]+|(?<![\u200c\u200d])[\u200c\u200d]+(?![^\0-\u007f])/gu, '')
    .replace(/[０-９Ａ-Ｚａ-ｚ．／]/gu, (letter) => letter.normalize('NFKC'))
    .replace(/\\(?=[!-/:-@[-`{-~])|&(?:#\w{1,8}|[a-z]{2,31}\d{0,2});/giu, '')
}

/** Most texts are: ASCII without what escapes. */
const isPlain = /^[\n\r -%'-[\]-~]*$/

/**
 * Control and format characters, tags, fillers and variation selectors that hide text; joiners that scripts and emoji need
 * stay.
 */
const invisible =
  /(?![\t\n\v\f\r\u200c\u200d])(?:[\p{Cc}\p{Cf}\p{Co}\p{Cs}]|[\u{e0100}-\u{e01ef}\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0])/gu

const labelLetter = String.raw`[\p{L}\p{N}_-]`
const label = `${labelLetter}{1,63}`
const topLabel = String.raw`(?:xn--[a-z0-9-]{2,59}|\p{L}{2,24})`

/** A name of a host, such as kith.example. */
export const hostName = String.raw`(?:${label}\.){1,10}${topLabel}`

/** From where a label begins. After more letters than a label has, from the dot: looking back from each letter is slow. */
const hostBegun = String.raw`(?:(?<!${labelLetter})${hostName}|(?<=${labelLetter}{63})(?:\.${label}){0,9}\.${topLabel})`

const links = new RegExp(
  [
    String.raw`[a-z][a-z0-9+.-]{0,30}[:：][/\\]{1,2}\S*`,
    String.raw`(?<![a-z])(?:https?|ftp|file|blob|data|javascript|vbscript|mailto)[:：]\S+`,
    String.raw`(?<![\p{L}\p{N}])www\d?\.\S+`,
    String.raw`(?:\/\/|\\\\)${label}\.\S+`,
    String.raw`(?:${hostBegun}|\d{1,3}(?:\.\d{1,3}){3})(?:(?::\d{1,5})?[/?#\\]|:\d{1,5}(?!\d))\S*`,
  ].join('|'),
  'giu',
)

/** Plain text of at most so many characters, cut between words. */
export function shortenText(text: string, maxLength: number) {
  const plain = plainText(text)
  const letters = [...plain]
  if (letters.length <= maxLength) return plain
  const cut = letters.slice(0, maxLength - 1).join('')
  return `${cut.replace(/\s+\S*$/u, '')}…`
}
