import assert from 'node:assert/strict'
import { test } from 'node:test'
import { memberContext, newMember, useHouse } from '../../../../../test/harness/harness.ts'
import { readQuestion } from '../../../questions/read.ts'
import { exactAnswer } from '../../answer.ts'

const house = await useHouse()

test('relations are answered with their people as citations, from either side', async () => {
  const member = await newMember(house)
  const { client } = member
  const ctx = memberContext(house, member)
  const ids = new Map<string, string>()
  for (const displayName of ['Ana Ribeiro', 'Pavel Novak', 'Rita Blom', 'Tomás Lopes'])
    ids.set(displayName, (await client.Connections_create({ displayName })).connectionId)
  const id = (name: string) => ids.get(name) ?? ''
  const relate = (one: string, kind: string, other: string) =>
    client.Relations_create({ id: id(one), kind, connectionId: id(other) })
  await relate('Ana Ribeiro', 'spouse', 'Pavel Novak')
  await relate('Rita Blom', 'introduced', 'Ana Ribeiro')
  await relate('Rita Blom', 'introduced', 'Pavel Novak')
  await relate('Tomás Lopes', 'manager', 'Ana Ribeiro')
  const ask = async (text: string) => {
    const read = { text, timeZone: 'UTC', connectionId: null, earlier: null }
    const answer = await exactAnswer(ctx, await readQuestion(ctx, read), {})
    return answer?.claims.map(({ text, cites }) => [text, ...cites.map(({ id }) => id).sort()])
  }
  const [ana, pavel, rita, tom] = ['Ana Ribeiro', 'Pavel Novak', 'Rita Blom', 'Tomás Lopes'].map(id)
  assert.deepEqual(await ask('Whom did Rita introduce me to?'), [
    ['Rita Blom: introduced you to Ana Ribeiro and Pavel Novak.', ...[ana, pavel, rita].sort()],
  ])
  assert.deepEqual(await ask('Who introduced me to Pavel?'), [
    ['Pavel Novak: introduced by Rita Blom.', ...[pavel, rita].sort()],
  ])
  for (const question of ['Who is Ana’s husband?', 'Who is Ana married to?'])
    assert.deepEqual(await ask(question), [['Ana Ribeiro: married to Pavel Novak.', ...[ana, pavel].sort()]])
  assert.deepEqual(await ask('Who reports to Ana?'), [['Ana Ribeiro: manages Tomás Lopes.', ...[ana, tom].sort()]])
  assert.deepEqual(await ask('Who works for Ana?'), [['Ana Ribeiro: manages Tomás Lopes.', ...[ana, tom].sort()]])
  const inOtherLanguages: Record<string, string> = {
    'Wen hat mir Rita vorgestellt?': 'Rita Blom: Hat dich mit Ana Ribeiro und Pavel Novak bekannt gemacht.',
    'Wer ist der Mann von Ana?': 'Ana Ribeiro: Verheiratet mit Pavel Novak.',
    'Wie heißt Anas Mann?': 'Ana Ribeiro: Verheiratet mit Pavel Novak.',
    'Qui est-ce que Rita m’a présenté ?': 'Rita Blom\u00a0: vous a présenté Ana Ribeiro et Pavel Novak.',
    'Qui est le mari d’Ana ?': 'Ana Ribeiro\u00a0: a épousé Pavel Novak.',
    '¿A quién me presentó Rita?': 'Rita Blom: te presentó a Ana Ribeiro y Pavel Novak.',
    '¿Quién es el marido de Ana?': 'Ana Ribeiro: cónyuge de Pavel Novak.',
    'Quem é que a Rita me apresentou?': 'Rita Blom: apresentou-lhe Ana Ribeiro e Pavel Novak.',
    'Quem é o marido da Ana?': 'Ana Ribeiro: cônjuge de Pavel Novak.',
  }
  for (const [question, answer] of Object.entries(inOtherLanguages))
    assert.equal((await ask(question))?.[0]?.[0], answer, question)
  assert.deepEqual(await ask('Who is Tomás’s boss?'), [['Tomás Lopes: reports to Ana Ribeiro.', ...[ana, tom].sort()]])
})
