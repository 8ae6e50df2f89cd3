import { photoFileKeys } from '#cards/cards/photo-files.ts'
import { squareKeys } from '#people/photos/files.ts'
import { snakeCase } from '#platform/db/engine/snake-case.ts'
import type { Audio, Photo } from '#platform/db/schema/values.ts'
import type { Row, Table } from '#platform/db/whole/tables.ts'
import { pictureKinds } from '#platform/images/frame.ts'

type KeysIn = (textOf: (column: string) => string | null) => string[]

const keysInRecording: KeysIn = (textOf) => {
  const audio = textOf('audio')
  return audio ? [(JSON.parse(audio) as Audio).key] : []
}

/** Where rows name files of the storage. */
const keysInRowOf: Record<string, KeysIn> = {
  interactions: keysInRecording,
  captures: keysInRecording,
  connections: (textOf) => {
    const photo = textOf('photo')
    return photo ? squareKeys({ member: { id: textOf('member_id') ?? '' } }, photo) : []
  },
  cards: (textOf) =>
    pictureKinds.flatMap((kind) => {
      const picture = textOf(snakeCase(kind))
      return picture ? photoFileKeys(textOf('id') ?? '', JSON.parse(picture) as Photo) : []
    }),
}

export const namesFiles = ({ name }: Table) => name in keysInRowOf

/** The keys of the recordings and photos that rows name. */
export function keysIn({ name, columns }: Table, rows: Row[]) {
  const keysInRow = keysInRowOf[name]
  if (!keysInRow) return []
  const places = new Map(columns.map((column, at) => [column.name, at]))
  return rows.flatMap((row) => keysInRow((column) => row[places.get(column) ?? -1] as string | null))
}
