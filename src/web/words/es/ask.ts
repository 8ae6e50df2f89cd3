import type { askWords as Words } from '../en/ask.ts'

export const askWords = {
  title: 'Preguntar',
  hint: 'Las respuestas salen de tus propias notas y contactos, con la fuente junto a cada frase.',
  label: '¿Qué quieres saber?',
  next: 'Hacer otra pregunta',
  placeholder: '¿A quién conozco en Oporto?',
  submit: 'Preguntar',
  earlier: 'Preguntas anteriores',
  untitled: 'Conversación nueva',
  you: 'Has preguntado',
  sources: 'Fuentes',
  removedSource: 'Esta fuente se ha eliminado.',
  stillWriting: 'La respuesta aún se está escribiendo. Recarga la página en un momento.',
  back: 'Todas las preguntas',
  missing: 'Escribe primero una pregunta.',
} satisfies typeof Words
