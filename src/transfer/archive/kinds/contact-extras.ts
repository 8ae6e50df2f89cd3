import { z } from 'zod'
import { maxExtras, maxExtrasBytes } from '#cards/vcards/reading/extras.ts'
import { anyText, Id, Instant } from '#contract/fields.ts'
import { fieldText } from '#contract/texts/text.ts'
import { maxUidLength } from '#people/connections/record/extras.ts'
import { tableKind } from '../records/table-kind.ts'
import { resolvePeople } from './people.ts'

/** A merge may have joined the extras of two people. */
const maxLength = 2 * maxExtrasBytes

export const ExtraLines = anyText(maxLength)
  .refine((line) => !/[\r\n]/.test(line), fieldText('fields.singleLine'))
  .array()
  .max(2 * maxExtras)
  .refine((lines) => lines.join('').length <= maxLength, fieldText('fields.tooLong'))

const ExtrasRecord = z.strictObject({ connectionId: Id, properties: ExtraLines, fieldsReadAt: Instant.optional() })

/** Details of people from other address books. */
export const contactExtras = tableKind({
  name: 'contact-extras',
  table: 'contactExtras',
  record: ExtrasRecord,
  resolve: resolvePeople,
})

export const Uid = anyText(maxUidLength)

const UidRecord = z.strictObject({ connectionId: Id, uid: Uid })

/** The UIDs of people in other address books. */
export const contactUids = tableKind({
  name: 'contact-uids',
  table: 'contactUids',
  record: UidRecord,
  resolve: resolvePeople,
})
