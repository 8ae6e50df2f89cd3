/** Takes the service worker out of service: sent at `/sw.js`, it removes itself and everything it kept. */

/** @type {any} */
const retired = self

retired.addEventListener('install', () => retired.skipWaiting())
retired.addEventListener('activate', (/** @type {any} */ event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name.startsWith('kith-')) await caches.delete(name)
      await retired.registration.unregister()
    })(),
  )
})
