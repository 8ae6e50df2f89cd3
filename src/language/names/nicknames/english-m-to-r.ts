/** English names that stand for one another: the full forms first, then what people make of them. */
export const englishMToR = `
Mabel Mable Amabel May Mae Mab Maybelle
Mackenzie Mack Kenzie Mac Kenz Kenny
Madeline Madeleine Madelyn Madelaine Magdalen Magdalena Magdalene Maddie Maddy Mads Lena Maud Mady Madge Maggie Lynn
  Mad Lina
Madison Maddie Maddy Mads Mattie Mady Madi
Malachi Mal Mally Kai
Malcolm Mal Malc Colm Callum Mally Mac
Malinda Melinda Lindy Linda Mel Mindy Lynn Lin Millie
Mandy Amanda Miranda Manda
Marcella Marcela Marcie Marcy Cella Marci Marcia Celia Mars
Marcia Marsha Marcie Marcy Mars Marci
Marcus Mark Marc Markie Marco Marky
Margaret Margarette Margarita Marguerite Margery Marjorie Margret Margareta Margaretta Margot Marge Maggie Meg Peggy
  Peg Margie Daisy Greta Rita Madge Maisie Megan Peggie Gretchen Mags Marg Meggie Maggy Gretel Meta Mamie Margo Marjie
  Midge Metta Maisy Meggy Moll Polly Etta Grethe Gretta Maidie Mog Mysie Retta Pegeen Mag Margy
Maria Marie Mary Mariah Ria Mia Mitzi Mimi Maree
Marian Marion Marianne Mary-Ann Maryann Marianna Mariana Maryanne Mary Ann Anna Anne Annie Polly Mariann
Marilyn Marylyn Marylin Mary Lynn Mari Lyn Merry
Marina Rina Mari
Marissa Rissa Mari Mary Risa
Marjorie Margery Marge Margie Margy Madge Jorie Marj Midge
Mark Marcus Marc Marco Markus
Marlene Marlena Marleen Marly Marley Lena Mar
Marshall Marsh Marty Marshal
Martha Marty Mattie Matty Mat Patty Patsy Marti Marthy Matt
Martin Martyn Marty Mart Martie Marti
Martina Tina Marty Marti Mart
Marvin Mervin Marv Merv Marvyn
Mary Marie Maria Molly Polly Mae May Mamie Minnie Mitzi Moll Maureen Mimi Mollie Marcy Moira Maryann Mair Marietta
  Miriam Maire Mare Marion Poll
Mason Mace
Mathilda Matilda Tilly Tillie Mattie Matty Maud Tilda Matti Maude Mat Mathilde Till Patty
Matthew Mathew Mathias Matthias Matt Matty Mat Thias Mattie Thys Matts
Maud Maude Matilda Maudie
Maureen Maurine Mo Reenie Moe Mary Maura Molly Rena
Maurice Morris Moritz Mo Moe Maury Morry Morrie Reece
Maxine Max Maxie Maxi
Maximilian Maximillian Maximus Maximiliano Max Maxie Maxim Maxey Maxx
Maxwell Max Maxie Well Maxey
Megan Meghan Meagan Meg Meggie Meggy Megs Maggie
Mehitable Mehitabel Hetty Hitty Mabel Hettie Mitty Hittie Mahitabel
Melanie Melony Mel Mellie Melly Lanie Melani Mela
Melinda Mel Lindy Linda Mindy Malinda Melly Lin Lynn
Melissa Melisa Mellissa Mel Missy Lissa Lisa Mellie Millie Melly Lis Missie Milly
Melvin Melvyn Mel Vin Vinny Vinnie
Mercedes Mercy Sadie Merci Mercie Mercedez
Meredith Meridith Merry Edith Mere Mer Edie
Meriwether Merry
Merle Muriel Merl
Micah Mike Mick Mic
Michael Micheal Mikael Mike Mickey Mick Micky Mikey Mitch Mitchell Miky Micha Misha Mickie Mich Midge Micah
Michaela Mikayla Makayla Mikaela Mike Mickey Kayla Micki Mica Kay Mikki
Michelle Michele Chelle Shelly Shell Mickey Mich Shelley Shelli Chelly Chell Mickie Chele Micky
Mildred Millie Milly Mil Mid Milley Midge
Miles Myles Milo Milly
Milicent Millicent Melicent Millie Milly Missy Lissa Mil Mel Missie
Milton Milt Milty Tony
Minerva Minnie Nerva Minny Nervie Erva Eve
Miranda Randy Mira Mandy Randi Andy Mandie Randa
Miriam Mimi Mitzi Mim Mira Miri Mary Mirry Mims
Mitchell Mitch Mick Mitchel Mickey Mike
Molly Mary Moll Mollie Margaret
Monica Monika Mon Nica Moni Mona Monnie Nika
Montgomery Monty Gum Mont Monte Gomery
Morgan Mo Mor
Mordecai Mort Morty Cai Mordy
Mortimer Mort Morty
Morton Mort Morty
Moses Moshe Mose Moss Mo Moe Amos
Muriel Mur Merle Mu
Myron Ron Ronnie Ronny My
Nadine Nadia Nadie Dee Deedee Nada
Nancy Nan Nance Anne Ann Nana Nannie Agnes Nanny Nancie Nanci
Naomi Omi Nomi Noni Nay
Napoleon Nap Nappy Leon Leo Polie Nappie
Natalie Nathalie Natalia Nat Tally Nettie Allie Nattie Talia Lia Natty Tallie Nata
Natasha Tasha Nat Tash Nata Tashie Natasja
Nathan Nate Nat Nath Nathe Than Natty Natie
Nathaniel Nathanael Nathanial Nate Nat Nathan Natty Than Fannie Nath Niel Thane Natt
Neal Neil Cornelius Nathaniel Neale Nelson Nels
Nehemiah Nemi Miah
Nelson Nels Nelly Nell Nellie Sonny
Nettie Annette Antoinette Henrietta Janet
Neville Nev Nevvy
Newton Newt Tony
Nicholas Nicolas Nickolas Nikolas Nick Nicky Claus Nico Colin Klaus Cole Nic Niko Claas Nickie Colas Nik
Nicodemus Nick Nicky Nico Demus
Nicola Nicky Nicki Nikki Nic Nick Nix Colette Nicole
Nicole Nichole Nikole Nicolette Nicky Nikki Nicki Cole Nic Nickie Colie Colette Niki Nico Nik
Nigel Nige Nidge
Noah No Noe
Noel Nowell Noelle
Nora Norah Honora Eleanor Leonora Norie Nonie Honoria
Norbert Bert Norb Norby Bertie
Norma Normie Norm
Norman Norm Normie Normy
Obadiah Obed Obie Obe Dyer Diah
Octavia Tavia Tave Tavy Octavie Via
Octavius Octavian Tave Gus Octave
Olga Ollie Olya Ola
Olive Olivia Ollie Livvy Livia Liv Nollie Livie Via Livvie Livi Libby Ol
Oliver Ollie Olly Noll Nolly Oli Ol
Omar Omer
Ophelia Phelia Ophie Lia Orphy
Orlando Roland Lando Rolly Orly Lanny
Oscar Ossie Ozzie Oz Os
Oswald Ozzy Ozzie Waldo Oz Ossie Oswold
Otis Ode Ote
Owen Ewan Eugene Owny
Paige Page
Pamela Pam Pammy Pammie Pamelia Mela Permelia Mellie
Parker Park
Patience Pat Patty Pattie Pate
Patricia Pat Patty Patsy Trish Tricia Trisha Patti Pattie Patsie Trissy Tish Patrice Paddy Treesh Tricky Triss
Patrick Padraig Patric Pat Paddy Patsy Pate Rick Ricky Pattie Peter Patty Packy
Paul Paulie Polly Pauly Paulinus Pablo
Paula Paulina Pauline Paulette Polly Lina Paulie Pollie Pally Pauly Pol
Pearl Perle Pearlie
Penelope Penny Nell Pen Nelly Penney Nellie Pennie Neppie Poppy Nelle Penni
Percival Perceval Percy Perce Val Percey
Peregrine Perry Pip
Perry Per
Persephone Persis Percy Sephy Perse
Peter Pete Petey Pate Petie Piers Pierre Perce Patrick
Petra Pet Petey
Petronella Petronilla Nellie Nell Petra Parnell Ronnie Pernel
Phebe Phoebe Pheebs Phebs Fee Phee Fifi
Philadelphia Delphia Delphie Philly
Philemon Phil Lemon Philly
Philip Phillip Phil Pip Phillie Philly Flip Pippy Lip Felipe
Philippa Phillipa Pippa Pip Philly Phil Phillie
Phillis Phyllis Phil Phyl Phylly Philly Phyllie
Phineas Phinehas Finn Fin Phin
Pleasant Pleas Ples
Polly Mary Pauline Paula Poll Apollonia
Preston Pres Presley Tony
Primrose Rose Prim Rosie
Priscilla Prisilla Cilla Prissy Pris Cissy Silla Cil Prissie Scilla Priss
Prudence Prue Prudy Pru Purdy Prudie Dence
Quentin Quintin Quinn Quinton Quince Quint
Rachel Rachael Rae Rach Shelly Ray Shelley Rachie Raquel Rache Chelle Rochelle Raech
Ralph Rafe Raf Raff Ralphie Raphael
Ramona Mona Romy Ray Mo
Randall Randolph Randal Randolf Randy Rand Dolph Rafe Randi Ran Andy
Raphael Rafael Rafe Raph Raffi Ralph Rafi Rafa
Raymond Ramon Raymund Ray Rae Raye Ramie Mundy
Rebecca Rebekah Rebeca Becca Becky Beck Beckie Reba Bec Bex Becka Becki Becks Riva Beccie Bekah
Regina Reggie Gina Rena Ray Rina Queenie Reg Gine
Reginald Reynold Reg Reggie Rex Naldo Ren Renny Reinhold Regie
Renee Rene Irene Rena Nee Rennie Nay
Reuben Ruben Rube Ben Ruby Rueben Rubie
Rex Reginald Rexy
Rhoda Rodie Rho Rode Rhody
Rhonda Ronnie Ron Rho Ronda Ronni
Richard Rich Dick Rick Ricky Richie Dickie Dickon Rickie Ritchie Dicky Ric Hick Rico Diccon Richy Ricard Ricardo
  Rickey
Ricky Rick Richard Eric Frederick
Robert Rob Bob Bobby Robbie Bert Robin Bobbie Robby Rupert Dob Hob Dobbin Rab Rabbie Robb Bobbo Robbo Bertie Roberto
  Nob Rip
Roberta Bobbie Robbie Berta Bobby Rob Bertie Birdie Bert Robin
Robin Robyn Rob Robbie Robert Roberta Robby
Rochelle Shelly Shelley Chelle Roch Ro
Roderick Roderic Rodrick Rod Rick Roddy Erick Rickie Ricky Rory Roddie Derry
Rodger Roger Rodge Hodge Rog Roge Bobby Dodge
Rodney Rod Roddy Rodd Roddie Rodnee
Roland Rowland Rolland Rollo Rolly Roly Lanny Orlando Rollie Rowly Lanie Rolle Rollin
Ronald Ron Ronnie Ronny Naldo Ronan Roni
Rosabel Rosabella Rosabelle Rose Rosie Roz Belle Bella Rosa
Rosalind Rosalyn Rosalinda Roslyn Rosalynn Rosaline Ros Roz Rosie Linda Rose Rosa Lindy Rosey Lyn Orlinda
Rosalie Rosa Rosie Rose Rosey Rosalia Lee Ros
Rosamond Rosamund Rosamunde Roz Rosie Ros Rose Mundy Rosa
Roseanne Rosanna Roseann Roseanna Roxanna Rosannah Rose Ann Rosie Roz Anna Annie Hannah Roxie
Rose Rosa Rosie Rosy Rosey Rosella Rosalie Rosemary Rosina Rosetta Roz Ros Zita
Rosemary Rosemarie Rose Rosie Mary Romy Marie Rosemaria Roma Rosey Ro
Rowena Weena Rona Rena Ro Winnie Rowe
Roxanne Roxanna Roxana Roxy Roxie Rox Rose Ann Rosie Anna Annie
Roy Leroy Royal Royston
Rudolph Rudolf Rudolphus Rudy Dolph Rolf Rolph Rudi Rollo Olph Rodolfo
Rupert Robert Bert Rupe Rup
Russell Russel Russ Rusty Rus Rush Sel
Ruth Ruthie Ruthy Ruthann
Ryan Ry Ryno
`
