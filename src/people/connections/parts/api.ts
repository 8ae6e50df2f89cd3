import { z } from 'zod'
import { line } from '#contract/fields.ts'
import { fieldText } from '#contract/texts/text.ts'

// The parts of a contact that are more than one text.

/** In characters. */
export const maxPartLength = { label: 40, street: 200, place: 120, postalCode: 30, job: 120, nickname: 60, value: 500 }

const isGiven = (part: unknown) => part !== undefined
const place = (example: string) =>
  line(maxPartLength.place)
    .optional()
    .meta({ examples: [example] })

export const Address = z
  .strictObject({
    label: line(maxPartLength.label)
      .optional()
      .meta({ examples: ['home'] }),
    street: line(maxPartLength.street)
      .optional()
      .meta({ examples: ['Rua do Alecrim 12'] }),
    extended: place('3rd floor'),
    city: place('Lisbon'),
    region: place('Estremadura'),
    postalCode: line(maxPartLength.postalCode)
      .optional()
      .meta({ examples: ['1200-014'] }),
    country: place('Portugal'),
  })
  .refine(({ label: _, ...parts }) => Object.values(parts).some(isGiven), fieldText('fields.notEmpty'))

/** A year, a month or a day. */
export const PartialDate = z
  .string()
  .regex(/^\d{4}(?:-\d\d){0,2}$/, fieldText('fields.partialDate'))
  .refine(
    (text) => z.iso.date().safeParse(`${text}${'-01-01'.slice(text.length - 4)}`).success,
    fieldText('fields.partialDate'),
  )
  .refine((text) => text >= '0001', fieldText('fields.years'))
  .meta({ description: 'A year, a month such as `2021-03`, or a day.', examples: ['2021-03'] })

const jobText = (example: string) =>
  line(maxPartLength.job)
    .optional()
    .meta({ examples: [example] })

export const Job = z
  .strictObject({
    company: jobText('Nordlys'),
    title: jobText('CFO'),
    department: jobText('Finance'),
    from: PartialDate.optional(),
    to: PartialDate.optional().meta({ examples: ['2025'] }),
  })
  .refine(({ company, title, department }) => [company, title, department].some(isGiven), fieldText('fields.emptyJob'))
  .refine(({ from = '', to }) => !isEarlier(to, from), fieldText('fields.jobEndsFirst'))

/** Whether one such day is before another, as far as both are known. */
export function isEarlier(one: string | undefined, other: string) {
  const length = Math.min(one?.length ?? 0, other.length)
  return one !== undefined && one.slice(0, length) < other.slice(0, length)
}

export const Label = z.strictObject({
  value: line(200).meta({ examples: ['+351 912 345 678'] }),
  label: line(maxPartLength.label).meta({ examples: ['work'] }),
})

export const CustomField = z.strictObject({
  label: line(maxPartLength.label).meta({ examples: ['Shoe size'] }),
  value: line(maxPartLength.value).meta({ examples: ['42'] }),
})
