import { abroad } from './people/abroad.ts'
import { clients } from './people/clients.ts'
import { designers } from './people/designers.ts'
import { encounters } from './people/encounters.ts'
import { founders } from './people/founders.ts'
import { friends } from './people/friends.ts'
import type { Person } from './story.ts'

/** The demo member. The password is no secret: the instance is temporary. */
export const rui = {
  name: 'Rui Costa',
  email: 'rui@example.com',
  password: 'a walk along the river',
  timeZone: 'Europe/Lisbon',
  joined: 545,
}

export const people: Person[] = [...clients, ...designers, ...founders, ...abroad, ...friends, ...encounters]
