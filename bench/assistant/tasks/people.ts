import assert from 'node:assert/strict'
import type { Task } from '../task.ts'

export const peopleTasks: Task[] = [
  {
    says: 'I just met Tom Reuter from Acme at the fair, I promised him the deck by Friday.',
    eight: null,
    full: async (assistant) => {
      const note = 'Met Tom at the fair. I promised him the deck by Friday.'
      await assistant.use('add_connection', { displayName: 'Tom Reuter', company: 'Acme', howMet: 'At the fair', note })
    },
    adds: ['Tom Reuter'],
    holds: async (judge) => {
      const [tom, ...others] = await judge.named('Tom Reuter')
      assert.equal(others.length, 0)
      assert.equal(tom?.company, 'Acme')
      const promises = await judge.client.Promises_list({ connectionId: tom?.connectionId ?? '' })
      assert.deepEqual(
        promises.map(({ dueOn }) => dueOn),
        ['2026-11-20'],
      )
    },
  },
  {
    says: 'Add Priya Nair, priya@lumen.example. She is a luminaire designer at Lumen. If she is already there, just update her.',
    eight: null,
    full: async (assistant) => {
      const person = { displayName: 'Priya Nair', title: 'Luminaire designer' }
      await assistant.use('add_connection', { ...person, company: 'Lumen', emails: ['priya@lumen.example'] })
      await assistant.use('update_connection', { connectionId: assistant.pick('connectionId', 'Nair'), ...person })
    },
    about: ['priya'],
    holds: async (judge) => {
      assert.equal((await judge.named('Priya Nair')).length, 1)
      const { displayName, title, emails } = await judge.person('priya')
      assert.deepEqual(
        { displayName, title, emails },
        { displayName: 'Priya Nair', title: 'Luminaire designer', emails: ['priya@lumen.example'] },
      )
    },
  },
  {
    says: 'New neighbour: Oskar Lind, phone +46 70 123 45 67, from Uppsala.',
    eight: null,
    full: async (assistant) => {
      const person = { displayName: 'Oskar Lind', phones: ['+46 70 123 45 67'], location: 'Uppsala' }
      await assistant.use('add_connection', { ...person, howMet: 'New neighbour' })
    },
    adds: ['Oskar Lind'],
    holds: async (judge) => assert.deepEqual((await judge.named('Oskar Lind'))[0]?.phones, ['+46 70 123 45 67']),
  },
  {
    says: 'I met two people at the dinner: Saskia Blom, a cook, and Ivo Ferrari, who sells ovens. Add both.',
    eight: null,
    full: async (assistant) => {
      await assistant.use('add_connection', { displayName: 'Saskia Blom', title: 'Cook', howMet: 'At the dinner' })
      await assistant.use('add_connection', {
        displayName: 'Ivo Ferrari',
        title: 'Sells ovens',
        howMet: 'At the dinner',
      })
    },
    adds: ['Saskia Blom', 'Ivo Ferrari'],
    holds: async (judge) => {
      assert.equal((await judge.named('Saskia Blom')).length, 1)
      assert.equal((await judge.named('Ivo Ferrari')).length, 1)
    },
  },
  {
    says: 'Add Jan de Vries, a plumber from Delft. Yes, a third Jan de Vries, he is neither of the two.',
    eight: null,
    full: async (assistant) => {
      const person = { displayName: 'Jan de Vries', title: 'Plumber', location: 'Delft' }
      await assistant.use('add_connection', person)
      if (!/Plumber/.test(assistant.answers.at(-1) ?? ''))
        await assistant.use('add_connection', { ...person, asNew: true })
    },
    adds: ['Jan de Vries'],
    holds: async (judge) => {
      const titles = (await judge.named('Jan de Vries')).map(({ title }) => title).sort()
      assert.deepEqual(titles, ['Plumber', 'carpenter', 'notary'])
    },
  },
  {
    says: 'Lotte Jansen’s birthday is on 3 May.',
    eight: null,
    full: async (assistant) => {
      const connectionId = await assistant.find('Lotte Jansen')
      await assistant.use('update_connection', { connectionId, birthday: '--05-03' })
    },
    about: ['lotte'],
    holds: async (judge) => assert.equal((await judge.person('lotte')).birthday, '--05-03'),
  },
  {
    says: 'Two people are called Maria: the one in Porto moved to Braga.',
    eight: null,
    full: async (assistant) => {
      const connectionId = await assistant.find('Maria', 'Porto')
      await assistant.use('update_connection', { connectionId, location: 'Braga' })
    },
    about: ['mariap'],
    holds: async (judge) => {
      assert.equal((await judge.person('mariap')).location, 'Braga')
      assert.equal((await judge.person('marial')).location, 'Malmö')
    },
  },
  {
    says: 'Tag Hugo with “garden”.',
    eight: null,
    full: async (assistant) => {
      const connectionId = await assistant.find('Hugo')
      await assistant.use('update_connection', { connectionId, addTags: ['garden'] })
    },
    about: ['hugo'],
    holds: async (judge) =>
      assert.deepEqual((await judge.person('hugo')).tags.toSorted(), ['friends', 'garden', 'work']),
  },
  {
    says: 'Kofi has a second phone, +31 6 5555 0188. Keep the old one.',
    eight: null,
    full: async (assistant) => {
      const connectionId = await assistant.find('Kofi')
      await assistant.use('update_connection', { connectionId, addPhones: ['+31 6 5555 0188'] })
    },
    about: ['kofi'],
    holds: async (judge) =>
      assert.deepEqual((await judge.person('kofi')).phones, ['+31 6 5555 0177', '+31 6 5555 0188']),
  },
  {
    says: 'I want to be in touch with Greta every 30 days.',
    eight: null,
    full: async (assistant) => {
      const connectionId = await assistant.find('Greta')
      await assistant.use('update_connection', { connectionId, rhythmDays: 30 })
    },
    about: ['greta'],
    holds: async (judge) => assert.equal((await judge.person('greta')).rhythm.days, 30),
  },
  {
    says: 'Yusuf has left Philips. He is a freelance product manager now.',
    eight: null,
    full: async (assistant) => {
      const connectionId = await assistant.find('Yusuf')
      await assistant.use('update_connection', { connectionId, clear: ['company'], title: 'Freelance product manager' })
    },
    about: ['yusuf'],
    holds: async (judge) => {
      const { company, title } = await judge.person('yusuf')
      assert.deepEqual([company, title], [undefined, 'Freelance product manager'])
    },
  },
  {
    says: 'Add Gerda Vos. — No, undo that, I know her only from television.',
    eight: null,
    full: async (assistant) => {
      await assistant.use('add_connection', { displayName: 'Gerda Vos' })
      await assistant.use('undo')
    },
    adds: ['Gerda Vos', 'a removed person'],
    holds: async (judge) => assert.deepEqual(await judge.named('Gerda Vos'), []),
  },
]
