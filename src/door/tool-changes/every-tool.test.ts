import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { useHouse } from '../../../test/harness/harness.ts'
import { type Remembered, rememberedPeople, snapshot } from '../../../test/mcp/remembered.ts'
import { fullToolList } from '../mcp/tool-sets.ts'

const house = await useHouse()
// Undo leaves everything as it was, so that one member is enough.
const member = await rememberedPeople(house)
after(() => member.assistant.client.close())

type Case = { name: string; tool: string; input: (of: Remembered) => Record<string, unknown>; undone: RegExp }

const promise = (name: string, change: object, undone: RegExp): Case => ({
  name,
  tool: 'update_promise',
  input: ({ promiseId }) => ({ promiseId, ...change }),
  undone,
})

const followup = (name: string, change: object, undone: RegExp): Case => ({
  name,
  tool: 'update_followup',
  input: ({ followupId }) => ({ id: followupId, ...change }),
  undone,
})

const detail = (name: string, added: object): Case => ({
  name,
  tool: 'add_detail',
  input: ({ connectionId }) => ({ connectionId, ...added }),
  undone: /^Undone: the (?:relation|date|gift) that was added\.$/,
})

const cases: Case[] = [
  {
    name: 'a note with a promise',
    tool: 'add_note',
    input: ({ connectionId }) => ({ connectionId, text: 'Had lunch. I will call her tomorrow.', kind: 'meeting' }),
    undone: /^Removed: the meeting with Ana Ribeiro “Had lunch\. I will call her tomorrow\.”\.$/,
  },
  {
    name: 'a new promise',
    tool: 'add_promise',
    input: ({ connectionId }) => ({ connectionId, text: 'Water the plants' }),
    undone: /^Removed: the promise to Ana Ribeiro “Water the plants”\.$/,
  },
  {
    name: 'a kept promise',
    tool: 'complete_promise',
    input: ({ promiseId }) => ({ promiseId }),
    undone: /^Reopened: the promise to Ana Ribeiro “Send the deck”\.$/,
  },
  promise('another text', { text: 'Send the book' }, /^Changed back: the promise .*“Send the deck”\.$/),
  promise('a promise without a day', { dueOn: null }, /^Changed back: /),
  promise('a promise with another day and time', { dueOn: '2030-01-01', dueTime: '10:00' }, /^Changed back: /),
  promise('a promise that was kept with an update', { status: 'complete' }, /^Reopened: /),
  promise('a dropped promise', { status: 'removed' }, /^Restored: the promise .*“Send the deck”\.$/),
  {
    name: 'a reopened promise',
    tool: 'update_promise',
    input: ({ keptId }) => ({ promiseId: keptId, status: 'open', text: 'Call her mother' }),
    undone: /^Marked as complete again: the promise to Ana Ribeiro “Call her”\.$/,
  },
  {
    name: 'an accepted suggestion',
    tool: 'update_promise',
    input: ({ suggestionId }) => ({ promiseId: suggestionId, status: 'open', dueOn: '2030-01-01' }),
    undone: /^A suggestion again: /,
  },
  {
    name: 'a dismissed suggestion',
    tool: 'update_promise',
    input: ({ suggestionId }) => ({ promiseId: suggestionId, status: 'removed' }),
    undone: /^A suggestion again: /,
  },
  {
    name: 'a draft that replaced another',
    tool: 'draft_followup',
    input: ({ connectionId }) => ({ connectionId }),
    undone: /^Dismissed: the message to Ana Ribeiro .* A draft follow-up again: /,
  },
  followup('a sent follow-up', { action: 'send' }, /^A draft follow-up again: /),
  followup('a dismissed follow-up', { action: 'dismiss' }, /^A draft follow-up again: /),
  followup('a snoozed follow-up', { action: 'snooze', until: '2099-01-01' }, /^Changed back: the message to /),
  followup('an edited follow-up', { action: 'edit', body: 'Hi Ana,' }, /^Changed back: the message to /),
  {
    name: 'a lead that became a person',
    tool: 'connect_lead',
    input: ({ leadId }) => ({ id: leadId }),
    undone: /^Removed: the person who left their details\. The lead is waiting again\.$/,
  },
  {
    name: 'a lead that was added to a person',
    tool: 'connect_lead',
    input: ({ leadId, connectionId }) => ({ id: leadId, connectionId }),
    undone:
      /^Removed: the exchange with Ana Ribeiro\. Changed back: profiles of Ana Ribeiro\. The lead is waiting again\.$/,
  },
  {
    name: 'a rested nudge',
    tool: 'rest_nudge',
    input: ({ connectionId }) => ({ connectionId, until: '2099-01-01' }),
    undone: /^Changed back: rest of Ana Ribeiro\.$/,
  },
  {
    name: 'a new person',
    tool: 'add_connection',
    input: () => ({ displayName: 'Tom Weber', note: 'Met at the fair. I will send him the plans.' }),
    undone: /^Removed: Tom Weber\.$/,
  },
  {
    name: 'a changed person',
    tool: 'update_connection',
    input: ({ connectionId }) => ({ connectionId, company: 'Nova', location: 'Porto' }),
    undone: /^Changed back: company, location of Ana Ribeiro\.$/,
  },
  detail('a relation', { is: 'relation', kind: 'spouse', text: 'Pavel Novak' }),
  detail('a date', { is: 'anniversary', date: '2015-06-20' }),
  detail('a gift', { is: 'gift_given', text: 'A blue scarf', date: '2024' }),
  detail('a gift that was an idea', { is: 'gift_given', text: 'Opera tickets', date: '2024' }),
]

const listed = new Set(fullToolList.map(({ name }) => name))

for (const { name, tool, input, undone } of cases.filter((each) => listed.has(each.tool))) {
  test(`undo takes back ${name} (${tool})`, async () => {
    const before = await snapshot(member)
    await member.assistant.use(tool, input(member))
    assert.notDeepEqual(await snapshot(member), before)
    const answer = await member.assistant.use('undo')
    assert.match(answer.undone ?? '', undone)
    assert.deepEqual([answer.tool, answer.left], [tool, 0])
    assert.deepEqual(await snapshot(member), before)
    assert.match(await member.assistant.fail('undo'), /^not_found: There is nothing to undo/)
  })
}

test('every tool that writes can be undone', () => {
  const writing = fullToolList.filter(({ annotations }) => !annotations.readOnlyHint).map(({ name }) => name)
  const covered = new Set(['undo', ...cases.map(({ tool }) => tool)])
  assert.deepEqual(
    writing.filter((name) => !covered.has(name)),
    [],
  )
})
