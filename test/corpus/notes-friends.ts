import { entriesIn } from './reading.ts'

export const friendNotes = entriesIn(`
  yuki-1 2025-06-05 meeting Yuki Tanaka, builds hands for robots at Hoshi. Quiet, funny once she warms up.
  yuki-2 2025-09-08 message Yuki sent pics of the new gripper. Patent filed.
  yuki-3 2025-12-02 call Yuki's husband Kenta teaches calligraphy. They want to visit Lisbon for cherry season in Fundão.
  yuki-4 2026-04-14 meeting Yuki and Kenta here for three days. Took them to Fundão. She's afraid of flying, took pills both ways.
  yuki-5 2026-08-11 message Hoshi laid off a third, Yuki safe but her team lead is gone.
  olena-1 2025-04-24 meeting Олена, type designer from Kharkiv, lives in Warsaw since 2022. Gorgeous Cyrillic italics.
  olena-2 2025-08-05 call Olena quoted 9k for a custom typeface w/ 4 weights. Eight weeks.
  olena-3 2025-11-11 note Font delivered. Olena's cat walked over the keyboard during the call, his name is Borshch.
  olena-4 2026-03-10 call Olena thinks of moving to Lisbon, asked about schools for her son Danylo (8).
  olena-5 2026-07-14 note Olena dropped the Lisbon plan, Danylo doesn't want to change school. Staying in Warsaw.
  olena-6 2026-10-20 message She won the Granshan prize for the italics!!
  marta-1 2024-12-03 meeting Lunch with Marta Zielińska, my old Pixelhaus desk neighbour. Draws fish for a cannery now.
  marta-2 2025-05-17 note Marta's wedding with Erik on the island of Marstrand. She takes his name, Lindqvist. Gave them the blue bowls from Iván.
  marta-3 2025-12-19 call Marta: expecting! Due in may. Moving from Poznań to Gothenburg for good, Erik's job at Volvo.
  marta-4 2026-05-25 message It's a boy, Nils. 3.9 kg
  marta-5 2026-09-15 call Marta sleepless but drawing again, a children's book on herrings. Looking for an agent or editor.
  martaf-1 2025-09-19 meeting Marta Fuentes, produces plays at Teatro Lope. Met at the premiere, loud and warm.
  martaf-2 2026-02-03 call Marta F wants posters for the autumn season. 6k, credit on the poster.
  martaf-3 2026-06-16 note Poster done. Marta F. is expecting a grant from the ministry, pays us after that.
  martaf-4 2026-10-01 message Opening night of Fuenteovejuna on 12 december, two seats for me.
  liz-1 2025-02-15 call Liz! First time in a year. Divorced from Graham, keeps the house in Clifton.
  liz-2 2025-08-09 meeting Weekend in Bristol at Liz's. Her boys Finn and Toby are 9 and 12 now. She's learning the cello.
  liz-3 2026-01-08 message Sent Liz flowers for her 40th.
  liz-4 2026-05-03 call Liz met somebody, Alasdair, a boat builder. Shy about it.
  liz-5 2026-11-01 call Liz says my cough is nothing, drink tea. Alasdair moved in with her in september.
  joana-1 2025-01-11 note Joana from downstairs looked at Tico (our cat), only a tooth. Wouldn't take money, brought her cake.
  joana-2 2025-07-03 note Joana is moving out in september, bought a house in Almada.
  joana-3 2025-09-20 note Helped Joana carry boxes. Her new garden has lemon trees.
  joana-4 2026-03-29 meeting Sunday lunch at Joana's in Almada. Her partner Teresa is a fire fighter. Bacalhau.
  joana-5 2026-08-16 note Tico's vaccination at Joana's clinic. Next one due august 2027.
  luis-1 2024-12-10 meeting Luís does our books from january. 180 a month.
  luis-2 2025-04-15 call Luís: VAT late, fine of 75 eur, my fault.
  luis-3 2025-10-28 call Luis says register as company (Lda) once above 200k.
  luis-4 2026-03-12 meeting Became Lda today. Luís now 260 a month. He collects stamps, got him the Madeira series.
  luis-5 2026-10-29 call Luís: pay the advance tax before 15 december, about 7.400.
  miguel-1 2025-01-05 note First run with the club. Miguel leads the slow group, thank god.
  miguel-2 2025-05-11 note Miguel looked at my knee: runner's knee, stairs exercises, no surgery.
  miguel-3 2025-10-12 note Half marathon over the bridge w Miguel. 2h04 me, he waited.
  miguel-4 2026-04-19 note Miguel opened his own practice FisioMar in Belém. Brought a plant.
  miguel-5 2026-09-06 message Miguel broke his wrist surfing in Ericeira, no hands-on work for six weeks
  miguel-6 2026-11-15 note Sunday run, 10k along the Tejo. Miguel is getting married in June, to Patrícia. Venue in Sintra.
  sofia-1 2025-05-14 meeting Interview w/ Sofia Lindholm for Nordljus about small studios.
  sofia-2 2025-06-04 message Article out, she got the number of clients wrong but nice photo.
  sofia-3 2025-12-15 call Sofia leaving Nordljus? no: she asked for unpaid leave until april, to walk the Camino.
  sofia-4 2026-05-05 call Sofia did the Camino, 31 days, lost a toenail. Back at the paper, now on the business desk.
  sofia-5 2026-10-13 message Sofia looking for women founders in climate to talk to.
  sofiap-1 2025-07-22 meeting Sat beside Sofía Paredes on the plane. Imports, well exports, coffee to Europe. Talked for nine hours.
  sofiap-2 2025-08-26 call Altura needs bags + photos. 18k. Put her in touch with Chloé for the photos.
  sofiap-3 2025-12-09 message Bags arrived, misprint on the decaf. Reprint on the printer's account.
  sofiap-4 2026-04-08 call Sofía's grandmother died, she's in Medellín with the family.
  sofiap-5 2026-08-20 meeting Cupping in Lisbon with Sofía. Wants to open a roastery in Setúbal next year, seeks partner with 50k.
  hugo-1 2025-02-13 meeting Hugo Almeida, Maré: turbines for tides. 4 engineers in a garage in Alcântara.
  hugo-2 2025-06-10 call Hugo turned down the Galp money, too many strings.
  hugo-3 2025-10-07 meeting Lunch w Hugo. Needs a CFO half-time. Told him about Ben's old colleague Ngozi.
  hugo-4 2026-03-03 note Maré prototype in the water off Peniche. 62 kW peak!
  hugo-5 2026-07-07 call Hugo closed 2.1m seed, led by a family office from Porto. No dilution drama.
  hugo-6 2026-11-09 meeting Hugo wants us for pitch deck, series A in spring. He's gone vegan and won't shut up about it.
  catarina-1 2024-11-21 meeting Catarina, researcher. Sat next to me at the meetup. Knows everybody.
  catarina-2 2025-04-22 call Catarina can run 8 interviews for us, 350 each.
  catarina-3 2025-09-04 note Catarina's report on the bank users: half can't read the letters. Brilliant. Ana loved it.
  catarina-4 2026-02-11 message Happy birthday call w Catarina, 3 languages of singing.
  catarina-5 2026-06-23 meeting São João in Porto with Catarina and Rui, hammers and sardines. She's quitting Vereda in october to freelance.
  catarina-6 2026-10-05 message Catarina is free from today on! Day rate 420.
  rui-1 2024-11-21 meeting Rui brought beer to the meetup, his own. Ponte. Very good IPA.
  rui-2 2025-11-08 note Labels for Ponte: paid in beer, 10 crates, ha.
  rui-3 2026-06-23 meeting São João. Rui's brewery got a bronze in Brussels for the stout.
  rui-4 2026-09-17 call Rui is moving the brewery to Matosinhos, more space, from february.
`)
