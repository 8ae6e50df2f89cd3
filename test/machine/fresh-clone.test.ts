import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, suite, test } from 'node:test'
import { onlyAtNight } from '../harness/nightly.ts'
import { killGroup, ownPath, pause, readyAt, root, run, signUp } from './running.ts'

suite('a fresh clone', { skip: onlyAtNight }, () => {
  let folder: string
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kith-clone-'))
    for (const file of committable()) await cp(join(root, file), join(folder, file))
  })
  after(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }))

  test('the next start repairs an interrupted installation, even two simultaneous ones', async (t) => {
    const killed = npmStart()
    while (!existsSync(join(folder, 'node_modules/fastify'))) await pause(50)
    await killGroup(killed)
    assert.ok(!existsSync(join(folder, 'node_modules/.kith-installed')))

    const began = performance.now()
    const both = [npmStart(), npmStart('other-data')]
    const [url = ''] = await Promise.all(both.map((npm) => readyAt(npm, 180_000)))
    t.diagnostic(`installed and ready after ${Math.round((performance.now() - began) / 1000)} s`)
    assert.equal(both.filter((npm) => npm.output().includes('Installed in')).length, 1)
    assert.match(await signUp({ url }), /^kith_ses_/)
    await Promise.all(both.map((npm) => killGroup(npm, 'SIGTERM')))
  })

  test('only production dependencies are installed', () => {
    const { devDependencies, dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    const isInstalled = (name: string) => existsSync(join(folder, 'node_modules', name))
    assert.deepEqual(Object.keys(devDependencies).filter(isInstalled), [])
    assert.deepEqual(
      Object.keys(dependencies).filter((name) => !isInstalled(name)),
      [],
    )
  })

  test('the next start is quick, and installs nothing', async (t) => {
    const began = performance.now()
    const npm = npmStart()
    await readyAt(npm)
    const after = performance.now() - began
    t.diagnostic(`ready after ${Math.round(after)} ms; ${memory(npm.child.pid ?? 0)}`)
    assert.doesNotMatch(npm.output(), /Install/)
    await killGroup(npm, 'SIGTERM')
  })

  const npmStart = (data = 'data') => run('npm', ['start'], { PATH: ownPath(), KITH_DATA: join(folder, data) }, folder)
})

/** The files that a clone of the working tree would contain. */
function committable() {
  const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' })
  return stdout.split('\0').filter((file) => file && existsSync(join(root, file)))
}

/** The memory of each process of the group, where the system reports it. */
function memory(group: number) {
  if (!existsSync('/proc/self/stat')) return 'memory unknown'
  const held = readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid) && groupOf(pid) === group)
    .map((pid) => /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  return `memory of its processes: ${held.map((kilobytes) => `${Math.round(Number(kilobytes) / 1024)} MB`).join(', ')}`
}

function groupOf(pid: string) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')')).split(' ')[3])
  } catch {
    return 0
  }
}
