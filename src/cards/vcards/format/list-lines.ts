import type { Profile } from '#platform/db/schema/values.ts'
import { escapeText } from './escape.ts'
import type { ListField } from './fields.ts'

const properties = { emails: 'EMAIL', phones: 'TEL', tags: 'CATEGORIES', profiles: 'URL' }

/** Lines for values that a list of the person has no room for. */
export const listLines = (field: ListField, values: (string | Profile)[]) =>
  values.map((value) => `${properties[field]}:${escapeText(typeof value === 'string' ? value : value.url)}`)
