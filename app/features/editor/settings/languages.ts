import type { SelectOption } from '#features/publishing/form-field.ts';

/** The tag and the English name of languages that sites are written in; a document keeps any other tag that it holds. */
const LANGUAGES = `af Afrikaans,ak Akan,sq Albanian,am Amharic,ar Arabic,hy Armenian,az Azerbaijani,bm Bambara,eu Basque,bn Bengali,bs Bosnian,
bg Bulgarian,ca Catalan,zh-Hans Chinese (simplified),zh-Hant Chinese (traditional),hr Croatian,cs Czech,da Danish,nl Dutch,dz Dzongkha,
en English,en-GB English (United Kingdom),en-US English (United States),en-ZA English (South Africa),et Estonian,ee Ewe,fil Filipino,
fi Finnish,fr French,ff Fulah,gl Galician,lg Ganda,ka Georgian,de German,el Greek,gu Gujarati,ha Hausa,he Hebrew,hi Hindi,hu Hungarian,
is Icelandic,ig Igbo,id Indonesian,ga Irish,it Italian,ja Japanese,kn Kannada,kk Kazakh,km Khmer,ki Kikuyu,rw Kinyarwanda,ko Korean,
ku Kurdish,lo Lao,lv Latvian,ln Lingala,lt Lithuanian,mk Macedonian,mg Malagasy,ms Malay,ml Malayalam,mt Maltese,mr Marathi,mn Mongolian,
ne Nepali,nd North Ndebele,nso Northern Sotho,nb Norwegian,ny Nyanja,om Oromo,fa Persian,pl Polish,pt Portuguese,pt-BR Portuguese (Brazil),
pa Punjabi,ro Romanian,rn Rundi,ru Russian,sr Serbian,sn Shona,si Sinhala,sk Slovak,sl Slovenian,so Somali,nr South Ndebele,
st Southern Sotho,es Spanish,su Sundanese,sw Swahili,ss Swati,sv Swedish,ta Tamil,te Telugu,th Thai,ti Tigrinya,ts Tsonga,tn Tswana,
tr Turkish,tw Twi,uk Ukrainian,ur Urdu,uz Uzbek,ve Venda,vi Vietnamese,cy Welsh,wo Wolof,xh Xhosa,yo Yoruba,zu Zulu`;

export const LANGUAGE_OPTIONS: readonly SelectOption[] = LANGUAGES.split(',').map((language) => {
  const [, value = '', label = ''] = /^\s*(\S+) (.+)$/.exec(language) ?? [];
  return { value, label };
});
