import type { Page } from 'playwright-core'

/** Waits until the service worker answers for this page. */
export async function withWorker(page: Page) {
  await page.evaluate(`(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
  })()`)
}
