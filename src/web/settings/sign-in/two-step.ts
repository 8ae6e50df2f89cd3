import { allowScript } from '../../site/assets.ts'
import { formErrorsOf } from '../../site/error-page.ts'
import { callOperation, type MemberPages } from '../../site/member-pages.ts'
import { sendPage } from '../../site/page.ts'
import { withConfirmation } from './confirmation.ts'
import { settingsWith, signInSettings } from './notices.ts'
import { recoveryCodesPage, setupPage, wrongCodePage } from './two-step-pages.ts'

export function serveTwoStep({ get, post }: MemberPages) {
  post(
    '/sign-in/two-step',
    signInSettings,
    withConfirmation(signInSettings, async ({ ctx, reply }) => {
      const setup = await callOperation(ctx, 'TwoStep_begin', {})
      return sendPage(allowScript(reply), 200, setupPage(ctx, setup))
    }),
  )

  post(
    '/sign-in/two-step/confirmation',
    signInSettings,
    withConfirmation(signInSettings, async ({ ctx, reply, form }) => {
      const { code = '' } = form
      try {
        const { recoveryCodes } = await callOperation(ctx, 'TwoStep_confirm', { code })
        return sendPage(allowScript(reply), 200, recoveryCodesPage(ctx, recoveryCodes, 'Two-step sign-in is on'))
      } catch (error) {
        const { code, status, errors, formError } = formErrorsOf(reply, error)
        if (code !== 'invalid') throw error
        return sendPage(reply, status, wrongCodePage(ctx, { errors, formError }))
      }
    }),
  )

  post(
    '/sign-in/two-step/recovery-codes',
    signInSettings,
    withConfirmation(signInSettings, async ({ ctx, reply }) => {
      const { recoveryCodes } = await callOperation(ctx, 'TwoStep_renewCodes', {})
      return sendPage(allowScript(reply), 200, recoveryCodesPage(ctx, recoveryCodes, 'New recovery codes'))
    }),
  )

  post(
    '/sign-in/two-step/removal',
    signInSettings,
    withConfirmation(signInSettings, async ({ ctx, reply }) => {
      await callOperation(ctx, 'TwoStep_remove', {})
      return reply.redirect(settingsWith('off'), 303)
    }),
  )

  // A browser that restores its tabs requests the pages that only a form leads to.
  for (const path of ['', '/confirmation', '/recovery-codes', '/removal'])
    get(`/sign-in/two-step${path}`, async ({ reply }) => reply.redirect(signInSettings, 303))
}
