import { setTimeout as pause } from 'node:timers/promises'
import { median } from '../statistics.ts'
import { slow4g } from './chrome.ts'
import { openTab, startBrowser, type Tab } from './devtools.ts'
import { millis, type Row, type Target } from './rows.ts'

const hoverMs = 2000

/** From the press on a person in the list until their page is painted, and back. */
export async function taps(target: Target, rounds: number): Promise<Row[]> {
  const ahead: number[] = []
  const back: number[] = []
  const slow: number[] = []
  const { port, stop } = await startBrowser()
  const tab = await openTab(port)
  await enter(tab, target)
  for (let round = 0; round < rounds; round++) {
    ahead.push(await tap(tab, round, hoverMs))
    back.push(await goBack(tab))
  }
  await throttle(tab)
  for (let round = 0; round < rounds; round++) {
    slow.push(await tap(tab, rounds + round, 0))
    await goBack(tab)
  }
  await stop()
  return [
    ['tap to person, prerendered', '≤ 150 ms', shown(ahead)],
    [`tap to person, not prerendered, ${slow4g.name}`, '≤ 600 ms', shown(slow)],
    ['Back, from the browser’s own cache', '≤ 100 ms', shown(back)],
  ]
}

/** NaN if the browser did not perform the measured step, such as prerendering. */
const shown = (times: number[]) => {
  const done = times.filter((time) => !Number.isNaN(time))
  return done.length === 0 ? 'did not happen' : `${millis(median(done))} (${done.length} of ${times.length})`
}

async function enter(tab: Tab, { url, token }: Target) {
  await tab.send('Network.setCookie', { name: 'kith', value: token, url, httpOnly: true, sameSite: 'Lax' })
  await tab.send('Page.enable')
  await tab.send('Page.addScriptToEvaluateOnNewDocument', { source: stopwatch })
  await tab.send('Page.navigate', { url: `${url}/people` })
  await pause(2000)
  await tab.evaluate('navigator.serviceWorker.ready.then(() => true)')
}

/** Remembers presses across pages, and when a page came back. */
const stopwatch = `
addEventListener('click', ({ timeStamp }) => { sessionStorage.tap = performance.timeOrigin + timeStamp }, true)
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) requestAnimationFrame(() => setTimeout(() => { window.backAt = Date.now() }))
})`

async function throttle(tab: Tab) {
  const bytesPerSecond = (slow4g.kbitPerSecond * 1000) / 8
  const speed = { downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond }
  await tab.send('Network.enable')
  await tab.send('Network.emulateNetworkConditions', { offline: false, latency: slow4g.rttMs, ...speed })
  await tab.send('Emulation.setCPUThrottlingRate', { rate: slow4g.slowdown })
}

async function tap(tab: Tab, row: number, hover: number) {
  const link = `document.querySelectorAll('#rows a.person-row')[${row % 6}]`
  const centre = `(() => { const { x, y, height } = ${link}.getBoundingClientRect(); return [x + 120, y + height / 2] })()`
  await tab.evaluate(`${link}.scrollIntoView({ block: 'center', behavior: 'instant' })`)
  const [x, y] = (await tab.evaluate(centre)) as [number, number]
  const mouse = (type: string, more: object = {}) => tab.send('Input.dispatchMouseEvent', { type, x, y, ...more })
  await mouse('mouseMoved')
  await pause(hover)
  await mouse('mousePressed', { button: 'left', clickCount: 1 })
  await mouse('mouseReleased', { button: 'left', clickCount: 1 })
  await pause(hover > 0 ? 1000 : 3000)
  const { time, isPrerendered } = (await tab.evaluate(paintedAfterTap)) as { time: number; isPrerendered: boolean }
  return isPrerendered === hover > 0 ? time : Number.NaN
}

const paintedAfterTap = `new Promise((resolve) => {
  const { activationStart } = performance.getEntriesByType('navigation')[0]
  new PerformanceObserver((list) => {
    const painted = Math.max(activationStart, list.getEntries().at(-1).startTime)
    resolve({ time: performance.timeOrigin + painted - sessionStorage.tap, isPrerendered: activationStart > 0 })
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  setTimeout(resolve, 2000, { time: NaN, isPrerendered: activationStart > 0 })
})`

async function goBack(tab: Tab) {
  await tab.evaluate('sessionStorage.back = Date.now(); void setTimeout(() => history.back())')
  await pause(1500)
  return Number(await tab.evaluate('window.backAt ? backAt - sessionStorage.back : NaN'))
}
