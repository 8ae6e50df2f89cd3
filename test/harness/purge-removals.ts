import type { Client } from '#contract/client.ts'

/** Deletes for good what a member has removed, so that its files go too. */
export async function purgeRemovals(client: Client) {
  for (const { id } of await client.Removals_list({})) await client.Removals_purge({ id })
}
