import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { after, test } from 'node:test'
import { newMember, openHouse } from '../harness/harness.ts'
import { onlyAtNight } from '../harness/nightly.ts'
import { openPreparedSqlite, storeSettings } from '../harness/stores.ts'
import { blackPng } from '../samples/images.ts'
import { recording } from '../samples/recordings.ts'
import { root } from './running.ts'

const folder = await mkdtemp(join(tmpdir(), 'kith-command-'))
after(() => rm(folder, { recursive: true, force: true }))
const store = await openPreparedSqlite()
after(store.remove)

type Said = { code: number; out: string; error: string }

function kith(args: string[], env: Record<string, string> = store.env): Promise<Said> {
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env
  const options = { env: { PATH, NODE_COMPILE_CACHE, INIT_CWD: folder, ...env } }
  return new Promise((resolve) => {
    execFile(process.execPath, ['scripts/kith.ts', ...args], options, (error, out, said) =>
      resolve({ code: Number(error?.code ?? 0), out, error: said }),
    )
  })
}

test('a backup is made, verified and restored by command, with a passphrase', async () => {
  await writeFile(join(folder, 'secret'), 'correct horse\n')
  const made = await kith(['backup', 'kith.zip.age', '--passphrase-file', 'secret'])
  assert.match(made.out, /kith\.zip\.age has \d+ rows and 0 files, .* It was read again and checked\.\n$/, made.error)
  const data = join(folder, 'restored')
  const restored = await kith(['restore', 'kith.zip.age', '--passphrase-file', 'secret'], { KITH_DATA: data })
  assert.match(restored.out, /^Everything is as it was on .*npm start/, restored.error)
  const left = await readdir(data, { recursive: true })
  assert.deepEqual(
    left.filter((name) => /restoring|\.zip/.test(name)),
    [],
  )
  const again = await kith(['restore', 'kith.zip.age', '--passphrase-file', 'secret'], { KITH_DATA: data })
  assert.deepEqual([again.code, again.error.split('.')[0]], [1, 'There is a database already'])
})

test('a backup and an archive name the recordings and photos that are lost, and end with a code of their own', {
  skip: onlyAtNight,
}, async (t) => {
  const house = await openHouse({}, openPreparedSqlite())
  t.after(() => house.close())
  const { client, memberId, email } = await newMember(house)
  const { connectionId } = await client.Connections_create({ displayName: 'Ana' })
  const { ixId } = await client.Memory_addInteraction({ connectionId, audio: recording('memo.m4a') })
  const photo = new Blob([blackPng(2, 2)])
  await client.Connections_photo({ connectionId, photo })
  await client.Cards_photo({ id: (await client.Cards_create({ slug: 'ana' })).id, photo })
  const env = storeSettings(house.kith.config)
  const whole = await kith(['backup', 'whole.zip'], env)
  assert.deepEqual([whole.code, whole.error], [0, ''])
  await house.kith.blobs.remove(`audio/${memberId}/${ixId}`)
  const backup = await kith(['backup', 'lost.zip'], env)
  assert.equal(backup.code, 3, backup.error)
  assert.match(backup.out, /It was read again and checked\.\n$/)
  const lost = `It lacks:\n  audio/${memberId}/${ixId}\n`
  assert.ok(backup.error.endsWith(`The backup is not complete. ${lost}`), backup.error)
  const verified = await kith(['verify', 'lost.zip'], env)
  assert.deepEqual([verified.code, verified.error.endsWith(lost)], [3, true])
  const archive = await kith(['export', email, 'archive.zip'], env)
  const missing = `The archive is not complete. It lacks:\n  audio/${ixId}.m4a\n`
  assert.deepEqual([archive.code, archive.error], [3, missing])
  assert.match(archive.out, /^What there is of /)
  for (const folder of ['photos', 'portraits']) {
    const [[key = ''] = []] = await Array.fromAsync(house.kith.blobs.list(folder))
    await house.kith.blobs.remove(key)
    const { code, error } = await kith(['backup', `no-${folder}.zip`], env)
    assert.deepEqual([code, error.includes(`\n  ${key}\n`)], [3, true], error)
  }
})

