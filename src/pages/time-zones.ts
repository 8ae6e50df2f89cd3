import type { FieldError } from '../errors.ts'
import { choice } from './choices.ts'

const known = Intl.supportedValuesOf('timeZone')

/** A list to choose from: without a script, a browser does not say where it is. */
export function timeZoneField(chosen: string, errors: FieldError[]) {
  const names = [...new Set(['UTC', ...known, ...(chosen ? [chosen] : [])])]
  const options = names.map((value) => ({ value, label: value.replaceAll('_', ' ') }))
  const hint = 'Days begin and end by it: when a promise is due, whose birthday it is.'
  return choice({ id: 'timeZone', label: 'Your time zone', hint, options, chosen, errors })
}

/** That of the machine: with a service of one's own it is mostly one's own as well. */
export const likelyZone = Temporal.Now.timeZoneId()
