/**
 * The passwords of eight characters and more that lists of stolen ones show most often, folded by `foldPassword`:
 * lower case, with the usual digits and signs read as the letters they stand for.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
  12345678 123456789 1234567890 12345678910 123456789a 123456789q 1234567891 0123456789 9876543210 987654321 87654321
  11111111 111111111 1111111111 00000000 000000000 0000000000 22222222 33333333 44444444 55555555 66666666 77777777 88888888 99999999
  12341234 11223344 1122334455 12121212 123123123 123321123 123454321 147258369 159357159 159753159 741852963 789456123 10203040
  11112222 12344321 13131313 21212121 23232323 69696969 98765432 31415926 19841984 20202020 20242024 20252025
  1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc q1w2e3r4 q1w2e3r4t5 qazwsxedc qaz123wsx zaq12wsx zaq1zaq1 1a2b3c4d a1b2c3d4
  qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 123qweasd 123qwe123 1234qwer asdfghjk asdfghjkl asdf1234
  asdfasdf asdasdasd zxcvbnm1 zxcvbnm123 zxcvbnmasdfg qweasdzxc qwe123qwe qweqweqwe azertyui azertyuiop azerty123 poiuytrewq
  password password1 password12 password123 password1234 password12345 password123456 passwords mypassword newpassword thepassword
  passw0rd passwort passwort1 motdepasse contrasena wachtwoord parola123 senha123 pass1234 pass12345 password2024 password2025 password2026
  iloveyou iloveyou1 iloveyou2 iloveyou123 loveyou123 ilovegod iloveme1 lovelove loveme123 forever1 forever123 beautiful beautiful1
  sunshine sunshine1 princess princess1 superman superman1 batman123 spiderman spiderman1 starwars starwars1 pokemon1 pokemon123
  football football1 football123 baseball baseball1 basketball basketball1 soccer123 liverpool liverpool1 arsenal1 arsenal123
  chelsea1 chelsea123 barcelona barcelona1 manchester manunited juventus juventus1 realmadrid ronaldo7 ronaldo123
  jennifer jessica1 michelle michelle1 nicholas jonathan alexander alexandra samantha elizabeth christian christine victoria
  danielle benjamin anthony1 charlie1 michael1 matthew1 jordan23 andrew123 daniel123 thomas123 robert123 hunter123
  computer computer1 internet internet1 samsung1 samsung123 blink182 trustno1 whatever whatever1 letmein1 letmein123 letmein1234
  welcome1 welcome12 welcome123 welcome1234 welcome2024 welcome2025 changeme changeme1 changeme123 default1 default123 temp1234 temppass
  administrator admin123 admin1234 admin12345 admin123456 adminadmin administrator1 root1234 rootroot superuser test1234 test12345
  testtest testing1 testing123 guest123 guest1234 user1234 demo1234 demodemo secret12 secret123 secret1234 topsecret master123 mastermind
  abcd1234 abcdefgh abcdefghi abcdefg1 abc12345 abc123456 abc123abc abcabcabc aaaaaaaa aaaaaaaaa aa123456 aa12345678 a1234567 a12345678 a123456789
  aaaa1111 xxxxxxxx zzzzzzzz asd123456 zxc123456 qwe123456 q1234567 q12345678 dragon12 dragon123 monkey12 monkey123 shadow12 shadow123 tigger12
  freedom1 freedom123 flower123 summer12 summer123 summer2024 summer2025 winter123 winter2024 winter2025 spring2024 spring2025 autumn2024
  chocolate chocolate1 butterfly butterfly1 cupcake1 cookie123 purple123 orange123 yellow123 silver123 diamond1 crystal1 midnight rainbow1
  blessing blessing1 blessed1 godisgood godisgood1 godislove jesus123 jesuschrist jesusloves jesusislord jesus777 faithful trinity1 emmanuel
  emmanuel1 precious precious1 goodness favour123 mercy123 grace123 praisegod hallelujah victory1 success1 success123 excellent
  nigeria1 nigeria123 ghana123 lagos123 africa123 kenya123 america1 canada123 london123 scotland corvette mercedes mustang1 ferrari1 porsche1
  harley123 maverick phoenix1 thunder1 creative cowboys1 yankees1 steelers lakers24 eagles123 panther1 pantera1 metallica nirvana1 slipknot
  babygirl babygirl1 babyboy1 sweetheart sweetie1 honey123 angel123 angels123 lovely123 iloveu123 kisskiss hellokitty hello123 hello1234 hellohello
  naruto123 minecraft minecraft1 fortnite fortnite1 roblox123 playstation nintendo gangster killer123 fuckyou1 fuckyou123 asshole1 bullshit
  zaq12wsxcde3 1qazxsw2 1qazxsw23edc google123 facebook facebook1 youtube1 linkedin instagram myspace1 wordpress wordpress1 letmeinnow
  openopen opensesame iamadmin nopassword qwertyqwerty password! 1password passpass pass word trustme1 access14 access123 login123 loginlogin
  `
    .trim()
    .split(/\s+/)
    .map(foldPassword),
);

/** Brings a password to the form in which common ones are compared, so that `P@ssw0rd` is `password`. */
export function foldPassword(password: string): string {
  return password
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[@$!]/g, (sign) => ({ '@': 'a', $: 's', '!': 'i' })[sign] ?? sign)
    .replace(/(?<=[a-z])[013457](?=[a-z])/g, (digit) => ({ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't' })[digit] ?? digit)
    .replace(/\s+/g, '');
}
