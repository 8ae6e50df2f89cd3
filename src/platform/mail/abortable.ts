/** Stops waiting for a slow mail server when the service stops. */
export async function abortable(sending: Promise<void>, signal: AbortSignal) {
  const { promise, reject } = Promise.withResolvers<never>()
  const stop = () => reject(signal.reason)
  signal.addEventListener('abort', stop, { once: true })
  try {
    await Promise.race([sending, promise])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
