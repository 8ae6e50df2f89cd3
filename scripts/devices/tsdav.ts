import { join } from 'node:path'
import manifest from 'tsdav/package.json' with { type: 'json' }
import type { DeviceClient } from './device-client.ts'
import { startTalking } from './programs.ts'
import { talkingDevice } from './talking-device.ts'

/** The library of web apps that sync, in a process of its own. */
export const tsdav: DeviceClient = {
  name: 'tsdav',
  needs: [],
  packages: [],
  version: async () => manifest.version,
  open: async (account) => {
    const program = startTalking([process.execPath, join(import.meta.dirname, 'tsdav-device.ts')], {
      KITH_ACCOUNT: JSON.stringify(account),
    })
    return talkingDevice(program, { hasTasks: true })
  },
}
