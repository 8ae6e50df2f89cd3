import type { syncedPeopleWords as SyncedPeopleWords } from '../../en/settings/synced-people.ts'

export const syncedPeopleWords = {
  title: 'Tu gente en tus dispositivos',
  hint: 'Quién está y a quién se borró en un dispositivo',
  lead: 'Elige quién aparece en la agenda de tu móvil y tu ordenador.',
  who: 'En la agenda',
  reachable: 'Todas las personas con las que puedes contactar',
  reachableHint: 'Con correo, teléfono o cumpleaños.',
  tagged: 'Solo quienes tienen una etiqueta',
  taggedHint: 'Quien añadas en un dispositivo recibe la etiqueta.',
  tag: 'Etiqueta',
  save: 'Guardar',
  removedTitle: 'Borrados en un dispositivo',
  removedText: 'Ya no están en tus dispositivos, pero siguen aquí, con su historial y sus promesas.',
  removedAt: (when: string) => `Borrado ${when}`,
  putBack: 'Recuperar',
  putAllBack: 'Recuperar a todos',
  removeHere: 'Eliminar aquí también',
  nobody: 'No se ha borrado a nadie en un dispositivo.',
  notices: {
    chosen: 'Guardado. Tus dispositivos lo verán en la próxima sincronización.',
    back: 'De vuelta en la agenda. Tus dispositivos lo verán en la próxima sincronización.',
    restored: 'Recuperado. Esta persona sigue sin estar en tus dispositivos.',
    gone: 'Esta persona ya no está aquí.',
  },
} satisfies typeof SyncedPeopleWords
