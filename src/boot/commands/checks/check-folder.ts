import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Config } from '#platform/config/config.ts'
import { type Finding, fine, warning, wrong } from './check.ts'

export async function checkFolder({ data }: Config): Promise<Finding> {
  const folder = resolve(data)
  if (!existsSync(folder)) return warning(`${folder} does not exist yet.`, 'It is created at the first start.')
  try {
    accessSync(folder, constants.R_OK | constants.W_OK)
  } catch {
    return wrong(`${folder} is not writable.`, 'Give it to the user that runs Kith: chown -R kith FOLDER')
  }
  if (statSync(folder).mode & 0o077)
    return warning(`Others on this machine can read ${folder}.`, `Let only Kith read it: chmod 700 ${folder}`)
  return fine(`${folder} is writable, and private.`)
}

const gigabyte = 2 ** 30
const minimum = { wrong: gigabyte / 4, warning: 2 * gigabyte }

export async function checkSpace({ data }: Config): Promise<Finding> {
  const folder = existsSync(data) ? data : '.'
  const { bavail, bsize } = statfsSync(folder)
  const free = bavail * bsize
  const found = `${(free / gigabyte).toFixed(1)} GB are free.`
  if (free < minimum.wrong) return wrong(found, 'Make room: Kith stops accepting changes when the disk is full.')
  return free < minimum.warning ? warning(found, 'Make room before the disk is full.') : fine(found)
}
