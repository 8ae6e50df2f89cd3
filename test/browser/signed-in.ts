import type { Browser, BrowserContextOptions } from 'playwright-core'
import type { House, Someone } from '../harness/harness.ts'
import { watchedPage } from './browser.ts'

/** A page on which the member is signed in, as after the sign-in form. */
export async function signedInPage(
  browser: Browser,
  house: Pick<House, 'url'>,
  { token }: Pick<Someone, 'token'>,
  options: BrowserContextOptions = {},
) {
  const watched = await watchedPage(browser, house.url, options)
  const cookie = { name: 'kith', value: token, url: house.url, httpOnly: true, sameSite: 'Lax' as const }
  await watched.page.context().addCookies([cookie])
  return watched
}
