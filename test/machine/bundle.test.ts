import assert from 'node:assert/strict'
import { readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, suite, test } from 'node:test'
import { root, run } from './running.ts'

suite('the bundle', () => {
  let folder: string
  let cache: string
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kith-bundle-'))
    cache = join(folder, 'node_modules/.cache/kith')
    for (const part of ['assets', 'locales', 'scripts', 'src', 'package.json', 'package-lock.json'])
      await cp(join(root, part), join(folder, part), { recursive: true, preserveTimestamps: true })
    await mkdir(join(folder, 'node_modules'))
    for (const name of readdirSync(join(root, 'node_modules')))
      if (!name.startsWith('.')) await symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name))
    const lock = readFileSync(join(root, 'package-lock.json'), 'utf8')
    await writeFile(join(folder, 'node_modules/.kith-installed'), `service\n${lock}`)
  })
  after(() => rm(folder, { recursive: true, force: true }))

  async function kith(...args: string[]) {
    const running = run(process.execPath, ['scripts/run.cjs', 'scripts/kith.ts', ...args], {}, folder)
    const { code } = await running.ended
    return { code, output: running.output() }
  }

  const bundles = () => readdirSync(cache).filter((name) => name.startsWith('bundle-'))

  test('the first start builds it, even two simultaneous ones, and the next uses it', async () => {
    for (const { code, output } of await Promise.all([kith('help'), kith('help')]))
      assert.deepEqual([code, /^ {2}kith backup/m.test(output)], [0, true], output)
    const built = bundles()
    assert.equal(built.length, 1)
    await kith('help')
    assert.deepEqual(bundles(), built)
    assert.deepEqual(
      readdirSync(cache).filter((name) => /building|probe/.test(name)),
      [],
    )
  })

  test('a changed source is built again, and a stack trace names the source', async () => {
    const program = join(folder, 'scripts/kith.ts')
    const source = readFileSync(program, 'utf8')
    writeFileSync(
      program,
      `${source}\n`.replace('process.exit', "if (process.argv[2] === 'fail') fail()\nprocess.exit"),
    )
    writeFileSync(program, `\nfunction fail() {\n  throw new Error('as asked')\n}\n`, { flag: 'a' })
    const { output } = await kith('fail')
    const line =
      1 +
      readFileSync(program, 'utf8')
        .split('\n')
        .findIndex((text) => text.includes('throw new'))
    assert.ok(output.includes(`at fail (${program}:${line}:9)`), output)
    assert.equal(bundles().length, 2)
  })

  test('a bundle with a damaged file is built again', async () => {
    for (const name of bundles()) truncateSync(join(cache, name, 'scripts-kith.mjs'), 10)
    const { code, output } = await kith('help')
    assert.deepEqual([code, /^ {2}kith backup/m.test(output)], [0, true], output)
  })

  test('where nothing can be written, and where it cannot be built, the sources start', async () => {
    await rm(join(folder, 'node_modules/.cache'), { recursive: true })
    await writeFile(join(folder, 'node_modules/.cache'), 'in the way')
    const { code, output } = await kith('help')
    assert.deepEqual([code, /^ {2}kith backup/m.test(output)], [0, true], output)
    await rm(join(folder, 'node_modules/.cache'))
    await writeFile(join(folder, 'src/stdio.ts'), 'no program')
    const unbuilt = await kith('help')
    assert.deepEqual(
      [unbuilt.code, /could not be built, so Kith starts from its sources/.test(unbuilt.output)],
      [0, true],
    )
    // Node writes its compile cache there when it ends in peace.
    assert.deepEqual(
      readdirSync(cache).filter((name) => name !== 'compiled'),
      [],
    )
  })
})
