import { pluralIn } from '#language/locales/plural.ts'
import type { shellWords as Words } from '../en/shell.ts'

const count = pluralIn('es')

export const shellWords = {
  skip: 'Ir al contenido',
  mainNavigation: 'Navegación principal',
  today: 'Hoy',
  people: 'Contactos',
  capture: 'Anotar',
  ask: 'Preguntar',
  more: 'Más',
  cards: 'Tarjetas',
  leads: 'Interesados',
  imports: 'Importar contactos',
  team: 'Equipo',
  settings: 'Ajustes',
  signOut: 'Cerrar sesión',
  menuOf: (name) => `Menú de ${name}`,
  waiting: (things) => count(things, { other: '# en espera' }),
  somethingNew: 'Hay algo nuevo',
  offline: 'Estás sin conexión. Tu texto sigue aquí: inténtalo cuando vuelvas a tenerla.',
  failed: 'No ha funcionado. Tu texto sigue aquí: inténtalo de nuevo en un momento.',
  stillSignedIn: 'Tu sesión sigue abierta: no se ha podido cerrar. Inténtalo de nuevo en un momento.',
  undo: 'Deshacer',
  copy: 'Copiar',
  copied: 'Copiado.',
  apiReference: 'Referencia de la API',
  assistants: 'Conectar un asistente',
  status: 'Estado',
} satisfies typeof Words
