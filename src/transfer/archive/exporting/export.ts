import { streamVcards } from '#cards/vcards/writing/address-book.ts'
import type { StreamedFile } from '#contract/files.ts'
import { version } from '#contract/version.ts'
import { requireFreshProof } from '#members/confirmation/confirmed-session.ts'
import { recordSecurity } from '#members/security-log/record.ts'
import { type Member, type MemberContext, nowText } from '#platform/context/context.ts'
import type { UnreadableRows } from '#platform/db/whole/salvage.ts'
import { findBlob } from '../files/photos.ts'
import { kinds } from '../kinds/kinds.ts'
import { fileOf } from '../records/kind.ts'
import { format, formatVersion, type Manifest, manifestFile } from '../zip/manifest.ts'
import { createZip, type Zip } from '../zip/write-zip.ts'
import { type ExportedFile, entryFiles, photoFiles, portraitFiles, recordingFiles } from './blob-files.ts'
import { isDamage, isUnreadable, openSource, type Source, type Written, writeRecordLines } from './record-lines.ts'

/** Streams all data of the member, who has just shown that it is them. */
export async function exportArchive(ctx: MemberContext) {
  // A damaged database can't store the confirmation.
  if (!ctx.health.isDamaged()) await requireFreshProof(ctx)
  return openArchiveStream(ctx)
}

/** The ZIP file is written while it is sent. */
export async function openArchiveStream(ctx: MemberContext, onMissing = logMissing(ctx)): Promise<StreamedFile> {
  await ctx.limits.take('archive', ctx.member.id)
  await recordSecurity(ctx, { memberId: ctx.member.id, kind: 'archive.exported' }).catch((error) => {
    if (!isDamage(error)) throw error
  })
  const madeAt = nowText(ctx)
  const onFailure = (error: unknown) => ctx.log.error({ err: error }, 'archive export failed')
  const stream = () => createZip({ madeAt, write: (zip) => writeArchive(ctx, zip, madeAt, onMissing), onFailure })
  return { mediaType: 'application/zip', filename: `kith-${madeAt.slice(0, 10)}.zip`, stream }
}

type OnMissing = (files: string[]) => void

const logMissing = (ctx: MemberContext) => (files: string[]) =>
  ctx.log.warn({ files: files.length }, 'an archive lacks what could not be read')

/** The manifest comes last, because the checksums are known once everything else is sent. */
async function writeArchive(ctx: MemberContext, zip: Zip, madeAt: string, onMissing: OnMissing) {
  const source = openSource(ctx)
  try {
    await writeFrom(source, ctx, zip, { madeAt, onMissing })
  } finally {
    await source.close()
  }
}

type Writing = { madeAt: string; onMissing: OnMissing }

async function writeFrom(source: Source, ctx: MemberContext, zip: Zip, { madeAt, onMissing }: Writing) {
  const { name, email, timeZone } = ctx.member
  const written: Written = { counts: {}, ids: new Map(), recordings: [], files: [], portraits: new Set() }
  for (const kind of kinds) await zip.add(fileOf(kind), writeRecordLines(source, kind, written))
  const missing: string[] = []
  await zip.add('people.vcf', await source.read(async (ctx) => streamReadable(streamVcards(ctx, '3.0'), missing)))
  missing.push(
    ...(await addFiles(ctx, zip, await source.read((ctx) => recordingFiles(ctx, written.recordings)))),
    ...(await addFiles(ctx, zip, await source.read((ctx) => entryFiles(ctx, written.files)))),
    ...(await addFiles(ctx, zip, await source.read(photoFiles))),
    ...(await addFiles(ctx, zip, await portraitFiles(ctx, written.portraits))),
  )
  const unreadable = source.unreadable()
  await zip.add('README.txt', [readme(ctx.member, madeAt, { missing, unreadable })])
  const lacking = [...missing, ...unreadable.map(describeUnreadable)]
  if (lacking.length > 0) onMissing(lacking)
  const manifest: Manifest = {
    format,
    version: formatVersion,
    madeAt,
    madeBy: `Kith ${version}`,
    member: { name, email, timeZone },
    counts: written.counts,
    missing,
    ...(unreadable.length > 0 && { unreadable }),
    files: zip.files,
  }
  await zip.add(manifestFile, [`${JSON.stringify(manifest, null, 1)}\n`])
}

/** People are in their records too, so damage that shows only here does not end the archive. */
async function* streamReadable(vcards: AsyncIterable<string>, missing: string[]) {
  try {
    yield* vcards
  } catch (error) {
    if (!isUnreadable(error)) throw error
    missing.push('people.vcf')
  }
}

/** Returns the missing files: an archive without some files is better than none. */
async function addFiles(ctx: MemberContext, zip: Zip, files: ExportedFile[]) {
  const missing: string[] = []
  for (const { name, key } of files) {
    const bytes = await findBlob(ctx, key)
    if (bytes) await zip.add(name, bytes, { compress: false })
    else missing.push(name)
  }
  return missing
}

/** For a reader who opens the archive years later, without Kith. */
function readme({ name, email }: Member, madeAt: string, lacking: Lacking) {
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
    organization-names  names you chose for companies, and which you merged
  people.vcf         the people again, for any address book app
  audio/             recordings of voice memos, named after their entry in data/interactions.jsonl
                     or data/captures.jsonl
  files/             pictures and documents, in a folder named after their entry or capture
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
const describeUnreadable = ({ table, rows }: UnreadableRows) =>
  rows === null ? `some rows of the table ${table}` : `up to ${rows} rows of the table ${table}`
