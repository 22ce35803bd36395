import type { SelectOption } from '#features/publishing/form-field.ts';

/** BCP 47 tags with English names, in the order of the names. */
const LANGUAGES = `af Afrikaans,ak Akan,sq Albanian,am Amharic,ar Arabic,hy Armenian,az Azerbaijani,bm Bambara,eu Basque,bn Bengali,bs Bosnian,
bg Bulgarian,my Burmese,ca Catalan,zh-Hans Chinese (simplified),zh-Hant Chinese (traditional),hr Croatian,cs Czech,da Danish,nl Dutch,dz Dzongkha,
en English,en-GB English (United Kingdom),en-US English (United States),en-ZA English (South Africa),et Estonian,ee Ewe,fil Filipino,
fi Finnish,fr French,ff Fulah,gl Galician,lg Ganda,ka Georgian,de German,el Greek,gu Gujarati,ha Hausa,he Hebrew,hi Hindi,hu Hungarian,
is Icelandic,ig Igbo,id Indonesian,ga Irish,it Italian,ja Japanese,kn Kannada,kk Kazakh,km Khmer,ki Kikuyu,rw Kinyarwanda,ko Korean,
ku Kurdish,lo Lao,lv Latvian,ln Lingala,lt Lithuanian,mk Macedonian,mg Malagasy,ms Malay,ml Malayalam,mt Maltese,mr Marathi,mn Mongolian,
ne Nepali,nd North Ndebele,nso Northern Sotho,nb Norwegian,ny Nyanja,om Oromo,ps Pashto,fa Persian,pl Polish,pt Portuguese,pt-BR Portuguese (Brazil),
pa Punjabi,ro Romanian,rn Rundi,ru Russian,sr Serbian,sn Shona,si Sinhala,sk Slovak,sl Slovenian,so Somali,nr South Ndebele,
st Southern Sotho,es Spanish,su Sundanese,sw Swahili,ss Swati,sv Swedish,ta Tamil,te Telugu,th Thai,ti Tigrinya,ts Tsonga,tn Tswana,
tr Turkish,tw Twi,uk Ukrainian,ur Urdu,uz Uzbek,ve Venda,vi Vietnamese,cy Welsh,wo Wolof,xh Xhosa,yo Yoruba,zu Zulu`;

export const LANGUAGE_OPTIONS: readonly SelectOption[] = LANGUAGES.split(',').map((language) => {
  const [, value = '', label = ''] = /^\s*(\S+) (.+)$/.exec(language) ?? [];
  return { value, label };
});

/** Leaves out the site's own language, and adds a stored tag that is not in the list. */
export function listLanguages(stored: string, siteLanguage: string): SelectOption[] {
  const isListed = stored === '' || LANGUAGE_OPTIONS.some(({ value }) => value === stored);
  const options = isListed ? LANGUAGE_OPTIONS : [...LANGUAGE_OPTIONS, { value: stored, label: getLanguageName(stored) }];
  return options.filter(({ value }) => value !== siteLanguage);
}

export function getLanguageName(tag: string): string {
  return LANGUAGE_OPTIONS.find(({ value }) => value === tag)?.label ?? nameLanguage(tag);
}

function nameLanguage(tag: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}
