import { spawnSync } from 'node:child_process'
import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { videoBackgrounds } from '#cards/designs/video-backgrounds.ts'
import { makeFilm, makePosters } from './video-backgrounds/encode.ts'
import { scenes } from './video-backgrounds/scenes.ts'

// npm run make:video-backgrounds [-- ID …]: renders the video backgrounds and their posters, with the ffmpeg of the machine.

const folder = join('assets', 'video-backgrounds')
const wanted = process.argv.slice(2)

if (spawnSync('ffmpeg', ['-version']).status !== 0) fail('This needs ffmpeg with libx264: install it and try again.')
for (const id of wanted)
  if (!videoBackgrounds.some((each) => each.id === id)) fail(`There is no video background ${id}.`)
mkdirSync(folder, { recursive: true })
for (const { id } of videoBackgrounds) if (wanted.length === 0 || wanted.includes(id)) await make(id)

async function make(id: keyof typeof scenes) {
  const began = performance.now()
  const path = join(folder, id)
  await makeFilm(scenes[id], `${path}.mp4`)
  await makePosters(`${path}.mp4`, path)
  const sizes = ['mp4', 'webp', 'jpg'].map((kind) => `${kind} ${Math.ceil(statSync(`${path}.${kind}`).size / 1000)} KB`)
  process.stdout.write(`${id}: ${sizes.join(', ')}, ${((performance.now() - began) / 1000).toFixed(0)} s\n`)
}

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
