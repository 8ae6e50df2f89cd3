/** A dot on the Capture tab, with how many captures wait on this device. */
import { currentMember } from './outbox.js'
import { listEntries } from './outbox-store.js'

export function startWaitingCount() {
  document.addEventListener('outbox:changed', () => void showCount())
  document.addEventListener('parts:replaced', () => void showCount())
  void showCount()
}

async function showCount() {
  const count = (await listEntries(currentMember()).catch(() => [])).length
  const tab = document.querySelector('.tab-capture')
  tab?.querySelector('.here')?.remove()
  if (!tab || count === 0) return
  const dot = document.createElement('span')
  dot.className = 'count here'
  const number = document.createElement('span')
  number.setAttribute('aria-hidden', 'true')
  number.textContent = String(count)
  const sentence = document.createElement('span')
  sentence.className = 'unseen'
  sentence.textContent = (document.body.dataset.here ?? '').replace('#', String(count))
  dot.append(number, sentence)
  tab.append(' ', dot)
}
