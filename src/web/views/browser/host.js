/**
 * The side of a view in the protocol between it and the app that shows it (MCP Apps, 2026-01-26): it says hello, takes on
 * the app's theme, tells its size, and draws each answer of the tool.
 */
import { element } from './elements.js'

/** @typedef {Record<string, any>} Fields */
/** @typedef {{ locale: string, timeZone: string | undefined, words: Fields }} Place */

const protocolVersion = '2026-01-26'
const helloId = 1

/** @param {(answer: Fields, place: Place) => (Element | false | null | undefined)[]} draw */
export function connectView(draw) {
  const main = /** @type {HTMLElement} */ (document.querySelector('main'))
  const words = JSON.parse(document.getElementById('words')?.textContent ?? '{}')
  /** @type {Place} */
  const place = { locale: 'en-GB', timeZone: undefined, words }
  /** @type {Fields | null} */
  let answer = null

  /** @param {(Element | false | null | undefined)[]} pieces */
  function show(pieces) {
    main.replaceChildren(...pieces.filter((each) => each instanceof Element))
    main.removeAttribute('aria-busy')
  }

  /** @param {Fields} context */
  function takeContext({ theme, locale, timeZone }) {
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
    if (/^en(-|$)/i.test(String(locale))) place.locale = supported(locale) ?? place.locale
    if (timeZone && isTimeZone(timeZone)) place.timeZone = timeZone
    if (answer) show(draw(answer, place))
  }

  /** @param {Fields} result */
  function takeResult(result) {
    answer = result.isError ? null : (result.structuredContent ?? parseText(result))
    show(answer ? draw(answer, place) : [element('p', words.failed), element('p.soft', textOf(result))])
  }

  /** @type {Record<string, (params: Fields) => void>} */
  const notifications = {
    'ui/notifications/tool-result': takeResult,
    'ui/notifications/tool-cancelled': () => show([element('p.soft', words.cancelled)]),
    'ui/notifications/host-context-changed': takeContext,
  }

  addEventListener('message', ({ source, data }) => {
    if (source !== parent || data?.jsonrpc !== '2.0') return
    if (data.id === helloId && data.result) {
      takeContext(data.result.hostContext ?? {})
      send({ method: 'ui/notifications/initialized', params: {} })
      tellSize(main)
    } else if (data.method && data.id !== undefined) send({ id: data.id, result: {} })
    else if (Object.hasOwn(notifications, data.method)) notifications[data.method]?.(data.params ?? {})
  })

  const appInfo = { name: 'kith', version: '1.0.0' }
  const appCapabilities = { availableDisplayModes: ['inline'] }
  send({ id: helloId, method: 'ui/initialize', params: { protocolVersion, appInfo, appCapabilities } })
}

/** The view says nothing that a stranger could not know, so that it need not know who shows it. @param {object} message */
const send = (message) => parent.postMessage({ jsonrpc: '2.0', ...message }, '*')

/** @param {HTMLElement} main */
function tellSize(main) {
  const tell = () => {
    const { width, height } = main.getBoundingClientRect()
    send({ method: 'ui/notifications/size-changed', params: { width: Math.ceil(width), height: Math.ceil(height) } })
  }
  new ResizeObserver(tell).observe(main)
}

/** @param {Fields} result */
const textOf = ({ content }) => String(content?.[0]?.text ?? '')

/** Some apps pass on only the text of an answer, which is the same as JSON. @param {Fields} result */
function parseText(result) {
  try {
    return JSON.parse(textOf(result))
  } catch {
    return null
  }
}

/** @param {string} locale */
function supported(locale) {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf([locale])[0]
  } catch {
    return undefined
  }
}

/** @param {string} timeZone */
function isTimeZone(timeZone) {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }))
  } catch {
    return false
  }
}
