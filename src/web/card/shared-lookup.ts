/**
 * Those who ask the same within one turn of the loop share the answer. The question is put after the last of them has
 * come, so that nobody is told what was true before they asked.
 */
export function sameTurn<Question, Answer>(
  keyOf: (question: Question) => string,
  put: (question: Question) => Promise<Answer>,
) {
  const waiting = new Map<string, Promise<Answer>>()

  return (question: Question): Promise<Answer> => {
    const key = keyOf(question)
    const shared = waiting.get(key)
    if (shared) return shared
    const { promise, resolve } = Promise.withResolvers<Answer>()
    waiting.set(key, promise)
    setImmediate(() => {
      waiting.delete(key)
      resolve(put(question))
    })
    return promise
  }
}
