import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import { build, type Plugin } from 'esbuild'

// node scripts/bundle.ts FOLDER: writes the programs that people start as a few files into this folder. find-bundle.cjs calls it.

const root = join(import.meta.dirname, '..')
const folder = resolve(process.argv[2] ?? '')
const entries = ['src/main.ts', 'src/stdio.ts', 'scripts/kith.ts']

/** Packages with native parts, that read files of their own, or that are large and rarely needed. Node loads them where they are. */
const external = [
  '@aws-sdk/*',
  '@expo-google-fonts/*',
  '@fastify/ajv-compiler',
  '@fastify/fast-json-stringify-compiler',
  '@resvg/resvg-js',
  '@simplewebauthn/server',
  'oidc-provider',
  'pdfkit',
  'pg-native',
  'sharp',
]

/** For packages that are CommonJS. Almost all that they require at run time is built in, which needs no search. */
const require = `const require = (name) => process.getBuiltinModule(name)
  ?? process.getBuiltinModule('node:module').createRequire(import.meta.url)(name)`

/** Programs of threads and processes are named like files beside a module, and become entries. */
const program = /new URL\('([^']+\.ts)', import\.meta\.url\)/g

const located = await locatedFiles()
const programs = [...located].flatMap(([file, text]) =>
  [...text.matchAll(program)].map(([, name = '']) => join(dirname(file), name)),
)

await build({
  absWorkingDir: root,
  entryPoints: [...entries, ...programs].map((file) => ({ in: file, out: flat(file) })),
  outdir: folder,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'esnext',
  sourcemap: true,
  sourcesContent: false,
  external,
  inject: ['scripts/stack-traces.ts'],
  minifyWhitespace: true,
  plugins: [locations(), requireHttp(), onlyEnglishZod()],
  banner: { js: require },
  logLevel: 'error',
})

/** All files lie in one folder, so that they find each other. The same in find-bundle.cjs. */
function flat(file: string) {
  return file.replace(/\.ts$/, '').replaceAll('/', '-')
}

/** The sources that ask where they are, by path. */
async function locatedFiles() {
  const files = await Array.fromAsync(glob('src/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] }))
  const texts = files.map((file): [string, string] => [
    file.replaceAll('\\', '/'),
    readFileSync(join(root, file), 'utf8'),
  ])
  return new Map(texts.filter(([, text]) => /\bimport\.meta\.(url|dirname)\b/.test(text)))
}

/** A module goes on reading what lies beside its source, and starts programs of the bundle. */
function locations(): Plugin {
  const names = [...located.keys()].map((file) => file.replaceAll('.', '\\.'))
  return {
    name: 'locations',
    setup: ({ onLoad }) =>
      onLoad({ filter: new RegExp(`/(?:${names.join('|')})$`) }, ({ path }) => {
        const file = relative(root, path).replaceAll('\\', '/')
        const up = relative(folder, root).replaceAll('\\', '/')
        const contents = (located.get(file) ?? '')
          .replaceAll(program, (_, name) => `new URL('${flat(join(dirname(file), name))}.mjs', import.meta['url'])`)
          .replaceAll('import.meta.url', `new URL('${up}/${file}', import.meta['url']).href`)
          .replaceAll('import.meta.dirname', `(import.meta['dirname'] + '/${up}/${dirname(file)}')`)
        return { contents, loader: 'ts', resolveDir: dirname(path) }
      }),
  }
}

/** An `import` of `node:http` also loads the `fetch` and the WebSockets of Node, which nothing here needs. */
function requireHttp(): Plugin {
  return {
    name: 'require-http',
    setup: ({ onResolve, onLoad }) => {
      onResolve({ filter: /^(node:)?https?$/ }, ({ path, kind }) =>
        kind === 'import-statement' ? { path, namespace: 'required' } : null,
      )
      onLoad({ filter: /./, namespace: 'required' }, ({ path }) => ({
        contents: `module.exports = require('${path}')`,
      }))
    },
  }
}

/** Zod brings its error messages in forty languages. Ours come from the catalogs. */
function onlyEnglishZod(): Plugin {
  return {
    name: 'only-english-zod',
    setup: ({ onLoad }) =>
      onLoad({ filter: /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, () => ({
        contents: "export { default as en } from './en.js'",
      })),
  }
}
