/** A text with all supported elements, including formulas and tables that are too wide. */
export const richText = `
Jism ustidan **maʼlum kuch** taʼsir etsa, u tezlanish oladi. Bu bogʻlanish $\\vec{F} = m\\vec{a}$ koʻrinishda yoziladi, bunda $m$ – jismning massasi, $\\vec{a}$ – tezlanishi.

## Nyutonning ikkinchi qonuni

$$
\\vec{a} = \\frac{\\vec{F}_1 + \\vec{F}_2 + \\dots + \\vec{F}_n}{m}
$$

Hisoblashda birliklarni tekshiring:

1. kuch – nyutonda;
2. massa – kilogrammda;
3. tezlanish – $\\mathrm{m/s^2}$ da.

### Uzun formula

$$
Q = c m (t_2 - t_1) = 4200\\,\\frac{\\mathrm{J}}{\\mathrm{kg}\\cdot{}^\\circ\\mathrm{C}} \\cdot 0{,}5\\,\\mathrm{kg} \\cdot (80\\,{}^\\circ\\mathrm{C} - 20\\,{}^\\circ\\mathrm{C}) = 126\\,000\\,\\mathrm{J} = 126\\,\\mathrm{kJ}
$$

| Modda | Zichligi, kg/m³ | Solishtirma issiqlik sigʻimi | Erish temperaturasi | Izoh |
| --- | ---: | ---: | ---: | --- |
| Suv | 1 000 | 4 200 J/(kg·°C) | 0 °C | normal atmosfera bosimida |
| Alyuminiy | 2 700 | 920 J/(kg·°C) | 660 °C | yengil metall |
| Qoʻrgʻoshin | 11 300 | 140 J/(kg·°C) | 327 °C | yumshoq metall |

> Kuch – bir jismning ikkinchi jismga taʼsirini ifodalaydigan kattalik.

Bu asbob 5 $ yoki 6 $ turadi. Batafsil: [kitob](https://kitob.uz/fizika), [tajriba](/tajriba/mayatnik).
`;

/** A hostile text. */
export const hostileText = `
<script>alert(1)</script> <img src=x onerror=alert(1)>

[bosing](javascript:alert(1)) ![rasm](data:image/svg+xml,x)

$\\href{javascript:alert(1)}{bos}$ va $\\def\\a{\\a\\a}\\a$ va $\\frac{1$ va $\\rule{900em}{900em}$

${'Elektroensefalografiya'.repeat(12)}

##### Juda chuqur sarlavha
`;
