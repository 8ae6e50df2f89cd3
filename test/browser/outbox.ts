import type { Page } from 'playwright-core'
import type { Someone } from '../harness/harness.ts'

/** How many captures are on the device, of all members. */
export function countOnDevice(page: Page): Promise<number> {
  return page.evaluate(`new Promise((resolve, reject) => {
    const request = indexedDB.open('kith-outbox')
    request.onerror = () => reject(request.error)
    request.onsuccess = () => {
      const database = request.result
      if (!database.objectStoreNames.contains('entries')) return resolve(0)
      const count = database.transaction('entries').objectStore('entries').count()
      count.onsuccess = () => {
        database.close()
        resolve(count.result)
      }
    }
  })`)
}

/** Waits until everything on the device was sent. */
export async function allSent(page: Page, timeoutMs = 60_000) {
  const end = Date.now() + timeoutMs
  while ((await countOnDevice(page)) > 0) {
    if (Date.now() > end) throw new Error(`${await countOnDevice(page)} captures are still on the device`)
    await page.waitForTimeout(100)
  }
}

/** The texts of the captures on the server that are about nobody yet. */
export async function capturedTexts({ client }: Someone) {
  return (await client.Captures_list({ limit: 100 })).map(({ text }) => text).sort()
}

export async function writeNote(page: Page, text: string) {
  await page.getByLabel('What happened?').fill(text)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
}
