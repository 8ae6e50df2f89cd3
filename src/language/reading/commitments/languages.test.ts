import { test } from 'node:test'
import { finds } from '../../../../test/samples/found-promises.ts'

test('a German promise is found with its verb at the end, and other people’s actions are not', () => {
  finds({
    'Hab Anna versprochen, ihr bis Freitag das Rezept zu schicken.': ['Ihr das Rezept zu schicken (2026-03-13)'],
    'Ich habe ihr versprochen, dass ich ihr am Freitag den Bericht schicke.': ['Ihr den Bericht schicken (2026-03-13)'],
    'Hab ihr gesagt, dass ich mich am Montag melde.': ['Mich melden (2026-03-16)'],
    'Hab versprochen, sie zu Weihnachten zu besuchen.': ['Sie zu besuchen (2026-12-24)'],
    'Ich werde ihm morgen die Unterlagen vorbeibringen.': ['Ihm die Unterlagen vorbeibringen (2026-03-11)'],
    'Ich schicke ihr morgen den Link zu.': ['Ihr den Link zuschicken (2026-03-11)'],
    'Ich kümmere mich morgen um die Karten für sie.': ['Mich um die Karten für sie kümmern (2026-03-11)'],
    'Muss noch Blumen für Tante Gerda besorgen.': ['Blumen für Tante Gerda besorgen'],
    'Die Nowaks bringen am Mittwoch den Kuchen mit.': [],
    'Lisa hat versprochen, mir das Buch zurückzubringen.': [],
    'Wenn ich Zeit habe, bring ich ihr das Buch.': [],
    'Jonas will mir am Freitag das Buch schicken.': [],
    'Die Trikots sind da, hol ich nach der Schicht bei Luigi ab.': ['Nach der Schicht bei Luigi abholen'],
    'Bis zur Sitzung am 3. September stelle ich alles zusammen.': [
      'Bis zur Sitzung alles zusammenstellen (2026-09-03)',
    ],
    'Ich habe ihr das Buch nicht versprochen.': [],
    'Ich habe ihr das Buch bis Freitag versprochen.': ['Ihr das Buch (2026-03-13)'],
    'Telefonat mit Stefan. Angebot bis Freitag zugesagt.': ['Angebot (2026-03-13)?'],
    'Er hat mir das Buch bis Freitag versprochen.': [],
    'Mir wurde das Geld bis Montag zugesagt.': [],
    'Ich hätte ja gern zugesagt, aber am Donnerstag kann ich nicht.': [],
    'Ich habe ihr gesagt, dass ich gerne lese.': [],
    'Ich habe ihr gesagt, dass ich am Montag nach Berlin fahre.': [],
    'Er hat gesagt, dass ich ihm den Bericht schicke.': [],
    'Ich habe ihr nicht gesagt, dass ich ihr den Bericht schicke.': [],
  })
})

test('a promise in French is found behind its pronouns', () => {
  finds({
    "J'ai promis à Claire de lui envoyer la recette avant vendredi.": ['Lui envoyer la recette (2026-03-13)'],
    'Je lui envoie le devis demain matin, et elle me rappelle ensuite.': ['Lui envoyer le devis (2026-03-11)'],
    'Je lui ai dit que je passerais chez elle jeudi avec les photos.': [
      'Passer chez elle avec les photos (2026-03-12)',
    ],
    'Godelieve veut la recette, je la lui recopierai bientôt.': ['La lui recopier bientôt'],
    "Elle m'a promis que je serais invité samedi.": [],
    'Elle veut changer de travail, envoyer des candidatures.': [],
    'Elle a promis de me rappeler lundi pour la réunion.': [],
    'Si je peux, je lui apporte les livres dimanche.': [],
  })
})

test('a promise in Spanish needs no subject', () => {
  finds({
    'Te confirmo mañana si puedo ir con ella.': ['Confirmarte si puedo ir con ella (2026-03-11)'],
    'Le dije a Lupita que voy a su casa el sábado con la llave.': ['Ir a su casa con la llave (2026-03-14)'],
    'Le prometí a Lucía mandarle las fotos antes del viernes.': ['Mandarle las fotos (2026-03-13)'],
    'Le mando el presupuesto mañana a Marta y a su hermano.': [
      'Mandarle el presupuesto a Marta y a su hermano (2026-03-11)',
    ],
    'Tengo que devolverle el libro a mi vecina el jueves.': ['Devolverle el libro a mi vecina (2026-03-12)'],
    'El lunes me paso por su casa y le relleno los impresos.': [
      'Pasarme por su casa (2026-03-16)',
      'Rellenarle los impresos (2026-03-16)',
    ],
    'Me prometió que le hago falta y que viene el lunes.': [],
    'Se lo comento y se ríe, así es mi abuelo.': [],
    'Ella me manda las fotos mañana por la tarde, dice.': [],
    'Siempre le llevo pan a mi madre los domingos.': [],
  })
})

