import { spawn } from 'node:child_process'

/** Opens an address in the browser of this computer, if the program was started by hand in a terminal that has one. */
export function openBrowser(url: string) {
  const command = commandFor(process)
  if (!command || !process.stdout.isTTY) return
  const [program, ...args] = command
  spawn(program, [...args, url], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref()
}

type Machine = { platform: string; env: Record<string, string | undefined> }

/** Null over SSH, in CI and without a display, where nobody would see it. */
export function commandFor({ platform, env }: Machine): [string, ...string[]] | null {
  if (env.CI || env.SSH_CONNECTION) return null
  if (platform === 'darwin') return ['open']
  if (platform === 'win32') return ['cmd', '/c', 'start', '']
  return env.DISPLAY || env.WAYLAND_DISPLAY ? ['xdg-open'] : null
}
