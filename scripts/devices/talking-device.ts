import type { Device } from './device-client.ts'
import type { Talking } from './programs.ts'

/** A device whose program is asked by lines of JSON. */
export function talkingDevice({ ask, close }: Talking, { hasTasks = false } = {}): Device {
  return {
    sync: () => ask({ do: 'sync' }),
    countPeople: async () => Number(await ask({ do: 'count' })),
    readCard: async (name) => String(await ask({ do: 'read', name })),
    changeCard: (name, change) => ask({ do: 'change', name, ...change }),
    addPerson: (name, email) => ask({ do: 'add', name, email }),
    removePeople: (names) => ask({ do: 'remove', names }),
    ...(hasTasks && {
      tasks: {
        move: (text, day) => ask({ do: 'move', text, day }),
        tick: (text) => ask({ do: 'tick', text }),
      },
    }),
    close,
  }
}
