import assert from 'node:assert/strict'
import { type CallToolResult, Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { inventedWords } from './sources.ts'

type Tree = Record<string, unknown>

/** The assistant failed: a tool is missing, refused, or didn't show enough. */
export class NotDone extends Error {}

export type Tools = { call: (name: string, input: Tree) => Promise<CallToolResult>; list: Map<string, string> }

/** Connects with the official client, as an assistant does. */
export async function connectTools(url: URL, token: string): Promise<Tools> {
  const client = new Client(
    { name: 'scripted', version: '1.0.0' },
    { versionNegotiation: { mode: { pin: '2026-07-28' } } },
  )
  const requestInit = { headers: { authorization: `Bearer ${token}` } }
  await client.connect(new StreamableHTTPClientTransport(url, { requestInit }))
  const { tools } = await client.listTools()
  return {
    list: new Map(tools.map((tool) => [tool.name, JSON.stringify(tool)])),
    call: async (name, input) => (await client.callTool({ name, arguments: input })) as CallToolResult,
  }
}

/** An assistant that follows a script. It knows only the words of its task and what the tools showed it. */
export class ScriptedAssistant {
  readonly says: string
  readonly #tools: Tools
  /** The text of every answer, the newest last. */
  readonly answers: string[] = []
  calls = 0

  constructor(tools: Tools, says: string) {
    this.#tools = tools
    this.says = says
  }

  async use(name: string, input: Tree = {}): Promise<Tree> {
    const description = this.#tools.list.get(name)
    if (description === undefined) throw new NotDone(`there is no tool ${name}`)
    assert.deepEqual(inventedWords(input, [this.says, description, ...this.answers]), [], `${this.says}: ${name}`)
    this.calls += 1
    const { content, isError } = await this.#tools.call(name, input)
    const text = content.map((block) => (block.type === 'text' ? block.text : '')).join('\n')
    this.answers.push(text)
    if (isError) throw new NotDone(`${name}: ${text}`)
    return JSON.parse(text)
  }

  /** The argument of a tool whose description names this field of an answer. */
  argumentFor(name: string, field: string) {
    const { inputSchema } = JSON.parse(this.#tools.list.get(name) ?? '{}')
    const properties = Object.entries<{ description?: string }>(inputSchema.properties)
    const [argument] = properties.find(([, { description = '' }]) => hasWords(description, [field])) ?? []
    if (argument === undefined) throw new NotDone(`${name} does not say where to send ${field}`)
    return argument
  }

  /** Searches for a person and picks the one with this name; `words` tell namesakes apart. */
  async find(name: string, ...words: string[]) {
    const { connections = [] } = await this.use('search_connections', { query: name })
    const rows = (connections as Tree[]).filter((row) => hasWords(row.displayName, [name]) && hasWords(row, words))
    if (rows.length !== 1) throw new NotDone(`${rows.length} people fit ${[name, ...words].join(', ')}`)
    return String(rows[0]?.connectionId)
  }

  /** The value of a field in the newest answer, of the one record that has all these words. */
  pick(field: string, ...words: string[]): string {
    const records = recordsWith(JSON.parse(this.answers.at(-1) ?? '{}'), field, words)
    const values = new Set(records.map((record) => String(record[field])))
    if (values.size !== 1) throw new NotDone(`${values.size} of ${field} fit ${words.join(', ')}`)
    return [...values].join('')
  }
}

/** The innermost objects that have the field and all the words. */
function recordsWith(value: unknown, field: string, words: string[]): Tree[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap((each) => recordsWith(each, field, words))
  if (inner.length > 0) return inner
  return field in value && hasWords(value, words) ? [value as Tree] : []
}

function hasWords(value: unknown, words: string[]) {
  const known = new Set(wordsOf(JSON.stringify(value ?? '')))
  return words.flatMap(wordsOf).every((word) => known.has(word))
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
