import assert from 'node:assert/strict'
import type { Task } from '../task.ts'

export const leadTasks: Task[] = [
  {
    says: 'Who left their details at the conference?',
    eight: null,
    full: async (assistant) => {
      await assistant.use('list_leads')
    },
    sees: ['Noor Hassan', 'Felix Kern', 'corridor lights', '"source":"visitor"'],
  },
  {
    says: 'Take Noor from the conference into my people and note that I will call her by Wednesday next week.',
    eight: null,
    full: async (assistant) => {
      await assistant.use('list_leads')
      await assistant.use('connect_lead', { id: assistant.pick('id', 'Noor Hassan', 'visitor') })
      const connectionId = assistant.pick('connectionId')
      await assistant.use('add_note', { connectionId, text: 'I will call her by Wednesday next week.' })
    },
    adds: ['Noor Hassan'],
    holds: async (judge) => {
      const [noor, ...others] = await judge.named('Noor Hassan')
      assert.equal(others.length, 0)
      const promises = await judge.client.Promises_list({ connectionId: noor?.connectionId ?? '' })
      assert.deepEqual(
        promises.map(({ dueOn }) => dueOn),
        ['2026-11-25'],
      )
    },
  },
  {
    says: 'The Priya who left her details is the Nair I already know. Put them together.',
    eight: null,
    full: async (assistant) => {
      const connectionId = await assistant.find('Nair')
      await assistant.use('list_leads')
      await assistant.use('connect_lead', { id: assistant.pick('id', 'Priya', 'visitor'), connectionId })
    },
    about: ['priya'],
    holds: async (judge) => {
      const people = await judge.client.Connections_list({ limit: 500 })
      assert.equal(people.filter(({ emails }) => emails.includes('priya@lumen.example')).length, 1)
      const leads = await judge.client.Leads_list({ state: 'connected' })
      assert.ok(leads.some(({ displayName }) => displayName === 'Priya Nair'))
    },
  },
]
