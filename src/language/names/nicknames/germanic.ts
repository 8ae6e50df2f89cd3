/** German, Dutch, Scandinavian, Finnish and Icelandic names that stand for one another. */
export const germanic = `
Adelheid Heidi Adele Heide Adi Aleid Adelaide
Agnes Agi Nes Agneta Neta Agnete
Albrecht Albert Bert Berti Abi Albertus Bertel
Alexander Alex Sander Xander Lex Alexi Ali Sascha Aleksander Aleksanteri Alec Xandi
Alexandra Alex Sandra Xandra Alexa Sascha Lexa Aleksandra
Alfred Fred Fredi Alf Fredl Freddy
Alois Aloysius Loisl Lois Luis Ali
Anders Andreas Andi Ante Andreasi
Andrea Andi Andie Rea
Andreas Andi Andy Anders Andres Andries Dries Andrew Anti Andl Antti
Angelika Geli Angie Gelika Angela
Anna Anni Anneli Annika Anke Änne Anneke Antje Nanna Annette Anne Ans Annchen Annie Anniina Anja Hanne
Annegret Anne Gret Gretel
Anneliese Anne Liese Annelies Lies
Annemarie Anne Mieke Annemie Annemieke Ami Anna Marie Rie Miep
Anton Toni Tönnies Antoon Toon Ton Teun Antonius Tonnie Anthony Theun Toontje
Antonia Toni Antje Tonia
August Gust Gustl Guus Gus Augustin Aku
Barbara Bärbel Babsi Babs Wetti Barbro Barb Bäbeli Bobbie
Bartholomäus Bartel Barthel Bart Mewes
Benedikt Beni Bene Dikt Bendix Benno Bengt Benedict Ben
Benjamin Ben Benni Benny Beni Jamin
Bernadette Berni Detta Bernie
Bernhard Bernd Berni Bert Benno Bernt Berend Bernard Barend Hardi Ben
Bertha Berta Bertel Bertie Bert
Berthold Bert Berti Bertl Bertolt
Birgit Brigitte Gitte Gitta Birgitta Biggi Britta Brit Britt Berit Gitti Bridget Pirkko Birte
Björn Bjarne Bjoern Nalle Bubbi
Brigitte Gitta Gitti Biggi Gitte Birgit Britta Brigitta
Charlotte Lotte Lotta Charlie Lottchen Lotti Lola Lot
Christa Christl Chris Christel Krista
Christian Chris Christl Karsten Krischan Krister Kristian Carsten Kris Risto
Christiane Chris Christi Jane Nane
Christina Christine Tina Tine Christel Christl Stina Kristina Kirsten Kirsti Kerstin Kristin Stine Chrissi Tineke Stien Tiina
Christoph Christof Chris Stoffel Stoffer Christopher Kristoffer Christophorus Toffer
Cornelia Conny Nele Nelly Corrie Nelleke Lia Corry Cori
Cornelis Cees Kees Cor Neel Kornel Nelis Cornelius
Dagmar Daggi Dag Dagny Dasi
Daniel Dani Danny Daan Taneli
Daniela Dani Danny Ela Danie
David Dave Davy Davi Tavi Taavetti
Dietrich Dieter Dirk Dierk Diederik Didi Dietz Derek Diether Til
Dominik Domi Dom Nick Domenik
Dorothea Dora Dorle Doris Dorothee Thea Doro Dörte Dorte Dorrit Dorthe Dortje Thea
Eberhard Eber Ebi Hardy Hardi Evert Everhard
Eduard Edi Ede Edu Ward Edvard Ed Edy Eetu
Edeltraud Traudl Edel Traude
Eleonore Nora Lore Leonore Ella Elli Lorchen Norchen Ellie
Elfriede Elfi Frieda Friedel Elfie Friedchen
Elisabeth Lisa Liese Lisbeth Elsbeth Elli Sissi Betti Liesl Liesel Else Elsa Lies Bettina Lisi Sisi Lise Ilse Lisette Lis Elise
  Elke Ella Elly Elze Betty Bep Els Elsie Lijsbeth Sisko Liisa Elisa Lisbet Elsebeth Bets Lizzy Elspeth Bessie Lotti
Emil Milo Emmi Miele
Emilia Emmi Milla Mila Emmy Emilie Milli Emily
Emma Emmi Em Emmy Emme
Erich Eric Erik Rick Eerik Eero Jerker
Erika Erica Rika Ricki Eri
Ernst Ernestine Erni Ernest Erno Ernestl
Eugen Geno Gene Eugene
Eva Evi Evchen Eve Eefje Evke Eevi Eeva Evje
Felicitas Feli Fee Zita Lizzy
Ferdinand Ferdi Ferdl Nante Fernand Ferry Ferdy
Florian Flo Flori Floris Florin
Franz Franzl Franzi Frans Frank Ferenc Francis François Frannie Frens Frasse Franciscus
Franziska Franzi Fanny Fränzi Sissi Ziska Fanni Franka Fransiska Frances Cisca Siska
Frederik Freek Frits Fred Frerik Rik Freddy Fredde
Friederike Rike Rieke Fritzi Friedel Frieda Rikchen Freddie Fredrika Rikke Ulrike
Friedrich Fritz Friedel Fred Frieder Freddy Fiete Fiddi Fredrik Fritzchen Frederik Frits Fidde Fridolin Frederick
Gabriele Gabi Gaby Gabriella Gabriela Gabsi
Georg Jörg Schorsch Jürgen Jörgen Görgl Gerg Joris Göran Jørgen Örjan Jerg Yrjö Girgl Schorschi George Göri Georgi
Gerald Gerold Geri Gerry Gerd
Gerhard Gerd Gert Hardi Gerd Gerrit Geert Gerardus Gerard Gerri Gerhart Geri Ger
Gertrud Gerda Trude Trudi Traudl Gertrude Geertruida Truus Truida Geertje Gerti Trudl Truusje Traude
Gisela Gisa Gisi Gila Giesela Gisl
Gottfried Götz Friedel Göpf Gotti Govert
Gretchen Grete Margarete Gretel
Gudrun Gudi Gundi Runa Guðrún Gurun Rúna
Guillaume Wim Willem
Gunther Günther Günter Gunter Guntram Günti
Gustav Gustaf Gustl Gusti Gösta Kustaa Gustave Guus Kusti Kyösti
Hannelore Hanne Lore Hanna Lorle
Hannes Johannes Hans Hansi
Hans Johannes Hansi Hannes Johann Hansl Hänschen Hanse Jens
Harald Harri Harry Hari Harold
Hedwig Hedi Hedda Hedy Heta Hedvig Wig Jadwiga
Heinrich Heinz Heiner Heini Hein Henrik Henning Hinrich Hendrik Henk Henry Harry Heinzi Henke Heiko Heike Heikki Rik Enrico Henri
Helena Helene Lena Leni Lene Hella Heli Leena Lenchen Helen Ilona Ellen Leen Heleen
Helga Helge Helgi Olga
Helmut Hellmut Helmi Helli Hellmuth Mutz
Henriette Jette Henni Henny Hetty Jetta Rikchen Henrike Riette Jet Jetje
Herbert Bert Herbie Berti Heribert Herb
Hermann Herm Männe Harm Hermi Herman Harmen Manni Hemmi
Hieronymus Jeroen Ronny Jérôme Jerome
Hilde Hildegard Hilda Hildi Hilla Gard
Hubert Hubsi Bert Hubertus Huib Berti Hupsi Huub
Hugo Hugi Hugh Hauke
Ignaz Nazi Igi Naz Iggy
Ilse Elisabeth Ilsa Elsa Ilseken
Ingeborg Inge Inga Ingrid Borg Bojan Inkeri
Ingrid Inga Inge Ingi Guri
Irmgard Irma Irmi Irmchen Irmela
Isabella Isabel Bella Isa Belli Isabelle Izzy
Jakob Jacob Jaap Köbi Jockel Jaak Jeppe Jakke Jago Jack Köbes Jaakko Kobus Sjaak Cobus James Jim
Jan Johannes Johan Jannik Janne Jannis Jannes John
Joachim Achim Jochen Jo Jockel Jochem Joakim Kim Jocke Jokke Achi Chim
Johann Johannes Hans Hannes Jan Johan Hansi Jens Jo Jonny Henne Hennes Hänsel John Jannes Juhani Jussi Juha Janne Jani
  Joost Jantje Hanke Hampus Jöns Jón Nonni Johnny Juho Giovanni Ivan
Johanna Hanna Hanni Hanne Johanne Joke Jo Janna Janneke Jenny Hannele Jopie Jana Jannie Hansje Anna Joan Jóhanna
Jolanda Jola Joli Yolanda Landa
Jonas Joni Jona Joonas Jonne
Jonathan Jonny Jon Jona Nathan
Josef Joseph Sepp Seppi Beppi Jupp Pepi Jos Jef Joop Joe Josy Sepperl Josse Jozef Jeff Jopie Jupi
Josefine Josephine Josi Fine Finchen Pepi Josie Fini Jo Josefa
Judith Judy Jutta Judi Jytte
Jürgen Jürg Jorgen Jogi Jürgi Georg
Jutta Judith Jutte
Karl Carl Kalle Charlie Karel Kaarlo Charles Karli Kale
Karin Karen Katharina Kari Kaja Catharina
Karoline Caroline Line Karo Lina Caro Karla Carolien Karola Charlotte
Katharina Katarina Katherina Käthe Kathi Kathrin Katrin Katja Trine Kati Kaja Katinka Rina Käthchen Trina Karin Catharina Cato Tine
  Katrien Trijntje Toos Cathrin Kaisa Kajsa Kaija Katri Karen Kata Trijn To Kaatje Catherine Kate Kitty Tinka Nina
Klara Clara Klärchen Kläre Claire Klari
Klaus Claus Nikolaus Klausi Klas Claas Niklas
Konrad Kurt Conny Konni Koni Kuno Conrad Coen Koen Koert Radl
Konstantin Konsti Kosta Stantin Constantin Tino
Kristian Kris Krister Christian Risto
Kurt Konrad Curt Kurti Kurtl
Lars Laurentius Lasse Lauritz Lorenz Lauri Laurens Lars-Erik Laurits
Leonhard Leo Lenz Hardi Leonard Lennart Leendert Len Lenni Leon Hartl Leen
Leopold Leo Poldi Poldl Pold Lipold
Lieselotte Liselotte Lilo Lotte Liese Lotti Lieschen Lis
Lorenz Laurenz Lenz Lars Renz Laurens Lawrence
Lotte Charlotte Liselotte Lotti
Ludwig Lutz Wiggerl Louis Lui Luggi Lude Lodewijk Ludo Ludvig Luki Ludde Wickerl Lou
Luise Louise Lou Lulu Luisa Lovisa Lowisa Wies Loes Lowie Isi
Lukas Lucas Luki Luk Luuk Luca Luke
Magdalena Magdalene Lena Leni Magda Lene Malena Madeleine Lenerl Malin Leentje Magdalone Matleena Madli
Magnus Mogens Mans Måns Manu Maunu Nusse
Manfred Fred Manni Mani Fredi Mandi Freddy
Margarete Margarethe Margareta Margret Margrit Grete Gretchen Gretel Greta Grit Gritt Marga Maggie Meta Margot Gretl Margriet Griet
  Merete Grethe Margit Marit Maret Greet Mette Gitta Reet Rita Marjatta Marketta Marjut Greetje Maike Gesche Peggy Daisy
Maria Marie Mia Mieke Marieke Mitzi Marike Maike Maja Mizzi Mariele Mariechen Ria Rie Miep Riet Marijke Maaike Marika Miia Mari
  Maren Marja Maaria Maj Mie Moidl Mariette Mary Miri
Marianne Janne Nanni Mari Marian Manne Jannie
Marius Mario Rius Mari
Markus Marcus Mark Max Marko Marc Markku Mäx
Martha Marta Marthe Martje Marti
Martin Martl Maarten Marti Morten Mårten Tini Martti Tinus Maart Marten Merten
Martina Tina Marti Martine Tini
Mathilde Mechthild Tilda Tilly Hilde Thilde Thilda Matti Till Maud Mette
Matthias Mathias Hias Matze Mattes Matti Matz Thies Hiasl Mats Matthijs Thijs Mads Mattis Ties Matthew Thias Theis Mathis
Matthäus Matthew Matti Tewes Matteus
Maximilian Max Maxi Maxl Maks Xam Milian
Melanie Meli Mel Melli Mela
Michael Michi Michel Micha Mischa Michl Mike Mikael Mikkel Michiel Mikko Mick Muck Miska Chiel Mikke Mischi
Michaela Michi Micha Michelle Ela Micki
Monika Moni Mona Mocki Nika
Nikolaus Nicolaus Nikolas Klaus Niko Nick Niklas Nils Niels Nico Nikolai Claas Klaas Nicolaas Niclas Nis Claus Niilo Niki Nille
  Niki Lasse Nicholas Nickel Nils-Erik
Olaf Olav Ole Olof Olle Uolevi Olli Ola Olaus Oluf
Oskar Oscar Ossi Ozzy Osku
Oswald Ossi Waldi Ossy Wald
Ottilie Tilly Otti Tilli Odilie Ottla
Patrick Pat Patti Rick Paddy Ricki
Paul Pauli Poul Pål Pauel Paulchen Pavel Paavo Pol
Pauline Paula Lina Paulinchen Line Paulien
Peter Piet Pit Petri Pieter Peer Peder Per Pekka Pär Petter Pelle Pete Pitt Peterl Pietje Petja Petteri Pjetur Peerke Peik
Petra Peti Petri Pet Petronella Pirkko
Petronella Nel Nelly Pietje Petra Nellie Pieternel Ella
Philipp Phil Lipp Fips Flip Philippus Filip Lippl Lips Philip
Rainer Reiner Reinhard Rai Reinier Rein
Rebecca Rebekka Becky Bekki Bekka Becca
Regina Regine Gina Gine Rena Reni
Reinhard Reinhardt Hardi Rein Reinhart Reini Reinder Hartl
Renate Reni Nate Rena Renata Nati
Richard Richi Ritchie Rick Rikard Riku Rikhard Dick Richy Ricky Rikke
Robert Rob Bert Robbi Robin Robby Bob Robrecht Roope Robbe Bobbie Robse
Rolf Rudolf Rudi Rolle Rodolf Roffe
Roland Roli Rolli Lando Roel Rolle Roeland
Rosa Rose Rosl Rosi Rosina Rosalie Roosje Resi
Rosemarie Romy Rosi Rose Marie Rösli
Rudolf Rudolph Rudi Rolf Dolf Ruud Ruedi Ruedl Ralf Rudy Roelof Dölf
Rüdiger Rudi Rüdi Roger Rutger
Ruprecht Rupert Rupp Robert Bert Ruppi
Sabine Bine Biene Sabse Bina Sabina Bini
Salomon Sal Sally Sammy Solomon
Samuel Sam Sami Samu Sammi
Sebastian Basti Bastian Seb Wastl Basti Bastiaan Bas Sebbe Baste Sebi Basse
Sibylle Billa Bille Sybille Sibyl Billie Sibilla
Siegfried Sigi Siggi Fritz Sigfrid Siggy Fred
Sigrid Siri Sigi Siggi Sigga Siru
Sigurd Siggi Sjur Sigge Sigurður
Simon Simi Simmerl Siem Simo Siemen Simme
Simone Simmi Mone Moni
Sofia Sophia Sophie Fia Fieke Sofie Fiete Soffi Fie Fiete Vivi
Stefan Stephan Steffen Steff Stef Steven Stephen Steffl Staffan Teppo Tapani Stevie Fanus Stefaan Staf
Stefanie Stephanie Steffi Fanny Steph Stefi Fani
Susanne Susanna Susi Sanne Sanna Suse Susan Susann Zus Sus Sanni Suzanne Santje Susa
Sven Svend Svenne Sveinn Swen
Theodor Theo Teddy Dores Ted Theodoor Doris Thees Teuvo
Theresa Theresia Therese Resi Tessa Thesi Resl Trees Terry Rese Treesje Teresa Thea
Thomas Tom Tommy Tommi Domas Maas Thommy Tuomas Tomi Tuomo Thom Thomasl
Thorsten Torsten Toto Totte Thor Torre
Tobias Tobi Tobbe Toby Topi Tobs
Torbjörn Tobbe Torben Thorbjørn Tubbe
Ulrich Uli Ulli Ueli Utz Ulf Ulrik Udo Uz Rik
Ulrike Uli Ulli Rike Rieke Ulla Ulrika Rika
Ursula Uschi Ulla Urschel Ursel Uta Orsola Urselchen Sula Usch Uschy
Valentin Valtin Velten Vali Valle Val Falentin
Veronika Vroni Vera Moni Nika Veroni Fronika Ronja
Viktor Vic Vicky Victor Viki Vittu Viktorl
Viktoria Victoria Vicky Viki Vika Tora Tory
Vinzenz Zenz Vincent Vinz Cent Senz
Volker Volki Folkert Folke
Walburga Burgl Wally Burga Walli
Walter Walther Walti Wouter Wolter Waldi Woll Valtteri Wout Walle Wat
Waltraud Traudl Wally Traude Waltrud Traudi
Werner Wernher Werni Wern Warner
Wilhelm Willi Willy Wim Willem Helmut Wilm Ville Vilhelm Wille Pim Bill Will Wiljo Helm Vilho William
Wilhelmine Minna Mina Wilma Minchen Helma Mine Willemijn Mien Helmi Vilma Mineke
Wilfried Wil Fred Willi Friedel Wilf
Wolfgang Wolf Wolfi Wolferl Gang Wulf Wölfi
Guðmundur Gummi Mundi Gvendur
Sigríður Sigga Sirrý
Kristín Stína Kidda Dídí
Magnús Maggi Mangi
Ólafur Óli Lafi
Jóhannes Jói Hannes
Ragnheiður Ragga Heiða
`
