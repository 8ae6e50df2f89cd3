import type { syncedPeopleWords as SyncedPeopleWords } from '../../en/settings/synced-people.ts'

export const syncedPeopleWords = {
  title: 'As suas pessoas nos dispositivos',
  hint: 'Quem lá está e quem foi apagado num dispositivo',
  lead: 'Escolha quem aparece na lista de contactos do telemóvel e do computador.',
  who: 'Na lista de contactos',
  reachable: 'Todas as pessoas contactáveis',
  reachableHint: 'Com e-mail, telefone ou data de aniversário.',
  tagged: 'Só quem tem uma etiqueta',
  taggedHint: 'As pessoas adicionadas num dispositivo recebem a etiqueta.',
  tag: 'Etiqueta',
  save: 'Guardar',
  removedTitle: 'Apagados num dispositivo',
  removedText: 'Já não estão nos dispositivos, mas continuam aqui, com a cronologia e as promessas.',
  removedAt: (when: string) => `Apagado ${when}`,
  putBack: 'Repor',
  putAllBack: 'Repor todos',
  removeHere: 'Remover aqui também',
  nobody: 'Ninguém foi apagado num dispositivo.',
  notices: {
    chosen: 'Guardado. Os dispositivos acompanham na próxima sincronização.',
    back: 'De volta à lista de contactos. Os dispositivos acompanham na próxima sincronização.',
    restored: 'Reposto. Esta pessoa continua fora dos dispositivos.',
    gone: 'Esta pessoa já não está aqui.',
  },
} satisfies typeof SyncedPeopleWords
