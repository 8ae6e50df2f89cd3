/** Shorter lines are parsed fast, whatever they contain. */
const minCheckedLength = 64 * 1024
const maxDepth = 20
const maxKeys = 5_000
const maxValues = 200_000

const [quote, backslash, colon, comma] = [34, 92, 58, 44]
const opens = new Set([91, 123])
const closes = new Set([93, 125])

/** Whether a line of JSON is deeper or larger than any record. Parsing it would block the process. */
export function exceedsLimits(line: string) {
  if (line.length <= minCheckedLength) return false
  let [depth, keys, values, isQuoted] = [0, 0, 0, false]
  for (let at = 0; at < line.length; at += 1) {
    const code = line.charCodeAt(at)
    if (isQuoted) {
      if (code === backslash) at += 1
      else if (code === quote) isQuoted = false
    } else if (code === quote) isQuoted = true
    else if (code === colon) keys += 1
    else if (code === comma) values += 1
    else if (opens.has(code)) depth += 1
    else if (closes.has(code)) depth -= 1
    if (depth > maxDepth || keys > maxKeys || values > maxValues) return true
  }
  return false
}
