import { z } from 'zod'
import { Id, Instant, line, Nothing } from '#contract/fields.ts'
import type { Api } from '#contract/operation.ts'
import { fieldText } from '#contract/texts/text.ts'

export const TimeZone = z
  .string()
  .max(64)
  .refine(isTimeZone, fieldText('fields.timeZone'))
  .meta({ format: 'time-zone', examples: ['Europe/Lisbon'] })

const Locale = z
  .string()
  .max(35)
  .refine(isLocale, fieldText('fields.languageTag'))
  .overwrite((tag) => (isLocale(tag) ? (Intl.getCanonicalLocales(tag)[0] ?? tag) : tag))
  .meta({
    format: 'language-tag',
    description: 'The language of pages and how they write dates and numbers.',
    examples: ['pt-PT'],
  })

const Theme = z.enum(['system', 'light', 'dark']).meta({
  description: 'How pages look: light, dark, or as the device does.',
  examples: ['dark'],
})

const Keys = z.boolean().meta({ description: 'Whether single keys are shortcuts on pages.', examples: [true] })

const FirstSteps = z.boolean().meta({
  description: 'Whether Today shows what a new member can set up.',
  examples: [true],
})

export const MemberName = line(120).meta({ examples: ['Rui Costa'] })

/** Any characters. Rules that need the account, such as no password like the e-mail, are in access/passwords.ts. */
export const Password = z
  .string()
  .refine((value) => [...value].length >= 8, { error: fieldText('fields.atLeastCharacters'), params: { min: 8 } })
  .refine((value) => [...value].length <= 128, { error: fieldText('fields.atMostCharacters'), params: { max: 128 } })
  .meta({ format: 'password', minLength: 8, maxLength: 128, examples: ['correct horse battery'] })

export const MemberView = z
  .object({
    id: Id,
    name: MemberName,
    email: z.email().meta({ examples: ['rui@example.com'] }),
    timeZone: TimeZone,
    createdAt: Instant,
    locale: Locale.optional().meta({ description: 'The language of pages. If left out, the browser decides.' }),
    theme: Theme,
    keys: Keys,
    firstSteps: FirstSteps,
    emailVerifiedAt: Instant.optional().meta({
      description: 'When you proved that e-mails to this address reach you. Left out until then.',
    }),
  })
  .meta({ id: 'Member' })

const count = z
  .int()
  .min(0)
  .meta({ examples: [1] })

/** How many of each a new password ended. */
export const EndedAccess = z
  .object({
    sessions: count,
    tokens: count,
    devices: count.meta({ description: 'Device passwords that no longer work.' }),
    apps: count,
    calendarLinks: count,
    invites: count.meta({ description: 'Pending invites that were revoked.' }),
    webhooks: count.meta({ description: 'Webhooks that were turned off.' }),
    passkeys: count.meta({ description: 'Passkeys that were removed.' }),
  })
  .meta({ id: 'EndedAccess' })

export const maxPasskeys = 20
export const PasskeyName = line(80).meta({ examples: ['Ana’s phone'] })
export const PasskeyView = z
  .object({
    id: Id,
    name: PasskeyName,
    kind: z.enum(['device', 'synced']).meta({
      description: '`device` if it stays on one device, `synced` if it is copied to others.',
    }),
    createdAt: Instant,
    lastUsedAt: Instant.optional(),
  })
  .meta({ id: 'Passkey' })

/** A new password leaves passkeys as they are: they are what a thief of the password does not have. */
export const RemovedPasskeys = z.array(Id).max(maxPasskeys).meta({
  description:
    'The ids of passkeys to remove as well, for instance those you don’t recognize. Without it, your passkeys still sign in.',
})

export const membersApi = {
  Members_me: {
    http: 'GET /api/me',
    access: 'read',
    summary: 'Returns your account.',
    input: z.strictObject({}),
    output: MemberView,
  },
  Members_update: {
    http: 'PATCH /api/me',
    access: 'write',
    summary:
      'Updates your name, your time zone and how pages look and work for you. Due dates are calendar dates in your time zone.',
    input: z.strictObject({
      name: MemberName.optional(),
      timeZone: TimeZone.optional(),
      locale: Locale.nullable()
        .optional()
        .meta({ description: 'The language of pages. Null lets the browser decide.' }),
      theme: Theme.optional(),
      keys: Keys.optional(),
      firstSteps: FirstSteps.optional(),
    }),
    output: MemberView,
  },
  Members_changePassword: {
    http: 'PUT /api/me/password',
    access: 'write',
    session: true,
    summary:
      'Changes your password. This ends all your sessions, tokens, device passwords, connected apps and calendar links, revokes the invites you sent, turns off your webhooks, and returns a new session. Your passkeys and authenticator app stay, except for the passkeys you name. `Access_review` lists what remains.',
    input: z.strictObject({
      currentPassword: z
        .string()
        .max(512)
        .meta({ format: 'password', examples: ['correct horse battery'] }),
      newPassword: Password,
      removePasskeys: RemovedPasskeys.optional(),
    }),
    output: z.object({ accessToken: z.string().meta({ examples: ['kith_ses_…'] }), ended: EndedAccess }),
  },
  Members_remove: {
    http: 'DELETE /api/me',
    access: 'write',
    session: true,
    refuses: ['forbidden'],
    summary: 'Deletes your account and everything in it. This cannot be undone. Your password goes into the body.',
    input: z.strictObject({
      password: z
        .string()
        .max(512)
        .meta({ format: 'password', examples: ['correct horse battery'] }),
    }),
    body: ['password'],
    output: Nothing,
  },
} as const satisfies Api

/** Only languages with a name that this system can write dates in. */
function isLocale(tag: string) {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag).length === 1
  } catch {
    return false
  }
}

function isTimeZone(name: string) {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return /^[A-Za-z]/.test(name)
  } catch {
    return false
  }
}
