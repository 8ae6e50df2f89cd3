import { ifThere } from '../../site/if-there.ts'
import type { ScreenRequest } from '../frame/screen.ts'
import type { About } from './question-form.ts'

/** The person that the address limits the next question to. A person who is gone limits nothing. */
export async function readAbout({ call }: ScreenRequest, connectionId: string | undefined, without: string) {
  if (!connectionId) return null
  const person = await ifThere(call('Connections_get', { connectionId }))
  return person && ({ connectionId, displayName: person.displayName, without } satisfies About)
}
