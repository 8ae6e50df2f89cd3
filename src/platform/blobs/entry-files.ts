import type { EntryFile, EntryFiles } from '../db/schema/values.ts'

/** The long sides of the previews of a picture, in pixels: for the timeline, and to look at it. */
export const previewSides = [320, 1280] as const
export type PreviewSide = (typeof previewSides)[number]

/** Where the pictures and documents of a member's entries are among the blobs. */
export const entryFilesOf = (memberId: string) => `files/${memberId}/`

/** An entry keeps its id when it moves to another person, so the key names it. */
export const entryFileKey = (memberId: string, entryId: string, blob: string, side?: PreviewSide) =>
  `${entryFilesOf(memberId)}${entryId}/${blob}${side ? `-${side}` : ''}`

export const isPicture = ({ width }: Pick<EntryFile, 'width'>) => width !== undefined

/** All files of these pictures and documents. */
export function entryFileKeys(memberId: string, entryId: string, list: EntryFile[]) {
  return list.flatMap((file) => [
    entryFileKey(memberId, entryId, file.blob),
    ...(isPicture(file) ? previewSides.map((side) => entryFileKey(memberId, entryId, file.blob, side)) : []),
  ])
}

/** All files that the row of an entry or a capture names. */
export function keysOfEntry(
  memberId: string,
  { id, audio, files }: { id: string; audio?: { key: string } | null; files?: EntryFiles | null },
) {
  return [...(audio ? [audio.key] : []), ...entryFileKeys(memberId, id, files?.list ?? [])]
}