test('the doctor names each part and how to mend it', async () => {
  const { code, out } = await kith(['doctor'], {
    ...store.env,
    BASE_URL: 'http://kith.example',
    KITH_SMTP_URL: 'smtp://127.0.0.1:1',
  })
  assert.equal(code, 1)
  for (const line of [
    /^✔ Database: SQLite in .* answers and is undamaged\.$/m,
    /^✔ Migrations: The database has the schema of this version\.$/m,
    /^✖ Address: http:\/\/kith\.example is not HTTPS\.\n {4}Put a proxy/m,
    /^✖ Mail: 127\.0\.0\.1:1 does not accept: ESOCKET\.\n {4}Check the host/m,
    /^✔ Clock: It is set\.$/m,
  ])
    assert.match(out, line)
})

test('installed by npm as a package, the command works in the folder where it is typed', {
  skip: onlyAtNight,
}, async () => {
  const packages = join(folder, 'shop/node_modules')
  const installed = join(packages, 'kith')
  await mkdir(installed, { recursive: true })
  const { files } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { files: string[] }
  for (const part of [...files.filter((name) => !name.startsWith('!')), 'package.json'])
    await cp(join(root, part), join(installed, part), { recursive: true })
  for (const name of await readdir(join(root, 'node_modules')))
    if (!name.startsWith('.')) await symlink(join(root, 'node_modules', name), join(packages, name))
  await writeFile(join(folder, 'shop/.env'), `KITH_DATA=${store.env.KITH_DATA}\nPORT=1\n`)
  const { PATH = '' } = process.env
  const options = { cwd: join(folder, 'shop'), env: { PATH } }
  const out = await new Promise<string>((resolve) => {
    execFile(process.execPath, [join(installed, 'scripts/kith.cjs'), 'doctor'], options, (_, out, said) =>
      resolve(out + said),
    )
  })
  assert.match(out, /^✔ Database: SQLite in .* answers and is undamaged\.$/m)
  assert.match(out, /^Kith can run\.$/m)
})

test('the doctor sees a database that only a newer version can open', async () => {
  const { env, remove } = await openPreparedSqlite()
  const database = new DatabaseSync(join(env.KITH_DATA, 'kith.db'))
  database.exec("insert into kysely_migration values ('999-the-future', '2030-01-01')")
  database.close()
  const { code, out } = await kith(['doctor'], env)
  await remove()
  assert.equal(code, 1)
  assert.match(out, /^✖ Migrations: The database was created by a newer version of Kith\.\n {4}Update Kith\.$/m)
})

test('an unknown option is refused with the usage and changes nothing', async () => {
  for (const args of [
    ['backup', 'one.zip', 'two.zip'],
    ['move', '--to', 'postgress://kith@localhost/kith'],
    ['doctor', 'everything'],
    ['export', 'nobody'],
  ]) {
    const { code, error } = await kith(args)
    assert.deepEqual([code, error.startsWith(`Usage: kith ${args[0]}`)], [1, true], error)
  }
  const { code, out } = await kith(['constructor'])
  assert.deepEqual([code, out.startsWith('Kith ')], [1, true])
  const { error } = await kith(['export', 'Nobody@Example.com'])
  assert.equal(error, 'No member has the e-mail nobody@example.com.\n')
})

test('without a known command, the commands are listed', async () => {
  const { code, out } = await kith(['bakcup'])
  assert.deepEqual(
    [code, [...out.matchAll(/^ {2}kith (\S+)/gm)].map(([, name]) => name)],
    [1, ['backup', 'verify', 'restore', 'move', 'doctor', 'reset-password', 'export']],
  )
  const wrong = await kith(['verify', 'nowhere.zip'])
  assert.deepEqual([wrong.code, /nowhere\.zip cannot be read/.test(wrong.error)], [1, true])
})
