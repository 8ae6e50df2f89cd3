import type { connectingWords as Words } from '../../en/pages/connecting.ts'

export const connectingWords = {
  title: 'Connecter une application',
  description: 'Une application souhaite accéder à votre compte Kith.',
  heading: (app) => `Connecter ${app} ?`,
  lead: (app) => `Une application nommée ${app} souhaite accéder à votre compte Kith.`,
  redirectsTo: 'Redirige vers',
  onThisDevice: 'un programme sur cet appareil',
  describedAt: 'Informations sur l’application',
  asksFor: 'Demande',
  canUse: 'Peut utiliser',
  signedInAs: 'Vous êtes connecté en tant que',
  tools: 'Outils',
  access: 'Accès',
  connect: 'Connecter',
  cancel: 'Annuler',
  notYou: 'Ce n’est pas vous ?',
  otherAccount: 'Utiliser un autre compte',
  warning:
    'Ne connectez une application que si vous venez de le lui demander. Une application peut porter n’importe quel nom : vérifiez vers où vous serez redirigé. Vous pourrez la déconnecter à tout moment dans vos réglages.',
  expired: 'Cette demande a expiré',
  about: 'À propos de Kith',
  failedTitle: 'Application non connectée',
  failed: 'Impossible de connecter cette application',
  forDeveloper: 'Pour le développeur de l’application :',
  failures: {
    invalid:
      'L’application a envoyé une demande non valide. Retournez dans l’application et essayez de nouveau de la connecter.',
    noDocument:
      'Kith n’a pas pu charger les informations de l’application. Retournez dans l’application, supprimez cette connexion et ajoutez-la de nouveau. Si cela ne suffit pas, créez un jeton dans vos réglages et saisissez-le dans l’application.',
    unknown:
      'Kith ne connaît pas cette application, ou ne la connaît plus. Retournez dans l’application, supprimez cette connexion et ajoutez-la de nouveau.',
    otherAddress:
      'L’application voulait vous envoyer vers une adresse qui ne lui appartient pas. Elle n’a pas eu accès à votre compte.',
    server: 'Une erreur s’est produite sur le serveur. Retournez dans l’application et réessayez.',
  },
} satisfies typeof Words
