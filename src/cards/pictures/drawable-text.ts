import { toAscii } from '#language/words/fold.ts'

/** A text as Inter can draw it, on one line: without emoji, and with words in other scripts spelled in Latin letters. */
export function toDrawable(written: string) {
  const words = cleanText(written).split(' ').map(spellWord)
  return words.filter((word) => word !== '').join(' ')
}

/** Whole words, so that no name is half in one alphabet. */
function spellWord(word: string) {
  if ([...word].every((character) => isDrawable.test(character))) return word
  const latin = toAscii(word)
    .replaceAll(/[^ -~]/g, '')
    .trim()
  return latin.charAt(0).toUpperCase() + latin.slice(1)
}

/** One line, without emoji, invisible characters, and letters buried in accents. */
function cleanText(written: string) {
  return written
    .normalize('NFC')
    .replaceAll(emoji, ' ')
    .replaceAll(/\p{Extended_Pictographic}/gu, (sign) => (isDrawable.test(sign) ? sign : ' '))
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Variation_Selector}]/gu, (sign) => (/\s/.test(sign) ? ' ' : ''))
    .replaceAll(/(?=\p{Mn})\p{Script=Inherited}/gu, (mark) => (isDrawable.test(mark) ? mark : ''))
    .replaceAll(/(\p{Script=Inherited}{2})\p{Script=Inherited}+|(\p{M}{4})\p{M}+/gu, '$1$2')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

const emoji =
  /\p{RI}{2}|[0-9#*]\ufe0f?\u20e3|\p{Extended_Pictographic}\ufe0f|[\p{Emoji_Presentation}\p{Emoji_Modifier}\u{e0020}-\u{e007f}]/gu

/** What Inter has of Latin, Greek, Cyrillic, accents, punctuation and signs. A test draws each character. */
const inInter = [
  '\\x20-\\x7e\\u00a0-\\u0148\\u014a-\\u01c3\\u01c5-\\u0254\\u0256-\\u027b\\u02b0-\\u02ff\\u1e00-\\u1e9b\\u1e9e-\\u1eff',
  '\\u0300-\\u0304\\u0306-\\u030a\\u030c\\u030f\\u0313\\u031b\\u0323\\u0326-\\u0328',
  '\\u037a-\\u03d7\\u1f00-\\u1fff\\u03fc-\\u0479\\u0480-\\u049d\\u04a0-\\u04ff',
  '\\u2010-\\u2027\\u2030-\\u2055\\u2070-\\u20af\\u20b1-\\u20b5\\u20b8-\\u20ba\\u20bc-\\u20bf',
  '\\u2113\\u2116\\u2117\\u2122\\u2190-\\u2199\\u2605\\u2606\\u2713',
]

export const isDrawable = new RegExp(`^(?!\\p{Cn})[${inInter.join('')}]$`, 'u')
