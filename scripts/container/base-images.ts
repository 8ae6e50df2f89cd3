import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { podman } from './podman.ts'

/** Fetches the images that a Dockerfile starts from. Without a registry, images like them are made from packages. */
export async function provideBaseImages(dockerfile: string) {
  const names = [...(await readFile(dockerfile, 'utf8')).matchAll(/^FROM (\S+)/gm)].map(([, name = '']) => name)
  const madeHere: string[] = []
  for (const name of names) {
    const image = `docker.io/library/${name}`
    if (await succeeds(podman('image', 'exists', image))) continue
    if (await succeeds(podman('pull', '--quiet', image))) continue
    await makeImage(image)
    madeHere.push(name)
  }
  return madeHere
}

const succeeds = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  )

/** Debian by mmdebstrap, and for `node:VERSION` its Node and npm from npm, with the user that the image has. */
async function makeImage(image: string) {
  const [, name, tag = ''] = /(\w+):(.*)$/.exec(image) ?? []
  const folder = await mkdtemp(join(tmpdir(), 'kith-base-'))
  const run = (program: string, ...args: string[]) => execFileSync(program, args, { cwd: folder, stdio: 'ignore' })
  run('mmdebstrap', '--variant=minbase', '--include=ca-certificates', 'bookworm', 'base.tar')
  const lines = ['FROM scratch', 'ADD base.tar /']
  if (name === 'node') {
    run('npm', 'pack', `node-linux-${process.arch}@${Number.parseInt(tag, 10)}`, 'npm@10')
    lines.push(
      'ADD node-linux-*.tgz /usr/local/node/',
      'ADD npm-*.tgz /usr/local/npm/',
      'RUN chmod 755 /usr/local/node/package/bin/node && ln -s /usr/local/node/package/bin/node /usr/local/bin/node',
      'RUN chmod 755 /usr/local/npm/package/bin/* && ln -s /usr/local/npm/package/bin/npm-cli.js /usr/local/bin/npm',
    )
  }
  await writeFile(join(folder, 'Dockerfile'), `${lines.join('\n')}\n`)
  await podman('build', '--isolation', 'chroot', '--tag', image, folder)
  await rm(folder, { recursive: true, force: true })
}
