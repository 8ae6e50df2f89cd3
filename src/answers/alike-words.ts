const irregular: Record<string, string> = {
  sent: 'send',
  made: 'make',
  gave: 'give',
  given: 'give',
  wrote: 'write',
  written: 'write',
  bought: 'buy',
  brought: 'bring',
  told: 'tell',
  met: 'meet',
  paid: 'pay',
  took: 'take',
  taken: 'take',
  found: 'find',
  got: 'get',
  lent: 'lend',
  said: 'say',
  did: 'do',
  done: 'do',
  went: 'go',
  gone: 'go',
  spoke: 'speak',
  spoken: 'speak',
  drew: 'draw',
  built: 'build',
  taught: 'teach',
  showed: 'show',
  shown: 'show',
  read: 'read',
  booked: 'book',
}

/** Whether two words are forms of one, such as sent and send, or invoice and invoices. */
export function isFormOf(one: string, other: string) {
  const [a, b] = [irregular[one] ?? one, irregular[other] ?? other]
  if (a === b) return true
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  const stem = short.replace(/(?:e|y|ing|ed|s)$/u, '')
  return (
    stem.length > 2 &&
    long.startsWith(stem) &&
    /^(?:e|ed|es|s|ing|er|ers|y|ies|ied|d|tion|ment|al|\w(?:ed|ing))?$/u.test(long.slice(stem.length))
  )
}
