import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'

// Puts the lives and voices on which the reader is judged where nobody reads them by accident, before the first training:
//   node bench/reader/seal.ts                   packs what is still among the rest
//   node bench/reader/seal.ts --open FOLDER     unpacks them once, at the end, and writes down that it was done

const folder = import.meta.dirname
const packed = join(folder, 'sealed.jsonl.br')
const log = join(folder, 'openings.md')

/** Three lives and three voices of each language: those written last, by writers who saw no others. */
const sealed = {
  lives: [
    'en-trawlerman-peterhead en-caregiver-dubai en-defender-nola',
    'de-treuhaender-zuerich de-pflegedienst-goerlitz de-fahrradladen-koeln',
    'fr-boulangere-lille fr-chef-chantier-marseille fr-bibliothecaire-geneve',
    'es-chofer-valparaiso es-modista-cadiz es-ux-monterrey',
    'pt-veterinaria-evora pt-motoboy-bh pt-enfermeira-salvador',
  ],
  notes: [
    'en-plumber-cork en-pastor-georgia en-phd-edinburgh',
    'de-tischler-kassel de-maklerin-zuerich de-rentner-rostock',
    'fr-commercial-lyon fr-retraitee-liege fr-infirmier-montreal',
    'es-maestra-oaxaca es-jubilado-rosario es-estudiante-sevilla',
    'pt-pedreiro-braganca pt-estudante-curitiba pt-corretora-recife',
  ],
}

const [option, target] = process.argv.slice(2)
if (option === '--open' && target) open(target)
else seal()

function seal() {
  const names = Object.entries(sealed).flatMap(([kind, rows]) =>
    rows.flatMap((row) => row.split(' ')).map((name) => `${kind}/${name}.jsonl`),
  )
  const missing = names.filter((name) => !existsSync(join(folder, name)))
  if (missing.length > 0) throw new Error(`Sealed already, or not written: ${missing.join(', ')}`)
  const files = names.map((name) => JSON.stringify({ name, text: readFileSync(join(folder, name), 'utf8') }))
  writeFileSync(`${packed}.new`, brotliCompressSync(files.join('\n')))
  renameSync(`${packed}.new`, packed)
  for (const name of names) rmSync(join(folder, name))
}

function open(into: string) {
  appendFileSync(log, `- ${new Date().toISOString().slice(0, 10)}\n`)
  for (const line of brotliDecompressSync(readFileSync(packed)).toString().split('\n')) {
    const { name, text } = JSON.parse(line) as { name: string; text: string }
    mkdirSync(join(into, name, '..'), { recursive: true })
    writeFileSync(join(into, name), text)
  }
}
