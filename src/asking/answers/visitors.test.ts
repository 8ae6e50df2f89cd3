import assert from 'node:assert/strict'
import { test } from 'node:test'
import { leave, newHost } from '../../../test/harness/card-visitors.ts'
import { memberContext, useHouse } from '../../../test/harness/harness.ts'
import { readQuestion } from '../questions/read.ts'
import { plainAnswer } from './answer.ts'

const house = await useHouse()
const host = await newHost(house)
const { connectionId } = await host.client.Connections_create({ displayName: 'Ana Ribeiro' })
await host.client.Memory_addNote({ connectionId, text: 'Ana lives in Porto, near the market.' })
const lead = await leave(house, host, { displayName: 'Ana Ribeiro', company: 'Revue', note: 'I live in Paris now.' })
await host.client.Leads_connect({ id: lead.id, asNew: true })

async function ask(text: string) {
  const ctx = memberContext(house, host)
  const question = await readQuestion(ctx, { text, timeZone: 'UTC', connectionId: null, earlier: null })
  return (await plainAnswer(ctx, question)).claims
}

test('a visitor with the same name as a person you know is quoted after that person', async () => {
  const cited = (await ask('Where does Ana Ribeiro live?')).flatMap(({ cites }) => cites)
  assert.equal(cited[0]?.connectionId, connectionId)
})

test('the visitor who left their details last is named', async () => {
  const [claim] = await ask('Who left me their details last?')
  assert.match(claim?.text ?? '', /^Ana Ribeiro \(Revue\) left their details/)
})
