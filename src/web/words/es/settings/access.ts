import type { accessWords as AccessWords } from '../../en/settings/access.ts'

export const accessWords = {
  read: 'Leer',
  write: 'Leer y escribir',
  wholeApi: 'toda la API',
  allToolsReach: 'todas las herramientas para asistentes',
  eightToolsReach: 'las ocho herramientas estándar para asistentes',
  eightTools: 'Ocho herramientas',
  eightToolsHint:
    'Encontrar personas, leer sus notas y promesas, y ver qué hacer después. Con Leer y escribir, también añadir notas, cumplir promesas y redactar mensajes de seguimiento.',
  allTools: 'Todas las herramientas',
  allToolsHint:
    'También responder preguntas sobre todas las personas que conoces, prepararte para ver a alguien, leer historiales completos y ver interesados. Con Leer y escribir, también añadir y cambiar personas, promesas y mensajes, incorporar interesados y deshacer sus propios cambios.',
  readHint: 'Ver a las personas que conoces, tus notas, promesas, borradores y tarjetas.',
  writeHint:
    'También añadirlos, cambiarlos y borrarlos. No puede cambiar tu contraseña, invitar a nadie ni dar acceso a nada más.',
  readToolsHint: 'Consultar. No puede cambiar nada.',
  writeToolsHint:
    'También hacer los cambios que permiten sus herramientas. No puede cambiar tu contraseña, invitar a nadie ni dar acceso a nada más.',
} satisfies typeof AccessWords
