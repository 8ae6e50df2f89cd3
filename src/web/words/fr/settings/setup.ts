import type { setupWords as SetupWords } from '../../en/settings/setup.ts'

export const setupWords = {
  title: 'Configurez votre assistant',
  lead: (address) =>
    `Choisissez votre programme. Votre jeton y est déjà. Cette adresse a huit outils ; pour tous les outils, utilisez ${address}.`,
  terminal: 'Terminal',
  claudeCode: 'Exécutez ceci dans un terminal. Kith est ensuite disponible dans tous vos projets.',
  claudeDesktop:
    'Ouvrez Settings, Developer, Edit Config, et ajoutez ceci au fichier. Il faut Node.js sur le même ordinateur. Redémarrez ensuite Claude.',
  claudeDesktopWithout: (address) =>
    `Pour vous connecter sans jeton, allez à Settings, Connectors, Add custom connector, et saisissez ${address}.`,
  vsCode: 'VS Code demande le jeton au démarrage du serveur. Collez-le là ; il n’est pas enregistré dans le fichier.',
  codex: 'Ajoutez ceci à la fin du fichier. L’extension de l’éditeur le lit aussi.',
  codexWithout: (command) => `Pour vous connecter au lieu d’utiliser un jeton, exécutez ${command}.`,
  gemini: 'Exécutez ceci dans un terminal. Kith est ensuite disponible dans tous les dossiers de confiance.',
} satisfies typeof SetupWords
