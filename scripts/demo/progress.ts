type Terminal = Pick<NodeJS.WriteStream, 'isTTY' | 'write'>

/** Shows the demo's progress on one line of a terminal, and clears it at the end. Prints nothing elsewhere. */
export function progressOn(terminal: Terminal) {
  const clear = '\r\u001b[K'
  const say = (text: string) => {
    if (terminal.isTTY) terminal.write(text)
  }
  return { show: (step: string) => say(`${clear}  ${step}`), end: () => say(clear) }
}

export type Progress = ReturnType<typeof progressOn>
