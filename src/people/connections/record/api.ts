import { z } from 'zod'
import { CalendarDate, Email, line, text } from '#contract/fields.ts'
import { fieldText } from '#contract/texts/text.ts'
import { Address, CustomField, Job, Label, maxPartLength, PartialDate } from '../parts/api.ts'

export const WebAddress = z
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

/** A date whose year may be unknown. */
export const YearlessDate = z.union(
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

const Birthday = YearlessDate.meta({
  description: 'A date, or `--04-23` if the year is not known.',
  examples: ['1985-04-23'],
})

/** In characters. */
export const maxLength = {
  ...{ displayName: 120, company: 120, title: 120, location: 120, howMet: 500 },
  ...{ prefix: 40, suffix: 40, pronouns: 40, department: 120, role: 120 },
}

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
  prefix: line(maxLength.prefix).meta({ description: 'Goes before the name.', examples: ['Dr.'] }),
  suffix: line(maxLength.suffix).meta({ description: 'Goes after the name.', examples: ['PhD'] }),
  pronouns: line(maxLength.pronouns).meta({ examples: ['she/her'] }),
  department: line(maxLength.department).meta({ examples: ['Research'] }),
  role: line(maxLength.role).meta({ description: 'What they do, beside the title.', examples: ['Programme lead'] }),
  companySince: PartialDate.meta({ description: 'Since when they have this job: a year, a month or a day.' }),
}

export const maxItems = {
  ...{ emails: 20, phones: 20, tags: 50, profiles: 30 },
  ...{ nicknames: 10, addresses: 10, jobs: 20, labels: 40, customFields: 30 },
}

export const Tag = line(40).meta({ examples: ['design'] })

const shortLists = {
  emails: z.array(Email).max(maxItems.emails),
  phones: z.array(line(40).meta({ examples: ['+351 912 345 678'] })).max(maxItems.phones),
  tags: z.array(Tag).max(maxItems.tags),
  profiles: z.array(Profile).max(maxItems.profiles),
}

/** Left out where they are empty. */
export const partLists = {
  nicknames: z.array(line(maxPartLength.nickname).meta({ examples: ['Nini'] })).max(maxItems.nicknames),
  addresses: z.array(Address).max(maxItems.addresses),
  jobs: z.array(Job).max(maxItems.jobs).meta({ description: 'Former jobs, and those beside `company` and `title`.' }),
  labels: z
    .array(Label)
    .max(maxItems.labels)
    .meta({ description: 'The labels of e-mails and phones, by their value.' }),
  customFields: z.array(CustomField).max(maxItems.customFields),
}

/** The fields of a contact that few people have. */
export const rareFields = {
  ...({ prefix: true, suffix: true, pronouns: true, department: true, role: true, companySince: true } as const),
  ...({ nicknames: true, addresses: true, jobs: true, labels: true, customFields: true } as const),
}

export const lists = { ...shortLists, ...partLists }

/** Single values to add to a list or to remove from it. */
export const singleValues = {
  addEmails: shortLists.emails,
  removeEmails: lists.emails,
  addPhones: lists.phones,
  removePhones: lists.phones,
  addTags: lists.tags,
  removeTags: lists.tags,
}

/** What assistants change and clear: every conversation pays for the list of fields. */
export const CommonField = z.enum(['company', 'title', 'location', 'howMet', 'metOn', 'birthday', 'rhythmDays'])

export const ClearableField = z.enum([
  ...CommonField.options,
  ...(['prefix', 'suffix', 'pronouns', 'department', 'role', 'companySince'] as const),
])
export type ClearableField = z.output<typeof ClearableField>

export const DisplayName = line(maxLength.displayName).meta({ examples: ['Ana Ribeiro'] })
export const optional = z.strictObject(details).partial().shape
const { company, title, location, howMet, metOn, birthday, rhythmDays } = optional
export const commonDetails = { company, title, location, howMet, metOn, birthday, rhythmDays }
export const clearable = z
  .strictObject(
    Object.fromEntries(Object.entries(details).map(([name, type]) => [name, type.nullable()])) as {
      [Name in keyof typeof details]: z.ZodNullable<(typeof details)[Name]>
    },
  )
  .partial().shape
