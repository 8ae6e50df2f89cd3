import type { Adapter } from 'oidc-provider'

/** For what the library would keep and we do not: its sessions above all, for who is signed in is ours to say. */
export const emptyAdapter: Adapter = {
  upsert: async () => {},
  find: async () => undefined,
  findByUid: async () => undefined,
  findByUserCode: async () => undefined,
  consume: async () => {},
  destroy: async () => {},
  revokeByGrantId: async () => {},
}
