import { z } from 'zod'
import { anyText, Instant, Nothing } from '#contract/fields.ts'
import type { Api } from '#contract/operation.ts'

/** Six digits of an authenticator app, or a recovery code. */
export const SignInCode = anyText(100).meta({
  description: 'The code that your authenticator app shows, or a recovery code.',
  examples: ['492039'],
})

const RecoveryCodes = z
  .object({
    recoveryCodes: z.array(z.string().meta({ examples: ['7k2m-q0vw-83nd-x1ra-5tpe-c9gh'] })),
  })
  .meta({ id: 'RecoveryCodes' })

export const twoStepApi = {
  TwoStep_get: {
    http: 'GET /api/two-step',
    access: 'read',
    summary: 'Returns whether two-step sign-in is on, and how many recovery codes are left.',
    input: z.strictObject({}),
    output: z
      .object({
        onSince: Instant.optional().meta({ description: 'Left out while two-step sign-in is off.' }),
        recoveryCodesLeft: z.int().meta({ examples: [10] }),
      })
      .meta({ id: 'TwoStep' }),
  },
  TwoStep_begin: {
    http: 'POST /api/two-step/authenticator',
    access: 'write',
    session: true,
    refuses: ['confirmation_needed'],
    summary:
      'Creates the secret for an authenticator app. It is shown once. Two-step sign-in starts when you confirm it with a first code.',
    input: z.strictObject({}),
    output: z.object({
      secret: z.string().meta({ examples: ['JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'] }),
      uri: z.string().meta({
        description: 'What a QR code for authenticator apps contains.',
        examples: ['otpauth://totp/Kith:rui%40example.com?issuer=Kith&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'],
      }),
    }),
  },
  TwoStep_confirm: {
    http: 'POST /api/two-step/authenticator/confirmation',
    access: 'write',
    session: true,
    refuses: ['confirmation_needed'],
    summary:
      'Turns on two-step sign-in with a first code of the authenticator app. Returns ten recovery codes, which are shown once and work once each.',
    input: z.strictObject({ code: SignInCode }),
    output: RecoveryCodes,
  },
  TwoStep_remove: {
    http: 'DELETE /api/two-step/authenticator',
    access: 'write',
    session: true,
    refuses: ['confirmation_needed'],
    summary: 'Turns off two-step sign-in. The authenticator app and the recovery codes stop working.',
    input: z.strictObject({}),
    output: Nothing,
  },
  TwoStep_renewCodes: {
    http: 'POST /api/two-step/recovery-codes',
    access: 'write',
    session: true,
    refuses: ['confirmation_needed'],
    summary: 'Creates ten new recovery codes. The old ones stop working.',
    input: z.strictObject({}),
    output: RecoveryCodes,
  },
} as const satisfies Api
