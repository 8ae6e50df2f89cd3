import { wrongField } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'

const [quote, colon, backslash] = [0x22, 0x3a, 0x5c]

/**
 * The refusal of JSON in which an object has a field twice, at any depth: `JSON.parse` takes the last, another reader may take the first.
 * `value` is what the text says. Each colon outside a string belongs to a field, so there are as many fields, unless one is given twice.
 */
export function findDuplicateField(text: string, value: unknown) {
  if (countColons(text) === countFields(value)) return null
  return wrongField(findDuplicate(text) ?? 'A field', say('fields.givenTwice'))
}

function countColons(text: string) {
  let count = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === colon) count += 1
    else if (code === quote) at = endOfString(text, at)
  }
  return count
}

/** Where the string that begins here ends. */
function endOfString(text: string, start: number) {
  let end = text.indexOf('"', start + 1)
  while (isEscaped(text, end)) end = text.indexOf('"', end + 1)
  return end
}

function isEscaped(text: string, at: number) {
  let before = at
  while (text.charCodeAt(before - 1) === backslash) before -= 1
  return (at - before) % 2 === 1
}

/** Without recursion: an array can be as deep as the body is long. */
function countFields(value: unknown) {
  let count = 0
  const waiting = [value]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next !== 'object' || next === null) continue
    const values = Object.values(next)
    if (!Array.isArray(next)) count += values.length
    for (const each of values) if (typeof each === 'object' && each !== null) waiting.push(each)
  }
  return count
}

const afterName = /\s*:/y

/** The first name that an object has twice. */
function findDuplicate(text: string) {
  const open: Set<string>[] = []
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    if (character === '{' || character === '[') open.push(new Set())
    else if (character === '}' || character === ']') open.pop()
    if (character !== '"') continue
    const end = endOfString(text, at)
    const names = open.at(-1)
    afterName.lastIndex = end + 1
    if (names && afterName.test(text)) {
      const name: string = JSON.parse(text.slice(at, end + 1))
      if (names.has(name)) return name
      names.add(name)
    }
    at = end
  }
  return undefined
}
