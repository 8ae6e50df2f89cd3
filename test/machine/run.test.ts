import assert from 'node:assert/strict'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite, type TestContext, test } from 'node:test'
import { root, run } from './running.ts'

const runtime = `${process.platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node'}-${process.platform}-${process.arch}`

suite('the run script', { concurrency: 2 }, () => {
  test('an old Node gets a one-sentence error before anything else', async (t) => {
    const folder = await project(t, { node: process.versions.node })
    const old = `Object.defineProperty(process, 'versions', { value: { node: '18.20.8' } })
      require('node:module').prototype.require = () => { throw new Error('it asked for a module') }`
    await writeFile(join(folder, 'old.cjs'), old)
    const { ended, output } = run(
      process.execPath,
      ['--require', join(folder, 'old.cjs'), 'scripts/run.cjs'],
      {},
      folder,
    )
    assert.equal((await ended).code, 1)
    assert.equal(output(), 'Kith needs Node 20 or newer to install itself; this is Node 18.20.8.\n')
  })

  for (const [whose, node] of [
    ['the pinned Node', process.versions.node],
    ['another Node', '20.0.0'],
  ] as const) {
    test(`started by ${whose}, it passes arguments and the exit code on, and works in the project's folder`, async (t) => {
      const folder = await project(t, { node })
      const program = `process.stdout.write(JSON.stringify([process.cwd(), ...process.argv.slice(2)]))
        process.exitCode = 7`
      await writeFile(join(folder, 'program.mjs'), program)
      const { ended, output } = run(process.execPath, [join(folder, 'scripts/run.cjs'), 'program.mjs', 'a', 'b c'], {})
      assert.equal((await ended).code, 7, output())
      assert.deepEqual(JSON.parse(output()), [folder, 'a', 'b c'])
    })
  }

  test('a runtime that lacks a library of the system names the package', async (t) => {
    const folder = await project(t, { node: '20.0.0' })
    const bin = join(folder, 'node_modules', runtime, 'bin/node')
    await rm(bin)
    await writeFile(bin, '#!/bin/sh\necho "libatomic.so.1: cannot open shared object file" >&2\nexit 127\n', {
      mode: 0o755,
    })
    const { ended, output } = run(process.execPath, ['scripts/run.cjs', 'program.mjs'], {}, folder)
    assert.equal((await ended).code, 127)
    assert.match(output(), /^libatomic.*\nNode 20\.0\.0 does not start here\. .*apt-get install libatomic1\n$/)
  })

  test('a failed installation is reported, and retried at the next start', async (t) => {
    const folder = await project(t, { node: '20.0.0', lock: 'not a lock' })
    await rm(join(folder, 'node_modules'), { recursive: true })
    for (const _ of ['first', 'next']) {
      const { ended, output } = run(process.execPath, ['scripts/run.cjs', 'program.mjs'], {}, folder)
      assert.equal((await ended).code, 1)
      assert.match(
        output(),
        /^Installing Kith's dependencies\. .*\nnpm error [\s\S]*\nThe installation failed; npm says why/,
      )
    }
  })
})

test('every package is pinned with its integrity, the runtime of each platform too', async () => {
  const { packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'))
  const installed = Object.entries<{ integrity?: string; version: string }>(packages).filter(([path]) => path !== '')
  assert.deepEqual(
    installed.filter(([, { integrity }]) => !integrity).map(([path]) => path),
    [],
  )
  const runtimes = installed.filter(([path]) => /^node_modules\/node-(bin-)?(linux|darwin|win)-\w+$/.test(path))
  assert.deepEqual(new Set(runtimes.map(([, { version }]) => version)), new Set([process.versions.node]))
  assert.equal(runtimes.length, 5)
})

/** A project with only the script under test that counts as installed. */
async function project(t: TestContext, { node, lock = '{}' }: { node: string; lock?: string }) {
  const folder = await mkdtemp(join(tmpdir(), 'kith-run-'))
  t.after(() => rm(folder, { recursive: true, force: true }))
  await cp(join(root, 'scripts/run.cjs'), join(folder, 'scripts/run.cjs'))
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'some', version: '1.0.0', optionalDependencies: { [runtime]: node } }),
  )
  await writeFile(join(folder, 'package-lock.json'), lock)
  await mkdir(join(folder, 'node_modules', runtime, 'bin'), { recursive: true })
  await symlink(process.execPath, join(folder, 'node_modules', runtime, 'bin/node'))
  await writeFile(join(folder, 'node_modules/.kith-installed'), `service\n${lock}`)
  return folder
}
