import type { setupWords as SetupWords } from '../../en/settings/setup.ts'

export const setupWords = {
  title: 'Configura tu asistente',
  lead: (address) =>
    `Elige tu programa. Tu token ya está puesto. Esta dirección tiene ocho herramientas; para tenerlas todas, usa ${address}.`,
  terminal: 'Terminal',
  claudeCode: 'Ejecuta esto en una terminal. Kith estará disponible en todos tus proyectos.',
  claudeDesktop:
    'Abre Settings, Developer, Edit Config y añade esto al archivo. Necesitas Node.js en el mismo ordenador. Después reinicia Claude.',
  claudeDesktopWithout: (address) =>
    `Para conectarte sin token, ve a Settings, Connectors, Add custom connector y escribe ${address}.`,
  vsCode: 'VS Code pide el token al arrancar el servidor. Pégalo allí; no se guarda en el archivo.',
  codex: 'Añade esto al final del archivo. La extensión del editor también lo lee.',
  codexWithout: (command) => `Para iniciar sesión en lugar de usar un token, ejecuta ${command}.`,
  gemini: 'Ejecuta esto en una terminal. Kith estará disponible en todas las carpetas en las que confías.',
} satisfies typeof SetupWords
