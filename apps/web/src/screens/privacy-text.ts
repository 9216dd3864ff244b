interface PrivacySection {
  readonly title: string;
  readonly text?: string;
  /** Name and description. */
  readonly items?: readonly (readonly [name: string, text: string])[];
}

/**
 * The page on stored data, for learners and parents. Keep it true: docs/operate.md lists where each number is defined.
 */
export const privacyText = {
  title: 'Maxfiylik',
  description:
    'Zarra qanday maʼlumotlarni saqlaydi, nima uchun va qancha vaqt, ularni kim koʻradi va qanday oʻchiriladi.',
  lead: 'Zarradan asosan maktab oʻquvchilari foydalanadi. Shuning uchun sayt ishlashi uchun zarur boʻlgan maʼlumotlarnigina saqlaymiz. Bu sahifada ularning hammasi sanab oʻtilgan.',
  sections: [
    {
      title: 'Hisobsiz foydalanish',
      text: 'Simulyatsiyalar, tajribalar, darslar va videolar hisobsiz ham ochiladi. Hisob faqat testlarni yechish va natijalarni saqlash uchun kerak. Hisob ochishda familiya, telefon raqami, maktab yoki tugʻilgan sana soʻralmaydi.',
    },
    {
      title: 'Saytda nimalar saqlanadi',
      items: [
        [
          'Hisob',
          'foydalanuvchi nomi va elektron pochta manzili — saytga kirish va parolni tiklash uchun. Parolning oʻzi saqlanmaydi: undan asl parolni bilib boʻlmaydigan belgilar qatori hosil qilinadi va faqat shu qator saqlanadi. Hisob oʻchirilguncha turadi.',
        ],
        [
          'Test natijalari',
          'tanlagan javoblaringiz, natija foizi va topshirilgan vaqt — oʻz natijangizni koʻrishingiz uchun. Hisob bilan birga oʻchiriladi.',
        ],
        [
          'Oʻrganish jarayoni',
          'darslarda toʻxtagan joyingiz va laboratoriya tadqiqotlaringiz — boshqa qurilmada davom ettirishingiz uchun. Hisob bilan birga oʻchiriladi.',
        ],
        [
          'Mashqlar',
          'mashqlarga bergan javoblaringiz, ularning vaqti va har bir mashq qachon takrorlanishi — mashqlar ayni kerakli kunda qaytishi uchun. Hisob bilan birga oʻchiriladi.',
        ],
        [
          'Kirishlar',
          'har bir qurilmada hisobga qachon kirilgani, oxirgi faollik vaqti va qurilma turi, masalan “Chrome, Android” — parolni har safar qayta yozmasligingiz va begona kirishni payqashingiz uchun. “Chiqish” tugmasini bossangiz, darhol yakunlanadi, aks holda koʻpi bilan 30 kun amal qiladi.',
        ],
        [
          'Pochtaga yuboriladigan kodlar',
          'parolni tiklash va yangi pochta manzilini tasdiqlash kodi koʻpi bilan 40 daqiqa amal qiladi va bir marta ishlatiladi. Tasdiqlanmagan yangi manzil kirish yakunlanganda oʻchiriladi.',
        ],
        [
          'Aloqa xabarlari',
          'ismingiz, telefon raqamingiz va xabar matni — sizga javob berish uchun. 12 oydan keyin oʻchiriladi. Hisobga kirgan holda yuborgan xabaringiz hisob bilan birga ham oʻchiriladi.',
        ],
        [
          'Xavfsizlik jurnali',
          'hisobga kirish, xato parol, parol yoki pochtani almashtirish va hisobni oʻchirish kabi voqealar: vaqti, qaysi hisob va qaysi internet manzilidan (IP) — hisoblarni begonalardan himoya qilish uchun. Hisob oʻchirilgan boʻlsa ham, 90 kundan keyin oʻchiriladi.',
        ],
        [
          'Soʻrovlar jurnali',
          'veb-server har bir soʻrovning vaqtini, u qaysi internet manzilidan (IP) kelganini va qaysi sahifa ochilganini yozib boradi — nosozlik va hujumlarni aniqlash uchun. 14 kundan keyin oʻchiriladi.',
        ],
        [
          'Xatolik xabarlari',
          'sahifa buzilsa, brauzer xatoning texnik tavsifini yuboradi. Unda ismingiz, parolingiz va javoblaringiz boʻlmaydi.',
        ],
        [
          'Zaxira nusxalar',
          'qurilma buzilsa, maʼlumotlar yoʻqolmasligi uchun. Eski nusxalar bir oy ichida oʻchiriladi.',
        ],
      ],
    },
    {
      title: 'Qurilmangizda nimalar saqlanadi',
      items: [
        [
          'Kuki fayllar',
          'birinchisi shakllarni boshqa saytlar sizning nomingizdan yuborishidan himoya qiladi, ikkinchisi tanish qurilmani eslab qoladi: begona odam parolni taxmin qilayotgan paytda ham siz hisobingizga kira olasiz.',
        ],
        [
          'Brauzer xotirasi',
          'hisobga kirganlik belgisi, hali topshirilmagan test javoblari, yechilgan testlarning belgisi, videoning toʻxtagan joyi va tezligi, ochilgan sinflar, laboratoriya tadqiqotlarining natijalari va boshqaruv darajasi, yorugʻ yoki qorongʻi mavzu. Hisobga va testlarga oid yozuvlar “Chiqish” tugmasi bosilganda oʻchiriladi, qolganlarini brauzer sozlamalarida oʻchirish mumkin.',
        ],
        ['Reklama va kuzatuv', 'saytda reklama, hisoblagichlar va kuzatuv dasturlari yoʻq.'],
      ],
    },
    {
      title: 'Maʼlumotlarni kim koʻradi',
      text: 'Natijalaringiz hisobingizda faqat oʻzingizga koʻrinadi. Saytga xizmat koʻrsatadigan xodimlar yordam berish va himoya uchun hisoblar roʻyxati, aloqa xabarlari va xavfsizlik jurnalini koʻra oladi. Maʼlumotlar sotilmaydi, reklama uchun berilmaydi. Parolni tiklash kodi pochtangizga yetib borishi uchun manzilingiz pochta xizmatiga uzatiladi.',
    },
    {
      title: 'Maʼlumotlarni olish va oʻchirish',
      items: [
        [
          'Yuklab olish',
          '“Hisobim” sahifasida siz haqingizda saqlangan hamma narsani bitta faylda yuklab olasiz.',
        ],
        [
          'Tuzatish',
          'parol va elektron pochtani ham oʻsha yerda almashtirasiz, boshqa qurilmalardagi kirishlarni yakunlaysiz.',
        ],
        [
          'Oʻchirish',
          '“Hisobim” sahifasida “Hisobni oʻchirish” tugmasini bosing va parolni yozing. Hisob, kirishlar, test natijalari, oʻrganish jarayoni va hisobga kirgan holda yuborgan xabarlaringiz darhol va butunlay oʻchiriladi, zaxira nusxalardan esa bir oy ichida yoʻqoladi.',
        ],
        [
          'Hisobga kira olmasangiz',
          '“Aloqa” boʻlimidagi elektron pochtaga hisobingiz ochilgan pochtadan yozing yoki maktabingiz orqali murojaat qiling. Buni ota-onangiz ham soʻrashi mumkin.',
        ],
      ],
    },
    {
      title: 'Oʻquvchilarga maslahat',
      items: [
        ['Foydalanuvchi nomi', 'toʻliq ism-familiyangiz boʻlishi shart emas.'],
        ['Parol', 'hech kimga, hatto doʻstingizga ham aytmang.'],
        ['Umumiy kompyuter', 'maktabda ish tugagach, “Chiqish” tugmasini bosing.'],
        ['Aloqa xabari', 'unga uy manzilingizni va parolingizni yozmang.'],
      ],
    },
  ] satisfies readonly PrivacySection[] as readonly PrivacySection[],
  contact: 'Aloqa boʻlimini ochish',
  account: 'Hisobim sahifasini ochish',
} as const;
