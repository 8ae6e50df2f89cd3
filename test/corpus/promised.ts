import { followupsIn, promisesIn } from './reading.ts'

export const promises = promisesIn(`
  ana-p1 2026-10-22 2026-11-13 - Send Ana the accessibility checklist
  tom-p1 2026-11-05 2026-11-10 - Send Tom the quote for the two-year contract
  sofia-p1 2026-10-13 2026-10-30 - Give Sofia three names for her series
  rui-p1 2026-06-23 2026-09-30 - Draw new tap handles for Rui
  lars-p1 2026-10-16 2026-11-01 - Ask around in Copenhagen for Lars
  luis-p1 2026-10-29 2026-11-15 - Upload the October receipts for Luís
  fatima-p1 2026-11-03 2026-11-16 - Ask around about student rooms for Youssef
  benj-p1 2026-11-16 2026-11-18 - Write a card to Benji's mother for the tickets
  helen-p1 2026-11-11 2026-11-19 - Get the lawyers' remarks back to Helen
  hugo-p1 2026-11-09 2026-11-20 - Outline of the pitch deck to Hugo
  marta-p1 2026-11-08 2026-11-21 - Put Marta in touch with Emily Rosen
  bob-p1 2026-09-14 2026-11-22 - Mail Bob the photos of the dinner
  nkechi-p1 2026-10-30 2026-11-27 - Recommend an accountant in Accra to Nkechi
  sean-p1 2026-09-21 2026-11-28 - Write Seán a short text about Hugo
  priya-p1 2026-09-29 2026-11-30 - Read the first three chapters of Priya's book
  ana-p2 2026-11-12 2026-12-01 - Find a bookbinder for Ana
  mei-p1 2026-10-26 2026-12-02 - Book a table for Mei Lin in Lisbon
  greta-p1 2026-11-06 2026-12-15 - Send Greta the source files of the brand
  liz-p1 2026-11-01 2026-12-20 - Bring Liz the cello scores at christmas
  yuki-p1 2026-11-13 2026-12-20 - Ask Noah what living in Zurich costs, for Yuki
  ingrid-p1 2026-09-18 2027-01-10 - Lend Ingrid the moving boxes
  sam-p1 2026-10-03 2027-01-15 - New workshop sign for Sam, on the house
  miguel-p1 2026-11-15 2027-03-01 - Draw Miguel's wedding invitations
  ben-p1 2026-10-15 2026-10-22 2026-10-20 Send Ben the cap table
  catarina-p1 2026-10-05 2026-10-16 2026-10-12 Pass Catarina's day rate on to Ana
  hannah-p1 2026-10-19 2026-10-23 2026-10-23 Read Zofia's portfolio for Hannah
  anak-p1 2025-06-30 2025-07-04 2025-07-02 New tray samples to Ana Kovač by courier
  dmitri-p1 2026-07-28 2026-08-01 2026-07-28T18:00 Letter for Dmitri's talent visa
  leila-p1 2025-12-01 2026-04-01 2026-04-09 Website for Leila's schools
  sofiap-p1 2025-08-26 2025-09-01 2025-08-30 Connect Sofía with Chloé
  minjun-p1 2026-08-27 2026-09-01 2026-08-28 Connect Min-jun with Ella
  pete-p1 2026-02-23 2026-03-10 2026-03-02 Show Pete some of Marta's drawings
  diego-p1 2025-12-30 2026-02-01 2026-01-27 Bar menu for Diego
  zeynep-p1 2026-01-12 2026-09-15 2026-09-20 Catalogue for Zeynep's ceramics show
  emilyr-p1 2026-01-06 2026-01-31 2026-01-15 Send Emily Rosen the article on small studios
`)

export const followups = followupsIn(`
  sofiap-f1 2026-11-06 - The hall in Setúbal | Hi Sofía, the hall sounds right. Shall we look at it together in the first week of December? A friend may know an investor.
  noah-f1 2026-11-04 - Your yearly letter | Dear Noah, has Regula decided about the letter? We could show two designs before Christmas.
  jonas-f1 2026-11-16 - Back from the mountains? | Hi Jonas, when you are home in January I would love to hear about the flood warnings.
  kofi-f1 2026-10-05 - After the summit | Hi Kofi, sorry about the visa. Could you send me the recording of your talk?
  andre-f1 2026-11-02 - Invoice 2026-14 | Hi André, the sleeve from January is still unpaid, 1.500. Could you settle it this month?
  tomas-f1 2026-09-23 2026-09-24 The frost | Hola Tomás, so sorry about the harvest. The second line can wait, no cost for you.
  greta-f1 2026-10-09 2026-10-10 Thank you for the party | Hi Greta, what a launch. If Malte's shares need a new owner, talk to Priya.
  mei-f1 2026-07-16 2026-07-17 The scheduling tool | Hi Mei Lin, here are the numbers of the scheduling tool alone: 11 clients, 9.400 a month.
`)
