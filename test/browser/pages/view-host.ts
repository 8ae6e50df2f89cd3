import type { Browser, Frame, Page } from 'playwright-core'
import { watchedPage } from '../browser.ts'

type Look = { width: number; colorScheme: 'light' | 'dark'; theme?: 'light' | 'dark' }

/** The app of an assistant, as far as a view sees it: it shows the view in a sandbox and gives it a tool's answer. */
export async function showView(browser: Browser, view: string, answer: object, look: Look) {
  const { width, colorScheme, theme } = look
  const viewport = { width, height: 900 }
  const watched = await watchedPage(browser, 'about:blank', { viewport, colorScheme, reducedMotion: 'reduce' })
  const { page } = watched
  await page.setContent(hostPage)
  const context = { locale: 'en-GB', timeZone: 'UTC', ...(theme && { theme }) }
  await page.evaluate(`play(${JSON.stringify({ view, answer, context })})`)
  await page.waitForFunction('messages.some(({ method }) => method === "ui/notifications/size-changed")')
  const frame = page.frames()[1] as Frame
  await frame.waitForSelector('main:not([aria-busy])')
  return { ...watched, page, frame, messages: () => page.evaluate<Message[]>('messages') }
}

export type Message = { id?: number; method?: string; params?: Record<string, unknown>; result?: unknown }

/** Sends another message of the host to the view. */
export const tellView = (page: Page, message: object) => page.evaluate(`post(${JSON.stringify(message)})`)

/** Messages of the protocol between host and view are those of MCP Apps, 2026-01-26. */
const hostPage = `<!doctype html><title>Host</title>
<style>body { margin: 0 } iframe { display: block; width: 100%; height: 100px; border: 0 }</style>
<iframe sandbox="allow-scripts"></iframe>
<script>
const frame = document.querySelector('iframe')
const messages = []
const post = (message) => frame.contentWindow.postMessage({ jsonrpc: '2.0', ...message }, '*')
function play({ view, answer, context }) {
  addEventListener('message', ({ source, data }) => {
    if (source !== frame.contentWindow) return
    messages.push(data)
    if (data.method === 'ui/initialize') {
      const result = { protocolVersion: '2026-01-26', hostInfo: { name: 'test', version: '1.0.0' }, hostCapabilities: {}, hostContext: context }
      post({ id: data.id, result })
    }
    if (data.method === 'ui/notifications/initialized') {
      post({ method: 'ui/notifications/tool-input', params: { arguments: {} } })
      post({ method: 'ui/notifications/tool-result', params: answer })
    }
    if (data.method === 'ui/notifications/size-changed') frame.style.height = data.params.height + 'px'
  })
  frame.srcdoc = view
}
</script>`
