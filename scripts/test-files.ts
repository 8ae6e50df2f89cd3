import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Where a test file runs by day, and which parts wait for the night. */
export type TestFile = {
  file: string
  /**
   * Browser and machine tests start their own services. Fault tests kill the service. Tests of how long work blocks a process
   * run apart from the rest, which shares processes: hundreds of test files in one make each of them slower.
   */
  kind: 'browser' | 'machine' | 'faults' | 'blocks' | 'store'
  /** Whether it runs on PostgreSQL too: by day, at night only, or never. */
  postgres: 'day' | 'night' | 'never'
  /** Whether some of its tests run only at night, or more often then. */
  isLonger: boolean
}

export function findTestFiles(): TestFile[] {
  return globSync('{src,test}/**/*.test.ts').sort().map(describeFile)
}

function describeFile(file: string): TestFile {
  const source = readFileSync(file, 'utf8')
  const isAboutProcess = source.includes("/longest-block.ts'")
  const kind = isAboutProcess ? 'blocks' : kindOf(file)
  const opensStore = /\/(harness|stores|running|world|recordings)\.ts'/.test(source)
  const hasOwnStore = kind === 'browser' || kind === 'machine'
  const postgres = hasOwnStore || isAboutProcess || !opensStore ? 'never' : hasQueries(file, source) ? 'day' : 'night'
  return { file, kind, postgres, isLonger: source.includes("/nightly.ts'") }
}

function kindOf(file: string) {
  const [room, folder] = file.split('/')
  return room === 'test' && (folder === 'browser' || folder === 'machine' || folder === 'faults') ? folder : 'store'
}

/**
 * What differs between the stores is SQL. So a test repeats on PostgreSQL by day if it has queries of its own or tells the
 * stores apart, or if the code beside it does, in its folder or below.
 */
function hasQueries(file: string, source: string) {
  return query.test(source) || queryFolders.has(dirname(file))
}

const query =
  /\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(?:<[^`]*>)?`|\b(?:isPostgres|engineFor|databaseUrl|TEST_DATABASE_URL)\b/

const queryFolders = new Set(
  globSync('src/**/*.ts')
    .filter((file) => !file.endsWith('.test.ts') && query.test(readFileSync(file, 'utf8')))
    .flatMap((file) => foldersOf(file)),
)

/** The folder of a file and those around it, up to the slice: not the room. */
function foldersOf(file: string) {
  const folders: string[] = []
  for (let folder = dirname(file); folder.split('/').length >= 3; folder = dirname(folder)) folders.push(folder)
  return folders
}
