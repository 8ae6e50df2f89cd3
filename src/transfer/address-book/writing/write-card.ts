import { convertCard } from '#cards/vcards/format/convert-line.ts'
import type { Version } from '#cards/vcards/format/header.ts'
import { peopleWithExtras, writtenPerson } from '#cards/vcards/writing/address-book.ts'
import { lockMembers } from '#members/members/member-row.ts'
import { addConnections, updateConnection } from '#people/connections/connections.ts'
import { fitExtras, saveExtras, saveUids } from '#people/connections/record/extras.ts'
import { tryLockConnection } from '#people/connections/record/lock.ts'
import { markUpdated } from '#people/connections/record/write-changed.ts'
import { updateInteraction } from '#people/interactions/interactions.ts'
import { logImported, splitNote } from '#people/interactions/logged.ts'
import { changePhoto } from '#people/photos/photos.ts'
import { type MemberContext, nowText, transaction } from '#platform/context/context.ts'
import type { Conditions, WriteOutcome } from '../../sync/items.ts'
import { addTagOf, type Book, openBook } from '../book.ts'
import { claimName, findCard, findCardsOf, updateCard } from '../cards.ts'
import { followChanges } from '../follow-changes.ts'
import { addRecords, changeRecords, takeRecords } from '../records.ts'
import { findVersion, reviseCards } from '../revise.ts'
import { type Current, findChanges } from './difference.ts'
import { findTarget, isStale, type Target } from './find-target.ts'
import { joinGroups, writeGroup } from './groups.ts'
import { abandonPhoto, type PhotoChange, preparePhotoChange } from './new-photo.ts'
import { readSentCard, readStoredCard } from './read-card.ts'
import { type Contents, noteIn, type SentPerson } from './sent-card.ts'

type Change = Conditions & { name: string; body: Buffer; hidesCategories: boolean }

/** Stores what a device sent: a person, or a group as it is. */
export async function writeCard(ctx: MemberContext, { body, ...change }: Change): Promise<WriteOutcome> {
  const sent = await readSentCard(body)
  if (!sent) return 'unreadable'
  if ('group' in sent && body.length > maxGroupBytes) return 'unreadable'
  await followChanges(ctx)
  if ('group' in sent) return writeGroup(ctx, { ...change, group: sent.group, text: body.toString('utf8') })
  const begun = await findBegun(ctx, change.name, sent.person)
  const photo = await preparePhotoChange(ctx, sent.person, begun)
  try {
    const outcome = await transaction(ctx, (ctx) => writePerson(ctx, { ...change, sent: sent.person, photo, begun }))
    if (outcome === 'stale') await abandonPhoto(ctx, photo)
    return outcome
  } catch (error) {
    await abandonPhoto(ctx, photo).catch(() => {})
    throw error
  }
}

/** With ten thousand members. */
const maxGroupBytes = 1024 * 1024

/** The device's base version and its new version. Reading a long card takes time, so not in a transaction. */
async function findBegun(ctx: MemberContext, name: string, { revision, version }: SentPerson) {
  const current = (await findCard(ctx, name)) ?? null
  const base = current && (await findVersion(ctx, current, revision))
  return { current, base, contents: base && (await contentsOf(base.card, version)) }
}

type Begun = { base: { card: string } | null; contents: Contents | null }

/** In the version that the device reads: it has got the card in that. */
const contentsOf = async (card: string, version: Version) =>
  card === '' ? null : readStoredCard(await convertCard(card, version))

type Writing = Omit<Change, 'body'> & { sent: SentPerson; photo: PhotoChange; begun: Begun }

async function writePerson(ctx: MemberContext, writing: Writing): Promise<WriteOutcome> {
  // Locked first: of two requests at once, the second sees whom the first added.
  await lockMembers(ctx, ctx.member.id)
  const target = await findTarget(ctx, writing)
  if (target.kind === 'stale') return 'stale'
  if (target.kind === 'new') return addPerson(ctx, writing)
  return updatePerson(ctx, target, writing)
}

async function addPerson(ctx: MemberContext, { name, sent, photo }: Writing): Promise<WriteOutcome> {
  const book = await openBook(ctx)
  const { notes: _, uid: __, revisedAt: ___, photo: ____, extras: _____, ...details } = sent.person
  const { tags, lines } = addTagOf(book, details.tags)
  const [row] = await addConnections(ctx, [{ ...details, tags }])
  const connectionId = row?.id ?? ''
  // The device knows its card by the UID, which comes back as it was sent.
  const uidLines = sent.uidLine === null ? [] : [sent.uidLine]
  const { rest, ...records } = takeRecords(sent.lines)
  if (sent.uid !== null) await saveUids(ctx, [{ uid: sent.uid, connectionId }])
  const { lines: untaken } = await addRecords(ctx, connectionId, records)
  await saveExtras(ctx, connectionId, fitExtras([], [...uidLines, ...lines, ...rest, ...untaken]))
  await claimName(ctx, name, connectionId)
  await finish(ctx, { connectionId, name, photo, was: '', is: noteIn(sent.lines) })
  await joinGroups(ctx, connectionId, sent.uid)
  return 'created'
}

