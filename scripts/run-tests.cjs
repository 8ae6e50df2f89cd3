// Runs test files in this process, one after the other: node scripts/run-tests.cjs FILE…
'use strict'
const hooks = require('node:async_hooks')
// The test runner follows every promise to know whose test an uncaught error belongs to, which takes up to a quarter of the
// time. Without that an uncaught error still fails the run.
const { createHook } = hooks
hooks.createHook = (callbacks) => createHook({ trackPromises: false, ...callbacks })

const { pipeline } = require('node:stream')
const { run } = require('node:test')
const { spec } = require('node:test/reporters')

const results = run({ files: process.argv.slice(2), isolation: 'none', timeout: 900_000 })
results.on('test:summary', ({ success }) => {
  if (!success) process.exitCode = 1
})
// Handles that are still open must not keep the process alive.
pipeline(results, new spec(), process.stdout, () => process.exit())
