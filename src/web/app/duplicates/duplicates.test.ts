import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pagesOf } from '../../../../test/clients/pages.ts'
import { newMember, useHouse } from '../../../../test/harness/harness.ts'

const house = await useHouse()
const path = '/people/duplicates'

async function memberWithPairs() {
  const member = await newMember(house)
  const { client } = member
  const add = async (displayName: string, email: string, company?: string) =>
    (await client.Connections_create({ displayName, emails: [email], ...(company && { company }) })).connectionId
  const ana = await add('Ana Ribeiro', 'ana@example.com', 'Banco Atlântico')
  const otherAna = await add('Ana R.', 'ana@example.com', 'Atlântico Seguros')
  await add('Rui Costa', 'rui@example.com')
  await add('Rui Costa', 'rui@example.com')
  return { client, ana, otherAna, pages: pagesOf(house, member) }
}

const pairsOf = async ({ client }: Awaited<ReturnType<typeof memberWithPairs>>) =>
  (await client.Connections_duplicates({})).duplicates.length

test('pairs are shown with their reasons, one side by side, and the others can be chosen', async () => {
  const member = await memberWithPairs()
  const { text } = await member.pages.get(path)
  assert.match(text, /2 pairs to look at/)
  assert.match(text, /Both have the e-mail/)
  const second = (await member.pages.get(`${path}?skip=1`)).text
  assert.notEqual(/<h2 id="pair">(.*?)<\/h2>/.exec(text)?.[1], /<h2 id="pair">(.*?)<\/h2>/.exec(second)?.[1])
  assert.match(text + second, /Banco Atlântico/)
  assert.match(text + second, /Atlântico Seguros/)
})

test('merging shows the next pair, and Undo brings both back', async () => {
  const member = await memberWithPairs()
  const { pages, client, ana, otherAna } = member
  const merged = await pages.post(`${path}/merge`, { kept: ana, other: otherAna }, 'duplicates')
  assert.match(merged.text, /^<div id="duplicates">.*Ana R\. and Ana Ribeiro are one person now\./s)
  assert.match(merged.text, /1 pair to look at/)
  const merge = /name="merge" value="([^"]+)"/.exec(merged.text)?.[1] ?? ''
  const undone = await pages.post(`${path}/merge/undo`, { merge })
  assert.equal(undone.location, `${path}?undone=yes`)
  assert.equal((await client.Connections_get({ connectionId: otherAna })).displayName, 'Ana R.')
  assert.equal(await pairsOf(member), 2)
})

test('a pair that is kept apart is not suggested again, unless that is undone', async () => {
  const member = await memberWithPairs()
  const { pages, ana, otherAna } = member
  const apart = await pages.post(`${path}/apart`, { kept: ana, other: otherAna })
  assert.match((await pages.get(String(apart.location))).text, /Ana Ribeiro and Ana R\. are kept apart/)
  assert.equal(await pairsOf(member), 1)
  await pages.post(`${path}/apart/undo`, { kept: ana, other: otherAna })
  assert.equal(await pairsOf(member), 2)
})

test('without duplicates the page says so', async () => {
  const pages = pagesOf(house, await newMember(house))
  assert.match((await pages.get(path)).text, /No duplicates/)
})

test('another member’s people can be neither merged nor kept apart', async () => {
  const { ana, otherAna } = await memberWithPairs()
  const eve = pagesOf(house, await newMember(house))
  for (const action of ['merge', 'apart', 'apart/undo'])
    assert.equal((await eve.post(`${path}/${action}`, { kept: ana, other: otherAna })).status, 404, action)
})
