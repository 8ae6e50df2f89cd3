/** Russian, Ukrainian, Polish, Czech, Serbian, Croatian, Bulgarian, Baltic and Hungarian names that stand for one another. */
export const slavic = `
Agafya Agasha Ganya Agafia
Agnieszka Aga Agusia Agunia Jagna Agnes Agata
Albina Alya Bina
Aleksander Aleksandr Alexander Alexandr Oleksandr Sasha Sascha Shura Sanya Alik Olek Alex Sanek Aco Sashko Shurik Saša Sanja Sania
  Aleks Sandro Oles Sašo Aleksandar Ace Lyaksandr Sacha Olko
Aleksandra Alexandra Oleksandra Sasha Shura Sanya Asya Ola Olka Saša Lesya Olenka Alya Sanda Alex Sascha Sashka
Aleksey Aleksei Alexei Alexey Alexej Oleksiy Lyosha Alyosha Lesha Lyokha Lesik Alex Alesha Oleksii Ljoscha Aljoscha Alek
Alina Alya Lina Alinka
Alla Alya Allochka
Alojz Lojze Slavko
Ana Anica Anka Anita Anđa Anja
Anastasia Anastasiya Anastasija Nastya Stasya Nastia Asya Nastka Tasya Stasia Nastja Nastenka Ana Stacy
Anatoly Anatoli Anatoliy Tolya Tolik Tolian Natolik Anatolij Tolja
Andrei Andrey Andriy Andrzej Andrej Andrii Andryusha Jędrek Andruszka Dyusha Andrija Ondřej Ondra Andrew Andraž Andryukha Jędruś Andrusha
Angelina Lina Gelya Angela Gela
Anna Hanna Anya Nyura Ania Anka Anuta Asya Anička Hania Nyusha Anečka Annushka Anichka Anula Anusia Hanka Hanna Anja Nyuta Aneta
  Nusia Ganna Anca Anikó Panni Annus Anja Nusha
Antoni Antonín Anton Antek Tosiek Tonda Toník Antosha Tosha Tolek Toni Toncho Ante Tonči Anthony Antoś Tonko
Antonina Tonya Tosya Nina Tosia Antosia Tonka Tonia
Arkady Arkadi Arkadiy Arkasha Arik Kasha Arek Arkadiusz
Artem Artyom Tyoma Tema Artemiy Tyomka Artemi
Artur Arek Arturek Artik Turek Arturo
Barbara Basia Bára Varya Varvara Baśka Basieńka Barča Barunka Bara Barica
Bartłomiej Bartek Bartosz Bartuś Bartolomej Bart
Bartosz Bartek Bartuś Bartłomiej
Beata Beatka Becia
Bogdan Bohdan Bodya Danko Bogdaš Bodzio Boguś Dancho Boda
Bogumił Boguś Bogusław Bogumil Bogo
Bogusława Bogusia Bogna Boguśka
Bogusław Boguś Bogdan Boguslav
Bohumil Bohouš Boža Bohuš
Boleslav Bolesław Bolek Boleś
Boris Borya Borka Bob Borko Borislav Boryslav
Bożena Božena Bożenka Boža Bozia
Branislav Brano Branko Bane Bronisław
Branimir Branko Brane
Bronisław Bronek Broniek Bronislav
Bronisława Bronia Bronka Broneczka
Cecylia Cesia Cecylka
Cezary Czarek Cezar
Czesław Czesiek Czesio Česlav
Dagmara Daga Dagmar
Damian Damianek Damek
Daniel Danya Danila Danko Danek Danil Danylo Danilko Dan Daniil
Daniela Danka Dana Danča
Danuta Danka Danusia Danuśka
Darya Daria Dasha Dashka Darina Darka Dashenka Dariya Darja Daša Dascha Dariusia
Dariusz Darek Daro Dariuszek
David Dawid Dato Davit Davo Dodik Dawidek
Denis Denys Den Deniska Denya Dinko Deni
Diana Dianka Dina
Dmitry Dmitri Dmitriy Dmytro Dmitrij Dimitri Dima Mitya Dimka Dimitar Dimitrije Mito Dimon Mitka Mitko Dimo Dmitro Demetrius Mitja
Dominik Domin Dominiczek Dinko Domek
Dorota Dorotka Dora Dosia Dorothea Dorka Dóra
Dragan Drago Gane Dragomir Dragi
Dušan Duško Dule Duša Dušanek
Dzhambul Jambul
Ekaterina Yekaterina Kateryna Jekaterina Katerina Katarína Katya Katia Kate Katyusha Kitty Katja Katka Rina Katerynka Katyunya
  Katerinka Katherine Catherine Katko Katica Kati Kató Katalin Kata Kasia Katarzyna Kinga Kateřina Káťa
Elena Yelena Jelena Helena Olena Lena Alyona Lenka Helenka Alena Lyolya Jelka Lenochka Olenka Halina Hela Ilona Aliona Lola
Eleonora Nora Ela Elya
Elizaveta Yelizaveta Elżbieta Alžběta Erzsébet Liza Lisa Ela Elka Eliška Lizaveta Bětka Erzsi Bözsi Lizka Elizabeth Elisabeth
  Halszka Betka Elzbieta Jelisaveta Beta Jelica Böske Zsóka
Emil Emilek Milek Milko Milo
Emilia Emilka Mila Emila Milena
Evgenia Yevgenia Evgeniya Zhenya Zhenia Jenya Yevheniia Geni Eugenia Evgenija Jevgenija Zheka
Evgeny Evgeni Evgeniy Yevgeny Yevgeniy Yevhen Eugeniusz Zhenya Gena Jenya Genek Eugene Zhenia Zheka Evgenii Jevgenij Evgeni Jewgeni
Ewa Eva Ewka Evička Ewunia Evka Eve
Faina Fanya Faya
Fedor Fyodor Feodor Fedir Fedya Theodor Fedka Fjodor Teodor
Ferenc Feri Ferko Ferkó Francis
Filip Filipek Fil Philip Filya Filipp Lipa
Franciszek Franek Frank Franio František Fanda Franta Francis Franjo Frano Fran Ferko
Gábor Gabi Gabriel
Gabriela Gabi Gabrysia Gabrika Gábina Gaba
Galina Halina Galya Halyna Galka Hala Halinka Galia Galinka Halszka Gala
Gavriil Gavrila Gavrilo Gavryusha Ganya Gabriel
Gennady Gennadi Gennadiy Gena Genka Genya Hennadiy Gesha
Georgi Georgy Georgiy Georgii Heorhiy Gosha Zhora Goga Zhorik Gera Yura Joro Gogi Yegor Jerzy George Egor Georgije Goshko Gia Gogita
Gergely Gergő Geri Gregory
Gleb Glebushka Glebka
Goran Goc Gogo Gorana
Gordana Goca Goga Dana
Grażyna Grażynka Grażka
Grigori Grigory Grigoriy Hryhoriy Grisha Grzegorz Grześ Grzesiek Hrysha Grishka Grgur Grga Gregory Řehoř Gera
György Gyuri Gyurka George
Halina Hala Halinka Galina Halszka
Hanna Hania Hanka Hanusia Anna
Helena Hela Helenka Lena Helcia Lenka
Henryk Henio Heniek Henrik Henry Rysiek
Hubert Hubi Hubcio
Igor Igorek Garik Ihor Gosha Igoryok Igorko
Ilona Ica Ili Ilonka
Ilya Ilia Illya Ilyusha Ilyukha Ilja Ilija Ilka Elijah Ilko
Inna Innochka Ina
Iosif Josif Yosip Osip Osya Joseph Joža Josip Joso Jozo Josko Josef Yosyp
Irina Iryna Irena Ira Irka Irisha Irinka Irenka Arina Irene Irča Irusya Irynka
István Pista Isti Pisti Stephen Istvánka
Ivan Ivo Vanya Vania Ivanko Ivica Iva Vanka Ivančo Jan Vanko Vanyusha Wanja John Janez Jovan Johnny Joan Vanja Janko Ive Iwan
Ivana Iva Ivanka Ivka Ivana Vana Vanja
Iwona Iwonka Yvonne Iwa
Izabela Iza Izka Bela Isabel Izunia
Jacek Jacuś Jacenty Jaca
Jadwiga Jadzia Wisia Jagoda Jaga Iga Hedwig Jagienka
Jakub Kuba Kubuś Jakov Jasha Yakov Yasha Jakša Kubo James Jacob Kubik Kubík Jakubek Yakiv Jakub Jaša
Jan Janek Jaś Jasiek Honza Jenda Janko Janusz Johnny Jano Jenik John Hanuš Honzík Jasio Jeník Jankó
Jana Janka Janička Jája Johana Joanna
János Jani Jancsi Jankó John
Janusz Janek Januszek
Jarosław Jaroslav Jarek Jara Jaro Yaroslav Slava Yarik Jarda Slavko Yaryk Slavik Jaroš
Jerzy Jurek Jerzyk George Juras Jiří
Jiří Jirka Jura Jiřík George Jiřičuk Juraj
Joanna Asia Aśka Joasia Joaśka Aśka Johana Joan Joana
Josef Pepa Pepík Jožka Joža Pepča Joseph Jožin Józef
Jovan Jova Jovica Joca Jole Vanja Ivan Johnny
Jovana Joka Jovanka Joca Vana
Józef Jozef Józek Józio Jožo Ziutek Juzek Joseph Jozko
Józefa Józia Ziuta Józefina
József Józsi Jóska Jocó Joseph
Juliusz Julek Julius Julian
Julia Julka Jula Juleczka Yulia Uliana Júlia Juliana Juli
Julian Julek Juliusz
Justyna Justynka Justa Justina
Kalina Kalinka Kala
Kamil Kamilek Kamyk
Kamila Kama Kamilka Mila Kami
Karel Karol Karlík Karlo Kája Kaja Karlíček Drago Charles Lolek Karolek
Karolina Karola Karolinka Lina Karla Karolcia Kája
Katarzyna Kasia Kaśka Kasieńka Katka Katia Kate Kachna Kasiunia Katherine
Kateřina Káťa Katka Kačka Kačenka Kačí Katuška Katherine
Kazimierz Kazik Kazio Kazimír Kazimir Kazimieras Kaziu Mirek
Kirill Kirya Kyrylo Kiryusha Cyril Cyryl Kiril Kiro
Klara Klárka Klára Klarka Klári
Klavdiya Klavdia Klava Klasha Claudia
Konstantin Kostya Kostia Kost Kostyantyn Konstanty Kostek Kosta Koce Stas Kostja Kostik Dinko
Krzysztof Krzysiek Krzyś Krzych Chris Krzychu Kryštof Krištof Christopher Krzysiu
Krystyna Kristina Krysia Krystynka Kristýna Kika Týna Christina Tina Kriska Krisztina Kriszti Kryska
Ksenia Kseniya Xenia Ksyusha Oksana Ksenya Ksyukha Ksenija Ksana Aksinya Axinia Kssjuscha
László Laci Lacika Lackó Ladislav
Ladislav Laďa Láďa Lado Laco Władysław Slávek Laci
Larisa Laryssa Lara Lora Larysa Lora Lyalya Larochka
Lech Leszek Leszko Lesław
Leonid Lenya Lyonya Lenia Leonard Lyonchik Lyoka Leo
Leszek Lesio Lech Lechu
Lev Lyova Lyovushka Lew Leo Leva Lyovka Liova
Lidia Lidiya Lida Lidka Lidija Lídia Lídka Lydia Ljida
Ljiljana Ljilja Lili Liljana Lilian
Ljubica Ljuba Bica
Łucja Lucia Łucka Lucie Lucka Lucynka Lucija Luca
Łukasz Łukaszek Lukáš Luki Luka Lukša Lukash Lucas Luke
Lyubov Lubov Liubov Lyuba Lyubasha Luba Liuba Ljubov Ljuba Lyubochka
Lyudmila Ludmila Liudmila Lyuda Lyusya Mila Luda Ludmiła Lída Ljudmila Milka Ljuda Liuda Lucy Lyusia Lidka
Maciej Maciek Macius Matěj Matthias Maciuś Matej
Magdalena Magda Lena Madzia Majda Magduśka Magdička Alena Madlena Magdusia Magdaléna Majka Lenka
Maksim Maxim Maksym Max Maks Maksik Maksymilian Maksyusha Maxym Maximka
Maksymilian Maks Maksiu Max Maksio
Małgorzata Gosia Małgosia Gośka Gocha Markéta Margita Margarita Rita Margaret Małgośka Małga Margo Margit Markétka Greta Margareta
Marcin Marcinek Martin Marcinko Marty
Marek Mareczek Marko Mark Mareš Maroš
Margarita Rita Margo Margosha Ritka Margaryta Margareta
Maria Marya Mariya Mariia Marija Masha Marusya Manya Mashka Maša Marysia Mania Marynia Maryla Majka Mari Mara Mascha Mariyka Marica
  Mášenka Maricska Marika Manka Mańka Maryna Marička Mary Musya Marija Maja Mica Marusia Maruška Marie
Marian Marianek Maryś Marianko Maryan
Mariana Marianka Maryana Masha Mara Marjana
Marina Maryna Marishka Mara Mashunya Rina Marinka Marishka Marinochka
Mariusz Mariuszek Maniek Marius
Marko Mare Mark Markica Marek
Marta Martusia Martička Martha Marfa Martuś Mata Martynka
Martin Mato Martinko Tincho Marty Martínek Maťo
Mateusz Mati Matek Matúš Matěj Matvey Matyas Matthew Mateuszek Matija Mate Motya
Matvey Motya Matvei Matviy Matyusha Matthew
Michał Michal Michałek Misiek Michael Míša Mišo Michálek Misza Mihal
Michalina Michasia Misia Michalinka Lina
Mieczysław Mietek Miecio Mietek Mečislav
Mihály Misi Miska Michael
Mikhail Mykhailo Mihail Mikhaylo Misha Mishka Mischa Mykhaylo Mihailo Mihajlo Miša Mika Mischka Michael Mijo Miho Mihovil Miško
  Michail Myhailo Mishanya
Mikołaj Mikuláš Mikulas Miki Mikołajek Nikolaj Miko Kolya Nicholas
Miklós Miki Miklóska Nicholas
Milan Milánek Mile Mića Mijo Milanko
Milena Mila Milka Milenka Lena
Milica Mila Mica Milka Milicka
Milomir Mile Milo Miro
Miloš Milošek Mišo Milo Mile Misha
Miloslav Milo Slávek Miloš
Miroslav Mirosław Mirek Miro Mira Slava Mirko Slavko Miroslaw Mirča Myroslav
Miroslava Mirka Slávka Mira Miruška Mirosława Myroslava
Monika Monia Moničk Mona Mončka Niki
Nadezhda Nadia Nadya Nadja Nadiya Nadusha Nadyusha Naděžda Nada Naďa Nadiia Nadežda Nadica Hope
Natalia Natalya Nataliya Natalija Natasha Nata Natalka Nataliia Nataša Tasha Tata Natalie Talia Natasja Nataška Natka Natusya Natalja
Nebojša Neša Neško Boša
Nemanja Neca Nemac
Nicola Nikola Nikolina Nina
Nikita Nika Nikitka Mykyta Niki Nikitos Kit
Nikolai Nikolay Nikolaj Mykola Mikola Nikola Kolya Kolia Nick Niko Kolka Mikołaj Nikolenka Kole Nicholas Nikša Nikica Miki Kolyan Kolja
Nina Ninochka Ninka Ninulya
Oksana Ksenia Xenia Ksana Ksyusha Oksanka Oxana Ksyukha
Oleg Oleh Olezhka Lyoha Olezhek Olya
Olesya Lesya Olesia Olesja
Olga Olha Olya Olia Ola Olenka Lyolya Olka Olechka Oljka Olja Olinka Olgica
Ondřej Ondra Ondrášek Andrew Ondrej Ondro
Oskar Oskarek Oskarik
Pavel Pavlo Pavle Paweł Pasha Pavlik Pavlusha Paša Pavlić Pawełek Paul Pawlik Pavol Pali Palko Pašo Pavlin Pascha
Pavlína Pavla Pája Pavlinka Pavlusha
Pelageya Polya Palasha
Petr Pyotr Piotr Petro Petya Piotrek Piotruś Petar Pero Pera Petrik Petruša Petříček Petka Péťa Peter Petrusha Pjotr Petko Petia Petja
  Péter Peti Petike Pepo Peto Petrus
Petra Péťa Petruška Petrinka
Polina Polya Polinka Polly Paulina Pola Pauline Apollinaria Lina
Radosław Radoslav Radek Radko Rado Slavko Radik
Radmila Rada Mila Radka Radica
Rafał Rafałek Rafael Rafcio Raf
Raisa Raya Rajka Raechka
Robert Robik Robcio Bob Robo Robko Robi
Roman Roma Romka Romek Romko Romuš Romario Romochka
Rostislav Rostik Slava Rosťa Rostyslav Rost
Ruslan Rus Ruslik Rusik
Ryszard Rysiek Rysio Richard Ricsi
Samuil Samuel Syoma Samo Samko Muly
Sándor Sanyi Sani Alexander Sándorka
Semyon Semen Simeon Syoma Senya Simon Szymon Szymek Sima Simo Šimon Semjon Semka
Sergei Sergey Sergej Serhiy Serge Sergiy Seryozha Serezha Seryoga Serhii Sierż Srđan Siarhei Serzh Serjoscha Seryozhka Serhiyko
Slavko Slavomir Sławomir Slava Sławek Slávek
Sławomir Sławek Slavomír Sławko Slavo
Slobodan Boban Slobo Boba Sloba Bobo
Sofia Sofiya Sofya Sonya Sonia Zofia Žofie Sofija Zosia Sophia Zośka Sofa Sonja Sonka Sophie Sofka Sofi
Stanisław Stanislav Staszek Stas Stasio Staś Stach Standa Stano Staňo Slava Stasik Stašek Stanko Stane Stanley Stasiek
Stanisława Stasia Staszka Stanislava Stana Staška Slavka Stanka
Stefan Stepan Stevan Stefek Stiopa Styopa Štěpán Stevo Szczepan Stepko Števo Stefko Stephen Steva Stipe Stjepan Stepka Stefcho Stive
Stefania Stefcia Stefka Stefa Štefánia Stefi
Svetlana Svitlana Sveta Lana Svetik Svetka Svjetlana Světlana Svitlanka Svetochka Ceca Svetla Světla
Svyatoslav Sviatoslav Slava Slavik Světoslav
Sylwia Sylwunia Sylva Silvia Sylwka
Szymon Szymek Szymuś Simon Szymcio
Tadeusz Tadek Tadzio Tadeáš Teddy Thaddeus Tadek Tadziu
Tamara Toma Tamarka Mara Tomka Tamta
Taras Tarasik Tarasko
Tatiana Tatyana Tetyana Tetiana Tanya Tania Taťána Tanja Tata Táňa Tanyusha Tatjana Tanechka Tanka Tatka Tanyukha
Teodor Teo Todor Teodorek Tosho Toško Doro Fedor
Teresa Terenia Tereza Terka Terezka Reska Terez Teréz Teri Terez Terezie
Timofey Timofei Tymofiy Tima Timosha Tim Timothy Timokha Timosz
Timur Tima Timurka
Tomasz Tomáš Tomas Tomek Tom Tomášek Tomi Toma Tomcio Tomko Foma Thomas Tamás Tomo Tomica Tommy Tomaž
Ulyana Uliana Ulya Julia Yulia
Václav Vašek Venca Wacław Vena Vašík Wacek Wenceslas Vjenceslav
Vadim Vadym Vadik Dima Vadka Vadyusha Dimka
Valentin Valya Valik Valentyn Val Walenty Walek Valik
Valentina Valya Valentyna Valia Tina Valja Vala Valyusha Val
Valeria Valeriya Lera Valya Valeriia Lerochka Waleria Valerija Lerka
Valery Valeri Valeriy Valera Valerik Valerij Walery Valerka
Varvara Varya Varia Varyusha Barbara Varenka Warja Varka
Vasily Vasili Vasiliy Vasyl Vasya Vasil Vaso Vasek Vasilije Basil Bazyli Vasilek Vasko Vasja Wassili Vasyok
Vasilisa Vasya Vasilka Vasena
Vera Vira Verka Verochka Věra Verusya Věrka Wiera Faith Vjera
Veronika Nika Vera Weronika Verka Werka Weronka Nikusha Verča Veronica Ronja Veronka Verona Vera
Viktor Victor Vitya Vitek Wiktor Vityok Vítek Vitka Vic Viktorek Vito Vityusha Vitja
Viktoria Victoria Viktoriya Vika Vita Wiktoria Viktorie Viktoriia Vikusya Wika Viki Viktorka Wiki Vicki
Vincent Vincenc Wincenty Vinko Wicek Vince Čeněk
Viola Violka Wiola Violeta Wioletta
Vitaly Vitali Vitaliy Vitalik Vitaliia Vital Vitalij Vitya Talik Talya
Vladimir Volodymyr Vladimír Włodzimierz Vova Volodya Vlad Vovka Włodek Vládík Vladko Vlado Wladimir Volodia Vladi Vovan Wowa Vladek
  Wlodzimierz Volodja Vladik
Vladislav Władysław Vladyslav Vlad Vladik Slava Władek Vláďa Laci Slavik Vladko Wladislaw Vladya
Vojtěch Wojciech Vojta Wojtek Voja Vojtek Wojtuś Adalbert Béla
Vsevolod Seva Sevka Volodya Sevochka
Vuk Vukašin Vule Vukan
Vyacheslav Viacheslav Slava Slavik Wacław Slavka Wjatscheslaw Vjačeslav
Waldemar Waldek Valdemar Waldi Valdek
Walenty Walek Walentyn
Wanda Wandzia Wandeczka
Wiesław Wiesiek Wiesio
Wiesława Wiesia Wieśka
Witold Witek Witold Wit Vytautas
Wojciech Wojtek Wojtuś Wojtas Woytek Voytek
Yaroslav Yarik Slava Yaroslaw Jaroslav
Yegor Egor Yegorka Gosha George Georgy Jegor Zhora
Yefim Efim Fima Yefimka
Yulia Yuliya Julia Juliya Iuliia Yuliia Yulya Julya Yulka Yulechka Yulenka Julija Ulia Yulik
Yuri Yuriy Yury Iurii Yura Yurik Yurka Jurij Juri Yurko Jura Juraj George Yuriko Jurek Jurko Iouri Yurij
Zbigniew Zbyszek Zbyněk Zbych Zbyszko Zbigi
Zdeněk Zdenek Zdenko Zdenda Zdeno Sidonius
Zdzisław Zdzisiek Zdzich Zdzisio
Zhanna Jeanne Zhannochka Janna Žana
Zinaida Zina Zinka Zinochka Ida
Zofia Zosia Zośka Sofia Zosieńka Sophia Zocha
Zoltán Zoli Zolika Zoltan
Zoran Zoki Zoka Zorica Zorko
Zorica Zora Zoka Zorka
Zoya Zoja Zoyka Zoe
Zsófia Zsófi Sophia Zsófika
Zsuzsanna Zsuzsa Zsuzsi Susan Susanna
Zuzana Zuzka Zuza Zuzanna Zuzia Suzana Zuzanka Susan Zuzia
`
