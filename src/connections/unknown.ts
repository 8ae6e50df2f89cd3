import { Refusal } from '../errors.ts'

/** The same for an id that never was and for one of another member. */
export const noConnection = () =>
  new Refusal('not_found', 'No connection has this id. Use search_connections to find it.')
