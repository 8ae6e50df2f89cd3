import { encounters } from './held-out/encounters.ts'
import { everyday } from './held-out/everyday.ts'
import { long } from './held-out/long.ts'
import { looseEnds } from './held-out/loose-ends.ts'
import { otherPeople } from './held-out/other-people.ts'
import type { Labelled } from './labelled.ts'

/** Notes to measure by: rules are never written from these. */
export const heldOut: Labelled[] = [...encounters, ...looseEnds, ...long, ...otherPeople, ...everyday]
