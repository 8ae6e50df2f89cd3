import { spawn } from 'node:child_process'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import { createInterface } from 'node:readline'

export type Packages = Record<string, string>
export type Run = { said: string; code: number | null }

/** Where a client is installed, where it stores its files, and what opens the addresses that it prints. */
export type Workplace = { folder: string; home: string; consent: (address: string) => Promise<unknown> }

/** Installs packages from the registry into a folder, with our files beside them, apart from the project's dependencies. */
export async function install(folder: string, packages: Packages) {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module', dependencies: packages }))
  await cp(import.meta.dirname, folder, { recursive: true, filter: (file) => !file.endsWith('.ts') })
  const workplace = { folder, home: folder, consent: async () => undefined }
  const { code, said } = await run(workplace, 'npm', ['install', '--no-audit', '--no-fund'])
  if (code !== 0) throw new Error(said)
}

/** Runs a program. When it prints the address of the consent page, the member consents; if they cannot, the program ends. */
export async function run({ folder, home, consent }: Workplace, bin: string, line: string[]): Promise<Run> {
  await mkdir(home, { recursive: true })
  const child = spawn(bin, line, {
    cwd: folder,
    stdio: ['pipe', 'pipe', 'pipe'],
    env: {
      ...process.env,
      // With the pinned Node, because some clients need a new one, and without opening a browser.
      PATH: [join(folder, 'node_modules/.bin'), dirname(process.execPath), process.env.PATH].join(delimiter),
      HOME: home,
      BROWSER: 'true',
      CI: 'true',
      GEMINI_CLI_TRUST_WORKSPACE: 'true',
      MCP_AUTO_OPEN_ENABLED: 'true',
      MCP_INSPECTOR_SECRET_STORE: 'file',
      npm_config_cache: join(dirname(folder), 'npm'),
    },
    timeout: 180_000,
  })
  const ended = new Promise<number | null>((resolve) => {
    child.once('exit', resolve)
    // A program that is not there, or cannot start.
    child.once('error', () => resolve(127))
  })
  // What it started may outlive it, and keep the output open.
  void ended.then(() => setTimeout(() => [child.stdout, child.stderr].map((stream) => stream.destroy()), 5_000).unref())
  const open = (address: string) => consent(address).catch(() => child.kill())
  const said = (await Promise.all([read(child.stdout, open), read(child.stderr, open)])).flat().join('\n')
  return { code: await ended, said }
}

async function read(stream: NodeJS.ReadableStream, consent: Workplace['consent']) {
  const lines: string[] = []
  for await (const line of createInterface(stream)) {
    lines.push(line)
    const [address] = /https?:\/\/[\w.:]+\/oauth\/authorize\?[\w=&%.~+-]+/.exec(line) ?? []
    if (address) await consent(address)
  }
  return lines
}
