import { formErrorsOf } from '../../site/error-page.ts'
import type { SettingsPages } from '../frame/pages.ts'
import { signInSettings, toSignIn } from './overview.ts'
import { sendRecoveryCodes, sendSetup, sendWrongCode } from './two-step-pages.ts'

export function serveTwoStep({ get, post }: SettingsPages) {
  post('/sign-in/two-step', signInSettings, async (page) => sendSetup(page, await page.call('TwoStep_begin', {})))

  post('/sign-in/two-step/confirmation', signInSettings, async (page) => {
    try {
      const { recoveryCodes } = await page.call('TwoStep_confirm', { code: page.form.code ?? '' })
      return await sendRecoveryCodes(page, recoveryCodes, page.words.settings.signIn.isOn)
    } catch (error) {
      const { code, ...wrong } = formErrorsOf(page.reply, error)
      if (code !== 'invalid') throw error
      return sendWrongCode(page, wrong)
    }
  })

  post('/sign-in/two-step/recovery-codes', signInSettings, async (page) => {
    const { recoveryCodes } = await page.call('TwoStep_renewCodes', {})
    return sendRecoveryCodes(page, recoveryCodes, page.words.settings.signIn.newCodes)
  })

  post('/sign-in/two-step/removal', signInSettings, async ({ call, reply }) => {
    await call('TwoStep_remove', {})
    return reply.redirect(toSignIn('off'), 303)
  })

  // A browser that restores its tabs requests the pages that only a form leads to.
  for (const path of ['', '/confirmation', '/recovery-codes', '/removal'])
    get(`/sign-in/two-step${path}`, async ({ reply }) => reply.redirect(signInSettings, 303))
}
