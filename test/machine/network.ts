import { execFileSync, spawnSync } from 'node:child_process'
import { after } from 'node:test'

/** A machine that serves and one that uses it: the address of the first, and what runs a command on each. */
export type Network = { address: string; onServer: string[]; onClient: string[] }

/** Two network namespaces with a cable between them. Null where they can't be made. */
export function openNetwork(): Network | null {
  const [server, client] = [`kith-server-${process.pid}`, `kith-client-${process.pid}`]
  const address = '198.18.0.1'
  after(() => [server, client].map((name) => spawnSync('ip', ['netns', 'delete', name])))
  try {
    for (const line of [
      `netns add ${server}`,
      `netns add ${client}`,
      `link add eth0 netns ${server} type veth peer name eth0 netns ${client}`,
      ...upWith(server, `${address}/30`),
      ...upWith(client, '198.18.0.2/30'),
    ])
      execFileSync('ip', line.split(' '), { stdio: 'ignore' })
  } catch {
    return null
  }
  const within = (name: string) => ['ip', 'netns', 'exec', name]
  return { address, onServer: within(server), onClient: within(client) }
}

const upWith = (name: string, address: string) => [
  `-n ${name} address add ${address} dev eth0`,
  `-n ${name} link set eth0 up`,
  `-n ${name} link set lo up`,
]
