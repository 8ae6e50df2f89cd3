/** English names that stand for one another: the full forms first, then what people make of them. */
export const englishEToL = `
Earl Earle Early
Earnest Ernest Ernie Ern Erny Earnie
Ebenezer Eben Eb Ebbie Ben
Ed Eddie Eddy Edward Edmund Edwin Edgar
Edgar Ed Eddie Eddy Gar Ned
Edith Edie Edy Dicey Ede Eda Edythe
Edmund Edmond Ed Eddie Eddy Ned Ted Teddy Neddie Mundy
Edward Ed Eddie Eddy Ned Ted Teddy Neddy Ward Eduard Teddie Neddie Edwardo Ewart
Edwin Ed Eddie Eddy Ned Win Ted Teddy
Edwina Ed Eddie Edie Wina Winnie Weena
Eileen Helen Ellie Lena Aileen Eily
Elaine Ellie Lainie Lanie Elle Laine Laney Helen Elly Ella Lainey
Eleanor Eleanora Elinor Elenor Leonora Eleonore Lenora Ellie Elly Nell Nellie Nelly Nora Lenore Ella Ellen Norah Elle
  Lennie Lena El Leonore Lora Nelle Norie
Eli Elijah Elias Elisha Lee Lige Ely Eliot Elliott Lijah
Elisa Elise Eliza Liza Elsie Lisa Ellie Lise
Eliza Elizabeth Liza Liz Lizzie Liddy
Elizabeth Elisabeth Elisabet Elizabet Elspeth Isabel Liz Lizzie Lizzy Lisa Liza Eliza Beth Betty Bettie Betsy Bess
  Bessie Bessy Betsey Libby Libbie Elsie Elise Ellie Lisbeth Lizbeth Lillie Lilibet Lib Bette Bett Bettina Tetty
  Lizabeth Elisa Elyse Elsbeth Elsa Lise Betts Bet Babette Bitsy Lil Lilly Ella Elle Lilla Biddy Zabeth Lisette Liesel
  Leesa
Ella Eleanor Ellen Ellie Elle
Ellen Helen Ellie Nell Nellie Nelly Elly Lena Len Ella Elle
Elmer El Mer
Eloise Heloise Lois Ellie Elly Weezy Elle
Elsie Elizabeth Elspeth Alice Els Elisa
Elvira Elvie Vira Elva
Elwood Woody El
Emanuel Emmanuel Immanuel Manny Manuel Em Mannie
Emeline Emmeline Emma Emmy Em Lina Emily Milly
Emily Emilie Emilia Em Emmy Emmie Millie Milly Emma Mel Emely Ems Emlyn
Emma Em Emmy Emmie Ems Emily
Eric Erik Erick Rick Ricky Rickie
Erica Erika Ricki Ricky Rikki Rickie Rica
Erin Aaron Ronnie Rin
Esther Hester Essie Hettie Hetty Essy Ester Estie Etty Hessy
Ethan Eth Eath
Ethel Eth Effie Ethelyn
Etta Henrietta Loretta Ettie Etti
Eugene Gene Genie Geno Ewan
Eugenia Genie Jenny Gene Ginny
Eunice Nicie Euny Una
Euphemia Effie Effy Phemie Effa Fanny Femie
Eva Eve Evelyn Evie Evy
Evan Ev Van Evander
Evangeline Evangelina Angie Eva Eve Evie Vangie Ev Lina Vangy Evan Angel
Evelyn Evalyn Evelina Eve Eva Evie Lyn Ev Lynn Evvie Evy
Everett Ev Rett Evvie
Ezekiel Zeke Ez Zeek
Ezra Ez Ezzie
Faith Fay Faye Fae
Felicia Felicity Fel Fliss Flick Lissa Felice Fee Flissy Felix Licia
Felix Fee Lix
Ferdinand Ferdie Ferdy Fred Freddie Nando Fernando Ferd
Fergus Ferguson Fergie Fergy Gus
Fidelia Delia Fiddy Fidel
Fiona Fi Fee Ona
Fletcher Fletch
Flora Florence Flo Florrie Flossie Flossy Florie Floss Flory Florry
Forrest Forest
Frances Francesca Francine Francis Fran Frannie Franny Fanny Fannie Frankie Francie Franky Cissy Sis Fanni Fancy Frank
  Fannye
Francis Franciscus Frank Frankie Fran Franky Frannie Franny
Franklin Franklyn Frank Frankie Lin Franky Linny
Frederica Frederika Freddie Freddy Rica Fritzi Freda Frieda Ricka Rickie
Frederick Frederic Fredrick Fredric Friedrich Fred Freddie Freddy Fritz Rick Ricky Derick Fredo Ric Rickie
Gabriel Gabe Gabby Gabbie Gab Gabi
Gabriella Gabriela Gabrielle Gabby Gabi Gabbie Ella Gabe Elle Brielle Gaby Bella Brie
Garrett Garret Gerrit Gary Garry Rhett Jared
Gary Gareth Garth Gaz Gazza Garry Gerry
Genevieve Gen Genny Jenny Eve Gena Viv Evie Jen Viva Gennie Jennie Neva
Geoffrey Jeffrey Jeffery Geoffry Jeff Geoff Jeffry Jeffy
George Georgie Geordie Jorge Jorgie Dod Georgy
Georgia Georgiana Georgianna Georgina Georgette Georgie Gina Georgy Jorgie Ginny Gia Gigi
Gerald Gerard Gerrard Jerald Gerry Jerry Ger
Geraldine Gerry Jerry Gerri Dina Geri Gerrie Jeri Deena Deanie
Germaine Gerry Maine
Gertrude Gertie Gert Trudy Trudie Trudi Gerty Truda Gatty
Gideon Gid Gidge
Gilbert Gil Bert Gib Gilly Bertie Wilber
Gillian Jillian Jill Gill Gilly Jilly Jillie
Gina Regina Georgina Virginia Angelina Luigina
Giselle Gizelle Elle Gigi
Gladys Glad Gladdie
Glen Glenn Glyn
Glenda Glen Glennie
Gloria Glory Glo Glori
Gordon Gord Gordy Gordie Don
Grace Gracie Gracey Gray
Graham Graeme Gram Gray
Grant Granty
Gregory Gregor Greg Gregg Greig Grig Greggie Gregger
Gretchen Margaret Gretel
Griffith Griffin Griff
Griselda Grizel Zelda Selda Grissel
Guinevere Jennifer Gwen Gwenny Jenny
Gustave Gustavus Gustav Gus Gussie Gust Gustus
Guy Guido
Gwendolyn Gwendoline Gwendolen Gwen Wendy Gwenny Gwynn Gwenda Gwenn Winnie
Hamilton Ham Hamil Tony
Hannah Hanna Johanna Hannie Nan Nannie Hanny Anna Han Susannah
Harold Harry Hal Hally Harrold Hank Hap Hals
Harriet Harriett Harriette Hattie Hatty Hettie Harry Etta Hetty Hat
Harrison Harris Harry Hank
Harry Harold Henry Harrison Hal Haz
Harvey Harv Harve
Hayden Haden Hay Denny
Hazel Haze Hazy
Heather Hettie Hev Hetty
Hector Hec Heck
Heidi Adelheid Adelaide
Helen Helena Helene Ellen Elena Ella Ellie Nell Nellie Lena Nelly Nelle Eileen Elaine Leena Aileen Lennie Elly Ilene
Henrietta Hettie Etta Hetty Hattie Harry Ettie Retta Henny Nettie Hennie Hank Henri
Henry Hank Harry Hal Henri Hen Heinrich
Herbert Herb Bert Herbie Bertie Hub
Herman Hermann Harman Manny Herm Hermie
Hermione Hermie Mione Hermia
Hester Esther Hettie Hetty Hessy Essie Hess Hetta
Hezekiah Hez Ki Hy Kiah Hezzy
Hilary Hillary Hilaria Hill Hilly
Hilda Hildegard Hildegarde Hildy Hildie Hild
Hiram Hi Hy Rams
Hope Hopie
Horace Horatio Horry Hod Race Ray
Hortense Hortensia Hortie Tensey Harty
Howard Howie Hal Ward Howey
Hubert Bert Hugh Hub Bertie Hubie Hobart
Hugh Hugo Hughie Huey Hewie Hew
Humphrey Humph Numps Bogie Humf
Ian Iain John Eon
Ida Idelle Idella Idie
Ignatius Iggy Nate Nace Ig Inigo Iggie
Imogen Imogene Immy Immie Imo Gene Gen
Ines Inez Agnes Nessie
Ingrid Inga Inge Ing
Ira Irey
Irene Rena Renie Rennie Rene Irena Reenie Irenie
Irving Irvin Irv Irvy Irwin
Isaac Isaak Ike Zac Zack Zak Izzy Ikey Ik Isa Zeke
Isabel Isabella Isabelle Isobel Izabella Ysabel Bell Bella Belle Izzy Izzie Ib Ibby Issy Sabella Tibbie Nibby Sib Isa
  Elizabeth Bel Ella Nib Tibby Isie Issie
Isaiah Zay Ike Izzy Isa Zai
Isadora Isidora Isidore Dora Izzy Issy Dory Isa Izzie Isey
Ivan Van Vanya John Ivy
Jack John Jackie Jackson Jacques Jacky Jock Jackey
Jackson Jack Jackie Jax Sonny
Jacob Jakob Jake Jay Jakey Coby Cobb Jaap Jack Jeb Jacky Cubby
Jacqueline Jaqueline Jacquelyn Jacquelin Jackie Jacqui Jacky Jacki Jack Jackey Jacquie Lynn Jac Jaclyn Jaquelin
Jade Jadie
James Jim Jimmy Jimmie Jamie Jem Jamey Jas Jimbo Jay Jeemes Jamesy Jemmy Seamus Hamish Jaime
Jamie Jaime James
Jane Janie Jean Jenny Jennie Janey Jayne Jessie Jeanie Janet Virginia Jan Jinny Jany Netta
Janet Janette Jeanette Jan Jessie Netta Nettie Jannie Jenny Jean Janie
Janice Janis Jan Jen Janny
Jared Jarrod Jerry Jed Jere
Jasmine Jasmin Jas Jazz Mina Jazzy Min Yaz
Jason Jay Jase Jas Sonny
Jean Jeanne Jeannie Jeanie Jane Genie Joan Gene Jeannine Jenny
Jeannette Jeanette Jean Jeannie Nettie Jenny Netta Jessie Jan Janet Ginny
Jebediah Jeb
Jedediah Jedidiah Jed Dyer Diah
Jemima Jem Mima Jemmy Mimi
Jennifer Jenifer Jen Jenny Jenn Jennie Jenna Jeni Jenni Winifred Fer Jena Jinny
Jeremiah Jerimiah Jerry Jere Jem Jeremy Miah Jereme Jerrie
Jeremy Jeremie Jerry Jem Jez Jezza Jere Remy
Jermaine Germaine Jerry Maine
Jerome Jerry Rome Jere Gerome
Jessica Jess Jessie Jessy Jessi Jesse Jesica Jessika Jes
Jesse Jess Jessie Jessy Jes
Jessamine Jessamyn Jess Jessie
Joan Joanna Joanne Jo Joanie Joni Joann Jone Joey Annie Hannah Nonie Jody
Joanna Johanna Joann Joanne Joan Jo Hannah Anna Joey Annie Jody Josie Jojo
Jocelyn Joscelin Joycelyn Joss Josie Joy Lynn Jo Lyn
Joel Joe Joey
John Jon Johnny Jack Johnnie Jock Ian Jackie Jackey Johny Jonny Johann Johan Sean Evan Ivan Juan Hans Jan Honza Jonnie
  Jonno
Jonah Jonas Joe Jo
Jonathan Johnathan Jonathon Johnathon John Jon Johnny Jonny Nathan Nate Jonty Jonnie Nat Than Johnnie Jono
Jordan Jordy Jordie Jord Jori Dan Jory Jud Judd
Joseph Josef Giuseppe Jose Joe Joey Jos Jody Jo Josh Jojo Josie Seph Yossi Pepe Beppe Joesph
Josephine Josefina Josephina Josepha Josefine Jo Josie Fina Josey Joey Jody Jozy Pheeny Josette Phina Feeny Fifi Posy
Joshua Josh Jos Joss Joe Joshy
Josiah Joe Josh Jos Sia Si
Joyce Joy Jo Jossie
Juanita Nita Nettie Juana
Judah Judas Jude Jud
Judith Judy Judi Judie Jude Jody Jud Jodie Juda
Julia Julie Juliana Julianna Julianne Juliet Juliette Jill Jules Jewel Jools Lia Gillian Jilly Jo Liana Etta
Julian Julius Jules Jule Jolyon Jul
June Junie Juno
Justin Justus Jus Just Jud
Justina Justine Tina Jussy Justy
Karen Karin Kari Caren Kaz Kay Kare Caz Ren
Karl Carl Charles Kalle
Katelyn Kaitlyn Caitlin Kaitlin Caitlyn Katelin Kate Katie Kait Cait Kay Lynn Cate Katy
Kayla Kaylee Kay Kaye
Keith Keefe
Kelly Kelley Kel Kell Keli
Kelvin Kel Vin Kelly
Kendall Ken Kenny Kendal
Kendra Ken Kenny Kenna
Kendrick Ken Kenny Rick Ricky
Kenneth Kenith Ken Kenny Kennie Kent Kenney
Kent Kenton Ken Kenny
Kerry Keri Kerri
Kevin Kev Kevvie Kevan
Kimberly Kimberley Kim Kimmy Kimmie Kimber Kimbo
Kingsley King Lee
Kingston King
Kirk Kirkland Kirky
Kristopher Chris Kris Topher Kit
Kyle Ky Kyler
Lacey Lacy Lace
Lafayette Lafe Fate Laffie
Lamont Monty Mont
Lancelot Launcelot Lance Lot
Larissa Rissa Lara Lari
Laura Laurel Lauren Loretta Lorinda Laurie Lori Lorie Lorrie Larry Laurette Lolly Laur Ren Loren Lola Laurinda
Laurence Lawrence Larry Laurie Lon Lonny Lorne Lorry Lars Loren Lawrie Lenny Loz Lorenzo Laurent Rance Law
Lavinia Vinnie Vina Lavina Viney Ina Vinny
Leah Lea Lee
Leander Lee Ander
Lee Leigh
Lemuel Lem Lemmy
Lena Helena Magdalena Lennie Ellen
Leo Leon Leopold Leonard Lee
Leonard Leonardo Leonhard Len Lenny Leo Leon Lennie Lenhart Lee Lineau Leonid
Leonora Leonore Nora Lenora Nell Nellie Eleanor Norah Leo
Leopold Leo Poldi Lee
Leroy Roy Lee Elroy
Leslie Lesley Les Lee
Lester Les
Letitia Leticia Lettice Letty Lettie Titia Tish Tisha Tia Leta
Levi Lee Lev
Lewis Louis Lew Lou Louie
Lillian Lilian Liliana Lily Lil Lilly Lillie Liz Lilli Lila Lill Lilah
Lincoln Link Linc Lin
Linda Lynda Melinda Lindy Lin Lindie Lynn Lyn Lindi
Lindsay Lindsey Lyndsey Linds Lindy Lin Lynn Linz
Lionel Leo Lon Leon
Lisa Elizabeth Melissa Leesa Lis Elisa
Lloyd Floyd Loy
Lois Louise Lo Louisa
Lorenzo Loren Larry Renzo Lorry Enzo
Loretta Etta Lori Retta Lorie Lettie Laurie Lorrie Laura
Lorraine Lori Rainie Lorrie Raine Lorie Laurie Rain Lora
Louis Lewis Luis Lou Louie Lew Lewie Ludwig Luigi
Louisa Louise Luisa Lou Lulu Louie Lu Eliza Lois Weezy Loulou Ouisa Isa
Lucas Lukas Luke Luc Luca Lucky
Lucian Lucius Lucien Lu Luke Lucas Luce
Lucille Lucile Lucy Lu Lou Lulu Cille Ceall Lucia
Lucinda Lucy Cindy Lu Lou Lulu Cinda Lucia Sinda
Lucy Lucia Luce Lu Lulu Lucie Lucinda Luci Lucille
Lucretia Lu Crese Cretia Creasey Lucky Crish
Luke Lucas Luc Lukey
Luther Lu Lute Lou
Lydia Liddy Lyddie Lyd Lidia Liddie Dia Lidi
Lynn Lynne Lyn Linda Linnie
`
