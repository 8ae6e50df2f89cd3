import type { setupWords as SetupWords } from '../../en/settings/setup.ts'

export const setupWords = {
  title: 'Richte deinen Assistenten ein',
  lead: (address) =>
    `Wähle dein Programm. Dein Token ist schon eingesetzt. Diese Adresse hat acht Werkzeuge; für alle nimm ${address}.`,
  terminal: 'Terminal',
  claudeCode: 'Führe das in einem Terminal aus. Danach gibt es Kith in allen deinen Projekten.',
  claudeDesktop:
    'Öffne Settings, Developer, Edit Config und füge das der Datei hinzu. Du brauchst Node.js auf demselben Computer. Starte Claude dann neu.',
  claudeDesktopWithout: (address) =>
    `Ohne Token verbindest du dich unter Settings, Connectors, Add custom connector mit ${address}.`,
  vsCode: 'VS Code fragt beim Start des Servers nach dem Token. Füge ihn dort ein; er steht dann nicht in der Datei.',
  codex: 'Füge das am Ende der Datei an. Die Erweiterung im Editor liest sie auch.',
  codexWithout: (command) => `Um dich anzumelden statt einen Token zu benutzen, führe ${command} aus.`,
  gemini: 'Führe das in einem Terminal aus. Danach gibt es Kith in allen Ordnern, denen du vertraust.',
} satisfies typeof SetupWords
