/** Why this browser can show no notifications, or null. */
export function findMissing() {
  if (!isSecureContext) return 'insecure'
  const isPossible = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (isPossible) return null
  return isApple() ? 'ios' : 'unsupported'
}

/** Browsers on iPhones and iPads push only to apps on the home screen. */
function isApple() {
  return (
    /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  )
}

/** Shows what helps only where there are notifications. */
export function startPushHints() {
  if (findMissing() || Notification.permission === 'denied') return
  for (const hint of document.querySelectorAll('[data-needs-push]')) hint.removeAttribute('hidden')
}
