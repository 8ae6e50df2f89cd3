import type { Piece } from './phrases.ts'

/** Escaped letters, names of groups and plain letters; only the last and `\x61` stand for a letter. */
const sign = /\\x([\da-f]{2})|\\p\{\w+\}|\\.|\(\?<\w+>|[a-z]/giu

/**
 * A piece that matches in capital and small letters in a pattern that does not. Not by `(?i:…)`: once V8 has compiled a
 * megabyte of patterns it forgets such modifiers.
 */
export const inAnyCase = ({ source }: Piece): Piece => ({
  source: source.replace(sign, (each, code?: string) => {
    const letter = code ? String.fromCharCode(Number.parseInt(code, 16)) : each
    return /^[a-z]$/i.test(letter) ? `[${letter.toLowerCase()}${letter.toUpperCase()}]` : each
  }),
})
