// Shows the results of the search as you type. "/" goes to the box, arrows move through the results, Escape clears it.

const form = document.querySelector('form.search')
const box = form.querySelector('input')
const results = document.createElement('div')
form.after(results)
form.querySelector('button').hidden = true
let latest = 0
let searching = Promise.resolve()

box.oninput = () => {
  searching = search().catch(() => results.replaceChildren())
}

async function search() {
  latest += 1
  const turn = latest
  const query = box.value.trim()
  if (query === '') return results.replaceChildren()
  const response = await fetch(`${form.action}?${new URLSearchParams({ q: query })}`)
  if (turn !== latest || !response.ok) return
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  if (turn === latest) show(page.querySelector('#found') ?? '')
}

/** A result that the arrow keys chose stays chosen, or else the first one is. */
function show(found) {
  const chosen = document.activeElement
  const hadFocus = results.contains(chosen)
  results.replaceChildren(found)
  if (!hadFocus) return
  const links = [...results.querySelectorAll('a')]
  const next = links.find(({ href }) => href === chosen.href) ?? links[0] ?? box
  next.focus()
}

/** Opens the first result for what is typed now, or the page of results. */
form.onsubmit = async (event) => {
  event.preventDefault()
  await searching
  const first = results.querySelector('a')
  if (first) first.click()
  else form.submit()
}

results.onclick = (event) => {
  if (event.target.closest('a')) setTimeout(clear)
}

document.addEventListener('keydown', (event) => {
  const isTyping = event.target.closest('input, textarea, select')
  if (event.key === '/' && !isTyping && !event.ctrlKey && !event.metaKey && !event.altKey) {
    event.preventDefault()
    box.select()
  }
  const stops = [box, ...results.querySelectorAll('a')]
  const at = stops.indexOf(event.target)
  if (at < 0) return
  if (event.key === 'Escape') {
    clear()
    box.focus()
  }
  const next = { ArrowDown: at + 1, ArrowUp: at - 1 }[event.key]
  if (stops[next]) {
    event.preventDefault()
    stops[next].focus()
  }
})

function clear() {
  latest += 1
  box.value = ''
  results.replaceChildren()
}
