import type { z } from 'zod'
import { type FieldError, fieldError } from './errors.ts'
import { isTextId } from './texts/catalogs.ts'
import { asIs, say, type Text } from './texts/text.ts'

type Issue = z.core.$ZodIssue

/** The errors of each field, in words that follow its name: "limit must be at most 50". */
export function fieldErrors(error: z.ZodError): FieldError[] {
  const all = error.issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [fieldError(issue.path.join('.'), textFor(issue))]
    return issue.keys.map((key) => fieldError([...issue.path, key].join('.'), say('fields.known')))
  })
  // Two checks can give the same message, such as for an empty text.
  return [...new Map(all.map((each) => [`${each.field} ${each.message}`, each])).values()]
}

function textFor(issue: Issue): Text {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? say('fields.required') : say('fields.type', { type: issue.expected })
    case 'too_small': {
      const min = Number(issue.minimum)
      return say(
        ({ array: 'fields.atLeastItems', string: 'fields.atLeastCharacters' } as const)[issue.origin as 'array'] ??
          'fields.atLeast',
        { min },
      )
    }
    case 'too_big': {
      const max = Number(issue.maximum)
      return issue.origin === 'array' ? say('fields.atMostItems', { max }) : say('fields.atMost', { max })
    }
    case 'invalid_value':
      return say('fields.oneOf', { values: issue.values.map((value) => `"${String(value)}"`).join(' or ') })
    case 'invalid_format':
      return formatTexts[issue.format] ?? ownText(issue)
    default:
      return ownText(issue)
  }
}

/** The checks of our contracts have the id of a text for a message, and its values beside it. */
function ownText({ message, ...issue }: Issue): Text {
  const values = 'params' in issue ? (issue.params as Text['values']) : undefined
  return isTextId(message) ? { id: message, ...(values && { values }) } : asIs(message)
}

const formatTexts: Record<string, Text> = {
  uuid: say('fields.uuid'),
  email: say('fields.email'),
  url: say('fields.webAddress'),
}
