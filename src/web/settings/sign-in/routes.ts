import type { SettingsPages } from '../frame/pages.ts'
import { serveConfirmation } from './confirmation.ts'
import { sendSignInSettings } from './overview.ts'
import { servePasskeys } from './passkeys.ts'
import { serveTwoStep } from './two-step.ts'

/** How the member signs in: passkeys, the authenticator app and recovery codes. */
export function serveSignInSettings(pages: SettingsPages) {
  pages.get('/sign-in', async (page) => {
    const { passkeys, isAvailable } = await page.call('Passkeys_list', {})
    return sendSignInSettings(page, { passkeys, isAvailable, twoStep: await page.call('TwoStep_get', {}) })
  })
  servePasskeys(pages)
  serveTwoStep(pages)
  serveConfirmation(pages)
}
