/** How assistants are set up with a token. */
export const setupWords = {
  title: 'Set up your assistant',
  lead: (address: string) =>
    `Choose your program. Your token is already filled in. This address has eight tools; for all tools, use ${address} instead.`,
  terminal: 'Terminal',
  claudeCode: 'Run this in a terminal. Kith is then available in all your projects.',
  claudeDesktop:
    'Open Settings, Developer, Edit Config, and add this to the file. You need Node.js on the same computer. Then restart Claude.',
  claudeDesktopWithout: (address: string) =>
    `To connect without a token, go to Settings, Connectors, Add custom connector, and enter ${address}.`,
  vsCode: 'VS Code asks for the token when it starts the server. Paste it there; it is not saved in the file.',
  codex: 'Add this at the end of the file. The editor extension reads it too.',
  codexWithout: (command: string) => `To sign in instead of using a token, run ${command}.`,
  gemini: 'Run this in a terminal. Kith is then available in all folders that you trust.',
}