test('a promise in Portuguese needs no subject', () => {
  finds({
    'Fiquei de enviar as fotos à Joana até sexta-feira.': ['Enviar as fotos à Joana (2026-03-13)'],
    'Amanhã ligo ao Pedro e mando-lhe o contrato por causa da casa.': [
      'Ligar ao Pedro (2026-03-11)',
      'Mandar-lhe o contrato por causa da casa (2026-03-11)',
    ],
    'Prometi enviar-lhe um relatório até sexta-feira.': ['Enviar-lhe um relatório (2026-03-13)'],
    'Prometi pra dona Socorro q levo o elástico azul na sexta.': ['Levar o elástico azul (2026-03-13)'],
    'Ele disse q pagava tudo no dia 20 e nada.': [],
    'Ela vai mandar-me o contrato amanhã de manhã.': [],
  })
})

test('a short note is read in the language that finds a promise in it, and each sentence in its own', () => {
  finds({
    'Quedé en ayudarla': ['Ayudarla'],
    'Anna anrufen': ['Anna anrufen'],
    'Rappeler Paul': ['Rappeler Paul'],
    "Lunch with Bea, she'll send me the flat listing. Ich muss ihr noch die Vorlage schicken!": [
      'Ihr noch die Vorlage schicken',
    ],
    'Marco, 3/5': [],
  })
})

test('a task that the writer takes on is a promise', () => {
  finds({
    'Ich kümmere mich um die Tickets.': ['Mich um die Tickets kümmern'],
    'Ich bringe den Wein mit, sie den Nachtisch.': ['Den Wein mitbringen'],
    "Je m'occupe du traiteur, Paul des boissons.": ["M'occuper du traiteur"],
    'Yo me ocupo de las entradas y ella del hotel.': ['Ocuparme de las entradas'],
    'Si Nico consigue el coche vamos a la costa. Yo pongo la tienda en ese caso.': ['Poner la tienda en ese caso?'],
    'Marco viene mañana a cenar con nosotros.': [],
    'Marco vem amanhã jantar com a gente e traz o vinho.': [],
  })
})

test('a promise ends in no loose word, and has its own infinitive', () => {
  finds({
    'Je reviendrai chez elle dimanche après la messe de 11h.': ['Revenir chez elle après la messe (2026-03-15 11:00)'],
    "Je l'emmènerai chez le médecin mardi.": ["L'emmener chez le médecin (2026-03-17)"],
    'Le cuento mañana cómo fue todo con el jefe.': ['Contarle cómo fue todo con el jefe (2026-03-11)'],
  })
})

test('a sentence goes on after a numbered day', () => {
  finds({
    'Ich schicke ihr am 20. die Fotos.': ['Ihr die Fotos schicken (2026-03-20)'],
    'Am Wochenende vom 21. helfe ich ihr beim Umzug.': ['Ihr beim Umzug helfen (2026-03-22)'],
    'Ich bringe ihr am Wochenende 21./22. das Zelt.': ['Ihr das Zelt bringen (2026-03-22)'],
    'Wir sehen uns am 20. Danach schicke ich ihr die Fotos.': ['Ihr die Fotos schicken'],
  })
})

test('owing a favor isn’t a promise, and neither is waiting', () => {
  finds({
    'Schulde ihr noch einen Gefallen.': [],
    'Je lui dois une fière chandelle.': [],
    'Je lui ai promis deux gâteaux pour samedi.': ['Deux gâteaux (2026-03-14)'],
    'Il faut attendre la réponse du chirurgien lundi.': [],
    'Nuria me cubrió en la boda. Le debo una.': [],
    'Le debo una a Nuria por lo de ayer.': [],
    'Je dois une fière chandelle à Paul.': [],
    'Devo uma ao Marcos.': [],
    'Le debo una foto grande a Nuria para el viernes.': ['Una foto grande a Nuria (2026-03-13)'],
    'Todo: warten auf Anna': [],
    'Todo: Angebot an Anna': ['Angebot an Anna'],
    'Le prometí a Nuria dos fotos para el viernes.': ['Dos fotos (2026-03-13)'],
    'Hay que esperar la respuesta del ayuntamiento.': [],
    'A Graça trocou o turno comigo, devo-lhe uma.': [],
    'Prometi-lhe três livros para segunda-feira.': ['Três livros (2026-03-16)'],
    'Tenho de esperar pela resposta da direção amanhã.': [],
  })
})

test('a note in an unsupported language gives nothing', () => {
  finds({ 'Domani mattina le mando le foto della festa, gliel’ho promesso ieri sera.': [] })
})
