import type { reasons as Reasons } from '../../en/settings/reasons.ts'

export const reasons = {
  webhook: {
    archive: 'Il vient d’une archive. Vérifiez l’adresse, créez un nouveau secret, puis activez-le.',
    member: 'Vous l’avez désactivé.',
    gone: 'L’adresse a répondu 410 Gone. Si c’était une erreur, réactivez le webhook.',
    failing: 'Tous les envois ont échoué pendant 5 jours. Corrigez l’adresse, puis réactivez le webhook.',
    password:
      'Vous avez choisi un nouveau mot de passe. Vérifiez l’adresse, puis réactivez le webhook ou supprimez-le.',
    token:
      'Le jeton qui l’a configuré a été révoqué ou a expiré. Vérifiez l’adresse, puis réactivez le webhook ou supprimez-le.',
  },
  invite: {
    password: 'Vous avez choisi un nouveau mot de passe, ce qui révoque les invitations que vous aviez envoyées.',
    token: 'Le jeton qui l’a envoyée a été révoqué ou a expiré.',
  },
  delivery: {
    turnedOff: 'Le webhook a été désactivé avant l’envoi.',
    slow: 'Le serveur a mis trop de temps à répondre.',
    noHttp: 'Le serveur n’a pas répondu en HTTP valide.',
    informational: 'Le serveur a envoyé trop de réponses intermédiaires.',
    noTls: 'La connexion TLS a échoué. Vérifiez que le serveur accepte HTTPS sur ce port.',
    certificate: () => 'Le certificat du serveur n’est pas fiable.',
    closed: 'Le serveur a fermé la connexion.',
    unreachable: 'Le serveur est injoignable.',
    noAddress: 'Ce nom de serveur ne correspond à aucune adresse.',
    thisNetwork: 'Le serveur se trouve sur cette machine ou son réseau, ce qui n’est pas autorisé.',
    lookup: 'La recherche DNS du serveur a échoué.',
    address: () => 'Cette adresse n’est pas autorisée.',
  },
} satisfies typeof Reasons
