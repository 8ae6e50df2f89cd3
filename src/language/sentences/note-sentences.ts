import { shortMonths, shortWeekdays } from '../calendar/day-names.ts'
import { anyOf, pattern, phrases } from '../phrases/phrases.ts'

/** Words whose full stop does not end a sentence. */
export const abbreviation = phrases`Dr, Mr, Mrs, Ms, Prof, St, Sr, Jr, vs, approx, e.g, i.e, ca`

/** A sentence of a note, and what its line tells about it. `plain` is the same text, with quotes blanked out. */
export type Sentence = {
  text: string
  plain: string
  line: 'text' | 'bullet' | 'box' | 'done'
  /** The line above a list ("Action items:"), for the bullets under it. */
  heading: string
  /** Whether it is the first of its line. */
  first: boolean
}

const bullet =
  /^\s*(?:(?:[-=]{1,9}>|[-*•·–—▪◦‣→➜+]|\d{1,2}(?:\)|\.(?!\s\p{Lu}\p{Ll}+\s(?:19|20)\d\d))|\(?[a-z]\)|-?\s*\[[ ]?\]|☐|□|⬜|◻)\s*)+(?=\S)/u
const doneMark = /^\s*(?:[-*•]\s*)?(?:\[[xX✓✔]\]|☑|✅|✔|✓|~~)|(?:✅|✔|☑|\(done\)|- done|— done|: done)\s*\.?$/i
const shortWord = phrases`
  ${abbreviation}, mx, etc, inc, ltd, co, corp, no, dept, fr, rev, hon, gen, col, sgt, capt, messrs, mme, mlle, ave, blvd, rd,
  fig, cf, tel, ext, est, min, max, nr, evtl, wg, bzw, inkl, ggf, hr, sra, dra, srta, ${/[a-z]/}`
const endsInShortWord = pattern('i')`(?:^|[\s(])${shortWord}\.$`
/** May is no abbreviation. */
const shortenedMonths = shortMonths.filter((month) => month !== 'may')
const shortDate = phrases`${anyOf(shortWeekdays)}, tues, thur, thurs, ${anyOf(shortenedMonths)}, sept, ${/[ap]\.m/}`
const endsInShortDate = pattern('i')`(?:^|[\s(])${shortDate}\.$`

/** Enough for any note that people write; a text made to be slow ends here. */
const maxLines = 1000

/** One note after the other is read for several things. */
let last: { text: string; sentences: readonly Sentence[] } | null = null

/** The writer's own words in a note. */
export function noteSentences(text: string): readonly Sentence[] {
  if (last?.text !== text) last = { text, sentences: sentencesIn(ownLines(linesOf(text))) }
  return last.sentences
}

/** The statements of a text, by any speaker. */
export const allSentences = (text: string): Sentence[] => sentencesIn(linesOf(text))

const linesOf = (text: string) => unwrapped(text).slice(0, maxLines)

