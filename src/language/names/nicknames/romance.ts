/** Spanish, Portuguese, Italian, French, Romanian and Catalan names that stand for one another. */
export const romance = `
Adriana Adri Drica Nana
Alberto Beto Tito Berto Albertino
Alejandra Ale Jandra Sandra Alex Jana
Alejandro Ale Alex Jandro Sandro Jano Álex
Alessandra Ale Sandra Alexandra
Alessandro Ale Sandro Sandrino Alex Alexandre
Alexandre Alex Xande Xandinho Xano Sandro Alec
Alfonso Fon Fonso Alfon Poncho
Alfredo Fredo Alf Fredi Feyo
Alice Lili Licinha
Amélie Mélie Amé
Ana Anita Aninha Ani Nita Anocas Anna Anne
André Dedé Déco Andy
Andrea Andreia Andre Dea
Andrés Andy Andresito
Ángel Angelito Gelo Angelo
Ángela Angelita Angie Ángeles
Antoine Toine Tonio Titoine
Antônio António Antonio Toni Tonho Tó Toninho Tonico Toño Antonello Nino Tonino Tonio Antoñito Totò
Antonella Nella Anto Antonia
Antonia Toña Toñi Toni Antoinette
Aurora Rori Auro
Bartolomeu Bartolomé Bartolomeo Bartolo Meo Tolo
Beatriz Bea Bia Biazinha Triz Beatrice Bice Beatriu
Benito Beni Beno
Bernardo Nando Berna Dino Bernardino
Carlo Carlos Carlitos Carlinhos Calo Cacá Carlito Charly Carlão Litos Charles Carles
Carlota Carla Lota Carlotinha
Carmela Carmelina Lina Melina Carmelita
Carmen Mamen Carmina Menchu Carmencita Carmiña Mela
Carolina Caro Carol Lina Caró
Catarina Cati Cata Catá Cat Rina Nina Katarina Catherine
Caterina Rina Cate Katia Nina Catina
Catherine Cathy Kate Catou Katy
Cécile Céci Cecilia Ceci Cissou
Charlotte Charlie Lotte Lola Chacha
Chiara Chiaretta Clara Kiara
Christophe Chris Tophe Totophe
Clémence Clem Clémentine
Concepción Conchita Concha Conchi Chita Cuca Conce Conceição
Conceição São Ção Sãozinha Concha
Concetta Tina Cettina Etta Concettina Titti
Consuelo Chelo Consuelito Suelo Chela
Costanza Constanza Coty Tanza Constança
Cristian Cris Cristiano Christian
Cristiano Cris Cristian Tiano
Cristina Cris Tina Kika Cristi Christina Quitina Titina
Cristóbal Tobal Cristo Cris Tobalito
Daniel Dani Danilo Dan Dany Danielzinho
Daniela Dani Dany Danniela Ela
David Davi Deivi Davide
Diego Dieguito Diogo Santiago
Dolores Lola Loli Lolita Dolly Lolo Lolis
Domenico Mimmo Mico Menico Mingo Domi Domingo Nico
Dominique Dom Domi Doumé
Domingos Domingo Mingo Mingos Minguito Txomin
Edoardo Eduardo Edo Edu Dado Eddy Lalo Guayo Duda Dudu Edward Édouard Doudou
Eleonora Nora Ele Leonor
Elena Helena Lena Nena Leni Elenita Ellen
Elisa Elisabetta Lisa Betta Elisabeth Isabel Bettina Lisetta
Élisabeth Élise Babeth Lise Zabeth Lili Babette Betty
Emilia Emi Mila Mili Emily
Emilio Mili Emi Milo Millo
Emmanuel Manu Emma Manou Manuel Emanuele Manolo
Emmanuelle Manu Emma Manon Emanuela Manuela
Enrique Kike Quique Henrique Quico Enri Rique Enric Quim Henry
Enrico Rico Chicco Errico Enzo Henry
Ernesto Neto Tito Erni Nesto
Esperanza Espe Pera Lancha
Esteban Este Estevão Teban Stefano Esteve Steven
Eugenia Genia Uge Geni Quena
Eugenio Geni Gegè Uge Keno
Eva Evita Evinha
Fabio Fabi Fabietto Fábio Binho
Fabrizio Fabri Fabrizietto Brizio Fabrício
Federica Fede Chicca Rica Frédérique
Federico Fede Fico Lico Ico Fredo Rico Frederico Frédéric
Felipe Filipe Pipe Lipe Feli Filippo Pippo Lippo Philippe Felip
Fernanda Fer Nanda Nandinha Ferni
Fernando Fer Nando Nano Fercho Nandinho Ferran Hernando
Filippo Pippo Lippo Filo Philip
Florencia Flor Flopi Florence Florencita
Francesca Fra Cesca Franca Franci Cecca Checca Francy
Francesco Franco Checco Ciccio Cecco Franz Francè Cesco Fra Chicco
Francisca Paca Paqui Paquita Chica Fran Kika Xica Francisquinha Quica Panchita Francesc
Francisco Paco Pancho Curro Fran Pacho Chico Kiko Quico Franco Xico Chiquinho Paquito Cisco Frasco Cesc Francesc Panchito Farruco
François Frank Fanfan Francis Franck
Françoise Fanchon Fanfan France Soizic
Frédéric Fred Frédo Freddy
Gabriel Gabi Gaby Gabo Biel Gab
Gabriela Gabi Gaby Gabriella Gabrielinha Lela
Gaetano Tano Nino Caetano Gaetanino Gae
Genaro Gennaro Jenaro Gennarino Rino Naro
Geneviève Ginette Viviane Geneviève Gene Ginou
Giacomo Giacomino Mino Jack Giacomello Como Jacopo Lapo
Gian Gianni Giovanni Nanni
Giancarlo Gianni Carlo Gianca
Giorgio Gino Giorgino Giò Giorgetto Jorge George
Giorgia Giorgina Gina Giò
Giovanna Gianna Vanna Giovannina Nina Giò Jo Giannina Nanna
Giovanni Gianni Vanni Giò Nanni Giovannino Nino Gian Giannino Ninni John
Giuliana Giulia Giuly Liana Ana
Giulia Giulietta Giù Giuly Julia Giuli Lia Giuliana
Giulio Giuliano Giulietto Julio
Giuseppe Beppe Peppe Pino Peppino Geppo Pippo Bepi Beppino Geppetto Seppe Joe Giusy Peppi Puccio
Giuseppina Pina Giusy Peppina Pinuccia Giusi Beppa Pinella
Gonzalo Gonza Gon Gonçalo Gonzo Chalo Gonçalinho
Graciela Grace Chela Gra Gracia
Gregorio Goyo Greg Gregório Gorio Gory
Guadalupe Lupe Lupita Guada Pita Lupis
Guillaume Guigui Guillou Will Guillem
Guillermo Guille Memo Willy Guillo Guilherme Mito Billy
Guilherme Gui Guiga Guigui Guilhermino
Gustavo Gus Guga Tavo Gusti Gugu
Hector Héctor Tito Ector
Helena Lena Nena Leninha Elena Hélène Lenita
Hélène Lénou Lène Léna Ellen
Henrique Rique Quique Henriquinho Rico Henri Riquinho
Henri Riri Henry Henriot
Hernán Nano Hernando Hernancito
Ignacio Nacho Iñaki Ignasi Nachito Inácio Ignazio Iñigo Nasi
Ilaria Ila Lari Hilaria
Inés Inês Inesita Nesa Neca Inesinha Agnes Agnès
Irene Ire Irenita Nena
Isabel Isa Chabela Isabelita Bel Belinha Isabella Belita Chavela Bela Beli Isabelle Ysabel Sabela
Isabelle Isa Zabou Babelle Belle Isabeau
Ivan Iván Vanni Ivo
Jacinto Jacin Chinto Cinto
Jacques Jacquot Jacky Jacquou Coco Jaime
Jaime Jaimito Santi Jimmy Jaume Jaiminho Tiago James
Javier Javi Xavi Xavier Jabo Javierito Xabier Xabi
Jean Jeannot Juan Yann John Jeanjean
Jeanne Jeannette Jeanneton Nanette Jeannine Joan
Jérôme Jéjé Gégé Jerry Gerónimo
Jesús Chuy Chucho Suso Chus Jesusito Chuchi Jesucito
Joana Joaninha Jô Juana Giovanna Nana
João Joãozinho Jão Joca Janjão Johnny Zão Juan John
Joaquín Joaquim Quim Quino Chimo Joaco Quincho Xim Quinzinho Juaco Ximo
Jordi Jorge Jordà
Jorge Jorgito Coque Coco Jorginho Yorch Yoyo Jorginho Koke Jordi George
José Pepe Pepito Zé Zeca Chepe Che Zezé Josito Zezinho Josep Pep Joe Chema Zequinha Joselito Giuseppe Joseph Txema Josu
Josefa Pepa Pepita Fina Zefa Zefinha Chepa Josefina Pepi Josephine
Josefina Fina Pepa Pepita Josefita Finita Fifi Chepina
Juan Juanito Juancho Juanjo Juanca Joan Juanma Juani Xoan Chan Jon John Juancito
Juana Juani Juanita Nita Janina
Juan-Carlos Juanca
Juan-José Juanjo
Juan-Manuel Juanma
Julia Juli Julita Julinha Xulia Júlia Giulia Julie
Julián Juli Julito Juliano
Julien Juju Jules Ju
Julie Juju Julia Ju Juliette
Julio Julito Julinho Giulio Julián
Laura Lau Lauri Laurita Laurinha Laurette Lalá
Laurent Lolo Lau Laurence
Leandro Lea Leo Lê
Leonardo Leo Nardo Leonardinho Leonard Dado
Leonor Leo Nonô Nor Norita Eleonora Leonorcita
Leopoldo Leo Polo Poldo
Letizia Leticia Lety Leti Titti Letícia
Lorenzo Renzo Lore Enzo Lencho Lourenço Llorenç Loren
Lourdes Lurdes Lulu Malú Lula Lourditas Milú
Lucas Luca Luquinhas Luqui Lucho Luke
Luca Lucas Luchino Luchetto
Lucía Lúcia Lucia Luci Lucinha Lucita Chía Lucy Lula
Luciana Lu Luci Ciana Lucy
Luciano Lucio Ciano Chano
Luigi Gigi Gino Luigino Luis Gigino Giggi Louis
Luigia Luisa Gina Gigia
Luis Luís Luiz Lucho Luisito Luisinho Lulu Lula Güicho Luisão Lluís Wicho Luigi Louis
Luisa Lu Luisita Isa Lulu Lula Luísa Luigia Louise
Manuel Manolo Manu Manel Lolo Manolito Neco Nelo Manoel Mané Manny Nel Maneco Meme
Manuela Manu Manoli Manola Lola Nela Nelinha Emanuela
Marcela Marce Chela Celi Celinha Marcella
Marcello Marcelo Marce Celo Lello Chelo Marcellino
Marco Marcos Marquito Marquinhos Marc Mark Marquitos Marcus
Margarida Margarita Guida Guidinha Marga Rita Margot Margaret Daisy
Margarita Marga Rita Margo Mago Maggie Margot Magui
Margherita Rita Marghe Ghita Margò Daisy
Maria María Marí Mariazinha Mimi Mariquita Marica Mia Maruja Marujita Mariuccia Mariella Marietta Maruxa Mary Mari Mariña Marie
María-Dolores Lola Loli
María-Elena Malena Marilena
María-Isabel Maribel Marisabel
María-José Mariajo Majo Marijose Coté Josefa
María-Luisa Marisa Malú Marilú
María-Teresa Maite Mayte Marite Maritere
María-del-Carmen Maricarmen Mamen Carmen
María-del-Mar Mar
Mariana Mari Nana Marianinha Marianita Mariane
Mariano Marianito Nano Mano
Marie Mimi Manon Marinette Marion Mariette Maria
Marina Mari Marinita Nina Rina
Mario Mariuccio Marito Mariolino Mário
Marta Martita Martinha Tuca Martuka Martha
Martín Martim Tincho Martincho Marti Tino Martino Martins
Martina Marti Tina Martuccia Titi
Mateo Mateus Matteo Matheus Teo Mateu Matias Matthew
Matías Mati Matiss Matty Mathias
Matilde Mati Tilde Mattie Mathilde Tildinha
Matteo Teo Matte Matteuccio Matt
Mathieu Matthieu Mat Matt Mathis
Mauricio Maurício Mau Mauri Maurizio Maurice Mauro
Mercedes Merche Merce Mercè Meche Mecha Mercedita Chedes Merchi Meches
Michel Mimi Mich Michou Michael
Michele Michelino Lino Miche Chele Michael
Miguel Migue Miguelito Mike Miguelinho Micho Miqui Miquel Migas Michael
Miguel-Ángel Migue Miguelángel Michelangelo
Milagros Mila Mili Milagritos Mily
Montserrat Montse Serrat Monse Montsita
Natalia Natália Nati Naty Nata Tália Lia Nathalie
Nathalie Nath Nat Natou
Nicolás Nico Nicolau Nicanor Colás Nicola Colau Nicky Nicholas Nicolino
Nicolas Nico Nic Colin Nicholas
Nicola Nico Nic Nicolino Cola Nicoletta
Núria Nuri Nuria
Olivier Oli Olive Oliver
Pablo Pablito Paulo Pau Pol Paolo Paul
Paolo Paolino Paul Paolone
Paola Paoletta Paolina Paula
Pascual Pasquale Pascal Pasqualino Lino Pasca Pascu
Patricia Patri Pati Paty Tricia Patrícia Pat
Patrick Pat Patou Pato Patrice
Patricio Pato Patri Patrick
Paula Pau Pauli Paulinha Paulita Pola Paola
Paulo Paulinho Pablo Paul Paulão
Pedro Perico Pedrito Peyo Pedrinho Pepo Pedrocas Pere Piti Peter Pierre
Philippe Phil Fifi Philou Filip
Pierre Pierrot Piero Pierrick Peter Pedro
Pietro Piero Pierino Rino Pierin Peter
Pilar Pili Piluca Pilarín Pilarica Mapi
Purificación Puri Pura Purita
Rafael Rafa Fael Rafi Rafita Raffaele Falo Raphael Rafinha Rafe
Raffaele Raffa Lello Lele Raf Rafael Lelluccio
Raffaella Raffa Lella Lella Raffy
Raimundo Raymundo Mundo Ray Ramón Mundinho
Ramón Moncho Monchi Ramoncito Món Raimon Mon
Raquel Raque Quel Rachel Kel Raquelita
Raúl Raul Rauli Raulito Rulo Raulinho
Ricardo Rica Richi Ricky Cado Ricardinho Cacá Riccardo Richard Ric Richie
Riccardo Ricky Ricca Rick Richi Dado Cardo Richard
Roberto Beto Rober Tito Robertito Robi Betinho Bob Berto Robby Robertino Robert
Roberta Robi Berta Roby Betta
Rocío Rochi Chío Ro Rocieta
Rodrigo Rodri Digo Rigo Rodriguito Roy Ruy Rui
Rosa Rosita Rosi Rosinha Chita Rosetta Rosina Rosella Rose
Rosario Charo Chayo Chari Rosarito Sarito Charito Chayito
Rui Ruy Rodrigo Ruizinho
Salvador Salva Chava Salvi Chavo Dodô Vado Salvatore
Salvatore Totò Turi Toto Salvo Sasà Tore Tuccio Turiddu Totuccio Sal
Santiago Santi Tiago Yago Chago Santis Diego Iago James Thiago Jacobo
Sebastián Sebastião Seba Sebas Bastián Tião Bastião Sebastiano Bastiano Nello Chano Sebastian
Sébastien Seb Séba Bastien Sebastian
Sérgio Sergio Sergi Serginho Checo Chejo Serxio
Silvia Sílvia Silvi Silvita Silvinha Silvie Sylvie
Sofia Sofía Sofi Sofía Fifí Sofita Sofinha Sophie
Soledad Sole Chole Solita Marisol
Stefano Stefanino Steno Ste Stephen Fano Steve
Stefania Stefy Ste Fania Stefi
Stéphane Steph Stef Fanou
Stéphanie Steph Fanny Fanie Steffie
Susana Susi Susanita Su Suzana Sanna Susanna Zana
Teodoro Teo Doro Teddy
Teresa Tere Teresita Teté Teresinha Maite Tareixa Teca Teresina Resi Thérèse
Théodore Théo Dodo Teddy
Thérèse Thésou Tété Thée
Tiago Thiago Ti Tiaguinho Santiago Diogo Titi
Tomás Tomé Tomasito Tommaso Masino Tomasinho Tom Tomi Thomas
Tommaso Tommy Masi Masino Tom Maso Masaccio
Umberto Berto Umbertino Humberto Beto
Valentina Vale Tina Valen Titina Valentine
Valentín Valentino Vale Tino Valen
Valeria Vale Valerie Lela Valérie
Vanessa Vane Nessa Vany
Verónica Vero Verito Ronnie Veronica Véronique
Véronique Véro Vérane Nique
Vicente Chente Vicen Vicentinho Tito Visent Vicent Chicho Vincent
Victoria Vicky Vico Toya Viki Tori Vitória Vittoria Victòria
Víctor Vitor Vítor Vito Vitinho Vittorio Toyo Victorino Vic
Vincenzo Enzo Vince Cenzo Vincenzino Vicio Cecè Enzuccio Vincent
Virginia Virgi Vicky Gina Ginia Virginie Ginevra
Vittorio Vito Toio Rio Victor
Xavier Xavi Xavito Xaviero Javier Xa
Yolanda Yoli Yola Yolandita Yoly
Andrei Andrea Andreas Dei
Gheorghe George Gigi Ghiță Gicu Gogu Georgică
Ioana Ioanna Oana Ionela Ionuța Joana
Ion Ioan Ionel Nelu Ionuț Ionică John
Mihai Mișu Mihăiță Mihail Mișa Michael
Nicolae Nicu Nelu Nae Niculae Nicușor Nicolas
Ștefan Fane Fănel Fănică Ștefăniță Stephen
Vasile Vasilică Sile Lică Basil
`