async function updatePerson(ctx: MemberContext, target: Target, writing: Writing): Promise<WriteOutcome> {
  const { name, sent, photo, hidesCategories, begun } = writing
  const { connectionId } = target
  if (!(await tryLockConnection(ctx, connectionId))) return 'stale'
  // What changed here a moment ago counts before the conditions are checked.
  await reviseCards(ctx, [connectionId], new Map())
  const card = (await findCardsOf(ctx, [connectionId])).get(connectionId)
  if (target.kind === 'card' && card && isStale(card, writing)) return 'stale'
  const version = target.kind === 'card' && card ? await findVersion(ctx, card, sent.revision) : null
  const isRead = version?.card === begun.base?.card
  const base = version && (isRead ? begun.contents : await contentsOf(version.card, sent.version))
  const [person] = await peopleWithExtras(ctx).where('connections.id', '=', connectionId).execute()
  if (!person) return 'stale'
  const current = { person: writtenPerson(person), lines: person.properties ?? [] }
  const [before, after] = [takeRecords(base?.lines ?? []), takeRecords(sent.lines)]
  const [had, has] = [base && { ...base, lines: before.rest }, { ...sent, lines: after.rest }]
  const changes = findChanges(had, has, current, { hidesCategories })
  const isReturning = target.kind !== 'card' || card?.goneAt !== null
  if (isReturning) await claimName(ctx, name, connectionId)
  const { fields, lines } = isReturning ? joinBook(await openBook(ctx), changes, current) : changes
  const { lines: untaken } = await changeRecords(ctx, connectionId, base && before, after)
  if (lines || untaken.length > 0) {
    const others = untaken.filter((line) => !current.lines.includes(line))
    await saveExtras(ctx, connectionId, fitExtras([], [...(lines ?? current.lines), ...others]))
  }
  if (Object.keys(fields).length > 0) await updateConnection(ctx, { connectionId, ...fields })
  else if (lines) await markUpdated(ctx, connectionId)
  const [was, is] = [noteIn(base?.lines ?? current.lines), noteIn(sent.lines)]
  await finish(ctx, { connectionId, name: isReturning ? name : (card?.name ?? name), photo, was, is })
  return isReturning ? 'created' : 'updated'
}

type Changes = ReturnType<typeof findChanges>

function joinBook(book: Book, { fields, lines }: Changes, { person, lines: linesNow }: Current): Changes {
  const before = fields.tags ?? person.tags
  const { tags, lines: added } = addTagOf(book, before)
  if (tags === before) return { fields, lines }
  return { fields: { ...fields, tags }, lines: added.length > 0 ? [...(lines ?? linesNow), ...added] : lines }
}

type Finish = { connectionId: string; name: string; photo: PhotoChange; was: string; is: string }

/** What follows from the rest: the photo, the note on the timeline, and the card as devices get it from now on. */
async function finish(ctx: MemberContext, { connectionId, name, photo, was, is }: Finish) {
  if (photo.kind !== 'keep') await changePhoto(ctx, connectionId, photo.kind === 'set' ? photo.photo : null)
  if (was !== is) {
    const noteId = (await findCard(ctx, name))?.noteId ?? null
    await updateCard(ctx, name)
      .set({ noteId: await followNote(ctx, { connectionId, noteId, was, is }) })
      .execute()
  }
  const hashes = photo.kind === 'set' && photo.hash !== null ? [[photo.photo, photo.hash] as const] : []
  await reviseCards(ctx, [connectionId], new Map(hashes))
}

type Note = { connectionId: string; noteId: string | null; was: string; is: string }

/**
 * The entry of the timeline that follows the NOTE of a card, so that one note does not become many. An entry that the member
 * edited, removed or moved since is left alone, and so is one whose note was emptied on the device. Returns its id.
 */
async function followNote(ctx: MemberContext, { connectionId, noteId, was, is }: Note) {
  const [text] = splitNote(is)
  if (text === undefined) return null
  const [before] = splitNote(was)
  const entry = noteId === null ? undefined : await findEntry(ctx, connectionId, noteId)
  if (noteId && entry?.text === before) {
    await updateInteraction(ctx, { id: connectionId, ixId: noteId, text })
    return noteId
  }
  const [added] = await logImported(ctx, [{ connectionId, text, occurredAt: nowText(ctx) }])
  return added?.id ?? null
}

async function findEntry(ctx: MemberContext, connectionId: string, id: string) {
  return ctx.db
    .selectFrom('interactions')
    .select('text')
    .where('memberId', '=', ctx.member.id)
    .where('connectionId', '=', connectionId)
    .where('id', '=', id)
    .executeTakeFirst()
}
