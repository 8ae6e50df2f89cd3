import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { addOn } from './add-on.ts'
import { installAddOn } from './install-add-on.ts'

// A real npm installs a small package from a file, so that no registry is needed.

const folder = mkdtempSync(join(tmpdir(), 'kith-install-'))
after(() => rmSync(folder, { recursive: true }))
const manifest = packTinyPackage()

test('an add-on is installed into a folder of its own', async () => {
  const tiny = addOn('tiny', join(folder, 'data', 'addons', 'tiny'), manifest)
  await installAddOn(tiny)
  assert.equal(tiny.load('tiny'), 'It works.')
  assert.equal(tiny.isInstalled(), false, 'only a successful trial makes it count')
  tiny.countAsInstalled()
  assert.equal(tiny.isInstalled(), true)
  assert.deepEqual(readdirSync(join(folder, 'data', 'addons')), ['tiny'], 'nothing else is left')
})

test('two processes can install an add-on at once', async () => {
  const tiny = addOn('tiny', join(folder, 'twice', 'tiny'), manifest)
  const outcomes = await Promise.allSettled([installAddOn(tiny), installAddOn(tiny)])
  assert.ok(outcomes.some(({ status }) => status === 'fulfilled'))
  assert.equal(tiny.load('tiny'), 'It works.')
})

test('a failed download says why, and leaves nothing', async () => {
  const lost = join(folder, 'lost')
  mkdirSync(lost)
  for (const name of ['package.json', 'package-lock.json'])
    writeFileSync(join(lost, name), readFileSync(join(manifest, name), 'utf8').replaceAll('tiny-1.0.0.tgz', 'gone.tgz'))
  const tiny = addOn('tiny', join(folder, 'refused', 'tiny'), lost)
  await assert.rejects(installAddOn(tiny), /npm could not install the packages: .*ENOENT/s)
  assert.deepEqual(readdirSync(tiny.folder), [])
})

function packTinyPackage() {
  const source = join(folder, 'source')
  mkdirSync(source)
  writeFileSync(join(source, 'package.json'), '{ "name": "tiny", "version": "1.0.0", "main": "index.js" }')
  writeFileSync(join(source, 'index.js'), 'module.exports = "It works."')
  npm(folder, 'pack', source)
  const manifest = join(folder, 'manifest')
  mkdirSync(manifest)
  const dependencies = { tiny: `file:${join(folder, 'tiny-1.0.0.tgz')}` }
  writeFileSync(join(manifest, 'package.json'), JSON.stringify({ name: 'manifest', version: '1.0.0', dependencies }))
  npm(manifest, 'install', '--package-lock-only')
  return manifest
}

function npm(cwd: string, ...args: string[]) {
  execFileSync('npm', [...args, `--cache=${join(folder, 'cache')}`, '--offline'], { cwd, stdio: 'ignore' })
}
