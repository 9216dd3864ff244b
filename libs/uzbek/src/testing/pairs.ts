/**
 * Uzbek words in both scripts for the tests. The file has over 300 lines because it is data: one word per line. Each line:
 * canonical Latin spelling, Cyrillic spelling, and after the bar typed variants of the word. Between the scripts: `=` each
 * follows from the other by the rules and data of this library; `<` only Latin follows from Cyrillic, because the spelling
 * rules merge two Cyrillic spellings.
 */
const ROWS = `
# mechanics
fizika = физика
mexanika = механика | mehanika
kinematika = кинематика
dinamika = динамика
statika = статика
harakat = ҳаракат | xarakat, харакат
tezlik = тезлик
tezlanish = тезланиш
kuch = куч
massa = масса
ogʻirlik = оғирлик | ogirlik
zichlik = зичлик
hajm = ҳажм | xajm, хажм
bosim = босим
energiya = энергия
quvvat = қувват
ish = иш
impuls = импульс
inersiya = инерция | inertsiya
ishqalanish = ишқаланиш
elastiklik = эластиклик
prujina = пружина
mayatnik = маятник
tebranish = тебраниш
toʻlqin = тўлқин | tolqin
toʻlqin uzunligi = тўлқин узунлиги | tolqin  uzunligi
chastota = частота
davr = давр
amplituda = амплитуда
faza = фаза
rezonans = резонанс
tovush = товуш
ultratovush = ультратовуш
vaqt = вақт
yoʻl = йўл | yol
masofa = масофа
koʻchish = кўчиш | kochish
trayektoriya = траектория | traektoriya
vektor = вектор
skalyar = скаляр | skalar
burchak = бурчак
kuch momenti = куч моменти
richag = ричаг
blok = блок
porshen = поршень
ogʻma tekislik = оғма текислик
erkin tushish = эркин тушиш
tortishish = тортишиш
gravitatsiya = гравитация | gravitasiya
notekis = нотекис
aylana = айлана
siljish = силжиш
choʻzilish = чўзилиш
markazga intilma = марказга интилма
sentrifuga = центрифуга | tsentrifuga
ogʻish = оғиш
muvozanat = мувозанат
toʻqnashish = тўқнашиш
tayanch = таянч
elastik toʻqnashish = эластик тўқнашиш

# heat and matter
issiqlik = иссиқлик
issiqlik miqdori = иссиқлик миқдори
harorat = ҳарорат | xarorat, харорат
temperatura = температура
bugʻlanish = буғланиш
bugʻ = буғ
qaynash = қайнаш
erish = эриш | yerish
qotish = қотиш
kondensatsiya = конденсация | kondensasiya
gaz = газ
suyuqlik = суюқлик
qattiq jism = қаттиқ жисм
molekula = молекула
atom = атом
diffuziya = диффузия
konveksiya = конвекция | konvektsiya
nurlanish = нурланиш
solishtirma = солиштирма
sirt tarangligi = сирт таранглиги
kapillyarlik = капиллярлик | kapillarlik
namlik = намлик
kristall = кристалл
amorf = аморф
plazma = плазма
vakuum = вакуум
havo = ҳаво | xavo, хаво
suv = сув
muz = муз
moy = мой
yogʻ = ёғ | yog
temir = темир
mis = мис
oltin = олтин
kumush = кумуш
qoʻrgʻoshin = қўрғошин | qorgoshin
simob = симоб
shisha = шиша
rezina = резина
yogʻoch = ёғоч
qogʻoz = қоғоз
rux = рух | ruh
sink = цинк | tsink
kalsiy = кальций | kaltsiy
nikel = никель
volfram = вольфрам
kremniy = кремний
germaniy = германий
vodorod = водород
kislorod = кислород
azot = азот
geliy = гелий
uran = уран
porlash = порлаш
yonish = ёниш
yoqilgʻi = ёқилғи
silindr = цилиндр | tsilindr
sikl = цикл | tsikl
dizel = дизель

# electricity and magnetism
elektr = электр | yelektr, електр
elektr toki = электр токи
tok kuchi = ток кучи
kuchlanish = кучланиш
qarshilik = қаршилик
oʻtkazgich = ўтказгич | otkazgich
yarimoʻtkazgich = яримўтказгич
dielektrik = диэлектрик
kondensator = конденсатор
zaryad = заряд
maydon = майдон
magnit = магнит
magnit maydon = магнит майдон
elektromagnit = электромагнит
induksiya = индукция | induktsiya
induksion tok = индукцион ток
induktivlik = индуктивлик
transformator = трансформатор
generator = генератор
dvigatel = двигатель
elektron = электрон
proton = протон
neytron = нейтрон
yadro = ядро
ion = ион
potensial = потенциал | potentsial
elektroskop = электроскоп
reostat = реостат
rezistor = резистор
diod = диод
tranzistor = транзистор
kabel = кабель
simyogʻoch = симёғоч
chaqmoq = чақмоқ
yashin = яшин
elektroliz = электролиз
uchqun = учқун

# light, atom, universe
optika = оптика
linza = линза
koʻzgu = кўзгу | kozgu
nur = нур
yorugʻlik = ёруғлик | yoruglik
sinish = синиш
qaytish = қайтиш
difraksiya = дифракция | difraktsiya
interferensiya = интерференция | interferentsiya
dispersiya = дисперсия
qutblanish = қутбланиш
spektr = спектр
foton = фотон
fotoeffekt = фотоэффект
kvant = квант
lazer = лазер
reaksiya = реакция | reaktsiya
yadro reaksiyasi = ядро реакцияси
radioaktivlik = радиоактивлик
yemirilish = емирилиш | emirilish
izotop = изотоп
nisbiylik = нисбийлик
fazo = фазо
orbita = орбита
sayyora = сайёра
Quyosh = Қуёш
Yer = Ер
Oy = Ой
yulduz = юлдуз
koinot = коинот
galaktika = галактика
yorugʻlik tezligi = ёруғлик тезлиги
soya = соя
tutilish = тутилиш
okulyar = окуляр
obyektiv = объектив | ob'yektiv, obektiv
prizma = призма
filtr = фильтр

# units, instruments, people
paskal = паскаль
nyuton = ньютон
joul = жоуль | djoul, джоуль
kelvin = кельвин
Selsiy = Цельсий
volt = вольт
kilovolt = киловольт
amper = ампер
milliamper = миллиампер
kulon = кулон
Om qonuni = Ом қонуни | Ohm qonuni, om qonuni
farad = фарад
gers = герц
kilogers = килогерц
megagers = мегагерц
vatt = ватт
kilovatt = киловатт
metr = метр
santimetr = сантиметр
kilogramm = килограмм
sekund = секунд
minut = минут
litr = литр
tonna = тонна
gradus = градус
voltmetr = вольтметр
ampermetr = амперметр
dinamometr = динамометр
barometr = барометр
manometr = манометр
termometr = термометр
kalorimetr = калориметр
areometr = ареометр
tarozi = тарози
mikroskop = микроскоп
teleskop = телескоп
menzurka = мензурка
Joul-Lens = Жоуль-Ленц | Joul–Lens
Lorens kuchi = Лоренц кучи
Arximed = Архимед | Arhimed
Galiley = Галилей
Faradey = Фарадей
Maksvell = Максвелл
Eynshteyn = Эйнштейн
Kirxgof = Кирхгоф
Mendeleyev = Менделеев | Mendeleev
Ulugʻbek = Улуғбек
Beruniy = Беруний
Xorazmiy = Хоразмий
Fargʻoniy = Фарғоний
Ibn Sino = Ибн Сино

# school
dars = дарс
darslik = дарслик
maktab = мактаб
oʻquvchi = ўқувчи
oʻqituvchi = ўқитувчи | oqituvchi
sinf = синф
mavzu = мавзу
misol = мисол
masala = масала
yechim = ечим | echim
javob = жавоб
savol = савол
tajriba = тажриба
laboratoriya = лаборатория
simulyatsiya = симуляция | simulyasiya
formula = формула
qonun = қонун
nazariya = назария
faraz = фараз
isbot = исбот
oʻlchash = ўлчаш
oʻlchov birligi = ўлчов бирлиги
xatolik = хатолик | hatolik
aniqlik = аниқлик
jadval = жадвал
grafik = график
chizma = чизма
rasm = расм
test = тест
natija = натижа
ball = балл
baho = баҳо | baxo
imtihon = имтиҳон | imtixon
olimpiada = олимпиада
matematika = математика
kimyo = кимё
biologiya = биология
geografiya = география
astronomiya = астрономия
informatika = информатика
tarix = тарих | tarih
adabiyot = адабиёт
lugʻat = луғат
kitob = китоб
daftar = дафтар
qalam = қалам
sirkul = циркуль
kompyuter = компьютер | komputer
dastur = дастур
parol = пароль
foydalanuvchi = фойдаланувчи
roʻyxat = рўйхат | royxat
kirish = кириш
chiqish = чиқиш
modul = модуль
model = модель
toʻgʻri = тўғри
notoʻgʻri = нотўғри
oʻzgarmas = ўзгармас
oʻzgaruvchan = ўзгарувчан

# tutuq belgisi
sanʼat = санъат
maʼno = маъно
taʼlim = таълим
maʼlumot = маълумот
maʼruza = маъруза
eʼtibor = эътибор
eʼlon = эълон
sheʼr = шеър
feʼl = феъл
isteʼdod = истеъдод
taʼsir = таъсир
aʼlo = аъло
aʼzo = аъзо
jamʼi = жамъи
sunʼiy = сунъий
qatʼiy = қатъий
qitʼa = қитъа
qalʼa = қалъа
masʼul = масъул
surʼat = суръат
jurʼat = журъат
maʼyus = маъюс
meʼyor = меъёр
meʼmor = меъмор
neʼmat = неъмат
vaʼda = ваъда
daʼvo = даъво
daʼvat = даъват
baʼzi = баъзи
taʼtil = таътил
eʼzoz = эъзоз
beeʼtibor = беэътибор
Isʼhoq = Исҳоқ | Ishoq
asʼhob = асҳоб | ashob
moʻjiza = мўъжиза | mojiza
moʻtadil = мўътадил
moʻtabar = мўътабар

# sh, ch, h, ng
mashhur = машҳур | mashxur
shahar = шаҳар | shaxar
sharh = шарҳ | sharx
shuhrat = шуҳрат
tahrir = таҳрир
xona = хона | hona
yaxshi = яхши | yahshi
tong = тонг
singil = сингил
yangi = янги
rang = ранг
keng = кенг
dengiz = денгиз
choʻl = чўл
choy = чой

# е, ё, ю, я and й
yetti = етти | etti
yengil = енгил | engil
Yevropa = Европа | Evropa
poyezd = поезд | poezd
qayerda = қаерда | qaerda
aeroport = аэропорт
poema = поэма
ellik = эллик
eshik = эшик
ertaga = эртага
daryo = дарё
dunyo = дунё
ayol = аёл
tayyor = тайёр
muhayyo = муҳайё | muxayyo
Osiyo = Осиё
yoʻlovchi = йўловчи
yigʻindi = йиғинди
uy = уй
quyi = қуйи
pyesa = пьеса
premyera = премьера
baryer = барьер
rayon = район
mayor = майор
bulyon = бульон
batalyon = батальон
pavilyon = павильон
medalyon = медальон
yod < йод

# ц
litsey = лицей | lisey
militsiya = милиция | milisiya
konstitutsiya = конституция | konstitusiya
glitserin = глицерин
meditsina = медицина
protsent = процент
matritsa = матрица
pitsa = пицца
stansiya = станция | stantsiya
funksiya = функция | funktsiya
aksiya = акция | aktsiya
konstruksiya = конструкция | konstruktsiya
prinsip = принцип
sirk = цирк | tsirk
sement = цемент
sex = цех
sellofan = целлофан
kvars = кварц | kvarts
vaksina = вакцина | vaktsina
antisiklon = антициклон
abzas = абзац | abzats
shpris = шприц
sessiya = сессия
versiya = версия
aksioma = аксиома
ketsa = кетса
kutsin = кутсин
hayotsiz = ҳаётсиз
adolatsevar = адолатсевар

# ъ and ь in loan words
obyekt = объект | ob'yekt, obekt
subyekt = субъект
inyeksiya = инъекция
budjet = бюджет | byudjet
film = фильм
albom = альбом
rol = роль
avtomobil = автомобиль

# щ and ы
obshina < община
yamshik < ямщик
vimpel < вымпел
vishka < вышка

# the calendar
yanvar = январь
fevral = февраль
mart = март
aprel = апрель
may = май
iyun = июнь
iyul = июль
avgust = август
sentabr = сентябрь | sentyabr
oktabr = октябрь | oktyabr
noyabr = ноябрь
dekabr = декабрь
aprelda = апрелда
sentabrdan = сентябрдан
dushanba = душанба
seshanba = сешанба
chorshanba = чоршанба
payshanba = пайшанба
juma = жума
yakshanba = якшанба

# everyday words
oʻzbek = ўзбек
Oʻzbekiston = Ўзбекистон
OʻZBEKISTON = ЎЗБЕКИСТОН
Toshkent = Тошкент
Samarqand = Самарқанд
Buxoro = Бухоро | Buhoro
Fargʻona = Фарғона | Fargona
Xorazm = Хоразм
Qoraqalpogʻiston = Қорақалпоғистон
gʻalaba = ғалаба
gʻoya = ғоя
bogʻ = боғ
togʻ = тоғ
koʻl = кўл
sakkiz = саккиз
toʻqqiz = тўққиз
oʻn = ўн
yigirma = йигирма
oʻttiz = ўттиз
qirq = қирқ
yuz = юз
ming = минг
million = миллион
bugun = бугун
kecha = кеча
muammo = муаммо
manfaat = манфаат
matbaa = матбаа
taassurot = таассурот
oila = оила
SHAHAR = ШАҲАР
CHIQISH = ЧИҚИШ
YULDUZ = ЮЛДУЗ
SANʼAT = САНЪАТ
Choʻlpon = Чўлпон
Shahrisabz = Шаҳрисабз
`;

interface Pair {
  readonly latin: string;
  readonly cyrillic: string;
  /** Whether the Cyrillic spelling follows from the Latin one. */
  readonly reversible: boolean;
  readonly typed: readonly string[];
}

function parse(row: string): Pair {
  const [words = '', typed = ''] = row.split('|');
  const sign = words.includes('=') ? '=' : '<';
  const [latin = '', cyrillic = ''] = words.split(sign).map((word) => word.trim());
  const forms = typed.split(',').map((form) => form.trim());
  return { latin, cyrillic, reversible: sign === '=', typed: forms.filter((form) => form !== '') };
}

export const PAIRS: readonly Pair[] = ROWS.split('\n')
  .filter((row) => row !== '' && !row.startsWith('#'))
  .map(parse);

export const REVERSIBLE: readonly Pair[] = PAIRS.filter((pair) => pair.reversible);
