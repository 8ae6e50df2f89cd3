import { pattern, phrases } from '../phrases/phrases.ts'

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
export function ownLines(lines: string[]): string[] {
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
