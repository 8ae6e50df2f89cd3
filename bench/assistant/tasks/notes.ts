import assert from 'node:assert/strict'
import type { Judge } from '../judge.ts'
import type { Task } from '../task.ts'

/** Asserts that a person's timeline has an entry like this. */
async function hasEntry(judge: Judge, key: string, wanted: { text: RegExp; kind?: string; day?: string }) {
  const timeline = await judge.timeline(key)
  const fits = timeline.some(
    ({ text = '', kind, occurredAt }) =>
      wanted.text.test(text) &&
      (wanted.kind === undefined || kind === wanted.kind) &&
      occurredAt.startsWith(wanted.day ?? '2026-11-17'),
  )
  assert.ok(fits, `${key} has no entry ${wanted.text}`)
}

export const noteTasks: Task[] = [
  {
    says: 'I called Ravi yesterday, log it.',
    eight: async (assistant) => {
      const connectionId = await assistant.find('Ravi')
      const occurredAt = '2026-11-16T12:00:00+01:00'
      await assistant.use('add_note', { connectionId, kind: 'call', text: 'I called Ravi.', occurredAt })
    },
    about: ['ravi'],
    holds: (judge) => hasEntry(judge, 'ravi', { text: /called/, kind: 'call', day: '2026-11-16' }),
  },
  {
    says: 'Had lunch with Anna Visser today. She is looking for a new office in Delft.',
    eight: async (assistant) => {
      const connectionId = await assistant.find('Anna Visser')
      const text = 'Had lunch with Anna Visser. She is looking for a new office in Delft.'
      await assistant.use('add_note', { connectionId, kind: 'meeting', text })
    },
    about: ['annav'],
    holds: (judge) => hasEntry(judge, 'annav', { text: /new office/, kind: 'meeting' }),
  },
  {
    says: 'Note for David, the caterer: allergic to nuts.',
    eight: async (assistant) => {
      const connectionId = await assistant.find('David', 'caterer')
      await assistant.use('add_note', { connectionId, text: 'Allergic to nuts.' })
    },
    about: ['davidk'],
    holds: (judge) => hasEntry(judge, 'davidk', { text: /nuts/ }),
  },
  {
    says: 'Jan the notary sent me the land register papers. Note it.',
    eight: async (assistant) => {
      const connectionId = await assistant.find('Jan', 'notary')
      await assistant.use('add_note', { connectionId, kind: 'message', text: 'Jan sent me the land register papers.' })
    },
    about: ['janu'],
    holds: (judge) => hasEntry(judge, 'janu', { text: /land register papers/ }),
  },
  {
    says: 'I e-mailed Sarah Klein on Friday about the museum quote.',
    eight: async (assistant) => {
      const connectionId = await assistant.find('Sarah Klein')
      const text = 'I e-mailed Sarah Klein about the museum quote.'
      await assistant.use('add_note', { connectionId, kind: 'message', text, occurredAt: '2026-11-13T12:00:00Z' })
    },
    about: ['sarahk'],
    holds: (judge) => hasEntry(judge, 'sarahk', { text: /museum quote/, kind: 'message', day: '2026-11-13' }),
  },
  {
    says: 'Talked to my mother on Sunday about Christmas, twenty minutes on the phone.',
    eight: async (assistant) => {
      await assistant.use('search_connections', { query: 'mother' })
      const connectionId = assistant.pick('connectionId', 'my mother')
      const text = 'Talked about Christmas, twenty minutes on the phone.'
      await assistant.use('add_note', { connectionId, kind: 'call', text, occurredAt: '2026-11-15T12:00:00Z' })
    },
    about: ['ingrid'],
    holds: (judge) => hasEntry(judge, 'ingrid', { text: /twenty minutes/, kind: 'call', day: '2026-11-15' }),
  },
  {
    says: 'Saw Elif today. I’ll send her the copper samples by 1 December.',
    eight: async (assistant) => {
      const connectionId = await assistant.find('Elif')
      const text = 'Saw Elif. I’ll send her the copper samples by 1 December.'
      await assistant.use('add_note', { connectionId, kind: 'meeting', text })
    },
    sees: ['2026-12-01'],
    about: ['elif'],
    holds: async (judge) => {
      const promises = await judge.openPromises('elif')
      assert.ok(promises.some(({ text, dueOn }) => /copper samples/.test(text) && dueOn === '2026-12-01'))
    },
  },
  {
    says: 'About Chiara: maybe I should send her the brass catalogue. — Yes, make that a promise, by Thursday.',
    eight: null,
    full: async (assistant) => {
      const connectionId = await assistant.find('Chiara')
      await assistant.use('add_note', { connectionId, text: 'Maybe I should send her the brass catalogue.' })
      const promiseId = assistant.pick('id', 'catalogue', 'suggested')
      await assistant.use('update_promise', { promiseId, status: 'open', dueOn: '2026-11-19' })
    },
    about: ['chiara'],
    holds: async (judge) => {
      const promises = await judge.openPromises('chiara')
      assert.ok(promises.some(({ text, dueOn }) => /catalogue/.test(text) && dueOn === '2026-11-19'))
      assert.deepEqual(await judge.suggestions('chiara'), [])
    },
  },
  {
    says: 'Note for Maria in Malmö: she loves tulips. — Oh, that was the other one. Undo that and put it with Maria in Porto.',
    eight: null,
    full: async (assistant) => {
      const lund = await assistant.find('Maria', 'Malmö')
      const teixeira = assistant.pick('connectionId', 'Maria', 'Porto')
      await assistant.use('add_note', { connectionId: lund, text: 'She loves tulips.' })
      await assistant.use('undo')
      await assistant.use('add_note', { connectionId: teixeira, text: 'She loves tulips.' })
    },
    about: ['marial', 'mariap'],
    holds: async (judge) => {
      await hasEntry(judge, 'mariap', { text: /tulips/ })
      await assert.rejects(hasEntry(judge, 'marial', { text: /tulips/ }))
    },
  },
  {
    says: 'Piet’s dog is called Moos. Note that. The line broke, so say it again: Piet’s dog is called Moos.',
    eight: async (assistant) => {
      const connectionId = await assistant.find('Piet')
      for (let time = 0; time < 2; time++) {
        await assistant.use('add_note', { connectionId, text: 'Piet’s dog is called Moos.' })
      }
    },
    about: ['piet'],
    holds: async (judge) => {
      const texts = (await judge.timeline('piet')).filter(({ text }) => text?.includes('Moos'))
      assert.equal(texts.length, 1)
    },
  },
  {
    says: 'Remember that Nadia’s lab is in building 22.',
    eight: async (assistant) => {
      const connectionId = (await assistant.find('Nadia')).toUpperCase()
      const text = 'Nadia’s lab is in building 22.'
      await assistant.use('add_note', { connectionId, text, kind: null, occurredAt: null })
    },
    about: ['nadia'],
    holds: (judge) => hasEntry(judge, 'nadia', { text: /building 22/ }),
  },
]
