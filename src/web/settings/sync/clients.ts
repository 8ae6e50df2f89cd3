/** What a device password is made for. Each has a page with its own steps. */
export const syncClients = ['apple', 'android', 'thunderbird', 'other'] as const
export type SyncClient = (typeof syncClients)[number]

/** Where everything that syncs begins: clients find the collections by themselves. */
export const davAddress = (baseUrl: string) => `${baseUrl}/dav/`

/** What DAVx⁵ on Android opens, with everything filled in. It uses HTTPS only. */
export function davx5Link(baseUrl: string, { user, password }: { user: string; password: string }) {
  return `davx5://${encodeURIComponent(user)}:${encodeURIComponent(password)}@${new URL(baseUrl).host}/dav/`
}
