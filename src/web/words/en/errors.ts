import { pluralIn } from '#language/locales/plural.ts'

const count = pluralIn('en')

/** What is wrong with a form or a request. */
export const errorWords = {
  field: {
    empty: 'This must not be empty.',
    tooLong: (max: number) =>
      count(max, { one: 'This must be at most # character.', other: 'This must be at most # characters.' }),
    tooShort: (min: number) =>
      count(min, { one: 'This must be at least # character.', other: 'This must be at least # characters.' }),
    email: 'This must be an e-mail address such as ana@example.com.',
    website: 'This must be a web address such as https://example.com/ana.',
    secureAddress: 'This must begin with https://.',
    oneLine: 'This must be a single line.',
    date: 'This must be a calendar date.',
    time: 'This must be a time of day such as 15:30.',
    future: 'This must be in the future.',
    past: 'This must not be in the future.',
    afterToday: 'This must be after today.',
    timeZone: 'This must be a time zone such as Europe/Lisbon.',
    slug: 'This must be 1 to 64 characters: letters a to z, digits and hyphens.',
    tooMany: (max: number) => count(max, { one: 'This can have # item.', other: 'This can have at most # items.' }),
    /** `message` is English: what the field must be, or a sentence. */
    other: (message: string) => (/^\p{Ll}/u.test(message) ? `This ${message}.` : message),
  },
  fixFields: 'Please correct the fields marked below.',
  /** `message` is the English sentence of the refusal. */
  refusal: (_code: string, message: string) => message,
  headings: {
    rate_limited: 'Too many requests',
    not_found: 'Page not found',
    wrong_host: 'Wrong address',
  } as Record<string, string>,
  heading: 'Something went wrong',
  tooLongText: (message: string) => `What you entered ${message}. Go back, change it and try again.`,
  wrongForm: 'Something in this form or address is not right. Go back, change it and try again.',
  useForm: 'Please use the form on this page.',
  tooLarge: 'Your text is too long. Please shorten it.',
  alreadySent: 'You already sent this form with other values. To send these too, submit it again.',
  toToday: 'Go to Today',
  toSettings: 'Go to settings',
}
