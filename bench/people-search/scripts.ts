/** Names in their own letters, and how people write them in Latin ones. */
type Native = { native: string; latin: string[] }

export const nativeNames: Native[] = lines(`
  Юлия Кузнецова: Yulia Kuznetsova, Julia Kuznetsova, Yuliya Kuznetsova
  Дмитрий Щербаков: Dmitry Shcherbakov, Dmitri Scherbakov, Dmitriy Shcherbakov
  Екатерина Чайковская: Ekaterina Tchaikovskaya, Yekaterina Chaikovskaya
  Сергей Хрущёв: Sergey Khrushchev, Sergei Khrushchev
  Наталья Воробьёва: Natalia Vorobyova, Natalya Vorobieva
  Алексей Жуков: Alexey Zhukov, Aleksei Jukov, Alexei Zhukov
  Михаил Левченко: Mikhail Levchenko, Mihail Levchenko
  Ольга Яковлева: Olga Yakovleva, Olga Jakovleva
  Євген Шевчук: Yevhen Shevchuk, Yevgen Shevchuk
  Анастасия Цветкова: Anastasia Tsvetkova, Anastasiya Zvetkova
  Владимир Ефимов: Vladimir Efimov, Wladimir Yefimov
  Тетяна Бойко: Tetyana Boyko, Tetiana Boiko
  Георги Димитров: Georgi Dimitrov, Georgy Dimitrov
  Јелена Петровић: Jelena Petrovic, Yelena Petrovich
  Ксения Филиппова: Ksenia Filippova, Xenia Philippova
  Γιώργος Παπαδόπουλος: Giorgos Papadopoulos, Yiorgos Papadopoulos
  Ελένη Νικολάου: Eleni Nikolaou, Eleni Nicolaou
  Κωνσταντίνος Αλεξίου: Konstantinos Alexiou, Constantinos Alexiou
  Αικατερίνη Βασιλείου: Aikaterini Vasileiou, Ekaterini Vasiliou
  Δημήτρης Καραγιάννης: Dimitris Karagiannis, Dimitris Karayannis
  გიორგი ბერიძე: Giorgi Beridze, Georgi Beridze
  ნინო მაისურაძე: Nino Maisuradze
  თამარ ჯავახიშვილი: Tamar Javakhishvili, Tamar Javahishvili
  Արմեն Սարգսյան: Armen Sargsyan, Armen Sarkisian
  Անահիտ Հակոբյան: Anahit Hakobyan, Anahit Hakopian
  محمد حسن: Mohamed Hassan, Muhammad Hasan, Mohammed Hassan
  فاطمة منصور: Fatima Mansour, Fatimah Mansur
  أحمد خليل: Ahmed Khalil, Ahmad Khaleel
  ליאור כהן: Lior Cohen, Lior Kohen
  שרה לוי: Sarah Levy, Sara Levi
  משה פרידמן: Moshe Friedman, Moshe Fridman
  王小明: Wang Xiaoming, Xiaoming Wang
  李秀英: Li Xiuying, Xiuying Li
  陈建国: Chen Jianguo, Jianguo Chen
  张伟: Zhang Wei, Wei Zhang
  김민준: Kim Minjun, Kim Min-jun
  박서연: Park Seoyeon, Bak Seo-yeon
  さくら たなか: Sakura Tanaka, Tanaka Sakura
`)

function lines(text: string): Native[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [native = '', latin = ''] = line.split(':')
      return { native: native.trim(), latin: latin.split(',').map((each) => each.trim()) }
    })
}
