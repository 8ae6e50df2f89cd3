/** Keeps the screen on while the page is seen: somebody is pointing a phone at it. */
function stayAwake() {
  if (document.visibilityState === 'visible') navigator.wakeLock?.request('screen').catch(() => {})
}

document.addEventListener('visibilitychange', stayAwake)
stayAwake()
