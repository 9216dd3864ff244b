/**
 * Declarations as authors write them, in YAML: the figures of the three model lessons, then every further variant of each kind.
 * Tests draw all of them, and the stories show them.
 */
export const MODEL_LESSONS = `- key: sathlar
  alt: Tik oʻqda energiya. Gorizontal chiziqlar – vodorodning 1 dan 6 gacha sathlari, yuqoriga qarab zichlashadi, eng tepada nol. Uchinchi, toʻrtinchi, beshinchi va oltinchi sathlardan ikkinchisiga strelkalar tushadi.
  levels:
    formula: '-13.6 / n^2'
    n: { from: 1, to: 6 }
    unit: eV
    transitions: [[3, 2], [4, 2], [5, 2], [6, 2]]
    limit: 0
- key: spektr
  alt: Qora fonda toʻrtta rangli tik chiziq. Chapdan oʻngga binafsha, koʻk-binafsha, havorang va qizil. Shkala 400 dan 700 nanometrgacha.
  levels:
    formula: '-13.6 / n^2'
    transitions: [[3, 2], [4, 2], [5, 2], [6, 2]]
    show: spectrum
    range: { from: 400, to: 700, step: 50, unit: nm }
- key: sxema
  alt: Manba, A tugun, ikkita tarmoq va B tugun. Yuqori tarmoqda R1, quyi tarmoqda R2 rezistor. Umumiy tok I tugun A da I1 va I2 ga ajraladi, B da qoʻshiladi.
  circuit:
    board: |
      -     -    -
      B:U   .   R:R_1  R:R_2
      -     -    -
    nodes: { A: c1, B: c2 }
    currents: { I: a1-b1, I_1: c1-c2, I_2: d1-d2 }
- key: tok-va-tarmoqlar
  alt: Gorizontal oʻqda tarmoqlar soni 1 dan 6 gacha, tik oʻqda umumiy tok. Nuqtalar toʻgʻri chiziqda yotadi va har bir yangi tarmoqda bir xil miqdorga koʻtariladi.
  graph:
    x: { label: 'n', from: 0, to: 6, step: 1 }
    y: { label: 'I, A', from: 0, to: 3, step: 0.5 }
    curves:
      - { function: '6 / 12 * x', domain: [1, 6], points: 6, marks: true }
- key: aralash-sxema
  alt: 15 voltli manbaga 3 omli rezistor va undan keyin parallel ulangan 20 omli hamda 30 omli rezistorlar ulangan.
  circuit:
    board: |
      R3   -     -
      B15  .   R20  R30
      -    -     -
- key: haqiqiy-tasvir
  alt: Yigʻuvchi linza. Buyum fokus bilan ikkilangan fokus orasida. Parallel nur, markazdan oʻtgan nur va fokusdan kelgan nur linza ortida bitta nuqtada uchrashadi. Tasvir toʻnkarilgan.
  rays:
    lens: { F: 20 }
    object: { d: 30, h: 5 }
    rays: [parallel, centre, focus]
    marks: [F, 2F]
    unit: cm
- key: sochuvchi-linza
  alt: Sochuvchi linza. Parallel nur linzadan keyin oʻqdan uzoqlashadi, uning davomi chap fokusdan oʻtadi. Nurlarning davomlari linza bilan buyum orasida uchrashadi, tasvir tik va kichik.
  rays:
    lens: { F: -20 }
    object: { d: 20, h: 6 }
    rays: [parallel, centre]
    marks: [F]
    unit: cm
- key: f-va-d
  alt: Gorizontal oʻqda buyum masofasi d, tik oʻqda tasvir masofasi f. Egri chiziq d ortgan sari pasayadi. Punktir chiziq f ning d ga tengligini koʻrsatadi, u egri chiziqni bitta nuqtada kesadi.
  graph:
    x: { label: 'd, cm', from: 20, to: 100, step: 10 }
    y: { label: 'f, cm', from: 0, to: 120, step: 20 }
    curves:
      - { function: '20 * x / (x - 20)', domain: [24, 100] }
      - { function: 'x', domain: [20, 100], style: dashed, name: 'f = d' }
`;

