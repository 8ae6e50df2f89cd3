import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connectApp, place } from '../../test/app.ts'
import { connect, newMember, useHouse } from '../../test/harness.ts'
import { callTool } from '../../test/sweeps/world.ts'

const house = await useHouse({ BASE_URL: place })

test('an app that was let in works on the API and on tools, with what was granted', async () => {
  const rui = await newMember(house)
  const app = await connectApp(house, rui.token)
  assert.match(app.access_token, /^kith_app_/)
  assert.match(app.refresh_token, /^kith_ref_/)
  assert.equal(app.scope, 'read write')
  const { member } = { member: await connect(house, app.access_token).Members_me() }
  assert.equal(member.email, rui.email)
  const result = await callTool(house, app.access_token, 'list_open_promises', {})
  assert.equal(result.isError, undefined)
})
