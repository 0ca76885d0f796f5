/**
 * Passwords that every guessing program tries first, and the words that they are made of. Lower
 * case.
 */
const LIST = `
000000 0000000000 0123456789 0987654321 1111111 11111111 1111111111 111222333 1122334455 112233445566 123123 123123123
1231231234 123321 123321123 1234512345 123454321 123456 1234567 12345678 123456789 1234567890 12345678900 12345678910
123456789a 123456789q 123456a 123456abc 123456q 123654789 1234qwer 1234qwerty 123abc 123qwe 123qwe123 123qweasd 123qweasdzxc
1357924680 147258369 147258369a 159357 159753 1a2b3c4d5e 1q2w3e 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2
222222222 2222222222 3333333333 4444444444 5555555555 6666666666 666666 7777777 7777777777 789456123 8888888888 88888888
987654321 9876543210 9999999999 a123456789 a1b2c3d4e5 aa123456 aa12345678 aaaaaaaaaa abc123 abc12345 abcabcabc abcd1234
abcdef abcdefg abcdefgh abcdefghij access access14 admin admin123 administrator alexander allah amanda america andrea
andrew angel angels anthony ashley asdasdasd asdf asdf1234 asdfasdf asdfgh asdfghjk asdfghjkl asdfghjkl123 azerty azertyuiop
babygirl bailey banana barcelona baseball basketball batman beautiful besiktas bismillah blink182 butterfly changeme changeme123
charlie cheese chelsea chocolate christian computer cookie corvette daniel default diamond dragon elizabeth enter everton
familyguy fenerbahce ferrari flower football football1 forever freedom friends fuckyou galatasaray gateway george ginger
google guest guitar hannah harley hello hello123 helloworld hockey hunter iloveyou iloveyou1 iloveyou2 iloveyousomuch internet
istanbul jasmine jennifer jessica jesus jordan jordan23 joshua justin killer letmein letmein123 letmeinplease liverpool login
lovely loveme loveyou maggie manchester marina martin master matrix matthew maverick meydan mercedes merlin michael michelle
michael1 monkey monkey123 mustang mynoob naruto natasha nicole ninja nothing orange pakistan parola passw0rd password password1
password12 password123 password1234 passwordpassword pepper phoenix pokemon portal pretty princess princess1 purple q1w2e3r4
q1w2e3r4t5 q1w2e3r4t5y6 qazwsx qazwsxedc qazwsxedcrfv qwaszx qweasd qweasdzxc qweqweqwe qwer1234 qwerasdf qwert qwert12345 qwerty
qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyui qwertyuiop qwertyuiop123 qwertz qwertzuiop rainbow
realmadrid robert samantha samsung scooter secret secret123 service shadow sifre sifre123 silver snoopy soccer spiderman
starwars startrek steelers summer sunflower sunshine sunshine1 superman superstar supervisor sweetheart taylor tequiero
test test123 test1234 testing testtest thomas thunder tigger trustno1 turkiye unknown user vanessa victoria welcome welcome1
welcome123 whatever william winner winter yankees zaq12wsx zaq1zaq1 zxcvbn zxcvbnm zxcvbnm123 zxcvbnmasdfghjkl
`;

export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(LIST.split(/\s+/).filter(Boolean));
