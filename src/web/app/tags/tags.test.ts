import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pagesOf } from '../../../../test/clients/pages.ts'
import { newMember, useHouse } from '../../../../test/harness/harness.ts'

const house = await useHouse()

async function someone(tags: Record<string, string[]>) {
  const member = await newMember(house)
  for (const [displayName, list] of Object.entries(tags))
    await member.client.Connections_create({ displayName, tags: list })
  return { ...member, pages: pagesOf(house, member) }
}

const tagsOf = async ({ client }: Awaited<ReturnType<typeof someone>>) =>
  Object.fromEntries((await client.Tags_list({})).map(({ tag, people }) => [tag, people]))

test('tags are listed with their people, each leading to the list of them', async () => {
  const { pages } = await someone({ Ana: ['design', 'R&D'], Ben: ['design'] })
  const { text } = await pages.get('/tags')
  assert.match(text, /href="\/people\?tag=design" data-ahead><bdi>design<\/bdi><\/a> <span class="soft">2 people</)
  assert.match(text, /href="\/people\?tag=R%26D" data-ahead><bdi>R&amp;D<\/bdi><\/a> <span class="soft">1 person</)
})

test('without tags, the page says what will be here', async () => {
  const { pages } = await someone({ Ana: [] })
  assert.match((await pages.get('/tags')).text, /Your tags will be here/)
})

test('a tag is renamed in place, and Undo gives it its old name', async () => {
  const member = await someone({ Ana: ['desing'], Ben: ['desing', 'surf'] })
  const renamed = await member.pages.post('/tags', { tag: 'desing', to: 'design' }, 'tags')
  assert.match(renamed.text, /^<section id="tags".*“desing” is now “design”/s)
  assert.match(renamed.text, /name="tag" value="design"><input type="hidden" name="to" value="desing"/)
  assert.deepEqual(await tagsOf(member), { design: 2, surf: 1 })
  await member.pages.post('/tags', { tag: 'design', to: 'desing' })
  assert.deepEqual(await tagsOf(member), { desing: 2, surf: 1 })
})

test('two tags become one only when the member says so', async () => {
  const member = await someone({ Ana: ['design'], Ben: ['ux'] })
  const asked = await member.pages.post('/tags', { tag: 'ux', to: 'Design ' })
  assert.match(asked.text, /There’s already a tag “design”\. Merge “ux” into it\?/)
  assert.deepEqual(await tagsOf(member), { design: 1, ux: 1 })
  const merged = await member.pages.post('/tags', { tag: 'ux', to: 'design', merge: 'yes' })
  assert.match(merged.text, /“ux” and “design” are one tag now/)
  assert.doesNotMatch(merged.text, />Undo</)
  assert.deepEqual(await tagsOf(member), { design: 2 })
})

test('another spelling of a tag is a new name and no merge', async () => {
  const member = await someone({ Ana: ['design'] })
  const { text } = await member.pages.post('/tags', { tag: 'design', to: 'Design' })
  assert.match(text, /“design” is now “Design”/)
  assert.deepEqual(await tagsOf(member), { Design: 1 })
})

test('a name that is not valid is shown again with its error', async () => {
  const member = await someone({ Ana: ['design'] })
  for (const to of ['', 'x'.repeat(41)]) {
    const { text, status } = await member.pages.post('/tags', { tag: 'design', to })
    assert.equal(status, 400)
    assert.match(text, /aria-invalid="true"/)
    assert.match(text, /This must (not be empty|be at most 40 characters)\./)
  }
  assert.deepEqual(await tagsOf(member), { design: 1 })
})

test('errors about a name are in the member’s language', async () => {
  const member = await someone({ Ana: ['design'] })
  await member.client.Members_update({ locale: 'de' })
  const { text } = await member.pages.post('/tags', { tag: 'design', to: 'x'.repeat(41) })
  assert.match(text, /class="field-error" id="[^"]+">Höchstens 40 Zeichen\.</)
})

test('a tag that nobody has, such as another member’s, is not found', async () => {
  await someone({ Ana: ['secret'] })
  const { pages } = await someone({ Ben: ['surf'] })
  assert.doesNotMatch((await pages.get('/tags')).text, /secret/)
  assert.equal((await pages.post('/tags', { tag: 'secret', to: 'known' })).status, 404)
})
