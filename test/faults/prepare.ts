import { readConfig } from '#platform/config/config.ts'
import { prepareDatabase } from '#platform/db/open.ts'

// Creates the schema and prints when it begins, for a test that kills it on the way.
process.stdout.write('begins\n')
await prepareDatabase(readConfig(process.env), async () => {})
process.stdout.write('done\n')
