import { wrongField } from '#contract/errors.ts'
import { CalendarDate, Instant } from '#contract/fields.ts'
import { say } from '#contract/texts/text.ts'
import type { Order } from './api.ts'

/** Where a page of people ended: the value they are sorted by, null if they have none, and their id. */
export type ListPosition = { value: string | null; id: string }

/** The values that can stand before the id, in each order. */
const isValue: Record<Order, (value: string | null) => boolean> = {
  added: (value) => value === null,
  newest: (value) => value === null,
  name: (value) => value !== null,
  recent: (value) => Instant.safeParse(value).success,
  due: (value) => value === null || CalendarDate.safeParse(value).success,
}

/** People without a value, and those in the order they were added, forwards or backwards, are found by their id alone. */
export const writeCursor = ({ value, id }: ListPosition) => (value === null ? id : `${value}~${id}`)

export function readCursor(cursor: string, order: Order): ListPosition {
  const end = cursor.lastIndexOf('~')
  const position = { value: end === -1 ? null : cursor.slice(0, end), id: cursor.slice(end + 1).toLowerCase() }
  if (isValue[order](position.value)) return position
  throw wrongField('after', say('fields.comePageSameOrder'))
}
