import { spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '../../test/harness/postgres.ts'
import type { DeviceClient } from './device-client.ts'
import { openMarionette } from './marionette.ts'
import { endedWithin, runProgram } from './programs.ts'
import * as inside from './thunderbird-scripts.ts'

/** Thunderbird without a window, in a profile of its own. */
export const thunderbird: DeviceClient = {
  name: 'Thunderbird',
  needs: ['thunderbird'],
  packages: ['thunderbird'],
  version: async () => (await runProgram(['thunderbird', '--version'])).trim().split(' ').at(-1) ?? '',
  open: async ({ url, user, password, memberId, folder }) => {
    const port = await freePort()
    await writeFile(join(folder, 'user.js'), preferences(port))
    const how = ['--headless', '--marionette', '--remote-allow-system-access', '--no-remote', '-profile', folder]
    const child = spawn('thunderbird', how, { env: { ...process.env, HOME: folder }, stdio: 'ignore' })
    const { run, close } = await openMarionette(port)
    const tasks = `${url}/dav/${memberId}/promises/`
    return {
      sync: () => run(inside.syncPeople, url, user, password),
      countPeople: async () => Number(await run(inside.countPeople)),
      readCard: async (name) => String(await run(inside.readCard, name)),
      changeCard: (name, { title, note }) => run(inside.changeCard, name, title, note),
      addPerson: (name, email) => run(inside.addPerson, name, email),
      removePeople: (names) => run(inside.removePeople, names),
      tasks: {
        move: (text, day) => run(inside.moveTask, tasks, user, text, day),
        tick: (text) => run(inside.tickTask, tasks, user, text),
      },
      close: async () => {
        close()
        child.kill()
        await endedWithin(child, 10_000)
      },
    }
  },
}

/** Nothing but this account: no other connections, no first-run pages. */
function preferences(port: number) {
  const settings = {
    'marionette.port': port,
    'app.update.enabled': false,
    'datareporting.policy.dataSubmissionEnabled': false,
    'mail.provider.suppress_dialog_on_startup': true,
    'mail.spotlight.firstRunDone': true,
    'mailnews.start_page.enabled': false,
    'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false,
  }
  return Object.entries(settings)
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join('')
}
