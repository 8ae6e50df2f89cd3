import type { ElementHandle, Page, Response } from 'playwright-core'

/** Buttons with the same key on a screen do the same to different records. Those of the frame are on every screen. */
export type Button = { key: string; label: string; isOfFrame: boolean }

/** Plain links and folded texts are the browser's own work; another sweep follows the links. */
const pressable = 'button, [role=button], a[data-part], a[data-palette]'

/** In the page: all buttons that can be seen once what folds is open, in the order of the document. */
const listing = String.raw`(() => {
  const folded = document.querySelectorAll('details:not([open])')
  for (const each of folded) each.open = true
  for (const each of document.querySelectorAll('[popover]')) each.showPopover()
  const ids = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|\d+/g
  const buttons = [...document.querySelectorAll(${JSON.stringify(pressable)})]
    .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((each) => !each.disabled && !each.closest('.unseen'))
    .map((element) => {
      const label = (element.ariaLabel ?? element.innerText).trim().replaceAll(/\s+/g, ' ')
      const to = element.getAttribute('formaction') ?? element.form?.getAttribute('action') ?? element.getAttribute('href')
      const key = [to, element.name, element.value, element.id, label.split(':')[0]].join(' ').replaceAll(ids, '*')
      return { element, label, key, isOfFrame: !element.closest('main') }
    })
  for (const each of folded) each.open = false
  for (const each of document.querySelectorAll('[popover]')) each.hidePopover()
  return buttons
})()`

/** In the page: everything that a person could see change, and what happened outside of the document. */
const looking = `(() => {
  const controls = document.querySelectorAll('input:not([type=hidden]), textarea, select, button, details, dialog, [popover]')
  const states = [...controls].map((each) => [each.checkVisibility(), each.value, each.checked, each.disabled, each.open, each.className])
  const elements = [...document.querySelectorAll('body *:not(iframe)')].filter((each) => each.checkVisibility())
  const pictures = [...document.querySelectorAll('main svg')].map((each) => each.style.transform)
  return JSON.stringify([location.href, document.title, document.body.innerText, elements.length, states, pictures, window.happened])
})()`

/** In the page: unfolds what the button is in, and fills in what its form needs to do more than complain. */
const makingReady = `(button) => {
  for (let each = button.parentElement; each; each = each.parentElement) {
    if (each.localName === 'details') each.open = true
    if (each.popover) each.showPopover()
  }
  // Some forms grow while somebody writes in them.
  button.form?.querySelector('textarea')?.focus()
  const values = { email: 'x@example.com', url: 'https://example.com/x', search: 'Nobody at all' }
  for (const field of button.form?.elements ?? []) {
    const isNeeded = field.type === 'search' || (field.required && /^(text|textarea|email|url)$/.test(field.type))
    if (isNeeded && field.value === '') field.value = values[field.type] ?? 'Xan'
  }
}`

/** Runs before the scripts of a page, and takes down what no document shows. */
export const noteOutside = `
  window.happened = []
  document.addEventListener('invalid', () => window.happened.push('the browser says what is missing'), true)
  window.print = () => window.happened.push('printed')
`

export const listButtons = (page: Page) => page.evaluate<Button[]>(`${listing}.map(({ element, ...each }) => each)`)

/** Ready to be pressed. Null if it is not on the page. */
export async function findButton(page: Page, key: string): Promise<ElementHandle | null> {
  const found = await page.evaluateHandle(`(() => {
    const button = ${listing}.find(({ key }) => key === ${JSON.stringify(key)})?.element
    if (button) (${makingReady})(button)
    return button
  })()`)
  return found.asElement() as ElementHandle | null
}

/** Taps a button. Returns the problem, or null if something happened. */
export async function press(page: Page, button: ElementHandle, patienceMs: number) {
  const before = await page.evaluate<string>(looking)
  const failures: string[] = []
  let hasDownloaded = false
  const noteDownload = () => {
    hasDownloaded = true
  }
  const noteFailure = (response: Response) => {
    if (response.status() >= 500) failures.push(`${response.status()} ${response.url()}`)
  }
  page.on('download', noteDownload).on('response', noteFailure)
  try {
    await button.click({ timeout: patienceMs })
    const end = Date.now() + patienceMs
    while (!hasDownloaded && (await lookAgain(page, before)) === before) {
      if (Date.now() > end) return 'nothing happened'
      await page.waitForTimeout(20)
    }
    return failures.length > 0 ? failures.join(', ') : null
  } catch (error) {
    return `can't be pressed: ${
      String(error)
        .split('\n')
        .find((line) => line.includes('intercepts')) ?? error
    }`
  } finally {
    page.off('download', noteDownload).off('response', noteFailure)
  }
}

/** The page may be on its way to another one: then it cannot be asked yet. */
const lookAgain = (page: Page, before: string) => page.evaluate<string>(looking).catch(() => before)
