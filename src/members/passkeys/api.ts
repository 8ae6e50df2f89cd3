import { z } from 'zod'
import { Id, Nothing } from '#contract/fields.ts'
import type { Api } from '#contract/operation.ts'
import { fieldText } from '#contract/texts/text.ts'
import { SignedIn } from '../access/api.ts'
import { PasskeyName, PasskeyView } from '../members/api.ts'
import { SignInCode } from '../two-step/api.ts'

/** Binary values come as WebAuthn writes them in JSON. */
const base64Url = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]+$/, fieldText('fields.base64url'))

const credentialId = base64Url(1400)
const type = z.literal('public-key')
const example = { id: '6k9FYnbC1Q', rawId: '6k9FYnbC1Q', type: 'public-key' }

export const NewCredential = z
  .object({
    id: credentialId,
    rawId: credentialId,
    type,
    response: z.object({
      clientDataJSON: base64Url(4000),
      attestationObject: base64Url(20_000),
      transports: z
        .array(z.string().regex(/^[a-z-]{1,20}$/))
        .max(10)
        .optional(),
    }),
  })
  .meta({
    description: 'What `navigator.credentials.create()` returned, by `toJSON()`.',
    examples: [
      { ...example, response: { clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4', attestationObject: 'o2NmbXRkbm9uZQ' } },
    ],
  })

export const UsedCredential = z
  .object({
    id: credentialId,
    rawId: credentialId,
    type,
    response: z.object({
      clientDataJSON: base64Url(4000),
      authenticatorData: base64Url(4000),
      signature: base64Url(2000),
      userHandle: base64Url(100).nullish(),
    }),
  })
  .meta({
    description: 'What `navigator.credentials.get()` returned, by `toJSON()`.',
    examples: [
      {
        ...example,
        response: {
          clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4',
          authenticatorData: 'SZYN5YgOjGh0NBcP',
          signature: 'MEUCIQDx',
        },
      },
    ],
  })

const Options = z.object({
  options: z.record(z.string(), z.unknown()).meta({
    description: 'For `PublicKeyCredential.parse…OptionsFromJSON()`. The challenge works once, for five minutes.',
    examples: [{ challenge: 'n0XbGvP2', rpId: 'kith.example.com', userVerification: 'required' }],
  }),
})

export const passkeysApi = {
  Passkeys_beginSignIn: {
    http: 'POST /api/public/passkey-challenges',
    access: 'public',
    worksWhenFull: true,
    refuses: ['forbidden'],
    summary: 'Returns what a browser needs to sign in with a passkey. No e-mail is needed.',
    input: z.strictObject({}),
    output: Options,
  },
  Passkeys_signIn: {
    http: 'POST /api/public/sign-in/passkey',
    access: 'public',
    worksWhenFull: true,
    refuses: ['unauthenticated', 'forbidden'],
    summary:
      'Signs in with a passkey. No password or code is needed, because the device has checked who uses it. Returns an access token that is valid for 30 days.',
    input: z.strictObject({ credential: UsedCredential }),
    output: SignedIn,
  },
  Passkeys_list: {
    http: 'GET /api/passkeys',
    access: 'read',
    summary: 'Lists your passkeys, newest first, and whether passkeys work on this instance.',
    input: z.strictObject({}),
    output: z.object({
      passkeys: z.array(PasskeyView),
      isAvailable: z
        .boolean()
        .meta({ description: 'Passkeys need HTTPS and a domain name, or localhost.', examples: [true] }),
    }),
  },
  Passkeys_begin: {
    http: 'POST /api/passkeys/challenges',
    access: 'write',
    session: true,
    refuses: ['confirmation_needed'],
    summary: 'Returns what a browser needs to create a passkey for you.',
    input: z.strictObject({}),
    output: Options,
  },
  Passkeys_create: {
    http: 'POST /api/passkeys',
    access: 'write',
    session: true,
    summary: 'Adds a passkey that a browser created. You can then sign in with it instead of your password.',
    input: z.strictObject({ name: PasskeyName, credential: NewCredential }),
    output: PasskeyView,
    created: '/api/passkeys/{id}',
  },
  Passkeys_get: {
    http: 'GET /api/passkeys/{id}',
    access: 'read',
    summary: 'Returns a passkey.',
    input: z.strictObject({ id: Id }),
    output: PasskeyView,
  },
  Passkeys_update: {
    http: 'PATCH /api/passkeys/{id}',
    access: 'write',
    session: true,
    refuses: ['confirmation_needed'],
    summary: 'Renames a passkey.',
    input: z.strictObject({ id: Id, name: PasskeyName }),
    output: PasskeyView,
  },
  Passkeys_remove: {
    http: 'DELETE /api/passkeys/{id}',
    access: 'write',
    session: true,
    refuses: ['confirmation_needed'],
    summary: 'Removes a passkey. It no longer signs in. Sessions that it started stay.',
    input: z.strictObject({ id: Id }),
    output: Nothing,
  },
  Access_confirm: {
    http: 'POST /api/session/confirmation',
    access: 'write',
    session: true,
    refuses: ['code_needed'],
    summary:
      'Confirms that it’s you, with your password, a passkey, or a code if you use two-step sign-in. For 10 minutes, this session can then change how you sign in, give access that lasts, and export your data.',
    input: z
      .strictObject({
        password: z
          .string()
          .max(512)
          .optional()
          .meta({ format: 'password', examples: ['correct horse battery'] }),
        credential: UsedCredential.optional().meta({ examples: [] }),
        code: SignInCode.optional().meta({ examples: [] }),
      })
      .refine((proof) => Object.values(proof).filter((each) => each !== undefined).length === 1, {
        error: fieldText('fields.onlyProof'),
        path: ['password'],
      }),
    output: Nothing,
  },
} as const satisfies Api
