import { z } from 'zod'
import { CalendarDate, Email, line, text } from '#contract/fields.ts'
import { fieldText } from '#contract/texts/text.ts'

const WebAddress = z
  .url({ protocol: /^https?$/, error: fieldText('fields.webAddress') })
  .max(500)
  .refine((address) => address.isWellFormed() && !/[\s\p{Cc}]/u.test(address), fieldText('fields.handle'))
  .meta({ format: 'uri', examples: ['https://www.linkedin.com/in/ana'] })

export const Profile = z.strictObject({
  service: line(40)
    .toLowerCase()
    .meta({ examples: ['linkedin'] }),
  handle: line(120)
    .optional()
    .meta({ examples: ['ana'] }),
  url: WebAddress,
})

const Birthday = z
  .union(
    [
      CalendarDate,
      z
        .string()
        .refine((text) => /^--\d\d-\d\d$/.test(text) && CalendarDate.safeParse(text.replace('--', '2000-')).success),
    ],
    {
      error: fieldText('fields.birthday'),
    },
  )
  .meta({ description: 'A date, or `--04-23` if the year is not known.', examples: ['1985-04-23'] })

/** In characters. */
export const maxLength = { displayName: 120, company: 120, title: 120, location: 120, howMet: 500 }

export const details = {
  company: line(maxLength.company).meta({ examples: ['Banco Atlântico'] }),
  title: line(maxLength.title).meta({ examples: ['Head of Design'] }),
  location: line(maxLength.location).meta({ examples: ['Lisbon'] }),
  howMet: text(maxLength.howMet).meta({ examples: ['At the design meetup in Porto'] }),
  metOn: CalendarDate,
  birthday: Birthday,
  rhythmDays: z
    .int()
    .min(1)
    .max(3650)
    .meta({ description: 'How often to be in touch, in days.', examples: [60] }),
}

export const maxItems = { emails: 20, phones: 20, tags: 50, profiles: 30 }

export const Tag = line(40).meta({ examples: ['design'] })

export const lists = {
  emails: z.array(Email).max(maxItems.emails),
  phones: z.array(line(40).meta({ examples: ['+351 912 345 678'] })).max(maxItems.phones),
  tags: z.array(Tag).max(maxItems.tags),
  profiles: z.array(Profile).max(maxItems.profiles),
}

/** Single values to add to a list or to remove from it. */
export const singleValues = {
  addEmails: lists.emails,
  removeEmails: lists.emails,
  addPhones: lists.phones,
  removePhones: lists.phones,
  addTags: lists.tags,
  removeTags: lists.tags,
}

export const ClearableField = z.enum(['company', 'title', 'location', 'howMet', 'metOn', 'birthday', 'rhythmDays'])
export type ClearableField = z.output<typeof ClearableField>

export const DisplayName = line(maxLength.displayName).meta({ examples: ['Ana Ribeiro'] })
export const optional = z.strictObject(details).partial().shape
export const clearable = z
  .strictObject(
    Object.fromEntries(Object.entries(details).map(([name, type]) => [name, type.nullable()])) as {
      [Name in keyof typeof details]: z.ZodNullable<(typeof details)[Name]>
    },
  )
  .partial().shape
