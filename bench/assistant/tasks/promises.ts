import assert from 'node:assert/strict'
import { readPages } from '../pages.ts'
import type { Task } from '../task.ts'

export const promiseTasks: Task[] = [
  {
    says: 'What did I promise Ana, and by when?',
    eight: async (assistant) => {
      await assistant.use('get_connection', { connectionId: await assistant.find('Ana') })
    },
    sees: ['drawings of the entrance', '2026-11-19', 'three warm lamps', '2026-11-30'],
  },
  {
    says: 'Which promises are due this week?',
    eight: async (assistant) => {
      await assistant.use('list_open_promises')
    },
    sees: {
      of: ({ promises }) =>
        promises.filter(({ dueOn, completedOn }) => !completedOn && dueOn <= '2026-11-22').map(({ text }) => text),
    },
  },
  {
    says: 'What is overdue?',
    eight: async (assistant) => {
      await assistant.use('list_open_promises', { limit: 10 })
    },
    sees: [/drawings of the reading room.*"overdue":true/, /Recommend a designer.*"overdue":true/, 'amber domes'],
  },
  {
    says: 'Read me all my open promises, every single one.',
    eight: async (assistant) => {
      await readPages(assistant, 'list_open_promises', { limit: 50 })
    },
    sees: { of: ({ promises }) => promises.filter(({ completedOn }) => !completedOn).map(({ text }) => text) },
  },
  {
    says: 'I have sent Greta the drawings, tick it off.',
    eight: async (assistant) => {
      await assistant.use('get_connection', { connectionId: await assistant.find('Greta') })
      await assistant.use('complete_promise', { promiseId: assistant.pick('promiseId', 'drawings') })
    },
    about: ['greta'],
    holds: async (judge) => {
      const texts = (await judge.openPromises('greta')).map(({ text }) => text)
      assert.deepEqual(texts, ['Write the light plan for the library'])
    },
  },
  {
    says: 'Bram has the text of the spring catalogue now: done.',
    eight: async (assistant) => {
      const { connections } = await assistant.use('search_connections', { query: 'Bram text of the spring catalogue' })
      const connectionId = assistant.pick('connectionId', 'Bram')
      // The promise is shown if the search found it by the promise.
      if (!JSON.stringify(connections).includes('promiseId')) await assistant.use('get_connection', { connectionId })
      await assistant.use('complete_promise', { promiseId: assistant.pick('promiseId', 'catalogue') })
    },
    about: ['bramv'],
    holds: async (judge) => assert.deepEqual(await judge.openPromises('bramv'), []),
  },
  {
    says: 'Move the promise to Kofi to Tuesday next week.',
    eight: null,
    full: async (assistant) => {
      await assistant.use('get_connection', { connectionId: await assistant.find('Kofi') })
      await assistant.use('update_promise', { promiseId: assistant.pick('promiseId', 'Kofi'), dueOn: '2026-11-24' })
    },
    about: ['kofi'],
    holds: async (judge) => {
      const promises = await judge.openPromises('kofi')
      assert.deepEqual(
        promises.map(({ text, dueOn }) => [text, dueOn]),
        [['Lend Kofi six lamps for his exhibition', '2026-11-24']],
      )
    },
  },
  {
    says: 'I will not give the talk to Lotte’s students after all. Drop that promise.',
    eight: null,
    full: async (assistant) => {
      await assistant.use('get_connection', { connectionId: await assistant.find('Lotte') })
      await assistant.use('update_promise', { promiseId: assistant.pick('promiseId', 'talk'), status: 'removed' })
    },
    about: ['lotte'],
    holds: async (judge) => assert.deepEqual(await judge.openPromises('lotte'), []),
  },
  {
    says: 'I ticked off the quote for Sarah Klein by mistake. Open it again.',
    eight: null,
    full: async (assistant) => {
      await assistant.use('get_connection', { connectionId: await assistant.find('Sarah Klein') })
      await assistant.use('update_promise', { promiseId: assistant.pick('promiseId', 'quote'), status: 'open' })
    },
    about: ['sarahk'],
    holds: async (judge) => assert.equal((await judge.openPromises('sarahk')).length, 1),
  },
  {
    says: 'It is two lamps for Piet’s barn, not one. Change the promise: “Bring Piet two lamps for the barn”.',
    eight: null,
    full: async (assistant) => {
      await assistant.use('get_connection', { connectionId: await assistant.find('Piet') })
      await assistant.use('update_promise', {
        promiseId: assistant.pick('promiseId', 'barn', 'dueOn'),
        text: 'Bring Piet two lamps for the barn',
      })
    },
    about: ['piet'],
    holds: async (judge) =>
      assert.equal((await judge.openPromises('piet'))[0]?.text, 'Bring Piet two lamps for the barn'),
  },
  {
    says: 'I have to call Hugo’s client about the path lights by 30 November. Put it down as a promise to Hugo.',
    eight: async (assistant) => {
      const connectionId = await assistant.find('Hugo')
      await assistant.use('add_note', {
        connectionId,
        text: 'I have to call his client about the path lights by 30 November.',
      })
    },
    full: async (assistant) => {
      const connectionId = await assistant.find('Hugo')
      await assistant.use('add_promise', {
        connectionId,
        text: 'Call Hugo’s client about the path lights',
        dueOn: '2026-11-30',
      })
    },
    about: ['hugo'],
    holds: async (judge) => {
      const promises = await judge.openPromises('hugo')
      assert.ok(promises.some(({ text, dueOn }) => /path lights/.test(text) && dueOn === '2026-11-30'))
    },
  },
  {
    says: 'I promised Yusuf an introduction to Femke, next Monday at 4 pm.',
    eight: async (assistant) => {
      const connectionId = await assistant.find('Yusuf')
      await assistant.use('add_note', {
        connectionId,
        text: 'I promised Yusuf an introduction to Femke, next Monday at 4 pm.',
      })
    },
    full: async (assistant) => {
      const connectionId = await assistant.find('Yusuf')
      await assistant.use('add_promise', {
        connectionId,
        text: 'Introduction to Femke',
        dueOn: '2026-11-23',
        dueTime: '16:00',
      })
    },
    about: ['yusuf'],
    holds: async (judge) => {
      const promises = await judge.openPromises('yusuf')
      assert.ok(promises.some(({ text, dueOn }) => /introduc.*Femke/i.test(text) && dueOn === '2026-11-23'))
    },
  },
  {
    says: 'Wout: I never promised him the book. Dismiss that suggestion.',
    eight: null,
    full: async (assistant) => {
      await assistant.use('brief', { connectionId: await assistant.find('Wout') })
      await assistant.use('update_promise', { promiseId: assistant.pick('id', 'book'), status: 'removed' })
    },
    about: ['wout'],
    holds: async (judge) => assert.deepEqual(await judge.suggestions('wout'), []),
  },
  {
    says: 'Tick off Ravi’s designer. — No wait, I have not done that. Undo that.',
    eight: null,
    full: async (assistant) => {
      await assistant.use('get_connection', { connectionId: await assistant.find('Ravi') })
      await assistant.use('complete_promise', { promiseId: assistant.pick('promiseId', 'designer', 'Recommend') })
      await assistant.use('undo')
    },
    about: ['ravi'],
    holds: async (judge) => assert.equal((await judge.openPromises('ravi')).length, 1),
  },
]
