/** Common words of passwords in Uzbekistan, in Latin, lower case, without apostrophes; the groups only help the reader. */
const GROUPS: readonly string[] = [
  // Sign-in
  'parol parolim password passwd maxfiy kod kalit login admin administrator user test guest zarra qwerty',
  // Greetings, school
  'salom salomlar assalom assalomu alaykum assalomualaykum rahmat xayr dunyo salomdunyo hello privet',
  'fizika fizik matematika algebra geometriya kimyo biologiya tarix ingliz informatika maktab litsey sinf',
  'oquvchi talaba student oqituvchi ustoz muallim domla dars kitob bilim imtihon atestat universitet',
  // Family, feelings
  'ona onam onajon ota otam otajon dada dadam dadajon aya ayam oyi oyijon opa opajon aka akajon uka singil',
  'oila oilam bolam ogil oglim singil singlim qiz qizim bobo buvi sevgi sevgim sevaman senisevaman muhabbat yurak yuragim jonim',
  'azizim asalim asal gozal malika baxt baxtli hayot hayotim dost dostim dostlar orzu umid quyosh oftob oy',
  'yulduz bahor gul gulim atirgul lola kapalak mushuk arslon sher burgut bori lochin',
  // Country, towns, teams
  'uzbek ozbek uzbekiston uzbekistan ozbekiston ozbekistan vatan vatanim watan yurtim toshkent tashkent',
  'samarqand samarkand buxoro bukhara xorazm khorezm andijon andijan fargona fergana namangan qashqadaryo',
  'qarshi karshi surxondaryo termiz jizzax sirdaryo guliston navoiy navoi nukus urganch xiva khiva qoqon',
  'kokand chirchiq angren olmaliq marhamat asaka shahrisabz denov qoraqalpogiston paxtakor navbahor nasaf',
  'bunyodkor neftchi sogdiyona pahlavon barcelona realmadrid ronaldo messi',
  // With another word: my, strong, new
  'men mening meni sen sening bizning kuchli zor yaxshi katta kichik yangi eski birinchi eng super mega maxfiyligi',
  // Telephones, brands
  'iphone ayfon samsung galaxy xiaomi redmi poco realme honor huawei nokia oppo vivo tecno infinix android windows',
  'google apple macbook lenovo asus acer sony playstation xbox nike adidas chevrolet kia hyundai toyota bmw audi',
  'mercedes tesla lada damas tracker onix facebook youtube tiktok whatsapp roblox fortnite counterstrike',
  // Faith, history
  'alloh allah allohu allohuakbar bismillah bismilloh inshaalloh inshalloh mashalloh alhamdulillah islom quron',
  'ramazon muhammad payqambar payqambarim amirtemur sohibqiron temur navoi bobur ulugbek jaloliddin',
  // Cars, things
  'nexia matiz spark cobalt kobalt malibu damas labo lacetti gentra tiko tico kaptiva telefon kompyuter instagram',
  'telegram pubg minecraft',
  // First names
  'abbos abdulla abdulloh abdurahmon abror adiba adham afruza ahmad akbar akmal akrom ali alisher alijon amina',
  'amir anora anvar asad asadbek asror aziz aziza azizbek azamat bahodir bahrom barno behruz behzod bekzod',
  'bobur boburjon botir davron dildora dilfuza dilnoza dilorom dilrabo dilshod dilshoda diyor diyora doniyor doston',
  'durdona elbek eldor elyor erkin fahriddin farhod farida farrux farruh fayzulla feruz feruza firdavs firuza',
  'fotima gavhar gulbahor gulchehra gulnora gulnoza guli habib hakim hamid hasan hilola humoyun husan husniya',
  'ibrohim ikrom ilhom ilyos imron iroda islombek ismoil iskandar jahongir jamol jamshid jasmina jasur javohir',
  'jonibek kamola kamol kamron karim karima kamila komil komila laylo lazizbek lobar lutfulla madina madinabonu',
  'mahliyo mahmud mansur marjona maruf masud maxliyo mirjalol mirzo mirzobek mohinur mohira mubina muhammadali',
  'muhammadjon munira munisa murod musa muslima mustafo muzaffar nafisa nargiza navruz nigina nigora nilufar',
  'nodir nodira nozima nurbek odil odina oisha olim oybek oydin oygul otabek ozod ozoda qobil rahim rahima rano',
  'rasul ravshan rayhona robiya rustam sabina sabrina sadoqat saida said saidakbar salim samandar sanjar sanobar',
  'sardor sarvar sarvinoz sevara sevinch shahlo shahnoza shahrizoda shahzod shahzoda shavkat sherali sherzod',
  'shirin shohjahon shohruh shoira shukur sitora sobir soliha suhrob sunnat tohir tolib ulmas umar umida umidjon',
  'usmon vali xadicha xurshid xusan yahyo yasmina yulduzxon yunus yusuf zafar zamira zarina zebo zilola ziyoda',
  'ziyod zuhra zuhriddin zulayho zulfiya',
];

export const uzbekPasswordWords: readonly string[] = GROUPS.flatMap((group) => group.split(' '));
