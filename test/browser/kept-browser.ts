import { mkdtempSync, rmSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from 'playwright-core'
import type { House, Someone } from '../harness/harness.ts'
import { patienceMs } from '../harness/patience.ts'
import { findChromium } from './chromium.ts'

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--mute-audio',
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
]

/** A browser with a microphone whose storage stays when it is killed and started again. */
export async function openKeptBrowser(house: House) {
  const folder = mkdtempSync(join(tmpdir(), 'kith-browser-'))
  let context = await launch()

  async function launch(): Promise<BrowserContext> {
    const context = await chromium.launchPersistentContext(folder, { executablePath: `${findChromium()}`, args })
    context.setDefaultTimeout(patienceMs)
    return context
  }

  return {
    signIn: ({ token }: Pick<Someone, 'token'>) =>
      context.addCookies([{ name: 'kith', value: token, url: house.url, httpOnly: true, sameSite: 'Lax' }]),
    newPage: async (path: string) => {
      const page = await context.newPage()
      await page.goto(house.url + path)
      return page
    },
    context: () => context,
    /** As by `kill -9` of the whole browser, then a new start. */
    killAndRestart: async () => {
      const closed = new Promise((resolve) => context.once('close', resolve))
      for (const pid of await processesOf(folder)) killNow(pid)
      await closed
      context = await launch()
    },
    close: async () => {
      await context.close()
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** The processes of the browser, known by its folder in their command lines. */
async function processesOf(folder: string) {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
  const lines = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')))
  return pids.filter((_, at) => lines[at]?.includes(folder))
}

function killNow(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It ended with another one.
  }
}
