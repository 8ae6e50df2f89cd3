import type { AddOn } from '#platform/addons/add-on.ts'
import { megabytesIn } from '#platform/addons/install-add-on.ts'

type Texts = {
  name: string
  /** Printed before the download. */
  intro: string[]
  /** Printed when the add-on does not work here. */
  instead: string
}
type Steps = {
  install: () => Promise<void>
  /** Tries the add-on. */
  works: () => Promise<boolean>
}

/** Installs an add-on in its own folder and tests it. Can be run again. */
export async function addToKith(addOn: AddOn, { name, intro, instead }: Texts, { install, works }: Steps) {
  try {
    if (addOn.isInstalled()) say(`${name} is already installed (${await sizeOf(addOn)}).`)
    else {
      for (const sentence of intro) say(sentence)
      const began = Date.now()
      await install()
      say(
        `Installed in ${secondsSince(began)} seconds (${await sizeOf(addOn)}). To remove it, delete ${addOn.modules}.`,
      )
    }
    // Counts as installed only after the test.
    addOn.discount()
    if (!(await works())) throw new Error('Its results are wrong.')
    addOn.countAsInstalled()
  } catch (error) {
    say(`${name} does not work on this machine. ${error instanceof Error ? error.message : error} ${instead}`)
    process.exit(1)
  }
}

async function sizeOf({ modules }: AddOn) {
  return `${Math.round(await megabytesIn(modules))} MB`
}

export function secondsSince(began: number) {
  return Math.round((Date.now() - began) / 1000)
}

export function say(sentence: string) {
  process.stdout.write(`${sentence}\n`)
}
