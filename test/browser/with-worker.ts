import type { Page } from 'playwright-core'

/** Waits until the service worker answers for this page. One that was asked for just before the worker was ready is never its own. */
export async function withWorker(page: Page) {
  const isControlled = `(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return true
    return new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', () => resolve(true), { once: true })
      setTimeout(() => resolve(false), 5_000)
    })
  })()`
  while (!(await page.evaluate(isControlled))) await page.reload()
}

/** On the page for capturing: turns keeping on, and waits until the worker knows. */
export async function keepPages(page: Page) {
  await withWorker(page)
  await page.getByLabel('Keep pages on this device').check()
  await untilCached(page, '/reader', '(await response.json()).keepsPages')
}

/** Waits until the page at this path is kept. */
export const untilKept = (page: Page, path: string) => untilCached(page, path)

async function untilCached(page: Page, path: string, expression = 'true') {
  await page.evaluate(`(async () => {
    for (;;) {
      const response = await caches.match('${path}')
      if (response && ${expression}) return
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  })()`)
}

/** The paths of the pages that are kept, of all members. */
export function keptPages(page: Page): Promise<string[]> {
  return page.evaluate(`(async () => {
    const paths = []
    for (const name of await caches.keys())
      if (name.startsWith('kith-pages-'))
        for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname)
    return paths
  })()`)
}
