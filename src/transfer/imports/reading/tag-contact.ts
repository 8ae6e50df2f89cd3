import { say } from '#contract/texts/text.ts'
import { maxItems } from '#people/connections/record/api.ts'
import type { ImportedContact } from '#platform/db/schema/values.ts'

/** The contact with one more tag, or with the reason why it has no room for it. */
export function tagContact(contact: ImportedContact, tag: string): ImportedContact {
  if (contact.tags.some((each) => each.toLowerCase() === tag.toLowerCase())) return contact
  if (contact.tags.length < maxItems.tags) return { ...contact, tags: [...contact.tags, tag] }
  const problem = say('sentences.row.tooMany.tagLeftOut', { max: maxItems.tags, tag })
  return { ...contact, problems: [...contact.problems, problem] }
}
