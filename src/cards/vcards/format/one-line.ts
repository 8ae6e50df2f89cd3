const control = /[\p{Cc}\u2028\u2029]/u

/** Makes a line that contains no line end and nothing that a store cannot hold. */
export function toOneLine(written: string, onRemoved = () => {}) {
  if (!control.test(written)) return written
  const line = written.replaceAll(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/g, '\\n')
  const clean = line.replaceAll(/(?!\t)\p{Cc}/gu, '')
  if (clean !== line) onRemoved()
  return clean
}
