import { currentMember } from './outbox.js'
import { listEntries } from './outbox-store.js'

export function startCounts() {
  startBadge()
  startWaitingCount()
}

/** The number on the app's icon: how many promises are due. */
function startBadge() {
  document.addEventListener('parts:replaced', showBadge)
  showBadge()
}

function showBadge() {
  const due = document.getElementById('tabs')?.dataset.due
  if (due === undefined || !('setAppBadge' in navigator)) return
  void navigator.setAppBadge(Number(due)).catch(() => {})
}

/** A dot on the Capture tab, with how many captures wait on this device. */
function startWaitingCount() {
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