function sentencesIn(lines: string[]): Sentence[] {
  const all: Sentence[] = []
  let heading = ''
  for (const line of lines) {
    if (line.trim() === '') {
      heading = ''
      continue
    }
    const marker = bullet.exec(line)?.[0] ?? ''
    const kind = doneMark.test(line) ? 'done' : !marker ? 'text' : /\[|☐|□|⬜|◻/.test(marker) ? 'box' : 'bullet'
    const body = line.slice(marker.length)
    if (!marker && kind === 'text')
      heading = /:\s*$/.test(body) || isBareHeading(body) ? body.trim().replace(/:$/, '') : ''
    for (const [at, part] of parts(body).entries()) {
      all.push({ ...part, line: kind, heading: marker ? heading : '', first: at === 0 })
    }
  }
  return all
}

const isBareHeading = (line: string) =>
  /^\s*(?:#+\s*)?(?:to-?\s?dos?|action items?|actions|next steps|follow-?ups?|my (?:todos?|actions?))\s*$/i.test(line)

/** Says no more than one blank does, and every pattern would try it at each of its blanks. */
const longBlank = /[^\S\n\r\u2028\u2029]{20,}/g

/** Lines, with those joined that only a narrow screen has broken. */
function unwrapped(text: string): string[] {
  const lines: string[] = []
  for (const line of text.replace(longBlank, ' ').split(/\r\n|[\n\r\u2028\u2029]/)) {
    const last = lines.at(-1)
    const runsOn =
      last !== undefined && last.length > 50 && /[\p{L},]\s*$/u.test(last.slice(-50)) && /^\p{Ll}/u.test(line)
    if (runsOn) lines[lines.length - 1] = `${last}\n${line}`
    else lines.push(line)
  }
  return lines
}

function parts(line: string): { text: string; plain: string }[] {
  const plain = withoutQuotes(line)
  const found: { text: string; plain: string }[] = []
  let start = 0
  for (const { index, 0: end } of plain.matchAll(/(?<![.!?…])[.!?…]+["')\]]*(?=\s|$)/g)) {
    const until = index + end.length
    if (until === plain.length) break
    if (end === '.' && isAbbreviation(plain.slice(Math.max(0, until - 12), until), plain.slice(until, until + 6)))
      continue
    found.push({ text: line.slice(start, until), plain: plain.slice(start, until) })
    start = until
  }
  found.push({ text: line.slice(start), plain: plain.slice(start) })
  return found.filter((part) => /[\p{L}\d]/u.test(part.text))
}

/** "Am 3. September" */
const monthStart = /^\s+(?:jan|jän|feb|mär|apr|mai|jun|jul|aug|sep|okt|nov|dez)/i

/** "Am 16. bringe ich…", "16./17." */
const germanOrdinal = /(?:(?:^|\s)(?:am|vom|bis|zum|ab|den|dem|der|des) |\d\.?\s?(?:[/–-]|und)\s?)\d{1,2}\.$/i

function isAbbreviation(before: string, after: string): boolean {
  if (/(?:^|\D)\d{1,2}\.$/.test(before))
    return monthStart.test(after) || (germanOrdinal.test(before) && /^\s+\p{Ll}/u.test(after))
  return endsInShortWord.test(before)
    ? !/(?:^|\s)I\.$/.test(before)
    : endsInShortDate.test(before) && /^\s*[\p{Ll}\d]/u.test(after)
}

/** Same length, on one line. */
const withoutQuotes = (line: string) =>
  /[\n"«»'(‘’‚ʼ“”„]/.test(line)
    ? blankAsides(
        blankQuotes(
          line
            .replaceAll('\n', ' ')
            .replace(/[‘’‚ʼ]/g, "'")
            .replace(/[“”„]/g, '"'),
        ),
      )
    : line

/** A short aside in brackets interrupts nothing, unless it says when or who. */
const blankAsides = (line: string) =>
  line.replace(
    / \((?![^()]*(?:\d|day|week|tom|tonight|end of|eo[dwm]|I\b|I'|by |will|done))[^()]{1,40}\)(?= \p{Ll})/gu,
    (aside) => ' '.repeat(aside.length),
  )

/** Quotations and titles are blanked, except for the punctuation that ends the sentence. */
function blankQuotes(line: string): string {
  const blank = (quote: string) => {
    const end = /[.!?,]?.$/u.exec(quote)?.[0] ?? ''
    return quote[0] + '\u0001'.repeat(quote.length - 1 - end.length) + end
  }
  return line
    .replace(/"[^"]{2,600}"/g, blank)
    .replace(/«[^«»]{2,600}»|»[^«»]{2,600}«/g, blank)
    .replace(/(?<![\p{L}\d])'(?=\p{L})(?:[^']|'(?=\p{L})){2,300}[.,!?\p{L}]'(?![\p{L}\d])/gu, blank)
}

const quotedLine = /^\s*>/

const otherMail = phrases`
  original message, forwarded message, (ursprüngliche | weitergeleitete) nachricht, message (d'origine | transféré),
  mensaje (original | reenviado), mensagem (original | encaminhada)`
const mailBelow = pattern('iu')`^\s*[-_–—*]{2,}\s*(?:begin )?${otherMail}`

const maxIntroduction = 200
const wroteBelow = /(?<!\p{L})(?:wrote|schrieb(?:\s[^:]{1,80})?|a écrit|escribió|escreveu)\s*:\s*$/iu

const sender = /^[\s*]*(?:from|von|de)\s?\*?:/iu
const besideSender = phrases`
  to, sent, date, subject, cc, an, gesendet, datum, betreff, à, envoyé, objet, para, enviado, enviada, fecha, asunto,
  assunto, data`
const mailHeader = pattern('iu')`^[\s*]*${besideSender}\s?\*?:`

/** The lines of the writer: an e-mail below an answer, or one that is passed on, is in the words of somebody else. */
function ownLines(lines: string[]): string[] {
  const end = lines.findIndex((line, at) => mailBelow.test(line) || isHeader(lines, at) || isIntroduction(lines, at))
  return lines.slice(0, end < 0 ? lines.length : end).filter((line) => !quotedLine.test(line))
}

/** "From: Paul", and another field below it. */
const isHeader = (lines: string[], at: number) => sender.test(lines[at] ?? '') && mailHeader.test(lines[at + 1] ?? '')

/** "On 16 Nov 2026, Paul wrote:" An answer may stand below lines that are marked as quoted. */
function isIntroduction(lines: string[], at: number): boolean {
  const end = lines[at]?.slice(-maxIntroduction) ?? ''
  if (!wroteBelow.test(end) || !/\d/.test(end)) return false
  return !quotedLine.test(lines.slice(at + 1).find((line) => line.trim() !== '') ?? '>')
}
