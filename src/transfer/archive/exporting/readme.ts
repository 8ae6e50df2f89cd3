import type { Member } from '#platform/context/context.ts'

/** For whoever opens the archive, perhaps years from now and without Kith. */
export function readme({ name, email }: Member, madeAt: string) {
  return `This archive holds everything that ${name} (${email}) kept in Kith, as of ${madeAt}.

  manifest.json      what is in here: the format and its version, when and by what it was made,
                     how many records there are of each kind, and the SHA-256 of every file
  data/*.jsonl       the records, as text: one JSON object on each line
    tag-rhythms      how often to be in touch with the people who have a tag
    people           the people
    contact-extras   what another address book knew of them: lines of vCard
    contact-uids     what other address books call them
    kept-apart       pairs of people who look alike and are not the same
    interactions     notes, voice memos, meetings, calls, messages: the timelines
    promises         what was promised, and whether it was kept
    findings         what was read out of the timelines as a promise
    followups        messages that were drafted
    merges           where two people were made one, with what is needed to part them
    cards            the cards that were shown to others
    leads            what visitors left with them
    threads          questions that were asked one after the other
    messages         the questions and the answers
  people.vcf         the people once more, for any address book
  audio/             the recordings of voice memos, each named after its entry in data/interactions.jsonl
  photos/            the photos of cards, each in a few sizes, named after its card in data/cards.jsonl

Instants are in UTC, dates are calendar dates. A record with the source "visitor" was written by somebody else.
No password and no token is in here. Whoever has this file can read all of it: keep it as you would a diary.

To bring it into a Kith, this one or another, send the file as it is:

  curl -X POST https://kith.example.com/api/archive-imports \\
    -H "Authorization: Bearer <ACCESS_TOKEN>" -H "Content-Type: application/zip" \\
    --data-binary @kith.zip
`
}
