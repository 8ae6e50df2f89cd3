import type { removedWords as RemovedWords } from '../../en/settings/removed.ts'

export const removedWords = {
  title: 'Supprimés récemment',
  lead: 'Ce que vous supprimez peut être restauré pendant 30 jours. Ensuite, c’est définitif.',
  nothing: 'Rien ici.',
  earlier: 'Supprimés plus tôt',
  restore: 'Restaurer',
  deleteForGood: 'Supprimer définitivement',
  askTitle: 'Supprimer définitivement ?',
  kinds: {
    connection: (when) => `Personne, supprimée ${when}`,
    interaction: (when) => `Entrée, supprimée ${when}`,
    promise: (when) => `Promesse, supprimée ${when}`,
    card: (when) => `Carte, supprimée ${when}`,
    capture: (when) => `Note rapide, supprimée ${when}`,
    thread: (when) => `Conversation, supprimée ${when}`,
    webhook: (when) => `Webhook, supprimé ${when}`,
    calendar: (when) => `Agenda, supprimé ${when}`,
  },
  kindsWith: {
    interaction: (person, when) => `Entrée avec ${person}, supprimée ${when}`,
    promise: (person, when) => `Promesse à ${person}, supprimée ${when}`,
  },
  until: (when) => `Suppression définitive ${when}`,
  losses: {
    connection: 'Cela supprime la personne, son historique avec ses enregistrements, ses promesses et ses messages.',
    interaction: 'Cela supprime l’entrée, avec son enregistrement s’il y en a un.',
    promise: 'Cela supprime la promesse.',
    card: 'Cela supprime la carte, sa photo et ses statistiques.',
    capture: 'Cela supprime la note rapide, avec son enregistrement s’il y en a un.',
    thread: 'Cela supprime la conversation avec ses questions et ses réponses.',
    webhook: 'Cela supprime le webhook et son secret.',
    calendar: 'Cela supprime l’adresse de l’agenda et ses rendez-vous. Les entrées que vous avez écrites restent.',
  },
  noUndo: 'C’est irréversible.',
  notices: {
    restored: 'Restauré. C’est de nouveau à sa place.',
    deleted: 'Supprimé définitivement.',
    notThere: 'C’était déjà restauré ou supprimé définitivement.',
  },
} satisfies typeof RemovedWords
