import { checkAll, isFailed, report } from './clients/check-all.ts'
import { publishedClients } from './clients/published-clients.ts'

// Connects published MCP clients from the npm registry by OAuth, at both addresses, with Read & write and with Read.
// Needs the registry and about ten minutes. Words choose clients: npm run check:clients -- claude

// Ended by hand, it still removes its folder.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))

const words = process.argv.slice(2).map((word) => word.toLowerCase())
const chosen = publishedClients.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)))
const rows = await checkAll(chosen)
console.log(report(rows))
process.exit(rows.some(isFailed) ? 1 : 0)
