import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wordsFor } from '#contract/texts/catalogs.ts'
import { nowText } from '#platform/context/context.ts'
import { giveUpArchive } from '#transfer/archive/importing/run-import.ts'
import { giveUpReading } from '#transfer/imports/batches.ts'
import { pagesOf } from '../../../test/clients/pages.ts'
import { newMember, type Someone, useHouse } from '../../../test/harness/harness.ts'
import { stageFile } from '../../../test/samples/import-files.ts'

const house = await useHouse()
const [en, de] = [wordsFor('en'), wordsFor('de')]

/** A member who reads German pages, and whose program reads the API in English. */
async function germanReader() {
  const member = await newMember(house)
  await member.client.Members_update({ locale: 'de' })
  const read = async (path: string) => (await pagesOf(house, member).get(path)).text
  return { ...member, read }
}

const uploaded = async ({ client }: Someone, file: string) =>
  (await client.Imports_create({ contacts: new Blob([file]) })).id

test('a problem with a row of an import', async () => {
  const member = await germanReader()
  const { id } = await stageFile(house, member, 'name,email\nAna,no mail\n')
  const [row] = await member.client.Imports_rows({ id })
  const { email } = en.sentences.row.invalid
  assert.deepEqual(row?.problems, [email({ value: 'no mail' })])
  assert.ok((await member.read(`/imports/${id}`)).includes(de.sentences.row.invalid.email({ value: 'no mail' })))
})

test('a job that failed, and a failure that an earlier version stored as a sentence', async () => {
  const member = await germanReader()
  const id = await uploaded(member, 'name\nAna\n')
  await giveUpReading(house.kith, { importId: id }, member)
  assert.equal((await member.client.Imports_get({ id })).failure, en.sentences.file.stoppedReading)
  assert.ok((await member.read(`/imports/${id}`)).includes(de.sentences.file.stoppedReading))
  await house.kith.db.updateTable('imports').set({ failure: 'Out of luck.' }).where('id', '=', id).execute()
  assert.equal((await member.client.Imports_get({ id })).failure, 'Out of luck.')
  assert.ok((await member.read(`/imports/${id}`)).includes('Out of luck.'))
})

test('an archive that could not be imported', async () => {
  const member = await germanReader()
  const headers = { authorization: `Bearer ${member.token}` }
  const archive = await (await fetch(`${house.url}/api/export`, { headers })).blob()
  const { id } = await member.client.Archive_import({ archive })
  await giveUpArchive(house.kith, { importId: id }, member)
  assert.equal((await member.client.Archive_status({ id })).failure, en.sentences.archive.stopped)
  assert.ok((await member.read(`/archive/${id}`)).includes(de.sentences.archive.stopped))
})

test('a delivery that failed, and a webhook that is off', async () => {
  const member = await germanReader()
  const { id } = await member.client.Webhooks_create({ url: 'https://hooks.example.com/kith' })
  const { failure } = await member.client.Webhooks_test({ id })
  await member.client.Webhooks_update({ id, enabled: false })
  const page = await member.read(`/settings/webhooks/${id}`)
  const [name] = Object.entries(en.reasons.delivery).find(([, text]) => text === failure) ?? []
  assert.ok(name)
  assert.ok(page.includes(String(de.reasons.delivery[name as keyof typeof de.reasons.delivery])))
  assert.ok(page.includes(de.reasons.webhook.member))
})

test('a revoked invite is explained to the inviter and to the invited person', async () => {
  const member = await germanReader()
  const [workspace] = (await member.client.Workspaces_list()).workspaces
  const invite = await member.client.Invites_create({ id: workspace?.id ?? '', email: 'eva@example.com' })
  const revoked = { revokedAt: nowText(house.kith), revokedFor: 'password' } as const
  await house.kith.db.updateTable('invites').set(revoked).where('id', '=', invite.id).execute()
  const { revokedReason } = await member.client.Invites_get({ id: invite.id })
  assert.equal(revokedReason, en.reasons.invite.password)
  assert.ok((await member.read(`/team?workspace=${workspace?.id}`)).includes(de.reasons.invite.password))
  const headers = { 'accept-language': 'de' }
  const opened = await fetch(`${house.url}/invites/${invite.token}`, { headers })
  assert.ok((await opened.text()).includes(de.refusals.invites.revoked))
})
