import { freePort } from '../../test/mcp/proxy.ts'
import type { Packages } from './run.ts'

/** A client: its packages, the first of which is the client itself, and the commands it is played with, in order. */
export type PublishedClient = {
  name: string
  packages: Packages
  commands: (task: Task) => Promise<string[][]> | string[][]
  /** It shows that it refreshes its token: each command after the first finds it expired. */
  refreshes?: true
  /** Its skipped features, with reasons. */
  lacks?: Record<string, string>
}

export type Task = { address: string; connectionId: string; note: string; token: string }

/** A model decides which tools these clients call. */
const model = 'needs a model'
const calls = { reads: model, writes: model, 'refused under Read': model }

const sdk = { '@modelcontextprotocol/sdk': '1.32.2' }
const inspector = { '@modelcontextprotocol/inspector': '2.12.0' }

export const publishedClients: PublishedClient[] = [
  library('MCP SDK 1', 'sdk-1.js', sdk),
  library('AI SDK', 'ai-sdk.js', { '@ai-sdk/mcp': '2.0.96', ai: '7.0.169', zod: '4.6.7' }),
  library('LangChain', 'langchain.js', { '@langchain/mcp-adapters': '1.1.4', '@langchain/core': '1.2.13', ...sdk }),
  library('OpenAI Agents', 'openai-agents.js', { '@openai/agents': '0.20.0', zod: '4.6.7', ...sdk }),
  library('mcp-remote', 'mcp-remote.js', { 'mcp-remote': '0.15.1', ...sdk }),
  {
    name: 'mcporter',
    packages: { mcporter: '0.12.3' },
    commands: ({ address, connectionId, note }) => [
      ['mcporter', 'config', 'add', 'kith', address, '--auth', 'oauth', '--scope', 'home'],
      ['mcporter', 'auth', 'kith'],
      ['mcporter', 'list', 'kith'],
      ['mcporter', 'call', 'kith.search_connections', 'query=ana'],
      ['mcporter', 'call', 'kith.add_note', `connectionId=${connectionId}`, `text=${note}`],
    ],
  },
  {
    name: 'MCP Inspector, 2025 protocol',
    packages: inspector,
    refreshes: true,
    commands: (task) => inspect('legacy', task),
  },
  {
    name: 'MCP Inspector, 2026 protocol',
    packages: inspector,
    refreshes: true,
    commands: (task) => inspect('modern', task),
  },
  {
    name: 'Claude Code',
    packages: { '@anthropic-ai/claude-code': '2.1.325' },
    lacks: calls,
    // Without DNS, its document cannot be read. Added once more, it registers.
    commands: ({ address }) => [
      ...addToClaude(address),
      ['claude', 'mcp', 'remove', 'kith'],
      ...addToClaude(address),
      ['claude', 'mcp', 'list'],
    ],
  },
  {
    name: 'Codex',
    packages: { '@openai/codex': '0.166.0' },
    lacks: { lists: model, ...calls },
    commands: ({ address }) => [
      ['codex', 'mcp', 'add', 'kith', '--url', address],
      ['codex', 'mcp', 'login', 'kith'],
      ['codex', 'mcp', 'list'],
    ],
  },
  {
    name: 'Gemini CLI',
    packages: { '@google/gemini-cli': '0.61.0' },
    lacks: { 'signs in': 'with a token', ...calls },
    commands: ({ address, token }) => [
      [
        ...['gemini', 'mcp', 'add', '--transport', 'http', '--scope', 'user'],
        ...['--header', `Authorization: Bearer ${token}`, 'kith', address],
      ],
      ['gemini', 'mcp', 'list'],
    ],
  },
]

function library(name: string, file: string, packages: Packages): PublishedClient {
  return { name, packages, commands: ({ address, note }) => [['node', 'play.js', `./${file}`, address, note]] }
}

/** It signs in only in a terminal, which must be wide enough for the address. */
function addToClaude(address: string) {
  return [
    ['claude', 'mcp', 'add', '--transport', 'http', '--scope', 'user', 'kith', address],
    ['script', '-qec', 'stty cols 4000; claude mcp login kith', '/dev/null'],
  ]
}

async function inspect(era: string, { address, connectionId, note }: Task) {
  const callback = `http://127.0.0.1:${await freePort()}/oauth/callback`
  const cli = [
    'mcp-inspector',
    '--cli',
    address,
    '--transport',
    'http',
    '--callback-url',
    callback,
    '--protocol-era',
    era,
    '--format',
    'json',
  ]
  const call = (tool: string, ...args: string[]) => [
    ...[...cli, '--stored-auth-only', '--method', 'tools/call', '--tool-name', tool],
    ...args.flatMap((arg) => ['--tool-arg', arg]),
  ]
  return [
    [...cli, '--method', 'tools/list', '--strict'],
    call('search_connections', 'query=ana'),
    call('add_note', `connectionId=${connectionId}`, `text=${note}`),
  ]
}
