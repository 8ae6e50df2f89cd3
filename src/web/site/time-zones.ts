import type { FastifyRequest } from 'fastify'
import type { FieldError } from '#contract/errors.ts'
import type { Config } from '#platform/config/config.ts'
import { zoneOf } from './browser-time-zone.ts'
import { choice } from './choices.ts'

const known = Intl.supportedValuesOf('timeZone')

/** A list to choose from: without a script, a browser does not say where it is. */
export function timeZoneField(chosen: string, errors: FieldError[]) {
  const names = [...new Set(['UTC', ...known, ...(chosen ? [chosen] : [])])]
  const options = names.map((value) => ({ value, label: zoneInWords(value) }))
  const hint = 'Days begin and end by it: when a promise is due, whose birthday it is.'
  return choice({ id: 'timeZone', label: 'Your time zone', hint, options, chosen, errors })
}

export const zoneInWords = (name: string) => name.replaceAll('_', ' ')

const machineZone = Temporal.Now.timeZoneId()

/** The zone that is chosen at first. With a service of one's own, that of the machine is mostly one's own as well. */
export function likelyZone({ headers }: Pick<FastifyRequest, 'headers'>, { baseUrl }: Pick<Config, 'baseUrl'>) {
  const { zone, isChosen } = zoneOf(headers['accept-language'])
  const isTold = !/^(Etc\/)?UTC$/.test(machineZone)
  return isTold && (!isChosen || baseUrl.startsWith('http:')) ? machineZone : (zone ?? machineZone)
}
