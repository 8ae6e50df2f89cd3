import { readPages } from '../pages.ts'
import type { ScriptedAssistant } from '../scripted-assistant.ts'
import type { Task } from '../task.ts'

/** Searches, for a question that needs no person's page. */
const search =
  (query: string, limit?: number) =>
  async (assistant: ScriptedAssistant): Promise<void> => {
    await assistant.use('search_connections', { query, ...(limit && { limit }) })
  }

const ask =
  (question: string) =>
  async (assistant: ScriptedAssistant): Promise<void> => {
    await assistant.use('ask', { question })
  }

/** Reads a person's page. */
const read =
  (name: string, ...words: string[]) =>
  async (assistant: ScriptedAssistant): Promise<void> => {
    await assistant.use('get_connection', { connectionId: await assistant.find(name, ...words) })
  }

export const recallTasks: Task[] = [
  {
    says: 'Who is vegetarian?',
    eight: search('vegetarian'),
    full: ask('Who is vegetarian?'),
    sees: ['Anna Kowalska', 'Ravi Menon', 'Hugo Peeters', 'Mohamed El Amrani'],
  },
  { says: 'Who do I know at Philips?', eight: search('Philips'), sees: ['Yusuf Demir', 'Noortje Prins'] },
  { says: 'Whom do I know in Ghent?', eight: search('Ghent'), sees: ['Hugo Peeters', 'Zoë Janssens'] },
  { says: 'Who was the one with the greenhouse?', eight: search('greenhouse'), sees: ['Simon Achterberg'] },
  {
    says: 'Somebody called from +31 6 5555 0142. Who is that?',
    eight: search('+31 6 5555 0142'),
    sees: ['Anna Visser'],
  },
  {
    says: 'Is Kasia from Gdańsk in there? I forgot her surname.',
    eight: search('Kasia Gdańsk'),
    sees: ['Katarzyna Nowak'],
  },
  {
    says: 'Who told me about the grant in Ghent, and when is the deadline?',
    eight: async (assistant) => {
      await assistant.use('search_connections', { query: 'grant Ghent' })
      await assistant.use('get_connection', { connectionId: assistant.pick('connectionId', 'grant') })
    },
    full: ask('Who told me about the grant in Ghent, and when is the deadline?'),
    sees: ['Ruth Abrams', '15 January'],
  },
  {
    says: 'Which kindergarten does Anna Visser’s son go to?',
    eight: read('Anna Visser'),
    full: ask('Which kindergarten does Anna Visser’s son go to?'),
    sees: ['De Regenboog'],
  },
  {
    says: 'When did I last speak to Ravi, and what about?',
    eight: read('Ravi'),
    sees: ['2026-10-29', 'fish sauce'],
  },
  {
    says: 'What did Sarah Okafor say about generators for Lagos?',
    eight: search('Sarah Okafor generator Lagos'),
    full: ask('What did Sarah Okafor say about generators for Lagos?'),
    sees: ['a generator that does not hum'],
  },
  {
    says: 'What is the name of Sarah’s dog? Sarah Okafor, I mean.',
    eight: search('Sarah Okafor dog'),
    full: ask('What is the name of Sarah Okafor’s dog?'),
    sees: ['Pijl'],
  },
  {
    says: 'Read me everything about Sarah Okafor since the beginning.',
    eight: async (assistant) => {
      const connectionId = await assistant.find('Sarah Okafor')
      await readPages(assistant, 'get_connection', { connectionId })
    },
    full: async (assistant) => {
      const connectionId = await assistant.find('Sarah Okafor')
      await readPages(assistant, 'list_timeline', { connectionId })
    },
    sees: { of: ({ entries }) => entries.filter(({ person }) => person === 'sarah').map(({ text }) => text) },
  },
  {
    says: 'What did Sarah Okafor and I do in spring 2022?',
    eight: async (assistant) => {
      const connectionId = await assistant.find('Sarah Okafor')
      await assistant.use('get_connection', { connectionId, before: '2022-06-01T00:00:00Z' })
    },
    full: async (assistant) => {
      const connectionId = await assistant.find('Sarah Okafor')
      await assistant.use('list_timeline', { connectionId, from: '2022-03-21', to: '2022-05-31' })
    },
    sees: {
      of: ({ entries }) =>
        entries
          .filter(({ person, day }) => person === 'sarah' && day >= '2022-03-21' && day < '2022-06-01')
          .map(({ text }) => text),
    },
  },
  {
    says: 'List everyone from the choir.',
    eight: search('choir', 50),
    sees: {
      of: ({ people }) => people.filter(({ tags }) => tags?.includes('choir')).map(({ displayName }) => displayName),
    },
  },
  {
    says: 'Show me fifty of my people.',
    eight: (assistant) => readPages(assistant, 'search_connections', { limit: 50 }),
    sees: {
      of: ({ people }) => [(shown) => people.filter(({ displayName }) => shown.includes(displayName)).length >= 50],
    },
  },
  {
    says: 'Is there a Gerrit Wolters in my memory?',
    eight: search('Gerrit Wolters'),
    sees: [/nobody|unmatched/],
  },
  {
    says: 'Which Jan de Vries is the carpenter? I need his e-mail address.',
    eight: read('Jan de Vries', 'carpenter'),
    sees: ['jan@timmerwerk.example'],
  },
  {
    says: 'Does Fatima like visible screws?',
    eight: search('Fatima screws'),
    full: ask('Does Fatima like visible screws?'),
    sees: ['without visible screws'],
  },
  {
    says: 'Whom did I meet in October?',
    eight: null,
    full: ask('Whom did I meet in October?'),
    sees: ['Lunch with Ravi', 'Aarhus', 'Kofi’s exhibition'],
  },
  {
    says: 'Did I ever send Greta the fee note?',
    eight: read('Greta'),
    sees: ['fee note', '2026-06-26'],
  },
]
