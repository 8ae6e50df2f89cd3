/**
 * What other apps shared while this member, or nobody, was signed in: the service worker keeps it.
 * @param {string} member @param {'contacts' | 'files'} kind
 */
export async function listShared(member, kind) {
  const cache = await caches.open('kith-shared')
  const own = []
  for (const request of await cache.keys()) {
    const file = await cache.match(request)
    const of = file?.headers.get('kith-member')
    if (file && (!of || of === member) && file.headers.get('kith-kind') === kind) own.push({ request, file })
  }
  return own
}
