const line = document.getElementById('awake')

/** Keeps the screen on while the page is seen: somebody is pointing a phone at it. Browsers let go of the lock when the page is hidden. */
async function stayAwake() {
  if (document.visibilityState !== 'visible') return
  const lock = await navigator.wakeLock?.request('screen').catch(() => null)
  if (line) line.hidden = !lock
}

document.addEventListener('visibilitychange', stayAwake)
void stayAwake()
