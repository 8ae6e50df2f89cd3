import { z } from 'zod'
import { fieldText } from './texts/text.ts'

export const Id = z
  .uuid()
  .toLowerCase()
  .meta({ examples: ['0198c5a2-7b1e-7c3d-9a4f-2d6e8b1c0f35'] })

export const Instant = z.iso
  .datetime({ offset: true, error: fieldText('fields.dateTime') })
  .overwrite((text) => (Number.isNaN(Date.parse(text)) ? text : new Date(text).toISOString()))
  .refine(isOurEra, fieldText('fields.years'))
  .meta({ format: 'date-time', pattern: undefined, examples: ['2026-03-14T09:30:00.000Z'] })

export const CalendarDate = z.iso
  .date({ error: fieldText('fields.calendarDate') })
  .refine(isOurEra, fieldText('fields.years'))
  .meta({ format: 'date', pattern: undefined, examples: ['2026-03-20'] })

/** The output of an operation that answers 204. */
export const Nothing = z.void()

/** Upper and lower case are kept as sent. */
export const Email = z
  .string()
  .trim()
  .max(200)
  .pipe(z.email())
  .meta({ format: 'email', maxLength: 200, examples: ['ana@example.com'] })

/** One line of text: trimmed, not blank, no line breaks or control characters. Lengths count code points. */
export const line = (max: number) =>
  bounded(z.string().trim(), 1, max).refine(isOneLine, fieldText('fields.singleLine'))

/** Text of any number of lines, kept as sent. White space alone counts as empty. */
export const text = (max: number) => bounded(z.string(), 1, max).refine(isNotBlank, fieldText('fields.notEmpty'))

/** Text that may be empty, such as what is typed into a search box. */
export const anyText = (max: number) => bounded(z.string(), 0, max)

/** An optional text with an upper bound only. Blank is the same as left out, because forms send what nobody filled in. */
export const blankable = <T extends z.ZodType<string>>(schema: T) =>
  z
    .preprocess((value) => (isBlank(value) ? undefined : value), schema.optional())
    .optional()
    .meta({ ...schema.meta(), minLength: 0 })

export const limit = (max: number, defaultLimit: number) => z.int().min(1).max(max).default(defaultLimit)

/** The `next` of the previous page, where it counts the entries before. */
export const Cursor = z
  .string()
  .regex(/^\d{1,5}$/, fieldText('fields.cursor'))
  .meta({ format: 'cursor', description: 'The `next` of the previous page.', examples: ['20'] })

/** The `next` of the previous page, where it is the last id on it. */
export const IdCursor = z
  .string()
  .refine((text) => Id.safeParse(text).success, fieldText('fields.cursor'))
  .meta({ format: 'cursor', description: 'The `next` of the previous page.', examples: [] })

export const Next = z.string().optional().meta({
  description: 'Present if there is more: send it as `cursor`.',
  examples: [],
})

function bounded(schema: z.ZodString, min: number, max: number) {
  return schema
    .refine(isStorableText, fieldText('fields.validText'))
    .refine((value) => isAtMost(value, max), { error: fieldText('fields.atMostCharacters'), params: { max } })
    .refine((value) => min === 0 || value.length > 0, fieldText('fields.notEmpty'))
    .meta({ minLength: min, maxLength: max })
}

/** Text that both databases can store. */
export function isStorableText(value: string) {
  return value.isWellFormed() && !value.includes('\0')
}

/** Without the characters that they cannot store. */
export const storableText = (value: string) => value.toWellFormed().replaceAll('\0', '')

function isAtMost(value: string, max: number) {
  return value.length <= max || (value.length <= 2 * max && [...value].length <= max)
}

function isOurEra(date: string) {
  return date >= '0001'
}

const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === ''
const isNotBlank = (value: string) => !isBlank(value)
const isOneLine = (value: string) => !/[\p{Cc}\u2028\u2029]/u.test(value)
