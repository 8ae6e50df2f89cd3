import { wrongField } from '#contract/errors.ts'

/** One person is no pair. Asked once the person is known to exist. */
export function refuseSame(connectionId: string, otherId: string) {
  if (connectionId !== otherId) return
  const message = 'must be another person than connectionId'
  throw wrongField('otherId', message)
}
