#!/usr/bin/env node
// The command of an installed Kith. Paths are meant from where it is typed.
'use strict'
process.env.INIT_CWD = process.cwd()
process.argv.splice(2, 0, 'scripts/kith.ts')
require('./run.cjs')
