import assert from 'node:assert/strict'
import { test } from 'node:test'
import { operations } from '#contract/api.ts'
import { useHouse } from '../harness/harness.ts'
import { callTool, digest, idFields, newWorld, sample, send } from './world.ts'

const house = await useHouse({ KITH_RATE_LIMIT: '1000000' })
const ana = await newWorld(house)
const ben = await newWorld(house)
/** No test changes a row. */
const start = await digest(house)

const guarded = operations.filter(([, operation]) => operation.access !== 'public')
const writing = operations.filter(([, operation]) => operation.access === 'write')

test('only these operations are public', () => {
  const open = operations.flatMap(([name, { access }]) => (access === 'public' ? [name] : []))
  assert.deepEqual(open, [
    'Access_signUp',
    'Access_requestSignUp',
    'Access_getSignUpLink',
    'Access_signIn',
    'Access_enterCode',
    'Access_forgotPassword',
    'Access_getReset',
    'Access_resetPassword',
    'Passkeys_beginSignIn',
    'Passkeys_signIn',
    'InvitesPublic_get',
    'InvitesPublic_accept',
    'CardsPublic_get',
    'Exchange_submitToCard',
    'Reminders_unsubscribe',
  ])
})

for (const [name, operation] of guarded) {
  test(`${name} without a valid token is refused and changes nothing`, async () => {
    const wrong = `${ana.writeToken.slice(0, -3)}abc`
    for (const token of [undefined, 'nonsense', wrong]) {
      const answer = await send(house, operation, sample(name, operation, ana.ids), token)
      assert.equal(answer.status, 401)
      assert.equal(answer.body.code, 'unauthenticated')
      assert.match(answer.headers.get('www-authenticate') ?? '', /^Bearer/)
      assert.match(answer.headers.get('content-type') ?? '', /^application\/problem\+json/)
    }
    assert.equal(await digest(house), start)
  })
}

for (const [name, operation] of writing) {
  test(`${name} with Read access answers read_only and changes no row`, async () => {
    const answer = await send(house, operation, sample(name, operation, ana.ids), ana.readToken)
    assert.equal(answer.status, 403)
    assert.equal(answer.body.code, 'read_only')
    if (operation.tool) {
      const result = await callTool(house, ana.readToken, operation.tool.name, sample(name, operation, ana.ids))
      assert.equal(result.isError, true)
      assert.match(result.content[0].text, /^read_only: This connection is read-only/)
    }
    assert.equal(await digest(house), start)
  })
}

for (const [name, operation] of guarded.filter((each) => idFields(...each).length > 0)) {
  test(`${name} treats an id of another member as unknown, over HTTP and as a tool`, async () => {
    const token = operation.session || operation.manages ? ben.token : ben.writeToken
    const unknown = Object.fromEntries(Object.keys(ana.ids).map((key) => [key, '0198c5a2-7b1e-7c3d-9a4f-000000000000']))
    const wanted = await send(house, operation, sample(name, operation, unknown), token)
    assert.equal(wanted.status, 404)
    for (const field of idFields(name, operation)) {
      const mixed = { ...sample(name, operation, ben.ids), [field]: sample(name, operation, ana.ids)[field] }
      for (const input of [sample(name, operation, ana.ids), mixed]) {
        const { body, status } = await send(house, operation, input, token)
        assert.equal(status, 404)
        if (idFields(name, operation).length === 1) {
          assert.deepEqual({ ...body, requestId: '' }, { ...wanted.body, requestId: '' })
        }
        if (!operation.tool) continue
        const result = await callTool(house, token, operation.tool.name, input)
        assert.deepEqual([result.isError, result.content[0].text], [true, `not_found: ${body.detail}`])
      }
    }
    assert.equal(await digest(house), start)
  })
}
