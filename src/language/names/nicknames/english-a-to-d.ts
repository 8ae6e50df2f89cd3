/** English names that stand for one another: the full forms first, then what people make of them. */
export const englishAToD = `
Aaron Erin Ron Ronnie Ronny Ari
Abel Abe Abie Ebbie
Abigail Abbigail Abigale Abby Abbie Abbey Abbi Abi Gail Gale Nabby
Abner Ab Abbie Abby
Abraham Abram Abe Aby Bram Ham
Ada Adaline Adah Addie Addy Ad
Adam Ad Ade Addie Edie
Adelaide Adelia Adeline Adela Adele Addie Addy Ada Adie Dell Della Delia Heidi Lina Aline
Adrian Adrien Ade Adie Rian
Adriana Adrianna Adrienne Addie Ade Ana Dree
Agatha Aggie Aggy Agg
Agnes Aggie Aggy Ag Nessie Nessa Nancy Inez Una Senga
Aidan Aiden Aid Aidy Denny
Aileen Eileen Ali Allie Lena Leen
Alan Allan Allen Al Allie
Alana Alanna Allana Al Lana Allie Lanna
Albert Al Bert Bertie Elbert Alby Albie
Alberta Allie Bert Bertie Berta Al
Aldrich Aldridge Al Rich Richie Ric Rick
Alexander Alexandre Alec Aleck Alex Al Alick Sandy Sander Zander Xander Lex Ander Sasha Sawney
Alexandra Alexandria Alexandrina Alex Alix Alexa Allie Ali Sandra Sandy Sasha Lexi Lexie Lexy Xandra Zandra Drina
  Andra
Alexis Alexia Alex Lexi Lexie Lexy Lex Al
Alfred Alf Alfie Al Fred Freddie Freddy
Alfreda Freda Frieda Alfie Freddie Freddy
Alice Alicia Alyssa Alisha Allie Ally Ali Elsie Lisa Ellie Al Alley Licia
Alison Allison Alyson Allyson Ali Allie Ally Al Sonny
Almena Allie Mena Ali Ally
Alonzo Alphonso Alfonso Lon Lonnie Lonny Al Alphonse Alf Fonzie Phonse Fonso Lonzo Zo
Althea Thea Allie
Alvin Alvah Alwyn Al Vin Vinny Vinnie
Amanda Mandy Mandi Manda Mandie Amy Ami
Amber Am Ambie Amby
Ambrose Ambie Brose Amby
Amelia Emelia Emilia Amy Amie Emily Millie Milly Mel Melia Em Emmy Mimi Lia
Anastasia Stacy Stacey Stacia Stasia Stacie Ana Annie Tasia Ann
Andrea Andie Andi Andy Drea Rea
Andrew Andreas Anders Andy Drew Dru Andie Tandy
Angela Angelina Angeline Angelica Angelique Angie Angel Ang Lina Angelita Jane Ange Anjie
Anita Ann Annie Ana Nita Anna
Ann Anne Anna Annie Nan Nancy Nannie Nanny Nana Nina Hannah Annette Nettie Netta Hanna Anita
Annabel Annabelle Anabel Anna Annie Ann Bell Belle Bella Anne
Annette Anna Annie Nettie Netta Anne Ann
Anthony Antony Antonio Tony Ant Tonie Anton Antonie
Antoinette Antonia Tony Toni Nettie Netta Ann Toinette Tonia Tonya
Arabella Arabelle Ara Bell Bella Belle Arry Bel
Archibald Archie Archy Arch Baldie Baldo
Ariel Arielle Ari Arie Elle
Arlene Arline Arly Lena Lene
Armand Arman Mandy Armie Ormand
Arnold Arnie Arne Arny
Arthur Art Artie Arty Arte
Asa Ace
Ashley Ashleigh Ashlee Ash Leigh Lee
Aubrey Aubree Bree Aub
Audrey Audra Dee Audie Aud
August Augustus Augustine Austin Gus Gussie Auggie Augie Gust Auguste
Augusta Augustina Gus Gussie Aggy Tina Augie
Aurelia Aurora Arely Rory Ree Relia Rora
Austin Augustin Aus Ozzie
Avery Ave Avie
Azariah Aze Riah
Barbara Babs Barb Barbie Barby Babbie Bobbie Barbra Bab Barbery
Barnabas Barnaby Barney Barn
Barry Barrett Baz Bazza Barrie
Bartholomew Bart Bartie Bat Tolly Barth Mees Bartel Bartlett
Basil Baz Bas
Beatrice Beatrix Bea Bee Trixie Trix Trissie Bice Beattie Tricia
Belinda Bel Linda Lindy Belle Bell
Benedict Ben Bennie Benny Bennett Dick Benedick
Benjamin Ben Benji Benjy Bennie Benny Benj Jamie Jim
Bernadette Bernie Berni Detta Bern Bernadet
Bernard Barney Bernie Barnie Bern Berney Berny
Bertha Bert Bertie Birdie Berta
Bertram Bertrand Bert Bertie
Bethany Beth Bethie Annie
Betsy Betty Bets
Beverly Beverley Bev Buffy
Blake Blakey
Bonita Bonnie Bonny Nita
Boris Bo
Bradley Bradford Brad Braden Ford Lee
Brandon Brand Brandy Bran Don
Brandy Brandi Brandie Bran
Brenda Brendy Bren Brandy
Brendan Brendon Bren Brend
Brian Bryan Bryant Bry Ryan Bri
Brianna Briana Brienne Bri Bree Anna Breanna
Bridget Bridgit Brigitte Brigid Bridie Biddy Biddie Bridgie Bride Brie Bid Delia Gita
Brittany Britney Brit Britt Brittie
Brooke Brooklyn Brook Brookie
Bruce Brucie
Byron By Ron Ronnie Ronny
Caleb Cal Cale
Calista Callie Cali Cally
Callum Calum Cal Malcolm
Calvin Cal Vin Vinny Vinnie
Cameron Cam Cami Ron Ronny Cammie
Camilla Camille Cammie Cami Millie Milly Cam Milla
Candace Candice Candida Candy Candi Dacey Candie Cand
Carla Karla Carly Carlie
Carlotta Carlota Lottie Lotta Carly
Carmel Carmela Carmella Mel Carm Carmie
Carol Carole Caroline Carolyn Carolina Carrie Carry Caro Carlie Lynn Cal Callie Cassie Lina Carri Kari Lyn Cari Kerry
Carson Car Sonny
Carter Cart
Casey Kasey Case
Casper Jasper Cass Cas
Cassandra Cass Cassie Sandra Sandy Cassey Casey Cassi Andra Casandra
Catherine Katherine Kathryn Katharine Cathryn Kathrin Catharine Cathleen Kathleen Katarina Katrina Catrina Kate Katie
  Katy Kathy Cathy Kay Kit Kitty Kittie Cat Kat Kathie Cathie Kaye Kari Karen Trina Rina Casey Kasey Cassie Lena Kath
  Cath Katty Kathi Caity Caitlin Kaitlin Kait Cait Catie Caty Cate Ina Lina Katya
Cecil Cec Cis
Cecilia Cecelia Cecily Cicely Celia Cissy Cis Ceci Cece Sis Sissy Cele Sisely Cilla
Chad Chadwick Charles
Chandler Chan Chand
Charity Chat Chattie Cherry Carrie Chatty Cherie
Charlene Charline Charlie Charley Char Carly
Charles Charley Charlie Chuck Chas Chaz Chip Chick Chucky Carl Charly Chuckie Karl Cal Carlos Lee
Charlotte Char Lottie Lotty Charlie Charly Lotta Lola Carlotta Sherry Totty Letty Carly Charley
Chauncey Chan Chaunce
Chelsea Chels Chelle
Cheryl Cher Cheri Sherry Cherie
Chester Chet Ches
Chloe Clo Chlo Khloe
Christian Christiaan Chris Kit Christy Ian Cris Kris
Christina Christine Christiana Kristina Kristine Kristin Kristen Kirsten Christa Christen Christiane Chris Chrissy
  Chrissie Christy Christie Tina Kris Krissy Kristy Kirsty Kristi Crissy Chrissi Christi Ina Kit Xina Kristie Crys
  Nina Teenie
Christopher Kristopher Christoph Chris Kit Topher Kester Kris Christy Chrissy Stoffel Cris Chip
Cindy Cinda Cynthia Lucinda Cyndi
Claire Clare Clara Clarissa Clarice Clary Clair Claira Cissy Clarie Carrie Rissa
Clarence Clare Clair Clay
Claude Claud Claudius Claudie
Claudia Claudette Claudie Claude Claudi Dia
Clayton Clay
Clement Clem Clemmie Clemens Clemmy
Clementine Clementina Clem Clemmie Tina
Clifford Clifton Cliff Ford Clif
Clinton Clint Clin Tony
Clyde Cly
Colin Collin Nicholas Cole Col
Colleen Coll Collie Lena Colly
Conrad Con Connie Rad Curt Kurt Conny
Constance Connie Conny Con Stancy Constant
Constantine Con Connie Gus Dinos Costa
Cora Corinna Corinne Corrine Cori Corey Corrie Cory Rina
Cordelia Delia Cordy Della Cordie Lia
Corey Cory Cor
Cornelia Nell Nellie Nelia Corny Nelle Cornie Corrie
Cornelius Neil Con Connie Corny Niel Neal Corney Nelius Nels
Courtney Courtenay Court Curt Corky
Craig Craigie
Crystal Krystal Christal Chris Crys Kris Tal Stal
Curtis Curt Kurt Kurtis
Cynthia Cindy Cindi Cyn Cyndi Cynthie Cinthia Thia Sindy
Cyrus Cy Cye
Dale Dal
Daisy Margaret Daise
Damian Damien Damon Dame Day
Daniel Dan Danny Dannie Danni Dani Nel
Daniela Daniella Danielle Danelle Dani Danni Dannie Danny Ella Elle Dan
Daphne Daph Daffy Daphie
Darlene Darleen Darla Lena Darly Darl
Darrell Darryl Daryl Darrel Dare
Darren Darrin Daz Dazza Daren Darry
David Dave Davie Davy Davey Dai Daw Day Davo
Dawn Dawnie
Dean Dino Deano
Deborah Debora Debra Deb Debbie Debby Debs Debbi Deby Bora
Deirdre Dee Dede Deedee
Delbert Del Bert Bertie Elbert
Delia Fidelia Cordelia Dee Della
Delilah Dee Dell Della Lil Lila Lilah
Delores Dolores Deloris Lola Lolita Dee Dell Della Dolly Lolly Dodie Del
Denise Denice Dee Neesy Den Deni Niecy Denny
Dennis Denis Denny Den Dennie Dion Denzo
Derek Derrick Deric Del Rick Ricky Derry Dez
Desiree Desi Des Dez Dee Desree
Desmond Des Dez Desi Dezzie
Diana Diane Dianna Dianne Di Dee Didi Dicey Dyan Ana Ann
Dinah Dina Di
Dominic Dominick Dom Nick Nicky Dominique Dommie Nic
Dominique Dom Nikki Minique Domi
Donald Don Donnie Donny Donal Dony
Donna Donnie Donny Belladonna Madonna
Donovan Don Donnie Donny
Dora Theodora Isadora Dorothy Dory Dorie Dee
Doris Dorie Dory Dodie Dor
Dorothea Dorothy Dorthy Dot Dottie Dotty Dolly Dodie Dodo Dora Dory Thea Doll Dortha Dolley Dee Dee-Dee Tea Dodi Dori
Douglas Doug Dougie Duggie Douggie Dug
Drusilla Dru Cilla Silla
Duane Dwayne Dewayne
Duncan Dunc Dunk
Dustin Dusty Dust
Dylan Dyl Dil
`
