import { callOperation, type MemberPages } from '../../site/member-pages.ts'
import { sendPage } from '../../site/page.ts'
import { serveConfirmation } from './confirmation.ts'
import { signInOverviewPage } from './overview.ts'
import { servePasskeys } from './passkeys.ts'
import { serveTwoStep } from './two-step.ts'

/** How the member signs in: passkeys, the authenticator app and recovery codes. */
export function serveSignInSettings(pages: MemberPages) {
  pages.get('/sign-in', async ({ ctx, reply, said }) => {
    const { passkeys, isAvailable } = await callOperation(ctx, 'Passkeys_list', {})
    const twoStep = await callOperation(ctx, 'TwoStep_get', {})
    return sendPage(reply, 200, signInOverviewPage({ ctx, passkeys, isAvailable, twoStep, said }))
  })
  servePasskeys(pages)
  serveTwoStep(pages)
  serveConfirmation(pages)
}
