import type { Source } from './source.ts'

/** A box of an MP4 file: its name, and where its content is. */
export type Box = { name: string; from: number; to: number }

/** How many boxes are looked at: nested boxes of a malicious file could take for ever. */
export type BoxBudget = { left: number }

/** The boxes in a part of a file, in order. A box that claims to be longer than its parent ends with the parent. */
export async function* boxesIn({ read }: Pick<Source, 'read'>, { from, to }: Omit<Box, 'name'>, budget: BoxBudget) {
  for (let at = from; at + 8 <= to && budget.left > 0; budget.left--) {
    const head = await read(at, 16)
    if (head.length < 8) return
    const short = head.readUInt32BE(0)
    const isLong = short === 1 && head.length === 16
    const length = isLong ? Number(head.readBigUInt64BE(8)) : short === 0 ? to - at : short
    const start = at + (isLong ? 16 : 8)
    if (length < start - at) return
    yield { name: head.toString('latin1', 4, 8), from: start, to: Math.min(at + length, to) }
    at += length
  }
}
