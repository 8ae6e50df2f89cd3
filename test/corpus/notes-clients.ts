import { entriesIn } from './reading.ts'

export const clientNotes = entriesIn(`
  ana-1 2024-11-21T20:10 meeting Met Ana at the design meetup in Porto, she gave the talk on forms nobody finishes. Swapped numbers.
  ana-2 2025-01-16 call Ana wants us for the app redesign. Budget around 80k but has to go past her board in February.
  ana-3 2025-02-20 note Board said yes. Budget cut to 65k tho, design system pushed to phase 2.
  ana-4 2025-04-10 meeting Kickoff w Ana + her PM Duarte. She hates carousels, wants plain language everywhere.
  ana-5 2025-06-12 note Lunch, Cervejaria. Her daughter Leonor starts violin in september. Ana is allergic to shellfish so no more seafood places!
  ana-6 2025-09-30 meeting Phase 1 shipped. Ana v happy, drop-off went from 41% to 23%. Brought her pastéis.
  ana-7 2025-12-11 note Ana's father is in hospital again (heart). She's going up to Braga every weekend.
  ana-8 2026-02-05 call Phase 2 signed. 48k this time, start after easter.
  ana-9 2026-03-17 meeting Workshop on the design system. Duarte has left for Lisbon airport (ANA, funny), new PM is called Vera.
  ana-10 2026-05-28 note Walked along the river w Ana. Thinking of leaving the bank to teach, not before 2027 she says. Keep to myself.
  ana-11 2026-09-09 call Ana back from holiday in the Azores. Father is much better, walking again.
  ana-12 2026-10-22 meeting Quarterly with Ana and Vera. Next year's money not decided yet, she guesses same again. Leonor played at school concert.
  ana-13 2026-11-12 message Ana asked whether I know a good bookbinder for her thesis prints.
  anak-1 2025-03-11 meeting Ana Kovač at the fair in Munich, Adria Foods. Looking for recyclable trays, 2m units a yr.
  anak-2 2025-05-06 call Ana K.: budget for trays is 120k, decided by her boss Zlatko. Needs samples by june.
  anak-3 2025-06-30 note Samples arrived crushed in Zagreb, she was annoyed. Sent new ones w courier.
  anak-4 2025-10-14 call She picked the competitor from Graz, cheaper by 8%. No hard feelings.
  anak-5 2026-04-21 note Ana K has twins now, two boys! Back at work in the autumn.
  anak-6 2026-10-06 message Ana Kovac is back, wants to talk trays again in January. Plays handball on tuesdays so not tuesdays.
  ben-1 2025-01-30 meeting Ben Okafor, coffee near Liverpool St. Ex Shell, now money man at Lumen. Dry humour.
  ben-2 2025-04-03 call Ben would put in 150k as an angel but only if there's a lead.
  ben-3 2025-07-17 meeting Ben brought his wife Adaeze, she is a paediatrician at St Thomas'. They have a boxer called Winston.
  ben-4 2025-11-27 note Ben training for the London marathon, raising money for sickle cell charity.
  ben-5 2026-03-05 call Ben: Lumen freezing all outside spending til summer. Angel money is his own so still on.
  ben-6 2026-04-28 message Ben finished the marathon, 4h12. Sore but proud
  ben-7 2026-07-01T00:20 note Late call w/ Ben from his hotel in Houston, can't sleep. He's been offered CEO at a solar firm there, will say no because of Adaeze's job.
  ben-8 2026-10-15 meeting Breakfast with Ben. He prefers convertible note, cap 4m. Not drinking any more, 6 months.
  benj-1 2025-03-12 meeting Benjamin Roth, third generation, makes paper bags in Vienna. Goes by Benji. Opera every week.
  benj-2 2025-08-19 call Benji wants a new logo, budget 15k, no hurry. His mother must like it.
  benj-3 2025-12-04 meeting Showed three logos in Vienna. Mother picked the ugly one. He laughed.
  benj-4 2026-06-09 note Roth logo paid, last invoice closed. Benji bought a lake house at Attersee.
  benj-5 2026-09-24 call Benji's knee operation is on 3 december, off work for four weeks after that.
  priya-1 2024-11-12T18:00 meeting Priya Raman at Web Summit, partner at Northgate. Climate + boring software. Sharp.
  priya-2 2025-01-08 call Priya thinks we are too early, come back w/ 10 paying clients. Fair.
  priya-3 2025-01-20 note P. introduced me to Ben Okafor by mail. Gave her the Alentejo olive oil as thank you.
  priya-4 2025-05-22 meeting Priya in Lisbon, walked up to Graça. Vegetarian since uni. Her son Arjun is applying for Edinburgh, medicine.
  priya-5 2025-07-08 note Intro to Mei Lin Tan from Priya, Singapore fund.
  priya-6 2025-11-18 call Priya: raise prices, you're half of what Halden charges. Says nobody ever left over price.
  priya-7 2026-02-26 call Arjun got into Edinburgh! Priya over the moon. She's stepping down as partner at end of 2026 to write a book.
  priya-8 2026-06-18 meeting Dinner w Priya in Soho. Book is about founders who quit. Has publisher, not Halyard.
  priya-9 2026-09-29 call Priya says the market for seed is dead until spring, wait. Don't hire before the contract is signed.
  priya-10 2026-11-10 message Priya landed in Goa, back on the 24th, reachable by mail only.
  tom-1 2025-02-04 call Tom Bakker, Havenlogistiek. 340 lorry drivers, planning on whiteboards. Wants an app for shifts.
  tom-2 2025-03-18 meeting Rotterdam. Drove around the harbour in Toms van. He has a labrador, Saar, always in the cab.
  tom-3 2025-06-25 call Tom happy with prototype. Intro to Helen in Athens, old friend of his from Erasmus.
  tom-4 2025-10-01 note Tom doesn't play golf, hates it, so cancel the golf idea for the client day.
  tom-5 2026-01-13 meeting Rotterdam again. Went live with 40 drivers. Tom's wife Femke had surgery on her back, he was distracted.
  tom-6 2026-01-19 message Tom put me in touch w Greta Hofmann in Hamburg.
  tom-7 2026-05-19 call All 340 drivers on. Tom wants English + Polish versions. Offered 22k for both.
  tom-8 2026-08-25 note Saar died, Tom took it hard. No new dog he says, too sad.
  tom-9 2026-11-05 call Tom: contract renewal comes up 31 January, he wants 2 year instead of 1. Femke fine again.
  aisha-1 2025-03-26 meeting Aisha Khan, Falcon Hotels in Dubai, marketing. From Karachi, moved over in 2019. 11 hotels.
  aisha-2 2025-05-27 call Aisha wants booking pages redone, decision after Eid.
  aisha-3 2025-09-11 meeting In Dubai. Signed, 95k. Aisha keeps bees on the roof of the hotel, gave me honey.
  aisha-4 2026-02-17 call She is pregnant, due in july! Her deputy Karim takes over from june.
  aisha-5 2026-07-20 message Baby girl, Zara, born 14 July. All well.
  aisha-6 2026-10-27 call Karim: new booking pages brought 17% more direct bookings. Aisha back in january.
  helen-1 2025-06-26 call Helen Papadakis, Aegean Lines. 14 ferries, summer chaos. Talks fast.
  helen-2 2025-09-16 call Helen: no money before the season's books are closed. Ask again after christmas.
  helen-3 2026-01-27 meeting Athens. Good koutouki, she paid. Wants crew planning like Tom's. 60 to 70k she thinks.
  helen-4 2026-05-12 note Helen's company being bought by a Norwegian group, all projects stopped. Not our fault.
  helen-5 2026-09-03 call Sale fell through!! Aegean stays Greek, Helen promoted to COO. Project back on.
  greta-1 2026-01-20 call Greta Hofmann, Kaimauer: containers tracking startup in Hamburg, 9 people, just raised 1.2m.
  greta-2 2026-03-24 meeting Hamburg, rainy. Greta is moving the office to Altona in may. Has a greyhound named Pixel.
  greta-3 2026-06-02 call Greta needs brand + site by october, 30k. She decides alone and fast.
  greta-4 2026-10-08 meeting Launch party at Kaimauer. Site is live. Greta said her cofounder Malte is leaving.
`)
