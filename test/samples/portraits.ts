import type { House } from '../harness/harness.ts'

/** The stored files of photos of a member's people. */
export async function portraitKeys({ kith: { blobs } }: House, memberId: string) {
  return (await Array.fromAsync(blobs.list('portraits'))).flat().filter((key) => key.includes(memberId))
}