export const VARIANTS = `
- key: qiya-tekislik
  alt: Qiya tekislikda turgan taxtacha va unga taʼsir qiluvchi uchta kuch
  forces: { body: block, incline: 30, model: { m: 2, μ: 0.3, g: 10 }, components: [mg] }
- key: yuk-mashina
  alt: Gorizontal yoʻlda harakatlanayotgan avtomobil va unga taʼsir qiluvchi kuchlar
  forces:
    body: car
    forces:
      - { name: mg, size: 12000, angle: -90 }
      - { name: N, size: 12000, angle: 90 }
      - { name: F, size: 5000, angle: 0 }
      - { name: F_ishq, size: 3000, angle: 180 }
    velocity: 0
- key: shar
  alt: Sharga burchak ostida ikkita kuch taʼsir qiladi, ularning yigʻindisi chizilgan
  forces:
    body: ball
    forces: [{ name: F_1, size: 30, angle: 0 }, { name: F_2, size: 40, angle: 90 }]
    sum: R
- key: lampa
  alt: Shiftga ip bilan osilgan chiroqqa ikkita kuch taʼsir qiladi
  forces:
    body: lamp
    forces: [{ name: mg, size: 20, angle: -90 }, { name: T, size: 20, angle: 90 }]
    show: sizes
- key: arqon
  alt: Taxtacha gorizontal yuzada burchak ostidagi kuch bilan tortilmoqda
  forces:
    body: block
    forces: [{ name: F, size: 20, angle: 30 }, { name: mg, size: 25, angle: -90 }, { name: N, size: 15, angle: 90 }, { name: F_ishq, size: 6, angle: 180 }]
    components: [F]
- key: sinish
  alt: Nur havodan suvga oʻtadi va perpendikulyarga yaqinlashib sinadi
  rays: { surface: { angle: 50, n: [1, 1.33], media: [Havo, Suv], reflected: true } }
- key: tola-qaytish
  alt: Nur shishadan havoga chiqmoqchi boʻladi va chegaradan toʻla qaytadi
  rays: { surface: { angle: 50, n: [1.5, 1] } }
- key: yassi-kozgu
  alt: Nur yassi koʻzguga tushib, undan qaytadi; burchaklar belgilangan
  rays: { surface: { angle: 40 } }
- key: plastina
  alt: Nur yassi-parallel plastinadan oʻtib, oʻziga parallel siljiydi
  rays: { plate: { n: 1.5, thickness: 6, angle: 45 } }
- key: prizma
  alt: Nur uch yoqli prizmada ikki marta sinib, asosga ogʻadi
  rays: { prism: { n: 1.5, apex: 60, angle: 48 } }
- key: botiq-kozgu
  alt: Botiq sferik koʻzgu oldida buyum, uning tasviri va ikkita nur
  rays: { mirror: { F: 20 }, object: { d: 50, h: 6 }, rays: [parallel, focus, vertex], marks: [F, 2F], show: [d, f] }
- key: qavariq-kozgu
  alt: Qavariq koʻzgu oldidagi buyum va uning kichik mavhum tasviri
  rays: { mirror: { F: -20 }, object: { d: 30, h: 6 }, rays: [parallel, vertex], marks: [F] }
- key: yassi-tasvir
  alt: Yassi koʻzgu oldidagi buyum va koʻzgu ortidagi mavhum tasvir
  rays: { mirror: plane, object: { d: 40, h: 6 }, show: [d, f] }
- key: lupa
  alt: Yigʻuvchi linza va uning fokusi ichidagi buyum; tasvir mavhum va katta
  rays: { lens: { F: 20 }, object: { d: 12, h: 3 }, rays: [parallel, centre, focus], marks: [F], show: [d, f] }
- key: tezlik-grafigi
  alt: Tezlikning vaqtga bogʻliqlik grafigi, uch qismdan iborat siniq chiziq
  graph:
    x: { label: 't, s', from: 0, to: 10, step: 1 }
    y: { label: 'v, m/s', from: -4, to: 8, step: 2 }
    curves: [{ points: [[0, 0], [2, 6], [6, 6], [10, -4]] }]
    area: { from: 2, to: 6, label: s }
    marks: [{ at: [2, 6], label: A }, { at: [6, 6], label: B, guides: false }]
- key: urinma
  alt: Koʻchishning vaqtga bogʻliqligi – parabola va unga urinma
  graph:
    x: { label: 't, s', from: 0, to: 4, step: 0.5 }
    y: { label: 'x, m', from: 0, to: 16, step: 2 }
    curves: [{ function: 'x^2', name: 'x = t²' }]
    tangent: { at: 2 }
- key: model
  alt: Otilgan jismning uchish yoʻli – parabola, eng baland nuqtasi belgilangan
  graph:
    x: { label: 'x, m', from: 0, to: 50, step: 10 }
    y: { label: 'y, m', from: 0, to: 15, step: 5 }
    curves: [{ model: { name: projectile, with: { speed: 20, angle: 45 }, plot: [x, y], until: 2.88 } }]
- key: zanjir-olchash
  alt: Manba, kalit, ampermetr, reostat va lampadan iborat zanjir, lampaga voltmetr ulangan
  circuit:
    board: |
      K1  A   P4
      B6  .   L8  V
      -   -   -
    show: readings
- key: korpus
  alt: Manba, diod, kondensator va gʻaltakdan iborat oʻquv zanjiri sxemasi
  circuit:
    board: |
      D    S:L   R10
      ~:U  C:C   .   K0
      -    -     -
- key: lyman
  alt: Vodorodning birinchi sathiga oʻtishlar va bitta yutilish strelkasi
  levels:
    formula: '-13.6 / n^2'
    n: { from: 1, to: 6 }
    transitions: [[2, 1], [3, 1], [4, 1], [1, 3]]
    limit: 0
- key: yutilish
  alt: Uzluksiz spektrda vodorodning toʻrtta qora yutilish chizigʻi
  levels:
    formula: '-13.6 / n^2'
    transitions: [[3, 2], [4, 2], [5, 2], [6, 2]]
    show: absorption
    range: { from: 400, to: 700, step: 50, unit: nm }
- key: uch-holat
  alt: Buyum linzaga yaqinlashganda tasvirning uchta holati ketma-ket chizilgan
  rays:
    lens: { F: 20 }
    object: { d: 50, h: 5 }
    marks: [F]
  steps: [{ object: { d: 60 }, name: uzoqda }, { object: { d: 40 }, name: ikki fokusda }, { object: { d: 30 }, name: yaqinda }]
- key: harakat
  alt: Buyum linzaga yaqinlashganda tasvir uzoqlashadi va kattalashadi
  rays:
    lens: { F: 20 }
    object: { d: 50, h: 5 }
    marks: [F]
  motion: { over: { d: [60, 12] }, seconds: 8 }
- key: zichliklar
  alt: Toʻrt moddaning zichligi gorizontal ustunlar bilan koʻrsatilgan
  chart:
    label: 'ρ, g/cm³'
    bars: [{ name: Oltin, value: 19.3 }, { name: Qoʻrgʻoshin, value: 11.3 }, { name: Temir, value: 7.8 }, { name: Suv, value: 1 }]
- key: havo
  alt: Havo tarkibi doiraviy diagrammada uch qismga boʻlingan
  chart: { shares: [{ name: Azot, value: 78 }, { name: Kislorod, value: 21 }, { name: Boshqalar, value: 1 }] }
- key: muzni-isitish
  alt: Muzning isitilishi, erishi, suvning isishi va qaynashi grafigi
  chart:
    heating:
      mass: 0.5
      from: -20
      stages: [{ c: 2100, to: 0 }, { λ: 330000 }, { c: 4200, to: 100 }]
- key: atom-tarixi
  alt: Atom haqidagi kashfiyotlar vaqt oʻqida belgilangan
  chart:
    timeline:
      - { at: 1897, name: elektron }
      - { at: 1911, name: atom yadrosi }
      - { at: 1913, name: Bor modeli }
      - { at: 1932, name: neytron }
- key: dipol
  alt: Musbat va manfiy zaryadlarning kuch chiziqlari va ekvipotensial chiziqlari
  field:
    charges: [{ at: [-2, 0], q: 2, label: q_1 }, { at: [2, 0], q: -2, label: q_2 }]
    lines: 12
    equipotentials: [-400, 0, 400]
- key: ikki-musbat
  alt: Ikki bir xil musbat zaryadning kuch chiziqlari va bir nuqtadagi kuchlanganlik
  field:
    charges: [{ at: [-2, 0], q: 1 }, { at: [2, 0], q: 1 }]
    lines: 10
    probe: { at: [0, 2], label: A }
- key: magnit
  alt: Toʻgʻri magnit atrofidagi magnit maydon chiziqlari
  field: { magnets: [{ at: [0, 0] }], lines: 12 }
- key: simlar
  alt: Bir tomonga tok oqayotgan ikki parallel simning magnit maydon chiziqlari
  field: { wires: [{ at: [-2, 0], I: 5, label: I_1 }, { at: [2, 0], I: -5, label: I_2 }], lines: 6 }
- key: bitta-sim
  alt: Tokli toʻgʻri simning atrofidagi doiraviy magnit maydon chiziqlari
  field: { wires: [{ at: [0, 0], I: 10 }], lines: 4, probe: { at: [2, 1] } }
- key: gidravlik-press
  alt: Gidravlik press, kichik va katta porshenlarga taʼsir etuvchi kuchlar
  apparatus:
    parts:
      - { part: press, at: [2, 0], size: [8, 4], level: 0.75, level2: 0.55 }
      - { part: arrow, from: [2.55, 7], to: [2.55, 4.6], label: F_1 }
      - { part: arrow, from: [8.2, 3.7], to: [8.2, 6.4], label: F_2 }
- key: prujina-va-yuk
  alt: Shtativga osilgan prujina, unga yuk ilingan, yonida chizgʻich
  apparatus:
    parts:
      - { part: ceiling, from: [3, 7.5], to: [8, 7.5] }
      - { part: spring, from: [5, 7.5], to: [5, 3.5], label: k }
      - { part: weight, at: [4.4, 2], label: m }
      - { part: ruler, from: [7.5, 1], to: [7.5, 7] }
- key: isitish
  alt: Spirtovka ustidagi stakanda suv isitilmoqda, ichida termometr
  apparatus:
    parts:
      - { part: beaker, at: [4, 2.7], level: 0.7, label: suv }
      - { part: thermometer, at: [5.2, 3.2], level: 0.6 }
      - { part: burner, at: [4.6, 0] }
      - { part: stand, at: [1.2, 0], size: [4, 7.6] }
- key: richag
  alt: Tayanchga qoʻyilgan richag, ikki uchida yuklar osilgan
  apparatus:
    parts:
      - { part: lever, from: [1.5, 5], to: [10.5, 5], pivot: 0.33 }
      - { part: cord, from: [1.8, 5], to: [1.8, 3.4] }
      - { part: weight, at: [1.2, 2], label: m_1 }
      - { part: cord, from: [10.2, 5], to: [10.2, 3.4] }
      - { part: weight, at: [9.8, 2.5], size: [0.8, 0.9], label: m_2 }
- key: tarozi
  alt: Shayinli tarozi pallalari muvozanatda turibdi
  apparatus: { parts: [{ part: balance, at: [2.5, 0], turn: 0 }, { part: ground, from: [1, 0], to: [11, 0] }] }
- key: nay
  alt: U-simon nayda suyuqlik sathlari har xil balandlikda
  apparatus:
    parts:
      - { part: u-tube, at: [1, 0], level: 0.4, level2: 0.7 }
      - { part: cylinder, at: [6, 0], level: 0.5, label: gaz }
      - { part: dynamometer, at: [10.4, 1], level: 0.4 }
- key: magnit-va-galtak
  alt: Magnit gʻaltakka yaqinlashtirilmoqda, yonida kompas bor
  apparatus:
    parts:
      - { part: coil, at: [6, 1], label: N = 100 }
      - { part: magnet, at: [1, 1.35] }
      - { part: arrow, from: [2, 3], to: [4, 3], label: v }
      - { part: compass, at: [10.1, 3.2], turn: 30 }
- key: blok
  alt: Qoʻzgʻalmas blok orqali yuk arqon bilan koʻtarilmoqda
  apparatus:
    parts:
      - { part: ceiling, from: [3, 7.6], to: [8, 7.6] }
      - { part: cord, from: [5.6, 7.6], to: [5.6, 6.2] }
      - { part: pulley, at: [4.8, 5.4] }
      - { part: cord, from: [4.8, 6.2], to: [4.8, 2.4] }
      - { part: weight, at: [4.2, 1], label: m = 5 kg }
      - { part: arrow, from: [6.4, 6.2], to: [6.4, 2.6], label: F = 50 N }
      - { part: candle, at: [9.5, 1] }
      - { part: ball, at: [8, 1] }
      - { part: block, at: [1, 1] }
      - { part: ground, from: [0.5, 1], to: [11.5, 1] }
`;
