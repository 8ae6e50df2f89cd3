import assert from 'node:assert/strict'
import type { Task } from '../task.ts'

export const dayTasks: Task[] = [
  {
    says: 'I am meeting Greta in an hour. Brief me.',
    eight: async (assistant) => {
      await assistant.use('get_connection', { connectionId: await assistant.find('Greta') })
    },
    full: async (assistant) => {
      await assistant.use('brief', { connectionId: await assistant.find('Greta') })
    },
    sees: ['Holm Arkitekter', 'daylight sensors', 'light plan', 'Freja'],
  },
  {
    says: 'Brief me on Sarah Okafor.',
    eight: async (assistant) => {
      await assistant.use('get_connection', { connectionId: await assistant.find('Sarah Okafor') })
    },
    full: async (assistant) => {
      await assistant.use('brief', { connectionId: await assistant.find('Sarah Okafor') })
    },
    sees: ['Okafor Projects', 'spring half marathon', 'Run 149'],
  },
  {
    says: 'What should I do today?',
    eight: async (assistant) => {
      await assistant.use('list_next_moves')
    },
    sees: ['amber domes', /designer/],
  },
  {
    says: 'Give me twenty things to do this week.',
    eight: async (assistant) => {
      await assistant.use('list_next_moves', { limit: 20 })
    },
    sees: [(shown) => shown.split('"reason":').length > 20, 'Odile Marchand'],
  },
  {
    says: 'Whose birthday is soon?',
    eight: async (assistant) => {
      await assistant.use('list_next_moves', { limit: 20 })
    },
    full: async (assistant) => {
      await assistant.use('ask', { question: 'Whose birthday is soon?' })
    },
    sees: ['Ravi Menon', 'Anna Visser'],
  },
  {
    says: 'Whom should I get back in touch with?',
    eight: async (assistant) => {
      await assistant.use('list_reconnect_nudges')
    },
    sees: ['Wilma Groen', 'Thijs Vermeer'],
  },
  {
    says: 'Not Wilma now. Ask me about her again in January.',
    eight: null,
    full: async (assistant) => {
      const connectionId = await assistant.find('Wilma')
      await assistant.use('rest_nudge', { connectionId, until: '2027-01-04' })
    },
    about: ['wilma'],
    holds: async (judge) => assert.equal((await judge.person('wilma')).restUntil, '2027-01-04'),
  },
  {
    says: 'Draft a message to Kofi about the lamps.',
    eight: async (assistant) => {
      await assistant.use('draft_followup', { connectionId: await assistant.find('Kofi') })
    },
    sees: ['Kofi', /lamps/],
    about: ['kofi'],
    holds: async (judge) => assert.equal((await judge.followups('kofi', 'draft')).length, 1),
  },
  {
    says: 'I sent the draft to Lars.',
    eight: null,
    full: async (assistant) => {
      await assistant.use('brief', { connectionId: await assistant.find('Lars') })
      await assistant.use('update_followup', { id: assistant.pick('id', 'subject'), action: 'send' })
    },
    about: ['lars'],
    holds: async (judge) => {
      assert.equal((await judge.followups('lars', 'sent')).length, 1)
      assert.equal((await judge.timeline('lars'))[0]?.kind, 'message')
    },
  },
  {
    says: 'Hold back the draft to Odile until Monday.',
    eight: null,
    full: async (assistant) => {
      await assistant.use('brief', { connectionId: await assistant.find('Odile') })
      const id = assistant.pick('id', 'subject')
      await assistant.use('update_followup', { id, action: 'snooze', until: '2026-11-23' })
    },
    about: ['odile'],
    holds: async (judge) => {
      const [draft] = await judge.followups('odile', 'snoozed')
      assert.match(draft?.snoozedUntil ?? '', /^2026-11-2[23]/)
    },
  },
  {
    says: 'In the draft to Mirela, say Thursday instead of Friday.',
    eight: null,
    full: async (assistant) => {
      await assistant.use('brief', { connectionId: await assistant.find('Mirela') })
      const id = assistant.pick('id', 'subject')
      const body = assistant.pick('body', 'subject').replace('Friday', 'Thursday')
      await assistant.use('update_followup', { id, action: 'edit', body })
    },
    about: ['mirela'],
    holds: async (judge) => {
      const [draft] = await judge.followups('mirela', 'draft')
      assert.match(draft?.body ?? '', /Good news about the budget\. I can show you a first sketch on Thursday\./)
    },
  },
  {
    says: 'Throw the draft to Piet away.',
    eight: null,
    full: async (assistant) => {
      await assistant.use('brief', { connectionId: await assistant.find('Piet') })
      await assistant.use('update_followup', { id: assistant.pick('id', 'subject'), action: 'dismiss' })
    },
    about: ['piet'],
    holds: async (judge) => assert.equal((await judge.followups('piet', 'dismissed')).length, 1),
  },
]
