import type { z } from 'zod'
import type { MemberContext } from '#platform/context/context.ts'
import { remindersApi } from '../../../reminders/api.ts'
import { getReminders, updateReminders } from '../../../reminders/preferences.ts'
import { singleKind } from '../../records/single-kind.ts'

const ChoicesRecord = remindersApi.Reminders_update.input.required()
type ChoicesRecord = z.output<typeof ChoicesRecord>

/** What the member wants to be told. Only what happens after the import is told. */
export const reminders = singleKind<ChoicesRecord>({
  name: 'reminders',
  table: 'reminders',
  record: ChoicesRecord,
  read: readChoices,
  store: updateReminders,
})

async function readChoices(ctx: MemberContext): Promise<ChoicesRecord | undefined> {
  const { chosen, mailAvailable: _, nextDigestAt: __, ...choices } = await getReminders(ctx)
  return chosen ? choices : undefined
}
