import { execFileSync, spawnSync } from 'node:child_process'
import { networkInterfaces } from 'node:os'
import { after } from 'node:test'
import { freePort } from '../mcp/proxy.ts'

/** A machine that serves and one that uses it: the address of the first, and what runs a command on each. */
export type Network = {
  address: string
  ports: { http: number; https: number; kith: number }
  onServer: string[]
  onClient: string[]
}

/** Two network namespaces with a cable between them, or this machine's own address. Null if it has only the loopback one. */
export async function openNetwork(): Promise<Network | null> {
  const [server, client] = [`kith-server-${process.pid}`, `kith-client-${process.pid}`]
  after(() => [server, client].map((name) => spawnSync('ip', ['netns', 'delete', name])))
  try {
    for (const line of [
      `netns add ${server}`,
      `netns add ${client}`,
      `link add eth0 netns ${server} type veth peer name eth0 netns ${client}`,
      ...upWith(server, '198.18.0.1/30'),
      ...upWith(client, '198.18.0.2/30'),
    ])
      execFileSync('ip', line.split(' '), { stdio: 'ignore' })
  } catch {
    return ownNetwork()
  }
  const ports = { http: 80, https: 443, kith: 4600 }
  const within = (name: string) => ['ip', 'netns', 'exec', name]
  return { address: '198.18.0.1', ports, onServer: within(server), onClient: within(client) }
}

const upWith = (name: string, address: string) => [
  `-n ${name} address add ${address} dev eth0`,
  `-n ${name} link set eth0 up`,
  `-n ${name} link set lo up`,
]

async function ownNetwork(): Promise<Network | null> {
  const own = Object.values(networkInterfaces()).flat()
  const address = own.find((each) => each?.family === 'IPv4' && !each.internal)?.address
  if (!address) return null
  const ports = { http: await freePort(), https: await freePort(), kith: await freePort() }
  return { address, ports, onServer: [], onClient: [] }
}
