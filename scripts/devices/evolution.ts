import { join } from 'node:path'
import type { DeviceClient } from './device-client.ts'
import { runProgram, startTalking } from './programs.ts'
import { talkingDevice } from './talking-device.ts'

/** The address book of GNOME and Evolution, without their windows: a session bus and homes of its own. */
export const evolution: DeviceClient = {
  name: 'evolution-data-server',
  needs: [
    'dbus-run-session',
    '/usr/bin/python3',
    '/usr/lib/*/girepository-1.0/EBook-1.2.typelib',
    '/usr/lib/*/girepository-1.0/ECal-2.0.typelib',
  ],
  packages: ['evolution-data-server', 'gir1.2-ebook-1.2', 'gir1.2-ecal-2.0', 'python3-gi', 'dbus'],
  version: async () => {
    const [, version = ''] = (await runProgram(['dpkg-query', '--show', 'evolution-data-server'])).split('\t')
    return version.split('-')[0] ?? ''
  },
  open: async (account) => {
    const { folder } = account
    const homes = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, XDG_CACHE_HOME: folder }
    const program = startTalking(
      ['dbus-run-session', '--', '/usr/bin/python3', join(import.meta.dirname, 'evolution.py')],
      { ...homes, GSETTINGS_BACKEND: 'memory', KITH_ACCOUNT: JSON.stringify(account) },
    )
    return talkingDevice(program, { hasTasks: true })
  },
}
