import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Account, Device, DeviceClient } from './device-client.ts'
import { runProgram } from './programs.ts'

/** vdirsyncer syncs folders of files; khard edits the people in them, and todoman the tasks. */
export const vdirsyncer: DeviceClient = {
  name: 'vdirsyncer with khard and todoman',
  needs: ['vdirsyncer', 'khard', 'todoman'],
  packages: ['vdirsyncer', 'khard', 'todoman'],
  version: async () => (await runProgram(['vdirsyncer', '--version'])).trim().split(' ').at(-1) ?? '',
  open: async (account) => {
    const { folder } = account
    const configs = {
      vdirsyncer: join(folder, 'config'),
      khard: join(folder, 'khard.conf'),
      todo: join(folder, 'todo.py'),
    }
    const people = join(folder, 'people/people')
    await writeFile(configs.vdirsyncer, vdirsyncerConfig(account))
    await writeFile(configs.khard, `[addressbooks]\n[[kith]]\npath = ${people}\n[general]\ndebug = no\n`)
    await writeFile(
      configs.todo,
      `path = "${folder}/tasks/*"\ncache_path = "${folder}/todoman.db"\ndate_format = "%Y-%m-%d"\n`,
    )
    const vdir = (...words: string[]) =>
      runProgram(['vdirsyncer', ...words], { env: { VDIRSYNCER_CONFIG: configs.vdirsyncer }, input: 'y\n'.repeat(20) })
    const khard = (...words: string[]) => runProgram(['khard', '-c', configs.khard, ...words], { input: 'y\n' })
    const todoman = (...words: string[]) => runProgram(['todoman', '--config', configs.todo, ...words])
    await vdir('discover')
    return operate({ folder, people, vdir, khard, todoman })
  },
}

type Command = (...words: string[]) => Promise<string>
type Parts = { folder: string; people: string; vdir: Command; khard: Command; todoman: Command }

function operate({ folder, people, vdir, khard, todoman }: Parts): Device {
  const changeTask = async (text: string, command: (id: string) => string[]) => {
    await vdir('sync', 'tasks')
    const tasks: { id: number; summary: string }[] = JSON.parse(await todoman('--porcelain', 'list'))
    const task = tasks.find(({ summary }) => summary.includes(text))
    await todoman(...command(`${task?.id}`))
    await vdir('sync', 'tasks')
  }
  return {
    sync: () => vdir('sync', 'people'),
    countPeople: async () => (await readdir(people)).length,
    readCard: async (name) => {
      const file = (await filesByName(people)).get(name)
      return file ? readFile(file, 'utf8') : ''
    },
    changeCard: async (name, { title, note }) => {
      const template = await khard('show', '-f', '--format', 'yaml', name)
      const changed = template.replace(/^Title *:.*/m, `Title : ${title}`).replace(/^Note *:.*/m, `Note : ${note}`)
      await writeFile(join(folder, 'change.yaml'), changed)
      await khard('edit', '-f', '-i', join(folder, 'change.yaml'), name)
    },
    addPerson: async (name, email) => {
      const [first = '', last = ''] = name.split(' ')
      const template = `First name : ${first}\nLast name : ${last}\nEmail :\n    home : ${email}\n`
      await writeFile(join(folder, 'new.yaml'), template)
      await khard('new', '-a', 'kith', '-i', join(folder, 'new.yaml'))
    },
    // khard reads every card each time, so it removes one, and the others are removed as it does: their files.
    removePeople: async ([first = '', ...others]) => {
      await khard('remove', '-f', '--force', first)
      const files = await filesByName(people)
      for (const name of others) await rm(files.get(name) ?? '')
    },
    tasks: {
      move: (text, day) => changeTask(text, (id) => ['edit', id, '--due', day]),
      tick: (text) => changeTask(text, (id) => ['done', id]),
    },
    close: async () => {},
  }
}

async function filesByName(people: string) {
  const files = (await readdir(people)).map((file) => join(people, file))
  const named = await Promise.all(
    files.map(async (file) => [/^FN:(.*?)\r?$/m.exec(await readFile(file, 'utf8'))?.[1] ?? '', file] as const),
  )
  return new Map(named)
}

function vdirsyncerConfig({ url, user, password, folder }: Account) {
  const remote = { url: JSON.stringify(url), username: JSON.stringify(user), password: JSON.stringify(password) }
  const section = (title: string, lines: Record<string, string>) =>
    `[${title}]\n${Object.entries(lines)
      .map((each) => each.join(' = '))
      .join('\n')}\n`
  const pair = (name: string, type: string, collection: string, ending: string) => [
    section(`pair ${name}`, {
      a: `"${name}_here"`,
      b: `"${name}_there"`,
      collections: `["${collection}"]`,
      conflict_resolution: '"a wins"',
    }),
    section(`storage ${name}_here`, { type: '"filesystem"', path: `"${folder}/${name}/"`, fileext: `"${ending}"` }),
    section(`storage ${name}_there`, { type: `"${type}"`, ...remote }),
  ]
  return [
    section('general', { status_path: `"${folder}/status/"` }),
    ...pair('people', 'carddav', 'people', '.vcf'),
    ...pair('tasks', 'caldav', 'promises', '.ics'),
  ].join('\n')
}
