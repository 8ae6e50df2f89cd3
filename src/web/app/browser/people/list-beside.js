/** The list of people beside a person, on screens that are wide enough: as it was last shown on its own page. */
import { fetchParts } from '../parts/part.js'

const isWide = matchMedia('(width >= 90rem)')

async function showList() {
  const holder = document.getElementById('list-beside')
  if (!isWide.matches || !holder || holder.hasChildNodes()) return
  const parts = await fetchParts('people', sessionStorage.getItem('kith-list') ?? '/people').catch(() => null)
  const list = parts?.querySelector('ol:has(.person-row)')
  if (!list) return
  const own = list.querySelector(`a[href="${location.pathname}"]`)
  own?.setAttribute('aria-current', 'page')
  holder.replaceChildren(list)
  // Not `scrollIntoView`, which would move the page too.
  if (own instanceof HTMLElement) holder.scrollTop = own.offsetTop - holder.clientHeight / 3
}

isWide.addEventListener('change', showList)
void showList()
