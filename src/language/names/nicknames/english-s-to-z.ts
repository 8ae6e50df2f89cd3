/** English names that stand for one another: the full forms first, then what people make of them. */
export const englishSToZ = `
Sabrina Brina Bree Bri Serena Sabby Zabrina
Sadie Sarah Mercedes Sade
Salome Sally Loma Sal Lomie
Samantha Sam Sammy Sammie Mantha Samm Sami Samanta
Samson Sampson Sam Sammy Sammie
Samuel Sam Sammy Sammie Sammey Lem Sami
Sandra Sandy Sandi Alexandra Cassandra Sandie San Sandee Sondra
Sarah Sara Sarai Sally Sadie Sal Sallie Sarrie Saz Sari Suki Zara Sairy
Saul Sol Paul Sauly
Savannah Savanna Vannie Anna Sav Vanna Savvy
Scott Scottie Scotty Sceeter Scot Skeeter Walter
Sebastian Seb Bastian Baz Sebby Bas Sebbie Basti Sebastien
Selina Selena Celina Celine Lena Sel Lina Sela
Serena Rena Reenie Sabrina Serry
Seth Sethy
Seymour Morey See Morry
Shaina Sha Shay
Shane Shawn Sean Shaun Shayne Shaney
Shannon Shan Shanna Shanny Nonie
Sharon Sharron Shari Shaz Sharry Sherry Shar Sha Cher Shazza Ron
Shaun Shawn Sean Shawny
Sheila Shelagh Cecilia Shel Sheil
Shelby Shel Shelly
Sheldon Shel Shelly Shelton
Sheridan Dan Danny Sher Sherry
Sherman Sherm Manny
Sherry Sheryl Sherri Cheryl Sher Sherrie Cher
Shirley Shirl Sherry Lee Sherl
Sidney Sydney Sid Syd Sidnie Siddie Siddy
Sigismund Siegmund Sigmund Sig Siggy Ziggy
Silas Si Sylas Silvanus Cy
Silvester Sylvester Syl Sly Vester Vest Si Vessie Silvie Vesty
Simeon Simon Si Sion Sim Sy Simmy Simmie Cy Symon
Simone Mona Sim Simmie Moni
Solomon Sol Solly Saul Zolly Sal Salmon Salomon
Sonia Sonya Sophia Sonja
Sophia Sophie Sofia Sophronia Soph Sophy Fifi Sofie Fia Sonia Phia
Sophronia Frona Sophia Fronia Frony
Spencer Spence Spen
Stacy Stacey Stacie Stace Anastasia Eustace Stacia
Stanford Stan Ford Stanny
Stanley Stanly Stan Lee Stanny Stanleigh
Stella Estelle Estella Stell Essie Tella
Stephanie Stefanie Stephany Stephenie Steph Stephie Annie Steffi Stevie Stefani Stef Steffie Fanny Stephi Stephani
Stephen Steven Stephan Stefan Esteban Steve Steph Stevie Ste Stevo Stephie Steff
Stewart Stuart Stu Stew Stewie Stuey
Sue Susan Suzanne Susanna Suzie
Susan Susanna Susannah Suzanne Suzanna Susana Suzan Suzannah Sue Susie Suzy Suzie Sukie Sukey Hannah Susi Suse Sanna
  Nan Zanna Suzi Anna Anne
Sybil Sibyl Sybilla Syb Sib Billie Bill
Sylvia Silvia Syl Sylvie Silvie Via Sill Vi Sly
Tabitha Tabby Tab Bitha Tabbie
Tamara Tamar Tammy Tam Mara Tammie Tami Tamika Tamra Tara
Tanya Tania Tatiana Tatyana Titania Tan Ta
Taylor Tay Tayte
Terence Terrence Terrance Terry Tel Telly Terrie Tez
Teresa Theresa Therese Thérèse Tess Tessa Tessie Terry Terri Tracy Teri Reese Teresita Terrie Resi Thirza Tressa
  Treesa Tracey Tes
Thaddeus Thadeus Tad Thad Ted Teddy Thady Thade
Thea Theodora Dorothea Althea
Theodora Dora Theo Dory Thea Teddie Teddy Doro
Theodore Theodor Theo Ted Teddy Dory Theodrick Tad Tedd Feodor Thedo
Theodosia Theo Dosia Theodosius Docia Dosie
Theophilus Theo Phil Ophi Offie Theophile
Thomas Tomas Tom Tommy Thom Tommie Tam Tammy Tomm Massey Thos Tomo
Thomasina Thomasine Tamsin Tommie Tammie Sina Tamzin Tommy
Tiffany Tiff Tiffy Tiffani Tif Tiffie Fanny
Timothy Timmothy Tim Timmy Timmie Timo Moth
Tina Christina Martina Valentina Augustina Albertina
Tobias Tobiah Toby Tobe Tobin Tobi Bias
Todd Toddy
Trevor Trev Trefor
Tristan Tristram Tris Trist Stan
Trudy Gertrude Ermintrude Trude
Tyler Ty Tylar
Tyrone Ty Tye Rone
Ulysses Odysseus Lyss Ul Lyssie Uly
Una Oona Winifred
Uriah Riah Uri
Ursula Sula Ursa Ursie Sulie Sulla
Valentine Valentino Val Vallie Felty Tino
Valentina Valencia Val Tina Vallie
Valerie Valery Valeria Val Valeri Vallie Lerie
Vanessa Essa Nessa Vanna Van Nessie Vannie Nessi Vannessa
Vernon Vern Verne Vernie Ron Lavernon
Veronica Veronika Vera Ronnie Ron Roni Vonnie Vicky Nica Ronna Ronni Franky Frony Vron Verna Nika
Vicki Vicky Victoria Vickie
Victor Vic Vick Viktor Vicky
Victoria Viktoria Vicky Vicki Vickie Tori Tory Toria Vic Vikki Vita Torie Vix Torrie Torri
Vincent Vincenzo Vin Vinny Vince Vinnie Vicente Enzo Vinsent Vinson
Viola Violet Vi Ola Violetta Lettie Letty Vy Lola
Virgil Virg Vergil Virge
Virginia Ginny Ginger Gina Jane Jennie Jinny Virgie Ginnie Virgy Ginni Virg Ginney
Vivian Vivienne Vivien Viv Vi Vivi Viviane Vivie
Vladimir Vlad
Waldo Oswald Wally
Walker Walk Wally
Wallace Wallis Wally Wal
Walter Walt Wally Wat Walther Wal Walty Watt Wattie
Wanda Wandy Wendy
Warren Ren Rennie Waz
Washington Wash
Wayne Dwayne
Wendy Gwendolyn Wanda Wen Wends
Wesley Westley Wes Lee Wess
Weston Wes West Tony
Whitney Whit
Wilber Wilbur Wilbert Will Bert Willie Bill Wil
Wilda Willie
Wiley Will Wylie
Wilfred Wilfrid Will Willie Fred Wilf Bill Willy Fredo Wil
Wilhelmina Wilhelmine Mina Wilma Willa Minnie Wilhelma Billie Willie Helmina Elma Velma Minna Helma
William Will Bill Billy Willie Willy Billie Liam Wil Wills Guillermo Wilhelm Bil Bela Willem Gwilym Willis Wim
Willis Will Bill Willie Willy
Wilma Wilhelmina Billie Elma
Wilson Will Willie Sonny
Winfield Field Win Winny
Winifred Winnifred Winefred Winnie Freddie Win Winny Fred Freda Wina Freddy Una Wyn Winni
Winona Winnie Nona Win
Winston Win Winnie Winny Tony Wince
Woodrow Woody Wood Drew
Xavier Javier Zave Xav Savy Zavier Xavi
Yolanda Yolande Jolanda Yoyo Yolly Landa Yo
Yvonne Yvette Evonne Vonna Vonnie Eve Von Evie Yvie
Zachariah Zechariah Zacharias Zach Zack Zak Zac Zachy Zacky Riah Zeke Zachary Zachery
Zachary Zackary Zachery Zach Zack Zak Zac Zachariah Zacky Zacharias Zeke
Zebedee Zeb Zebedy
Zebulon Zebulun Zeb Lon Zebbie
Zedekiah Zed Zeddy Dyer Diah
Zelda Griselda Zel
Zephaniah Zeph Zephi
Zoe Zoey Zoie Zo
`
