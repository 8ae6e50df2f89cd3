import { readConfig } from '#platform/config/config.ts'
import { prepareDatabase } from '#platform/db/open.ts'

// Makes the schema and says when it begins, for a test that kills it in the middle.
process.stdout.write('begins\n')
await prepareDatabase(readConfig(process.env), async () => {})
process.stdout.write('done\n')
