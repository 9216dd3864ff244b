/** A word learners meet, and how the product uses it. */
export interface InterfaceWord {
  readonly word: string;
  readonly meaning: string;
  /** Where it stands, or what to mind. */
  readonly use: string;
  /** What is not said instead. */
  readonly not: readonly string[];
}

const word = (word: string, meaning: string, use: string, ...not: string[]): InterfaceWord => ({
  word,
  meaning,
  use,
  not,
});

/** The glossary, by subject. Each word stands in some text of the product, and none of the refused ones does. */
export const glossary: Readonly<Record<string, readonly InterfaceWord[]>> = {
  'The account': [
    word('kirish', 'signing in', 'Button and title', 'login qilish', 'avtorizatsiyadan oʻtish'),
    word('chiqish', 'signing out; leaving a mode', 'Button', 'logout', 'tark etish'),
    word('roʻyxatdan oʻtish', 'registering', 'Button and title', 'registratsiya', 'aʼzo boʻlish'),
    word(
      'hisob',
      'account; in the laboratory also “computed”',
      'With an ending: hisobingiz',
      'akkaunt',
      'profil',
    ),
    word('foydalanuvchi nomi', 'user name', 'Label', 'username', 'taxallus'),
    word(
      'elektron pochta',
      'e-mail',
      'Label; the specification’s own text says email',
      'imeyl',
      'pochta manzili',
    ),
    word('parol', 'password', 'Label', 'maxfiy soʻz', 'maxfiy kod'),
    word('parolni tiklash', 'recovering a password', 'Title', 'parolni qaytarish', 'parolni yangilash'),
    word('kod', 'the six digits of the mail', 'Label', 'PIN', 'OTP'),
    word('tasdiqlash', 'confirming', 'Button', 'OK', 'davom etish'),
  ],
  'Lessons and tests': [
    word('sinf', 'school class', 'With a number: 7-sinf', 'klass', 'guruh'),
    word(
      'mavzu',
      'topic of a class; also colour theme',
      'The list of topics; the theme switch',
      'tema',
      'topik',
    ),
    word('dars', 'lesson', 'A topic that is open', 'maʼruza', 'urok'),
    word('test', 'test', 'After the lesson’s text', 'imtihon', 'viktorina'),
    word('savol', 'question', 'With a number: 3-savol', 'soʻroq', 'vopros'),
    word('javob', 'answer', 'What a learner chose', 'variant', 'otvet'),
    word(
      'javoblarni topshirish',
      'handing in the answers',
      'The button that ends a test',
      'tugatish',
      'yakunlash',
    ),
    word('natija', 'result; a kept run', 'Per cent, and right answers of all', 'ball', 'baho'),
    word('izoh', 'why an answer is right', 'Under each question of a result', 'sharh', 'kommentariya'),
    word('mashq', 'practice that is not stored', 'After a result', 'trenirovka', 'oʻyin'),
    word('navbatda', 'handed in, waiting for a network', 'State of a test', 'kutish rejimi', 'oflayn'),
    word('qidiruv', 'search', 'Label of a search field', 'izlash', 'poisk'),
  ],
  'Simulations and the laboratory': [
    word('simulyatsiya', 'a card of the catalogue', 'Simulyatsiyani ochish', 'simulyator', 'animatsiya'),
    word('tajriba', 'experiment of our own', 'A page of the laboratory', 'eksperiment', 'opit'),
    word('laboratoriya', 'the list of experiments', 'Title', 'studiya'),
    word('kategoriya', 'category of cards', 'Label of a filter', 'turkum', 'rukn'),
    word('boʻlim', 'branch of physics', 'The home page', 'soha'),
    word('kattalik', 'physical quantity', 'Head of a column', 'velichina', 'oʻzgaruvchi'),
    word('qiymat', 'its value', 'Head of a column', 'znacheniye', 'maʼno'),
    word('oʻlchov', 'measurement', 'Title of the readouts', 'pokazaniye', 'statistika'),
    word('parametr', 'what can be set', 'Title of the controls', 'sozlama', 'nastroyka'),
    word('tayyor holat', 'preset', 'A list of names', 'preset', 'shablon'),
    word('grafik', 'plot', 'Title', 'diagramma', 'chart'),
    word('nazariya', 'the exact solution', 'Nazariya bilan solishtirish', 'etalon', 'ideal holat'),
    word('topshiriq', 'what to find out', 'Title', 'vazifa', 'zadaniye'),
    word('maslahat', 'hint', 'Opens on demand', 'podskazka', 'shpargalka'),
    word('boshlash', 'play', 'Button', 'start', 'ijro'),
    word('toʻxtatish', 'pause', 'Button', 'stop', 'pauza'),
    word('boshidan', 'from the beginning', 'Button', 'reset', 'restart'),
    word('proyektor rejimi', 'view for a class', 'Button', 'prezentatsiya', 'slayd'),
  ],
  'What every screen says': [
    word('yuklanmoqda', 'loading', 'With its subject: Video yuklanmoqda…', 'zagruzka', 'kuting'),
    word('yuborish', 'sending', 'Button', 'joʻnatish', 'otpravit'),
    word('saqlandi', 'kept', 'State; the button is saqlash', 'seyv boʻldi', 'eslab qolindi'),
    word('saqlash', 'keeping', 'Natijani saqlash', 'seyv', 'xotiraga olish'),
    word('qayta urinish', 'trying again', 'The one button of a failure', 'refresh', 'yana bir bor'),
    word('tozalash', 'clearing a search or filters', 'Button', 'sbros', 'bekor qilish'),
    word('oʻchirish', 'deleting', 'Button, with what is deleted', 'yoʻq qilish', 'udalit'),
    word('yopish', 'closing', 'Name of a button', 'berkitish', 'bekor qilish'),
    word('orqaga', 'back', 'Button', 'nazad', 'ortga'),
    word('ulashish', 'sharing', 'Button', 'boʻlishish', 'share'),
    word('havola', 'link', 'Label', 'ssilka', 'link'),
    word('nusxa olish', 'copying', 'Button', 'kopiya', 'koʻchirib olish'),
    word('yuklab olish', 'downloading', 'Title', 'skachat', 'koʻchirib olish'),
    word('aloqa', 'connection; contact', 'Aloqa sekin; the page’s section', 'svyaz', 'konnekt'),
    word('topilmadi', 'not found', 'Empty lists', 'yoʻq ekan', 'nol natija'),
  ],
};
