import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { json } from '#platform/db/schema/schema.ts'
import { newMember, useHouse } from '../../../test/harness/harness.ts'
import { downloadArchive, restoreArchive, richMember } from '../../../test/samples/archives.ts'

const house = await useHouse()

test('a thread with more questions than one page comes back with all of them', async () => {
  const member = await newMember(house)
  const id = randomUUID()
  for (let turn = 1; turn <= 102; turn += 1) await member.client.Threads_ask({ id, content: 'Who is Ana?' })
  const other = await newMember(house)
  const { notes } = await restoreArchive(house, other, (await downloadArchive(house, member)).bytes)
  assert.deepEqual(notes, [])
  const { turns, messages } = await other.client.Threads_get({ id })
  assert.deepEqual([turns, messages.at(-1)?.turn], [102, 102])
  assert.deepEqual(messages, (await member.client.Threads_get({ id })).messages)
})

test('a recording that is too short to have a duration comes back', async () => {
  const { memberId, ...member } = await richMember(house)
  const ofMember = house.kith.db.selectFrom('interactions').select(['id', 'audio']).where('memberId', '=', memberId)
  const [memo] = await ofMember.where('audio', 'is not', null).execute()
  await house.kith.db
    .updateTable('interactions')
    .set({ audio: json({ ...memo?.audio, seconds: 0 }) })
    .where('memberId', '=', memberId)
    .where('id', '=', memo?.id ?? '')
    .execute()
  const { bytes } = await downloadArchive(house, member)
  const { notes } = await restoreArchive(house, await newMember(house), bytes)
  assert.deepEqual(
    notes.filter(({ kind }) => kind === 'interactions'),
    [],
  )
})
