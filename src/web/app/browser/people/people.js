/**
 * The list of people: says how many were found, fetches the next page near the end, and keeps the address so that Back
 * and reload show the same rows.
 */
import { fetchParts } from '../parts/part.js'

const moreAhead = '1200px'

/** The list that stands beside a person on wide screens. */
const keepAddress = () => sessionStorage.setItem('kith-list', location.pathname + location.search)
addEventListener('pagehide', keepAddress)
keepAddress()

/** The count stands outside the part that is replaced, so that screen readers hear it change. */
document.addEventListener('parts:replaced', () => {
  const people = document.getElementById('people')
  const count = document.getElementById('people-count')
  if (people && count && count.textContent !== people.dataset.count) count.textContent = people.dataset.count ?? ''
  watchEnd()
})

document.addEventListener('click', (event) => {
  const link = /** @type {Element} */ (event.target).closest?.('#more')
  if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  void appendNext(link).then((first) => first?.focus())
})

const observer = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting && target instanceof HTMLAnchorElement) void appendNext(target)
  },
  { rootMargin: moreAhead },
)

function watchEnd() {
  observer.disconnect()
  const link = document.getElementById('more')
  if (link) observer.observe(link)
}

/** Adds the next page's rows to the list. Returns the first of them. @param {HTMLAnchorElement} link @returns {Promise<HTMLElement | null>} */
async function appendNext(link) {
  if (link.getAttribute('aria-busy') === 'true') return null
  link.setAttribute('aria-busy', 'true')
  try {
    const parts = await fetchParts('people', link.href)
    const rows = document.getElementById('rows')
    const next = parts?.querySelectorAll('#rows > li')
    if (!rows || !next || !link.isConnected) return null
    const [first] = next
    // The rows of its letter have begun on the page before.
    if (first && document.getElementById(first.id)) first.removeAttribute('id')
    rows.append(...next)
    const following = parts?.querySelector('#more')
    if (following) link.replaceWith(following)
    else link.parentElement?.remove()
    keepCount(rows.childElementCount)
    watchEnd()
    return first?.querySelector('a') ?? null
  } catch {
    // The link still works: it is tried again at the next scroll, or pressed.
    return null
  } finally {
    link.removeAttribute('aria-busy')
  }
}

/** @param {number} shown */
function keepCount(shown) {
  const address = new URL(location.href)
  address.searchParams.set('shown', String(shown))
  history.replaceState(history.state, '', address)
}

for (const details of document.querySelectorAll('details.add'))
  details.addEventListener('toggle', () => {
    if (details.hasAttribute('open')) details.querySelector('textarea')?.focus()
  })

/** Enter adds the person; Shift and Enter begin a new line. */
document.getElementById('line')?.addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
  event.preventDefault()
  const form = /** @type {HTMLTextAreaElement} */ (event.target).form
  form?.requestSubmit()
})

watchEnd()
