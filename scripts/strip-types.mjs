import { readFileSync } from 'node:fs'
import { registerHooks, stripTypeScriptTypes } from 'node:module'

// Node itself strips types only outside of node_modules. A Kith that npm installed as a package lies inside.

registerHooks({
  load(url, context, next) {
    if (!/^file:.*\.ts$/.test(url)) return next(url, context)
    const source = stripTypeScriptTypes(readFileSync(new URL(url), 'utf8'))
    return { format: 'module', source, shortCircuit: true }
  },
})
