import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newMember, useHouse } from '../harness/harness.ts'
import { eras } from './assistant.ts'
import { post, toolCall } from './post.ts'

const house = await useHouse()

for (const era of eras) {
  for (const [tool, input] of Object.entries({
    search_connections: { query: 'ana' },
    list_open_promises: {},
    get_connection: { connectionId: 'not an id' },
  })) {
    test(`in the ${era} era, ${tool} is answered exactly as the SDK does`, async () => {
      const { token, client } = await newMember(house)
      await client.Connections_create({ displayName: 'Ana Ribeiro' })
      const { headers, body } = toolCall(era, 7, tool, input)
      const roundabout = { ...body, params: { ...body.params, _meta: { ...body.params._meta, progressToken: 1 } } }
      const direct = await post(house, body, { token, headers })
      const theirs = await post(house, roundabout, { token, headers })
      assert.match(direct.headers.get('content-type') ?? '', /^application\/json\b/)
      assert.deepEqual(direct.message, theirs.message)
    })
  }
}
