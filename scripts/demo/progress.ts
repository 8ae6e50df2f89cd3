type Terminal = Pick<NodeJS.WriteStream, 'isTTY' | 'write'>

/** Says on one line of a terminal what the demo is doing. The line is gone when it is done; elsewhere nothing is said. */
export function progressOn(terminal: Terminal) {
  const clear = '\r\u001b[K'
  const say = (text: string) => {
    if (terminal.isTTY) terminal.write(text)
  }
  return { show: (step: string) => say(`${clear}  ${step}`), end: () => say(clear) }
}

export type Progress = ReturnType<typeof progressOn>
