import type { Grammar } from '../language-data/language-data.ts'

export const frenchGrammar: Grammar = {
  frequentWords: `à a ai aller alors après appeler appelé appeller as assez au aucun aujourd'hui aujourd hui aura aussi autre autres aux
    avait avant avec avoir avril beaucoup bien bientôt bon bonne c ça ce cela celle celui ces cet cette chez chose comme comment
    contre d dans de début déjà demain demande demandé depuis dernier dernière des deux dire dit dois doit donc dont du elle
    elles en encore enfants enfin ensuite entre envoyer envoyé est et étaient était été être eu eux faire fait faut femme fille
    fils fin fois font hier il ils j jamais janvier je jeudi jour jours juillet juin jusqu jusque l la là le les leur leurs lors
    lui lundi m ma mai mais mardi mari mars matin me même mercredi merci mes midi moi moins mois mon n ne ni nos notre nous
    novembre octobre on ont ou où oui par parce parle parler parlé part pas pense petit petite peu peut peux plus plusieurs pour
    pourquoi pourrait premier près prochain prochaine promis puis puisque qu quand quatre que quel quelle quelqu quelque
    quelques qui quoi rappeler rendez vous revoir rien s sa samedi sans se semaine semaines sera ses si soir son sont sous souvent
    suis sur ta tard tellement temps tes toi tôt toujours tous tout toute toutes travaille très trop trouve tu un une vais va
    vendredi venir verra vers veut viens vient voici voilà voir vos votre vraiment vu y dimanche février fevrier août aout
    septembre décembre decembre est-ce maman papa copine rdv via aime habite connu rencontré croisé ami amie cadeau envoie`,
  endings: 'aient aux ees ent ait ee es er ez e s x',
}
