import { plainLines } from './plain-text.ts'

/** Of a very long text, the beginning will do. */
const mostRead = 20_000

/** The sentences of a passage, as they may be quoted: each stands in the plain text of the whole. */
export function sentencesOf(text: string): string[] {
  return plainLines(text.slice(0, mostRead))
    .split(/[\n\r\u2028\u2029]+|(?<=[。！？])/u)
    .flatMap((line) => line.replace(/\s+/gu, ' ').split(betweenSentences))
    .map((sentence) => sentence.replace(/^(?:[-–—*•>]\s+)+/u, '').trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
}

const betweenSentences =
  /(?<=[.!?…]["'”’)\]]?)(?<!(?:^|[\s(])(?:Dr|Mr|Mrs|Ms|Prof|St|No|vs|approx|e\.g|i\.e|ca|Sr|Jr|\p{Lu})\.) (?=\S)/u
