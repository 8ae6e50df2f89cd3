import { parseArgs } from 'node:util'
import { postgresStore, sqliteStore } from '../stores.ts'
import { renderMarkdown } from '../table.ts'
import { peopleSearch } from './people-search.ts'

// One size on one store, for while one works on it: `--people 10000 --store postgres`. All of them: `npm run bench`.

const { values: flags } = parseArgs({
  options: { people: { type: 'string', default: '10000' }, store: { type: 'string', default: 'sqlite' } },
})
const store = flags.store === 'postgres' ? await postgresStore() : await sqliteStore()
process.stdout.write(renderMarkdown(await peopleSearch([store], [Number(flags.people)])))
await store.close()
process.exit(0)
