import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
import { newCanvas, tall, toBytes } from './canvas.ts'
import type { Scene } from './scene.ts'

const width = 720
const framesPerSecond = 24
const height = width * tall
const posterLimit = 30_000

/** Paints every frame and pipes it to ffmpeg, which encodes the video. */
export async function makeFilm(scene: Scene, path: string) {
  const frames = scene.seconds * framesPerSecond
  const canvas = newCanvas(width * scene.detail)
  const ffmpeg = spawn('ffmpeg', filmArguments(scene, canvas, path), { stdio: ['pipe', 'inherit', 'inherit'] })
  const ended = once(ffmpeg, 'exit')
  for (let frame = 0; frame < frames; frame++) {
    scene.paint(canvas, frame / frames)
    if (!ffmpeg.stdin.write(toBytes(canvas))) await Promise.race([once(ffmpeg.stdin, 'drain'), ended])
  }
  ffmpeg.stdin.end()
  const [code] = await ended
  if (code !== 0) throw new Error(`ffmpeg could not write ${path}: exit code ${code}.`)
}

function filmArguments(scene: Scene, canvas: { width: number; height: number }, path: string) {
  const input = `-f rawvideo -pix_fmt rgb48le -s ${canvas.width}x${canvas.height} -r ${framesPerSecond} -i -`
  const filter = `scale=${width}:${height}:flags=bicubic:out_color_matrix=bt709:out_range=tv,format=yuv420p`
  const colours = '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv'
  const codec = `-c:v libx264 -preset slow -profile:v high -level 3.1 -crf ${scene.rate} -g 999 -x264-params ${tuning}`
  const file = '-an -map_metadata -1 -fflags +bitexact -flags:v +bitexact -movflags +faststart'
  const command = `-hide_banner -loglevel error -y ${input} -vf ${filter} ${colours} ${codec} ${file}`
  return [...command.split(' '), path]
}

// Dark gradients need the most bits, and painted pictures have no film grain to keep.
const tuning = 'aq-mode=3:aq-strength=0.7:psy=0:chroma-qp-offset=-3:scenecut=0:ipratio=1.15:pbratio=1.2'

/** The first frame as the video shows it, so that nothing jumps when playback starts. */
export async function makePosters(film: string, path: string) {
  const frame = await firstFrame(film)
  const picture = sharp(frame, { raw: { width, height, channels: 3 } })
  writeFileSync(
    `${path}.webp`,
    await smallEnough((quality) => picture.clone().webp({ quality, effort: 6, smartSubsample: true }).toBuffer()),
  )
  writeFileSync(
    `${path}.jpg`,
    await smallEnough((quality) => picture.clone().jpeg({ quality, mozjpeg: true }).toBuffer()),
  )
}

async function smallEnough(encode: (quality: number) => Promise<Buffer>) {
  for (let quality = 86; quality > 30; quality -= 4) {
    const bytes = await encode(quality)
    if (bytes.length <= posterLimit) return bytes
  }
  throw new Error(`The poster does not fit into ${posterLimit} bytes.`)
}

async function firstFrame(film: string) {
  const ffmpeg = spawn(
    'ffmpeg',
    ['-loglevel', 'error', '-i', film, '-frames:v', '1', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-'],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  return Buffer.concat(await Array.fromAsync(ffmpeg.stdout as AsyncIterable<Buffer>))
}
