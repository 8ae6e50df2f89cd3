import { givenNames } from '../names.ts'
import { any, type Chance, common } from './chance.ts'

/** Ninety given names of a hundred are one; the rest are two, parted or joined by a hyphen. */
export function givenName(chance: Chance): string {
  const name = single(chance)
  if (chance() > 0.1) return name
  return chance() < 0.5 ? `${name} ${single(chance)}` : `${name}-${single(chance)}`
}

function single(chance: Chance) {
  return chance() < 0.6 ? common(chance, givenNames) : any(chance, others)
}

/** Fairly common first names, besides the most common ones. */
const others = list(`
  Aaron Abraham Adam Adrian Agatha Agnes Albert Alexandra Alfred Alison Allison Alvin Amanda Amy Angela Angelica Anita
  Anthony Archibald Arthur Augustus Barbara Bartholomew Benjamin Bernadette Bernard Bertram Beverly Bradley Brandon Brenda
  Bridget Calvin Cameron Candace Cassandra Catherine Cecilia Charles Chester Christian Christina Clarence Clifford Clinton
  Constance Cordelia Cornelius Cynthia Deborah Delilah Dennis Diana Dominic Donald Dorothy Douglas Edith Edmund Edward
  Edwin Eleanor Elaine Eliza Ellen Emanuel Ernest Esther Eugene Evangeline Ezekiel Florence Frances Francis Franklin
  Frederick Gabriel Gabrielle Geoffrey Gerald Geraldine Gerard Gertrude Gilbert Gregory Gwendolyn Harold Harriet Harrison
  Heather Helen Henrietta Henry Herbert Hilary Horace Howard Hubert Ignatius Irene Isaac Isabella Jacob Jacqueline Janet
  Jasmine Jedediah Jeffrey Jeremiah Jeremy Jerome Joan Jonathan Joseph Josephine Joyce Judith Julian Juliana Justin Karen
  Katherine Kathleen Kenneth Kevin Kimberly Kristina Lawrence Leonard Leonardo Leopold Leslie Lillian Linda Lorraine
  Louisa Lucille Lucinda Luther Lydia Mabel Madeline Magdalena Marcella Margaret Marian Marjorie Martha Marvin Matilda
  Maximilian Maxwell Melanie Melissa Mercedes Meredith Mildred Millicent Minerva Miranda Miriam Mitchell Monica Montgomery
  Myron Nancy Nathan Nathaniel Nicole Obadiah Octavia Olive Pamela Patricia Patrick Pauline Percival Philip Phyllis
  Priscilla Randolph Raphael Raymond Reginald Reuben Richard Roderick Rodney Roger Roland Ronald Rosalind Rosemary Rudolph
  Russell Samantha Samuel Sebastian Sharon Sheldon Sidney Simon Solomon Stanley Stephanie Stephen Steven Stuart Susan
  Susannah Sylvester Tabitha Theodora Theodore Theresa Timothy Tobiah Valentine Valerie Vanessa Veronica Vincent Virginia
  Vivian Wallace Walter Wesley Wilhelmina Willard Wilfred Winifred Winston Woodrow Zachariah Zachary Alejandra Alejandro
  Álvaro Amparo Araceli Consuelo Cristina Dolores Eduardo Enrique Esperanza Federico Fernando Francisco Gonzalo Guadalupe
  Guillermo Ignacio Jesús Jorge Lorenzo Manuel Mariana Ricardo Roberto Rocío Rosario Salvador Soledad Teresa Vicente Ximena
  Bernardo Caetano Conceição Duarte Filipe Gonçalo Henrique Leonor Madalena Mafalda Margarida Rodrigo Salomé Simão Vasco
  Dorothea Elisabeth Friedrich Gisela Günther Hildegard Ilse Joachim Josef Jörg Karl Klaus Konrad Liesel Ludwig Matthias
  Rüdiger Siegfried Sigrun Ulrich Volker Waltraud Werner Wilhelm Aurélie Benoît Céline Dominique Élodie Étienne Françoise
  Geneviève Guillaume Hélène Jérôme Laurence Mireille Océane Raphaël Séverine Solène Théo Yves Adriana Bianca Caterina
  Concetta Domenico Donatella Eleonora Fabrizio Filippo Gaetano Gennaro Giacomo Giancarlo Giovanni Giuseppe Ilaria Ludovica
  Margherita Pasquale Raffaele Salvatore Silvio Stefania Umberto Valentina Vincenzo Alexei Anastasia Andrei Boris Darya
  Ekaterina Galina Grigori Kirill Konstantin Lyudmila Maksim Mikhail Nadezhda Nikolai Oksana Pyotr Roman Tatiana Valery
  Vladimir Yekaterina Yulia Yuri Bartosz Grzegorz Jadwiga Kazimierz Łukasz Mirosław Stanisław Wojciech Zbigniew Ágnes
  Gergely István László Miklós Sándor Zsófia Abdullah Bilal Hamza Ibrahim Khadija Khalid Mariam Mustafa Rashid Salma Tariq
  Yasmin Zainab Aditya Aishwarya Anjali Deepak Divya Ganesh Harish Ishaan Karthik Lakshmi Manish Nikhil Pradeep Radha
  Rajesh Shreya Suresh Swati Vidya Yash Chiaki Daisuke Emiko Fumiko Kazuo Keiko Masako Noriko Ryota Satoshi Tomoko Yoshi
  Baozhai Chunhua Guoqiang Huiling Jianguo Lihua Meiling Qiang Shufen Weidong Xiaoling Yulan Zhiqiang Adaeze Chiamaka
  Emeka Folake Ifeoma Kelechi Obinna Tunde Yewande Bongani Lerato Nomvula Tendai Themba Bjørn Dagny Gudrun Håkon Ingeborg
  Jørgen Kjell Leif Ragnhild Solveig Torbjørn Åse Annika Eero Ilmari Kaisa Mikko Päivi Sanna Väinö Bronagh Caoimhe Declan
  Donnacha Eoin Gráinne Oisín Saoirse Seán Sinéad`)

function list(text: string) {
  return text.trim().split(/\s+/)
}
