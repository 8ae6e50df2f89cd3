/** The passwords of eight or more characters that attackers try first. */
export const commonPasswords = new Set(
  `12345678 123456789 1234567890 12345678910 123123123 111111111 1111111111 11111111 00000000 0000000000 87654321
  987654321 0987654321 123456789a 1234567a a12345678 a123456789 aa123456 aa12345678 abc12345 abc123456 abcd1234
  abcdefgh abcdefg1 abcdef12 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 q1w2e3r4 q1w2e3r4t5
  qwer1234 qwert123 qwerty12 qwerty123 qwerty1234 qwertyui qwertyuiop qwertyuiop1 qwerty12345 qwerty123456 asdfasdf
  asdfghjk asdfghjkl asdf1234 zxcvbnm1 zxcvbnm123 zaq12wsx zaq1zaq1 password password1 password12 password123
  password1234 password12345 password! p@ssw0rd p@ssword passw0rd pa55word pass1234 passwort passwort1 motdepasse
  contraseña contrasena senha123 senha1234 parola123 iloveyou iloveyou1 iloveyou2 ilovegod loveyou1 lovelove sunshine
  sunshine1 princess princess1 football football1 baseball baseball1 basketball superman superman1 spiderman batman123
  pokemon1 pokemon123 starwars starwars1 startrek harrypotter michael1 michelle jennifer jessica1 jonathan charlie1
  samantha elizabeth victoria alexander alexandra christian benjamin nicholas danielle computer computer1 internet
  internet1 whatever whatever1 trustno1 letmein1 letmein123 welcome1 welcome123 welcome12 welcome1234 changeme
  changeme1 changeme123 default1 admin123 admin1234 admin12345 administrator adminadmin root1234 rootroot test1234
  testtest testing123 test12345 guest123 user1234 master123 mustang1 shadow123 dragon123 monkey123 killer123 hunter123
  secret123 secret1234 mypassword mypassword1 nopassword iamgroot blink182 metallica liverpool liverpool1 arsenal1
  chelsea1 manchester barcelona realmadrid juventus corvette porsche1 ferrari1 mercedes chocolate butterfly butterfly1
  sunflower strawberry cocacola freedom1 hello123 hello1234 hellohello helloworld summer123 winter123 spring123
  summer2024 summer2025 summer2026 winter2024 winter2025 winter2026 january1 december1 monday123 friday123 qazwsxedc
  qazwsx123 147258369 159753456 741852963 789456123 963852741 123654789 321654987 456789123 12341234 11223344 12121212
  112233445566 121212121212 13131313 55555555 66666666 77777777 88888888 99999999 22222222 33333333 44444444 12344321
  123321123 1234qwer 123qweasd 123qwe123 123abc123 a1b2c3d4 a1b2c3d4e5 abc123abc 1password 12345qwert 12345abcde
  google123 facebook facebook1 linkedin linkedin1 samsung1 samsung123 apple123 microsoft windows10 minecraft1
  fortnite1 roblox123 naruto123 babygirl babygirl1 beautiful beautiful1 angel123 brooklyn jordan23 password2024
  password2025 password2026 correcthorse correcthorsebatterystaple`.split(/\s+/),
)
