import { type Dirent, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { type Face, facesIn } from './font-file.ts'

const require = createRequire(import.meta.url)
const inter = (weight: string) => require.resolve(`@expo-google-fonts/inter/${weight}/Inter_${weight}.ttf`)

/** What every picture is written in: Latin, Greek, Cyrillic and Vietnamese need nothing else. */
export const ownFiles = [inter('400Regular'), inter('500Medium'), inter('700Bold')]
const own = facesIn(ownFiles[0] ?? '')

export const isOwn = (codePoint: number) => own.some((face) => face.has(codePoint))

/** A family of this machine that helps to write a text, and what it can write. */
export type Family = { name: string; files: string[]; fileFor: (weight: number) => string; has: Face['has'] }

/** The family that has most of the characters that are wanting; null where none has any. */
export function familyFor(wanting: number[], words: string): Family | null {
  const region = regionOf(words)
  const best = families()
    .map((family) => ({ ...family, rank: [countOf(family, wanting), fitness(family.name, region)] }))
    .sort((one, other) => (other.rank[0] ?? 0) - (one.rank[0] ?? 0) || (other.rank[1] ?? 0) - (one.rank[1] ?? 0))[0]
  return best && (best.rank[0] ?? 0) > 0 ? best : null
}

const countOf = ({ has }: Family, wanting: number[]) => wanting.filter(has).length

/** Han characters look different in Japan, Korea and China. */
function regionOf(words: string) {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(words)) return /\bJP$/
  return /\p{Script=Hangul}/u.test(words) ? /\bKR$/ : /\bSC$/
}

function fitness(name: string, region: RegExp) {
  const isOdd = /serif|mono|narrow|condensed|math|symbol|display|rounded/i.test(name.replace(/sans.?serif/i, 'sans'))
  return (isOdd ? 0 : 4) + (/sans|gothic|hei/i.test(name) ? 2 : 0) + (region.test(name) ? 1 : 0)
}

let found: Family[] | null = null

function families() {
  found ??= [...Map.groupBy(systemFaces(), (face) => face.family)].map(([name, faces]) => ({
    name,
    files: [...new Set([nearest(faces, 400).file, nearest(faces, 700).file])],
    fileFor: (weight: number) => nearest(faces, weight < 550 ? 400 : 700).file,
    has: nearest(faces, 400).has,
  }))
  return found
}

const nearest = (faces: Face[], weight: number) =>
  faces.reduce((best, face) => (Math.abs(face.weight - weight) < Math.abs(best.weight - weight) ? face : best))

const mostFiles = 3_000

function systemFaces() {
  const files = folders.flatMap((folder) => fontsUnder(folder, 4)).slice(0, mostFiles)
  return files.flatMap(facesIn).filter((face) => !face.isItalic)
}

const folders = [
  '/usr/share/fonts',
  '/usr/local/share/fonts',
  join(homedir(), '.fonts'),
  join(homedir(), '.local/share/fonts'),
  '/System/Library/Fonts',
  '/Library/Fonts',
  'C:\\Windows\\Fonts',
]

function fontsUnder(folder: string, depth: number): string[] {
  return entriesOf(folder).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return depth > 0 ? fontsUnder(path, depth - 1) : []
    return /\.(ttf|otf|ttc)$/i.test(entry.name) ? [path] : []
  })
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}
