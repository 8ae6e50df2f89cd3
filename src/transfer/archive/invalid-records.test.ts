import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import { test } from 'node:test'
import { newMember, useHouse } from '../../../test/harness/harness.ts'
import {
  archiveOf,
  countRecords,
  downloadArchive,
  type Fields,
  restoreArchive,
  richMember,
  rows,
  withRecords,
} from '../../../test/samples/archives.ts'

const house = await useHouse({ KITH_ARCHIVE_LIMIT_MB: '64' })
const rich = await richMember(house)
const { files } = await downloadArchive(house, rich)

const id = randomUUIDv7()
const first = (kind: string): Fields => rows(files, kind)[0]
const soon = new Date(Date.now() + 3 * 24 * 3600 * 1000).toISOString()

/** Records that are left out, and the reason. */
const leftOut: Record<string, [kind: string, record: unknown, why: RegExp]> = {
  'no JSON': ['people', '{"connectionId":', /not valid JSON/],
  'a line of something else': ['people', '[1, 2]', /expected|must|record/i],
  'an invalid id': ['people', { ...first('people'), connectionId: '../../etc' }, /connectionId/],
  'another member id': ['people', { ...first('people'), connectionId: id, memberId: rich.memberId }, /memberId/],
  'a field name that no database stores': [
    'people',
    { ...first('people'), connectionId: id, [`\0${'x'.repeat(78)}😀`]: 1 },
    /xxx/,
  ],
  'a name that is too long': [
    'people',
    { ...first('people'), connectionId: id, displayName: 'x'.repeat(121) },
    /displayName.*120/,
  ],
  'NUL in a name': ['people', { ...first('people'), connectionId: id, displayName: 'A\0' }, /displayName/],
  'an impossible date': ['people', { ...first('people'), connectionId: id, metOn: '2026-02-30' }, /metOn/],
  'a script as a URL': [
    'people',
    { ...first('people'), connectionId: id, profiles: [{ service: 'x', url: 'javascript:alert(1)' }] },
    /profiles/,
  ],
  'a time in the future': [
    'people',
    { ...first('people'), connectionId: id, createdAt: soon },
    /createdAt is in the future/,
  ],
  'an unknown person': [
    'interactions',
    { ...first('interactions'), audio: undefined, kind: 'note', ixId: id, connectionId: id },
    /person who does not exist here/,
  ],
  'a note that is too long': [
    'interactions',
    { ...first('interactions'), audio: undefined, kind: 'note', ixId: id, text: 'x'.repeat(2001) },
    /text.*2000/,
  ],
  'an unknown kind of entry': ['interactions', { ...first('interactions'), ixId: id, kind: 'order' }, /kind/],
  'the recording of another entry': [
    'interactions',
    { ...rows(files, 'interactions').find((each) => each.audio), ixId: id },
    /recording/,
  ],
  'a promise without a date': ['promises', { ...first('promises'), promiseId: id, dueOn: undefined }, /dueOn/],
  'a finding in an unknown entry': [
    'findings',
    { ...first('findings'), id, ixId: id },
    /entry that does not exist here/,
  ],
  'a merge with another member’s person': [
    'merges',
    { ...first('merges'), id, before: { other: { ...first('people'), memberId: rich.memberId } } },
    /memberId|somebody else/,
  ],
  'a merge of a person into themselves': [
    'merges',
    { ...first('merges'), id, otherId: first('merges').connectionId, before: {} },
    /two different people/,
  ],
  'a message of an unknown thread': [
    'messages',
    { ...first('messages'), id, threadId: id },
    /thread that does not exist here/,
  ],
  'a second question in one turn': ['messages', { ...first('messages'), id }, /has its place/],
  'an invalid link on a card': [
    'cards',
    {
      ...first('cards'),
      id,
      contents: { ...(first('cards').contents as Fields), links: [{ url: 'data:text/html,x' }] },
    },
    /links/,
  ],
  'a task that is none': ['waiting-tasks', { ...first('waiting-tasks'), id, task: 'BEGIN:VEVENT' }, /task must be/],
  'a task that is too long': [
    'waiting-tasks',
    { ...first('waiting-tasks'), id, task: `${first('waiting-tasks').task}${'X-A:1\r\n'.repeat(6_000)}` },
    /task must be/,
  ],
  'a place in the address book of an unknown person': [
    'address-book-people',
    { connectionId: id, inBook: true },
    /person who does not exist here/,
  ],
  'an address book of a tag without a tag': ['address-book', { people: 'tagged' }, /tag/],
  'a reminder at no hour': ['reminders', { ...first('reminders'), morningHour: 24 }, /morningHour/],
  'a webhook to this machine': ['webhooks', { ...first('webhooks'), id, url: 'http://127.0.0.1/' }, /url must/],
  'a webhook with a secret': ['webhooks', { ...first('webhooks'), id, secret: 'whsec_AAAA' }, /secret/],
  'a webhook for unknown events': ['webhooks', { ...first('webhooks'), id, kinds: ['all'] }, /kinds/],
  'an unknown field of a lead': ['leads', { ...first('leads'), id, fingerprint: 'x' }, /fingerprint/],
}

test('invalid records are left out with a reason, and all others are imported', async () => {
  const someone = await newMember(house)
  let made = files
  for (const [kind, of] of Map.groupBy(Object.values(leftOut), ([kind]) => kind))
    made = withRecords(made, kind, (records) => [...records, ...of.map(([, record]) => record)])
  const outcome = await restoreArchive(house, someone, await archiveOf(made))
  assert.equal(outcome.state, 'complete')
  const reasons = Object.values(outcome.counts).reduce((sum, count) => sum + count.leftOut, 0)
  assert.equal(reasons, Object.keys(leftOut).length, JSON.stringify(outcome.notes, null, 1))
  for (const [name, [kind, , why]] of Object.entries(leftOut)) {
    assert.ok(
      outcome.notes.some((note) => note.kind === kind && why.test(note.what)),
      `${name}: ${JSON.stringify(outcome.notes)}`,
    )
  }
  assert.equal(outcome.counts.people?.added, rows(files, 'people').length)
  const counts = await countRecords(house, rich)
  assert.deepEqual((await countRecords(house, someone)).slice(0, 3), counts.slice(0, 3))
})

test('of merges that would form a circle, the last one is skipped', async () => {
  const someone = await newMember(house)
  const [one, two, three] = [randomUUIDv7(), randomUUIDv7(), randomUUIDv7()]
  const merge = (otherId: string, connectionId: string) => ({
    ...first('merges'),
    id: randomUUIDv7(),
    connectionId,
    otherId,
    before: {},
  })
  const importing = async (...merges: Fields[]) =>
    restoreArchive(house, someone, await archiveOf(withRecords(files, 'merges', () => merges)))
  const { counts } = await importing(merge(one, two), merge(two, three))
  assert.deepEqual([counts.merges?.added, counts.merges?.leftOut], [2, 0])
  const outcome = await importing(merge(three, one), { ...merge(three, one), undoneAt: first('merges').mergedAt })
  assert.deepEqual([outcome.counts.merges?.added, outcome.counts.merges?.leftOut], [1, 1])
  assert.match(outcome.notes.find(({ kind }) => kind === 'merges')?.what ?? '', /merge a person into themselves/)
  const [four, five] = [randomUUIDv7(), randomUUIDv7()]
  const { counts: within } = await importing(merge(four, five), merge(five, four))
  assert.deepEqual([within.merges?.added, within.merges?.leftOut], [1, 1])
})
