/** Greek, Turkish, Arabic, Hebrew, Persian, Georgian, Armenian, Indian and other names that stand for one another. */
export const elsewhere = `
Abdullah Abdallah Abdulla Abdul Abu Apo Abed
Abdulrahman Abdurrahman Abdelrahman Abderrahman Rahman Abed Abdel Abood
Ahmed Ahmad Ahmet Hamada Hamoudi Ahmo Hamid Mido
Aikaterini Katerina Ekaterini Katina Kaiti Rina Catherine Ketty
Ali Aly Alaa Aliou Alioune
Alexandros Alekos Alex Alexis Aleka
Amir Ameer Amr Emir
Amina Aminah Emine Aminata Minna
Anastasios Tasos Anastasis Tassos
Andreas Andrikos Andreas Andy
Aram Aramik Aramis
Armen Armenak Armo
Avraham Abraham Avi Avrum Avrumi Avram Avremi Ibrahim
Ayşe Ayse Aysha Aisha Ayesha Aïcha Aicha Aişe Ayşegül Aishah Esh
Binyamin Benjamin Beni Benny Bini Bunyamin
Chaim Haim Hayim Hyman Chayim Vivian
Charalampos Haralampos Babis Charis Lambis Haris Bobby
Chaya Haya Khaya Eva
Christos Hristos Chris Kitsos Christakis
Daniel Dani Danny Daniyal Danyal
Davit Dato Data David Datuna Davo
Devendra Dev Devu Deven
Dimitra Dimi Demetra Mimi Roula Mitra Toula Dimitroula
Dimitrios Dimitris Mitsos Jim Jimmy Dimos Mimis James Takis Mitros Demetrios
Efstathios Stathis Eustace
Eleftherios Lefteris Terry Eleftheris
Eleni Helen Elena Nitsa Lena Lenio Elenitsa Leni
Elisheva Elizabeth Eli Shevy
Eliyahu Elijah Eli Elie Ilyas Elias Eliahu
Emmanouil Manolis Manos Manny Emmanuel Emanuel
Esra Esracan
Evangelia Evangelia Litsa Lia Evi Vagelitsa Eva Angie Gelly
Evangelos Vangelis Vagelis Angelos Evan
Ezra Ezer
Fatima Fatma Fatimah Fatoumata Fatou Fatemeh Fati Batoul Faty Fatme Fatouma
Ganesh Ganu Ganya Gani
Georgios Giorgos Yorgos Yiorgos Jorgos George Gogos Yannis Giorgakis
Giorgi Gio Gia Goga Giga Gogi George Giorgio
Gurpreet Guri Preet Gopi
Hakob Hagop Hakop Jacob James Akop
Hamid Hameed Hamed Abdelhamid Hamidou
Harpreet Harry Preet Harpi
Hasan Hassan Hassane Hasso Hassoun Abu-Ali
Haykuhi Hayk Haik Hayko
Hovhannes Hovannes Ohannes Hovo Hovik John Hovhanes Vano
Huseyin Hüseyin Hussein Husain Husayn Hussain Hossein Hoseyn Houssein Hussien Huso
Ibrahim Ebrahim Ibraheem Ibo Brahim Ibrahima İbrahim Abraham Barhoum
Ioanna Gianna Yanna Joanna Vanna Nana
Ioannis Giannis Yannis John Yiannis Jannis Yanni Yiannakis
İsmail Ismail Ismael Smail Ismaël Isma Esmail
Ivane Vano Iva
Jamal Gamal Cemal Djamel Jimmy Jameel
Jaspreet Jassi Jas Preet
Kalliopi Popi Kelly Pipi Poppy
Kamal Kemal Kamel Kamaal
Khadija Khadijah Hatice Khadidja Hadija Khadouj Dija Hatçe
Khalid Khaled Halit Khalidou
Konstantina Dina Nadia Tina Konnie Constantina Ntina
Konstantinos Constantinos Kostas Costas Dinos Gus Kostis Constantine Konstantis Dean Kosta
Krishna Kris Krish Krishan Kishan Kanna
Lakshmi Laxmi Lucky Lakshu
Levan Leo Levani
Leila Layla Leyla Laila Lila Leyli
Mahmoud Mahmud Mahmood Mehmood Hammoudi Mahmut
Manjit Manny Jeet
Margarita Rita Margaret Margaro
Maria Marika Mary Marió Maritsa Maro Roula Mairi
Mariam Maryam Meryem Miriam Maryem Mary Miryam Marium Meriem Mariama
Mehmet Memo Mehmed Memet Mehmetcik Muhammed
Menachem Mendel Mendy Menahem Emanuel
Michail Michalis Mihalis Mike Mikes Michael Mixalis
Mohammed Muhammad Mohamed Mohammad Muhammed Mohamad Mahomet Mehmet Mo Moe Hamada Hamoudi Hammoud Med Mamadou Muhamed Mohd Mohamud Moha Hamma
Mordechai Mordecai Motti Mordy Moti Mottel Max Motke
Moshe Moses Moishe Moishy Moussa Musa Mousa Moyshe Moysh Moe Mosheh
Mustafa Mustapha Mostafa Moustapha Mosti Moustafa Musti Tafa Darsh
Nikolaos Nikos Nick Niko Nikolas Kolios Nikolakis
Nino Nina Nini Ninuca Ninutsa Ninuli
Omar Omer Ömer Umar Oumar Omari Amara
Osman Othman Usman Uthman Ousmane Ozzy Osmanlı
Özgür Ozzy
Panagiota Giota Yiota Toula Panayiota Pitsa Jota
Panagiotis Panos Takis Panayiotis Notis Pete Peter Panayotis Panagos
Paraskevi Voula Evi Vivi Vicky Paraskevoula Viki
Petros Peter Pete Petrakis Bedros
Priyanka Priya Piya Pinky Pri
Rachel Rahel Raquel Rachele Rochel Ruchel Rahil
Rajesh Raj Raju Rajiv Rajan Raja
Rajendra Raj Raju Rajen Rajinder Rajender
Ravindra Ravi Ravinder Ravindran
Rivka Rebecca Rivky Becky Riva Rifka Rikki
Reza Rezi Ridha
Sara Sarah Sarit Sarai Soroh Sari Surah Sura
Saeed Said Saïd Sayed Sait Saidou
Sargis Sarkis Serge Saqo Sergo
Sandeep Sandy Sandip Deepu
Sanjay Sanju San Sanjeev
Satyanarayan Satya Sathya Narayan
Shlomo Solomon Shloimy Süleyman Sulayman Suleiman Sulaiman Souleymane Soliman Shlomi Sol Salomon Sulejman
Shimon Simon Shimi Shimshon Simeon
Shmuel Samuel Shmulik Shmuli Sam Sami
Siddharth Sid Siddhartha Siddhu Sidharth
Sofia Sofika Sophie Fofo Sofoula
Spyridon Spyros Spiros Spiro Spyridoula Spike
Stavroula Stavri Voula Roula
Stavros Steve Stavro Stauros
Subramanian Subramaniam Subu Mani Subbu Subramanyam
Suresh Suri Sury Sureshbabu
Tamar Tamara Tamuna Tako Tamriko Tami Tamta
Theodoros Thodoris Theo Thodoros Ted Teddy Doros Theodore
Tigran Tiko Dikran Tiger
Vahan Vahe Vaho
Vardan Vartan Vardges Vartanik
Vasileios Vasilis Vassilis Bill Vasilios Billy William Vassilios Basil Vasilakis
Vasiliki Vaso Vicky Vassiliki Kiki Viki Vasoula Lilika
Venkatesh Venkat Venky Venkata Venkateswaran Venki
Vijay Viju Bijay Vijayan Vijji
Vikram Vik Vicky Vikki Bikram
Vishnu Vish Vishwa
Vishwanath Vishu Vishwa Vish Viswanathan
Yaakov Jacob Yankel Koby Kobi Yakov Yankl Jack Yaqub Yakup Yaqoob Yanky Akiva Coby
Yasmin Yasmine Yasemin Jasmine Yassmin Yaz Yasmina Jasmin
Yehuda Judah Yudi Yehudah Jehuda Yehudi Leib Udi
Yekaterine Eka Keti Ketevan Ekaterine Keto Keta Catherine
Yisrael Israel Srulik Sruli Izzy Isser
Yitzhak Isaac Yitzchak Itzik Ishaq İshak Itzhak Yitz Ishak Izak Tzahi Itzy
Yosef Joseph Yossi Yousef Yusuf Youssef Yusef Joe Yosi Yossele Yusif Youcef Yoosuf Josef Yosl
Yonatan Jonathan Yoni Yonathan Jon Yonatani
Yohannes Yohanes Yohanis John Yohannan
Zeynep Zeyno Zainab Zaynab Zeinab Zeynab Zaineb Zineb Zeyneb
Tzvi Zvi Hirsch Zvika Hersh Hershel
Oluwaseun Seun Seyi Olu
Oluwatobi Tobi Tobiloba Olu
Oluwafemi Femi Olufemi Olu
Oluwaseyi Seyi Olu
Chukwuemeka Emeka Chukwu Mekus
Chinedu Edu Nedu Chi
Obinna Obi Binna
Ngozi Goz Ngo Ngozika
Ifeoma Ify Ifi Ife Oma
Adebayo Bayo Ade Debayo
Babatunde Tunde Baba Tundé
Siobhán Shiv Shevaun Siobhan Joan Chevonne
Aoife Eefa Eva
Niamh Neve Nia Neev
Caoimhe Keeva Kweeva Keva
Seán Sean Shane Shawn John Shaun Jack Seánie
Séamus Seamus James Shay Jim Shamus Jimmy Séamie
Pádraig Padraig Patrick Paddy Páraic Podge Pat Paudie Porick
Liam William Uilliam Bill
Micheál Mícheál Michael Mick Mícháel Mike
Eoin Owen Ian John Eoghan
Máire Mary Maura Moira Maureen Molly Mairi
Tadhg Tim Thady Teague Thaddeus Timothy
Mairéad Margaret Maread Peig Peggy
Bríd Bridget Breda Bride Brigid Bridie Breege
Angharad Angie Harri
Gwilym William Gwil Will Bill
Ieuan Evan Ifan Ioan John Iwan
Mairead Margaret Peig Maggie
`
