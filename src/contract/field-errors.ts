import type { z } from 'zod'
import type { FieldError } from './errors.ts'

type Issue = z.core.$ZodIssue

/** The errors of each field, in words that follow its name: "limit must be at most 50". */
export function fieldErrors(error: z.ZodError): FieldError[] {
  const all = error.issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [{ field: issue.path.join('.'), message: messageFor(issue) }]
    return issue.keys.map((key) => ({ field: [...issue.path, key].join('.'), message: 'is not a known field' }))
  })
  // Two checks can give the same message, such as for an empty text.
  return [...new Map(all.map((each) => [`${each.field} ${each.message}`, each])).values()]
}

function messageFor(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is required' : `must be ${typeInWords(issue.expected)}`
    case 'too_small':
      return issue.origin === 'array'
        ? `must have at least ${issue.minimum} items`
        : `must be at least ${issue.minimum}`
    case 'too_big':
      return issue.origin === 'array' ? `must have at most ${issue.maximum} items` : `must be at most ${issue.maximum}`
    case 'invalid_value':
      return `must be ${issue.values.map((value) => `"${String(value)}"`).join(' or ')}`
    case 'invalid_format':
      return formatMessages[issue.format] ?? issue.message
    default:
      return issue.message
  }
}

const formatMessages: Record<string, string> = {
  uuid: 'must be a UUID such as 0198c5a2-7b1e-7c3d-9a4f-2d6e8b1c0f35',
  email: 'must be an e-mail address such as ana@example.com',
  url: 'must be a web address such as https://example.com/ana',
}

function typeInWords(type: string) {
  return typeNames[type] ?? (/^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`)
}

const typeNames: Record<string, string> = { int: 'a whole number', array: 'a list' }
