/**
 * Word stems whose Cyrillic spelling does not follow from the Latin one: Latin, Cyrillic. A final ь is written
 * only at the end of the word (апрель, апрелда). SI prefixes may precede them (kilogers, megavolt).
 */
export const LATIN_STEMS = `
  yanvar      январь
  fevral      февраль
  aprel       апрель
  iyun        июнь
  iyul        июль
  sentabr     сентябрь
  oktabr      октябрь
  noyabr      ноябрь
  dekabr      декабрь

  obyekt      объект
  subyekt     субъект
  syezd       съезд
  inyek       инъек
  adyutant    адъютант
  konyunk     конъюнк
  moʻjiza     мўъжиза
  moʻtadil    мўътадил
  moʻtabar    мўътабар

  nyuton      ньютон
  joul        жоуль
  paskal      паскаль
  kelvin      кельвин
  selsiy      цельсий
  volt        вольт
  gers        герц
  lens        ленц
  lorens      лоренц
  bolsman     больцман
  gelmgols    гельмгольц
  frans       франц
  shveysar    швейцар

  impuls      импульс
  puls        пульс
  filtr       фильтр
  film        фильм
  multfilm    мультфильм
  mult        мульт
  pult        пульт
  ultra       ультра
  alfa        альфа
  alfavit     алфавит
  delta       дельта
  galvan      гальван
  volfram     вольфрам
  kalsiy      кальций
  nikel       никель
  albom       альбом
  palto       пальто
  rels        рельс
  asfalt      асфальт
  kultur      культур
  emulsi      эмульси

  model       модель
  modul       модуль
  detal       деталь
  panel       панель
  kabel       кабель
  spiral      спираль
  magistral   магистраль
  medal       медаль
  mebel       мебель
  parol       пароль
  rol         роль
  nol         ноль
  kontrol     контроль
  dizel       дизель
  dvigatel    двигатель
  avtomobil   автомобиль
  sirkul      циркуль
  porshen     поршень
  sterjen     стержень

  kompyut     компьют
  bulyon      бульон
  batalyon    батальон
  pavilyon    павильон
  medalyon    медальон
  rayon       район
  mayor       майор
  budjet      бюджет

  silindr     цилиндр
  sikl        цикл
  antisikl    антицикл
  sirk        цирк
  sink        цинк
  sement      цемент
  sentner     центнер
  sentr       центр
  sellofan    целлофан
  sellyuloz   целлюлоз
  seziy       цезий
  siviliz     цивилиз
  sex         цех
  kvars       кварц
  marganes    марганец
  prins       принц
  konsert     концерт
  konsentr    концентр
  konsep      концеп
  aksent      акцент
  vaksina     вакцина
  abzas       абзац
  shpris      шприц
  pitsa       пицца
  matritsa    матрица
  iners       инерц
  potens      потенц
  differens   дифференц
  porsiya     порция
  proporsi    пропорци
  pensi       пенси
  ekspansi    экспанси
  refleksi    рефлекси
`;

export const SI_PREFIXES = 'kilo mega giga milli mikro nano piko gekto detsi santi';
