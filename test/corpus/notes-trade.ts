import { entriesIn } from './reading.ts'

export const tradeNotes = entriesIn(`
  tomas-1 2025-10-10 meeting Tomás Herrera at Nino's tasting, malbec man from Mendoza. Knows every importer.
  tomas-2 2026-01-29 call Tomás needs labels for 3 wines, 4.5k. Shipping delayed because of strike in Valparaíso.
  tomas-3 2026-05-07 message Tomás' labels approved. He's a Boca fan, do not mention River.
  tomas-4 2026-09-22 call Harvest was poor, frost took 30%. T. postponed the second line to 2027.
  bob-1 2025-06-04 meeting Bob Tremblay, sells robot arms to dairies. Loud laugh, remembers everyone's kids.
  bob-2 2025-09-18 call Bob: Maple wants to enter Spain + Portugal next year, looking for a distributor.
  bob-3 2026-02-24 call Introduced Bob to Yuki, they talk grippers. Bob's daughter Maëlle plays hockey for McGill.
  bob-4 2026-06-11 message Distributor found, a firm in Zaragoza. Bob flies in in september.
  bob-5 2026-09-14 meeting Dinner with Bob in Lisbon. He had a stent put in last winter, no more steak. Retires in 2028 he swears.
  nkechi-1 2024-11-13 meeting Nkechi Adeyemi, PayNaija, merchants in Lagos take cards by phone. 30k merchants.
  nkechi-2 2025-03-27 call Nkechi wants the onboarding tested with market women, loves Catarina's idea of voice notes.
  nkechi-3 2025-09-23 call 70k merchants now. Raised 5m from Straits Capital (Mei Lin!).
  nkechi-4 2026-02-10 message Nkechi's licence for Ghana came through. Opening in Accra in april, Kofi helping w/ office.
  nkechi-5 2026-08-04 call Nkechi: head of product walked out. Do I know anyone? Thought of Emily Carter.
  nkechi-6 2026-10-30 call Nkechi hired Emily Carter!!! Starts 1 february, remote from Austin.
  wei-1 2025-04-02 meeting BrightPCB factory w/ Wei Zhang. Clean, 600 workers. Lead time 5 weeks.
  wei-2 2025-07-29 message Wei: minimum order 500 boards, 3.20 usd each.
  wei-3 2025-11-20 call Boards late, Wei apologised, 10% off next order. Wife just had second child.
  wei-4 2026-04-16 message Wei's price up to 3.65 because of copper.
  wei-5 2026-09-01 message Wei says factory closes for Golden Week 1-8 October.
  fatima-1 2025-02-20 meeting Fatima, architect, restoring the old cinema in Tangier. We shared the kitchen at the residency.
  fatima-2 2025-07-10 message Cinema roof collapsed in the storm, nobody hurt. She's devastated.
  fatima-3 2026-01-15 call Fatima got Aga Khan money for the cinema, 400k.
  fatima-4 2026-06-30 call Cinema opens in spring 2027, needs signs in arabic + french. Asked about Olena.
  fatima-5 2026-11-03 message Fatima's brother Youssef coming to Lisbon to study, wants tips for rooms.
  lars-1 2025-05-31 meeting Sailing course w Lars. He steered, I was sick.
  lars-2 2025-10-21 call Lars does churn models, would look at Tom's driver data for nothing.
  lars-3 2026-04-29 message Lars bought a boat, a 31 foot Albin, named Usikker.
  lars-4 2026-08-08 meeting Two days on Lars' boat in the Oslofjord. His ex Silje has the kids every other week.
  lars-5 2026-10-16 call Lars is looking for a new job, Fjord is run by idiots now. Would do Copenhagen.
  giulia-1 2025-04-09 meeting Giulia Conti at Salone. Chairs out of olive wood, fourth generation workshop in Brianza.
  giulia-2 2025-09-10 call Giulia wants an online shop, 12k. Decides with brother Marco, who does contracts.
  giulia-3 2026-01-22 message Shop live. First chair sold to Tokyo!
  giulia-4 2026-05-20 meeting Milan, at Giulia's. Her dog, an old dachshund called Pippo, is blind. Risotto.
  giulia-5 2026-10-24 call Giulia fell out with Marco over the workshop's roof money. Not speaking.
  marco-1 2025-04-10 meeting Marco Conti, lawyer, checks Giulia's contracts. Formal, nice shoes.
  marco-2 2025-09-12 message Marco changed 14 clauses. Liability capped at fee.
  marco-3 2026-03-31 call Marco teaches night class on IP. Collects vintage Vespas, has five.
  hannah-1 2025-01-15 call Hannah Weiss recruits engineers, 18% fee. Straight.
  hannah-2 2025-02-26 message Hannah intro to Jonas at Kiesel.
  hannah-3 2025-11-05 meeting Berlin, Hannah in Neukölln. Going solo next year, the agency squeezes her.
  hannah-4 2026-05-13 call Hannah did not go solo after all, they made her team lead. 12 days holiday on Kreta.
  hannah-5 2026-10-19 call Hannah has a frontend person for us, Zofia, free from march. Asks 72k.
  jonas-1 2025-02-27 meeting Jonas Weber, Kiesel, sensors for rivers. Talks in spreadsheets.
  jonas-2 2025-03-28 call Contract w/ Kiesel, 36k, dashboard. Sarah checks it.
  jonas-3 2025-08-14 note Jonas unhappy: charts too slow with 2m points.
  jonas-4 2025-10-30 call Fixed, charts under a second. Jonas apologised for the tone.
  jonas-5 2026-04-02 message Jonas' twin girls were born, Ida and Lotte.
  jonas-6 2026-09-10 call Jonas left Kiesel! Taking half a year off, then maybe own company on flood warnings.
  emily-1 2024-11-14 meeting Emily Carter, PM at Stackpole, Austin. Runs ultra marathons, 100 miles, mad.
  emily-2 2025-05-02 message Birthday wishes to Emily C.
  emily-3 2025-10-03 call Emily bored at Stackpole, politics. Would leave for something with meaning.
  emily-4 2026-03-19 message Emily ran Leadville in 27 hours.
  emily-5 2026-08-06 call Told Emily C about Nkechi's opening. Her partner Dana can't leave Austin.
  emilyr-1 2025-10-17 meeting Emily Rosen, Halyard Press, edits nonfiction. Dinner w six publishers.
  emilyr-2 2026-01-06 call Emily Rosen turned down my friend's cookbook, too many already.
  emilyr-3 2026-04-24 message Emily R's father passed away. Wrote a card by hand.
  emilyr-4 2026-10-09 call Emily R starting a picture book list in 2027, first time for Halyard. Gluten free, careful w lunch.
  raj-1 2025-11-06 call Raj Patel, weaves in Leicester. Recycled cotton for tote bags, 1.90 each above 1000.
  raj-2 2026-02-19 message Raj sent swatches, the ochre is lovely.
  raj-3 2026-07-23 call Raj's daughter Meera marries in Jaipur in december, mill closed 10 to 28 dec.
  tariq-1 2025-03-11 meeting Tariq Rahman, exporter, Munich fair. Organic cotton, certs in order.
  tariq-2 2025-11-04 message Tariq can't do small runs, sent me to Raj.
  tariq-3 2026-05-26 call Floods near Dhaka, Tariq's warehouse lost 20 tons. Insurance pays half.
  kofi-1 2025-03-21 meeting Kofi on our hackathon team, soil sensors. Won third prize.
  kofi-2 2025-09-05 call Kofi has 1,200 farms on SMS prices. Needs funding for sensors.
  kofi-3 2026-01-16 message Kofi grant refused by the EU, wrong form.
  kofi-4 2026-07-16 call Kofi got 250k from the Dutch. Hires 3. Wife Abena is a nurse in Kumasi, weekends only.
  ingrid-1 2025-03-22 meeting Ingrid, kelp. Third prize w/ us at the hackathon.
  ingrid-2 2025-08-15 message Bday Ingrid. She's out counting cod.
  ingrid-3 2026-03-26 call Ingrid expects the cod report in may, says stock is at the lowest since 1987.
  ingrid-4 2026-09-18 call Ingrid moving to Tromsø in january, polar institute. Selling the flat in Bergen.
  pierre-1 2025-01-22 call Pierre Dubois, liability insurance, 640 eur a year up to 500k.
  pierre-2 2026-01-21 call Renewed w Pierre, now 690.
  pierre-3 2026-09-07 message Pierre: policy doesn't cover work done in the US. Extra 300.
`)
