import { entriesIn } from './reading.ts'

export const otherNotes = entriesIn(`
  diego-1 2025-08-01 meeting Diego's place Casa Tule, nine courses of corn. Sat at the kitchen counter.
  diego-2 2025-12-30 message Diego: menu design for the new bar? 3k + dinners.
  diego-3 2026-04-22 call Diego got the star!! Crying on the phone.
  diego-4 2026-09-28 call Earthquake cracked Diego's kitchen wall, shut for 3 wks. Nobody hurt.
  minjun-1 2025-05-21 meeting Min-jun makes tiny games about buses. Onsil is 5 people above a fried chicken shop.
  minjun-2 2025-11-13 message Min-jun's bus game sold 200k copies.
  minjun-3 2026-05-20 meeting Malmö again. Min-jun off to military service? no, done that already in 2014. It's his brother.
  minjun-4 2026-08-27 call Min-jun wants Ella for the sound of the ferry game. Put them in touch.
  ella-1 2025-05-22 meeting Ella Virtanen, sound. Records ice. Carries a hydrophone in her handbag.
  ella-2 2026-01-30 call Ella's studio flooded, mics ok, piano not.
  ella-3 2026-05-21 note Ella is deaf in left ear since childhood, sit on her right.
  ella-4 2026-09-02 message Ella + Min-jun signed for the ferry game. She owes me a sauna she says.
  chloe-1 2025-09-03 meeting Shoot with Chloé for Altura, two days, 40 pictures. Precise, hums all day.
  chloe-2 2026-02-06 message Chloé's invoice 2.400, paid.
  chloe-3 2026-06-05 call Chloé has a new studio in Croix-Rousse, sharing with a florist. Lactose intolerant, pastry life is cruel.
  chloe-4 2026-10-30 message Bday Chloé. Exhibition of her bread portraits opens 5 february.
  ruiz-1 2025-10-02 meeting Miguel Ángel Ruiz' workshop in Triana. Cypress flamenco guitars, waiting list of 3 years.
  ruiz-2 2026-03-20 call Ordered a guitar for dad's 70th: 4.200, half now.
  ruiz-3 2026-11-04 call Ruiz: guitar will be ready in may 2027, rosewood held at customs.
  dmitri-1 2025-10-09 meeting Dmitri at Nino's supra, translator, left Petersburg in 2022. Toasts for ages.
  dmitri-2 2026-02-20 call Dmitri can do Georgian + Russian + English, 0.09 a word.
  dmitri-3 2026-07-28 message Dmitri applying for a talent visa in Portugal, asked for letter. Sent it same day.
  nino-1 2025-05-08 meeting Nino Beridze pours amber wine at the fair. 8000 years she says to each one.
  nino-2 2025-10-09 meeting Supra at Nino's in Tbilisi, 14 toasts. Her grandfather's qvevri from 1911.
  nino-3 2026-02-02 call Nino's export to Japan started, 600 bottles. Asked for Yuki's help w/ a label text.
  nino-4 2026-09-25 message Rtveli! Nino stomping grapes w 30 cousins. Best year since 2018.
  sarah-1 2025-03-03 call Sarah O'Connor does the Kiesel contract, 1.800 flat.
  sarah-2 2025-12-03 call Sarah: our terms need a clause for AI use. 900.
  sarah-3 2026-04-23 meeting Dublin. Sarah sings in a punk band on weekends, The Injunctions.
  sarah-4 2026-10-21 call Sarah made partner at Finch & Daly. Rates go up in january, 20%.
  sean-1 2025-06-18 call Recorded Salt Radio with Seán. Rambling, two hours, good.
  sean-2 2025-07-02 message Episode out, no. 112.
  sean-3 2026-03-16 message Seán stopped the podcast? Only paused, new baby, Róisín.
  sean-4 2026-09-21 call Salt Radio back in november. Seán wants Hugo as guest. Gave him the number.
  zeynep-1 2025-09-25 meeting Zeynep Yılmaz, Galeri Mavi. Took me to the ferry for tea.
  zeynep-2 2026-01-12 call Zeynep wants catalogue for a ceramics show, thought of Iván.
  zeynep-3 2026-04-23 message bday Zeynep!
  zeynep-4 2026-10-12 meeting Istanbul. Catalogue printed, 700 copies. Zeynep quit smoking, eats sunflower seeds all day instead.
  omar-1 2025-09-19 meeting Omar's film in Madrid. Night scenes only with candles.
  omar-2 2025-12-01 call Omar's sister Leila works w/ refugees in Amman, needs a website.
  omar-3 2026-03-30 message Omar left Beirut for Paris, flat in Belleville.
  omar-4 2026-10-07 call Omar shooting in Iceland until christmas. Wants title lettering, 2k.
  leila-1 2025-12-01 call Leila Haddad from Madad, 12 schools in camps. No budget, do it pro bono.
  leila-2 2026-04-09 message Madad's website is online. Leila cried.
  leila-3 2026-09-30 call Leila looking for arabic speaking speech therapist, mentioned Ruth's network.
  bia-1 2025-04-30 meeting Book launch of Beatriz Nunes on salt roads. Bia to friends.
  bia-2 2025-11-25 call Bia wants maps drawn for next book, university pays 2.500.
  bia-3 2026-05-14 meeting Coimbra. Bia's husband Artur is a judge. Their parrot swears.
  bia-4 2026-10-14 message Bia's maps ok, book out in march.
  pete-1 2025-10-24 meeting Peter Novak at Essen, game on beekeepers. Played until 2am, lost.
  pete-2 2026-02-23 call Pete needs box art, 5k, thought of Marta (the fish one).
  pete-3 2026-09-08 message Box art by Marta is done, Pete in love w it.
  andre-1 2025-06-07 meeting André Silva, producer, after the Primavera gig. Samples his grandma's sewing machine.
  andre-2 2026-01-26 call André's record sleeve, 1.500. He pays always late.
  andre-3 2026-09-01 message Happy birthday André. Invoice still unpaid, laughed about it.
  mei-1 2025-07-09 call Mei Lin Tan, Straits Capital, 300m fund. Payments and logistics. In Europe twice a year.
  mei-2 2026-02-12 meeting Dinner at Mei Lin's rented flat in Zurich. Met Noah. She doesn't invest in services, only product.
  mei-3 2026-07-15 call Mei Lin: would look at our scheduling tool if it was separate from the studio.
  mei-4 2026-10-26 message Mei Lin in Lisbon 2-4 December, dinner? Said yes. No pork.
  noah-1 2026-02-12 meeting Noah Fischer, private bank, collects maps. Knows Bia's book!
  noah-2 2026-08-13 call Noah: clients want a printed yearly letter, 25k maybe. His boss Regula decides.
  ruth-1 2025-11-15 meeting Choir weekend in Évora, Ruth Cohen sang alto next to me. Speech therapist for kids.
  ruth-2 2026-03-01 call Ruth came to Lisbon for a year with husband Avi, on sabbatical, flat in Campo de Ourique.
  ruth-3 2026-08-30 note Ruth and Avi went back to Tel Aviv. Left us their bikes.
  ruth-4 2026-11-08 message Ruth is a grandmother! Little Noa.
  sam-1 2025-08-28 meeting Sam delivered the oak desk. They measured twice, took shoes off. 1.350.
  sam-2 2026-03-09 message Sam says oil the desk twice a year, linseed.
  sam-3 2026-10-03 call Sam's workshop burned, insurance ok. They start again in Stockport in the new year.
  ivan-1 2025-09-23 meeting Iván Castillo at the fair in Valencia, blue glaze secret of his aunt.
  ivan-2 2026-02-16 call Iván shows at Galeri Mavi in october. Nervous of the shipping.
  ivan-3 2026-10-12 note Iván sold 11 of 14 pieces in Istanbul. Broke only one.
  nadia-1 2025-11-19 meeting Nadia interpreted for us two days in Sofia, Bulgarian-English. Flawless.
  nadia-2 2026-06-15 message Nadia is raising rates to 500 a day.
  mirek-1 2025-10-25 note Mirek fixed the derailleur in ten min and refused money.
  mirek-2 2026-07-30 message Mirek going on the Carpathian trail in Sept, 900 km, w/ his dad.
  anak-7 2025-09-02 call Ana K: decision moved to october, Zlatko on sick leave.
  benj-6 2026-11-16 message Benji sent opera tickets as pdf, for Tosca on 9 January.
  tom-10 2025-04-30 message Tom sent the shift lists, 14 spreadsheets. Help.
  helen-6 2026-11-11 call Helen ready to sign, 66k, lawyers looking at it. Wants start in february.
  hugo-7 2026-11-17T17:45 call Hugo called from the train, deck must be done before 5 december for the Norrsken people.
  miguel-7 2025-12-21 note Xmas run with hats. Miguel dressed as tree.
  liz-6 2025-12-24 message Xmas call w Liz and the boys, Toby broke his arm on a trampoline.
  yuki-6 2026-11-13 call Yuki got a job offer from a lab in Zurich, decides till new year. Kenta is keen.
  jonas-7 2026-11-14 message Jonas sends picture from Patagonia, sunburnt.
  giulia-6 2025-11-21 message Auguri Giulia!
  greta-5 2026-11-06 call Greta: final invoice ok. Pixel (the dog) won a race, ha.
  rui-5 2025-05-30 call Rui wants labels redone before summer, cheap please.
  bob-6 2025-12-18 message Bob sent maple syrup for xmas. Two litres.
  nkechi-7 2025-06-19 message Birthday Nkechi, she turned 38.
  wei-6 2026-10-23 call Wei: first batch of 500 passed test, 2 rejects.
  fatima-6 2025-03-08 message Fatima bday, voice msg.
  lars-6 2025-07-19 note Lars vegetarian? No - eats fish. Just no meat.
  marco-4 2026-10-28 message Marco says Giulia's roof is his too, wants me to stay out of it. Right.
  emily-6 2026-11-02 message Emily C sends thanks, crate of pecans on its way.
  kofi-5 2026-10-02 message Kofi in Lisbon for the food summit? no, visa refused. By video then.
  raj-4 2026-10-31 message Diwali greetings from Raj.
  diego-5 2026-11-07 message Diego open again, wall fixed.
  sofiap-6 2026-11-05 message Sofía found a hall in Setúbal, 400 m2, rent 2.100.
  omar-5 2026-05-16 meeting Omar showed Paris at night, cinema in Belleville. His girlfriend Inès is a lighting tech.
  nino-5 2025-12-12 message Nino sent six bottles of saperavi.
  pete-4 2026-11-03 message Pete's beekeepers funded in 9 hours, 140k.
  catarina-7 2025-11-30 note Catarina allergic to cats, so meet outside of ours.
  marta-6 2026-11-08 call Nils has first tooth. Marta's herring book: two agents interested, one in London.
  nadia-3 2026-11-12 call Nadia wants a testimonial for her new site. I'll write it by Friday 20 November.
  ivan-4 2026-11-10 message Iván asks for pictures of the show. I promised to send him the Istanbul photos by 25 November.
`)
