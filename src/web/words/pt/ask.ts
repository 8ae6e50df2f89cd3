import type { askWords as Words } from '../en/ask.ts'

export const askWords = {
  title: 'Perguntar',
  hint: 'As respostas vêm das suas próprias notas e contactos, com a fonte ao lado de cada frase.',
  label: 'O que quer saber?',
  next: 'Fazer outra pergunta',
  placeholder: 'Quem conheço no Porto?',
  submit: 'Perguntar',
  earlier: 'Perguntas anteriores',
  untitled: 'Nova conversa',
  you: 'A sua pergunta',
  sources: 'Fontes',
  removedSource: 'Esta fonte foi removida.',
  stillWriting: 'A resposta ainda está a ser escrita. Recarregue a página dentro de momentos.',
  back: 'Todas as perguntas',
  missing: 'Escreva primeiro uma pergunta.',
} satisfies typeof Words
