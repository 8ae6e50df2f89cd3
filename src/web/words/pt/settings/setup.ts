import type { setupWords as SetupWords } from '../../en/settings/setup.ts'

export const setupWords = {
  title: 'Configure o seu assistente',
  lead: (address) =>
    `Escolha o seu programa. O seu token já está preenchido. Este endereço tem oito ferramentas; para todas, use ${address}.`,
  terminal: 'Terminal',
  claudeCode: 'Execute isto num terminal. O Kith fica disponível em todos os seus projetos.',
  claudeDesktop:
    'Abra Settings, Developer, Edit Config e adicione isto ao ficheiro. Precisa do Node.js no mesmo computador. Depois reinicie o Claude.',
  claudeDesktopWithout: (address) =>
    `Para ligar sem token, vá a Settings, Connectors, Add custom connector e escreva ${address}.`,
  vsCode: 'O VS Code pede o token quando inicia o servidor. Cole-o aí; não fica guardado no ficheiro.',
  codex: 'Adicione isto no fim do ficheiro. A extensão do editor também o lê.',
  codexWithout: (command) => `Para iniciar sessão em vez de usar um token, execute ${command}.`,
  gemini: 'Execute isto num terminal. O Kith fica disponível em todas as pastas em que confia.',
} satisfies typeof SetupWords
