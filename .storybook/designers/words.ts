/** A word of the interface and its use. */
export interface InterfaceWord {
  readonly word: string;
  readonly meaning: string;
  /** Where it is used, or notes on its use. */
  readonly use: string;
  /** Words to avoid. */
  readonly avoid: readonly string[];
}

const word = (word: string, meaning: string, use: string, ...avoid: string[]): InterfaceWord => ({
  word,
  meaning,
  use,
  avoid,
});

/** The glossary, by subject. Each word is used in the product, and none of the words to avoid is. */
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
      'Label; the text of the specification has email',
      'imeyl',
      'pochta manzili',
    ),
    word('parol', 'password', 'Label', 'maxfiy soʻz', 'maxfiy kod'),
    word('parolni tiklash', 'recovering a password', 'Title', 'parolni qaytarish', 'parolni yangilash'),
    word('kod', 'the six-digit code of the e-mail', 'Label', 'PIN', 'OTP'),
    word('tasdiqlash', 'confirming', 'Button', 'maʼqullash'),
    word('kirishni yakunlash', 'ending a session of another device', 'Button', 'seansni yopish'),
    word('bekor qilish', 'leaving a dialog without its effect', 'Button of a dialog', 'otmena'),
  ],
  'Lessons and tests': [
    word('davom etish', 'returning to where the reading stopped', 'Link', 'qoldirgan joydan'),
    word('sinf', 'school class', 'With a number: 7-sinf', 'klass', 'guruh'),
    word(
      'mavzu',
      'topic of a class; also colour theme',
      'The list of topics; the theme switch',
      'tema',
      'topik',
    ),
    word('dars', 'lesson', 'An open topic', 'maʼruza', 'urok'),
    word('test', 'test', 'After the lesson’s text', 'imtihon', 'viktorina'),
    word('savol', 'question', 'With a number: 3-savol', 'soʻroq', 'vopros'),
    word('javob', 'answer', 'The choice of a learner', 'otvet'),
    word('javoblarni topshirish', 'submitting the answers', 'The button that ends a test', 'tugatish'),
    word('natija', 'result', 'Percentage, and number of right answers', 'ball', 'baho'),
    word('izoh', 'explanation of an answer', 'Under each question of a result', 'sharh', 'kommentariya'),
    word('mashq', 'practice', 'After a result, and a page of its own', 'trenirovka', 'oʻyin'),
    word('topshiriq', 'an item of practice', 'With a number: 1-topshiriq', 'zadacha'),
    word('navbatda', 'submitted, waiting for a network', 'State of a test', 'kutish rejimi', 'oflayn'),
    word('qidiruv', 'search', 'Label of a search field', 'izlash', 'poisk'),
  ],
  'Simulations and the laboratory': [
    word('simulyatsiya', 'a card of the catalogue', 'Simulyatsiyani ochish', 'simulyator', 'animatsiya'),
    word('tajriba', 'experiment', 'A page of the laboratory', 'eksperiment', 'opit'),
    word('laboratoriya', 'the list of experiments', 'Title', 'studiya'),
    word('kategoriya', 'category of cards', 'Label of a filter', 'turkum', 'rukn'),
    word('boʻlim', 'branch of physics', 'The home page', 'soha'),
    word('kattalik', 'physical quantity', 'Column header', 'velichina', 'oʻzgaruvchi'),
    word('qiymat', 'value of a quantity', 'Column header', 'znacheniye', 'maʼno'),
    word('oʻlchov', 'measurement', 'Title of the readouts', 'pokazaniye', 'statistika'),
    word('parametr', 'adjustable parameter', 'Title of the controls', 'sozlama', 'nastroyka'),
    word('tayyor holat', 'preset', 'A list of names', 'preset', 'shablon'),
    word('grafik', 'plot', 'Title', 'diagramma', 'chart'),
    word('nazariya', 'the exact solution', 'Nazariya bilan solishtirish', 'etalon', 'ideal holat'),
    word('nuqta yozish', 'recording a point', 'Button', 'qayd etish', 'eslab qolish'),
    word('tadqiqot', 'checked investigation', 'Title', 'zadaniye'),
    word('bashorat', 'prediction before the measurement', 'Step of an investigation', 'taxmin', 'prognoz'),
    word('maslahat', 'hint', 'Hidden until opened', 'podskazka', 'shpargalka'),
    word('boshlash', 'play', 'Button', 'start', 'ijro'),
    word('toʻxtatish', 'pause', 'Button', 'stop', 'pauza'),
    word('boshidan', 'from the beginning', 'Button', 'reset', 'restart'),
    word('proyektor rejimi', 'presentation mode for a class', 'Button', 'prezentatsiya', 'slayd'),
  ],
  'All screens': [
    word('yuklanmoqda', 'loading', 'With its subject: Video yuklanmoqda…', 'zagruzka', 'kuting'),
    word('yuborish', 'sending', 'Button', 'joʻnatish', 'otpravit'),
    word('saqlandi', 'saved', 'State; the button is saqlash', 'seyv boʻldi', 'eslab qolindi'),
    word('saqlash', 'saving', 'Bashoratni saqlash', 'seyv', 'xotiraga olish'),
    word('variant', 'apparatus of one learner', 'Label of a number', 'toʻplam', 'versiya'),
    word('qayta urinish', 'retrying', 'The one button of a failure', 'refresh', 'yana bir bor'),
    word('tozalash', 'clearing a search or filters', 'Button', 'sbros'),
    word('oʻchirish', 'deleting', 'Button, with what is deleted', 'yoʻq qilish', 'udalit'),
    word('yopish', 'closing', 'Accessible name of a button', 'berkitish'),
    word('orqaga', 'back', 'Button', 'nazad', 'ortga'),
    word('ulashish', 'sharing', 'Button', 'boʻlishish', 'share'),
    word('havola', 'link', 'Label', 'ssilka', 'link'),
    word('nusxa olish', 'copying', 'Button', 'kopiya', 'koʻchirib olish'),
    word('yuklab olish', 'downloading', 'Title', 'skachat', 'koʻchirib olish'),
    word('aloqa', 'connection; contact', 'Aloqa sekin; the contact section', 'svyaz', 'konnekt'),
    word('topilmadi', 'not found', 'Empty lists', 'yoʻq ekan', 'nol natija'),
  ],
};
