import type { Member } from '#platform/context/context.ts'
import type { UnreadableRows } from '#platform/db/whole/salvage.ts'

/** For a reader who opens the archive years later, without Kith. */
export function readme({ name, email }: Member, madeAt: string, lacking: Lacking) {
  return `This archive contains all data of ${name} (${email}) in Kith, as of ${madeAt}${exceptions(lacking)}.

  manifest.json      the contents: format and version, when and by which version of Kith it was made,
                     the number of records of each kind, and the SHA-256 checksum of every file
  data/*.jsonl       the records as text, one JSON object per line
    tag-rhythms      how often to contact people with a tag
    people           the people
    contact-extras   further data from address books, as vCard lines
    contact-uids     ids of the people in other address books
    kept-apart       pairs of people who look like duplicates but are not
    interactions     the timelines: notes, voice memos, meetings, calls, messages
    captures         notes and recordings that are not assigned to a person yet
    promises         promises, open and complete
    findings         promises found in the timelines
    followups        drafted messages
    merges           merged people, with what is needed to undo the merge
    cards            your digital cards
    leads            details that visitors left on your cards
    threads          conversations with Ask
    messages         the questions and answers of these conversations
    waiting-tasks    tasks added on a device that are not promises to a person yet, as calendar files
    address-book     who is in the address book of your devices
    address-book-people  people you put into it or took out of it
    reminders        what Kith tells you by e-mail and by notification
    webhooks         where events are sent, without the secrets
  people.vcf         the people again, for any address book app
  audio/             recordings of voice memos, named after their entry in data/interactions.jsonl
                     or data/captures.jsonl
  photos/            photos, logos and background images of cards in several sizes, named after their card
                     in data/cards.jsonl
  portraits/         photos of people, named as their photo in data/people.jsonl

Times are in UTC, dates are calendar dates. Records with the source "visitor" were written by somebody else, and those with the source "calendar" may be.
The archive contains no passwords and no tokens, and nothing that you have removed. Anyone with this file can read all of it, so keep it safe.

To import it into this or another Kith, upload the file unchanged:

  curl -X POST https://kith.example.com/api/archive-imports \\
    -H "Authorization: Bearer <ACCESS_TOKEN>" -H "Content-Type: application/zip" \\
    --data-binary @kith.zip
`
}

type Lacking = { missing: string[]; unreadable: UnreadableRows[] }

function exceptions({ missing, unreadable }: Lacking) {
  const lines = [...unreadable.map(describeUnreadable), ...missing]
  if (lines.length === 0) return ''
  return `, except for what the service could not read:

${lines.map((line) => `  ${line}`).join('\n')}

manifest.json lists it as well, under "missing" and "unreadable"`
}

/** How many rows of a table are lost at most, of all members. */
export const describeUnreadable = ({ table, rows }: UnreadableRows) =>
  rows === null ? `some rows of the table ${table}` : `up to ${rows} rows of the table ${table}`
