import { isGate } from '#tests/support/tier.ts';

/** Titles in the letters that authors write, by language or script. */
export const titlesByScript: Record<string, string[]> = {
  Latin: ['Your African strategy should fit on one street', 'Ünlü Łódź žába, “naïve” – 200+'],
  Akan: ['Akwaaba to the ɔhene brand', 'Twi: mɛba brand', 'Ɛyɛ dɛ: sɛ́ ɔ̀kɔ́', 'Why kɔkɔɔ sells before seven', 'Ŋkɔ and Ɛno'],
  Ewe: ['Ƒ Ɖ: ŋutɔ ʋu ɣe', 'Eʋegbe ƒe ɖoɖo', 'Eʋegbe in Keta: ɖe míaƒe asi ŋu'],
  Hausa: ['Ɓangare, ɗaki da ƙasa', 'Yadda ƙaramin kanti ya ɗauki ɓangaren kasuwa'],
  Igbo: ['Ụlọ ahịa nta, aha ukwu: ihe mere ọ ji dị mkpa'],
  Yoruba: ['Ẹ̀kọ́ brand', 'Ọjà àti ìṣòwò ní Èkó', 'Ẹ̀kọ́ nípa ọjà: bí a ṣe ń ta ọ̀pọ̀lọpọ̀', 'Ṣọ́ọ̀bù kékeré, orúkọ ńlá'],
  Ga: ['Hɛjɔɔ kɛ nitsumɔ: jarayeli ahe saji'],
  Fula: ['Ɓiɓɓe leydi: golle e ƴellitaare'],
  Vietnamese: ['Thương hiệu Việt Nam đổi mới'],
  Currency: [
    'GH₵ 5,000 brand',
    '₦ and € and ₹ → growth',
    'Price ≠ value',
    'R² ≤ 1 ⇒ ∀x',
    'Sell at GH₵500, not ₦9,000',
    'One → two ≠ three',
  ],
  Cyrillic: ['Почему бренду нужна улица', 'Ґрунт і їжа', 'Один магазин на одній вулиці'],
  Greek: ['Γιατί η μάρκα χρειάζεται όνομα', 'Ἀγορά καὶ λόγος', 'Η τιμή δεν είναι η αξία'],
  Arabic: [
    'لماذا تحتاج العلامة التجارية إلى شارع واحد؟',
    'قيمة 5,000 GH₵ في السوق',
    'بازارِ می‌خواهم',
    'السوق الصغير والاسم الكبير',
    'بازار میں نام کی قیمت',
  ],
  Hebrew: ['למה מותג צריך רחוב אחד', 'שָׁלוֹם (Brand) 2026', 'שוק קטן, שם גדול'],
  Chinese: ['为什么小企业需要品牌', '品牌，從街角開始！', 'GH₵ 与市场营销：一本书的距离究竟有多远'],
  Japanese: ['ブランドはなぜ必要なのか、街の声を聞く', '小さな店の大きな名前'],
  Korean: ['작은 기업에 브랜드가 필요한 이유', '한 거리에서 시작하라'],
  Devanagari: ['ब्रांड को एक सड़क क्यों चाहिए', 'मार्केटिंग की रणनीति', 'छोटी दुकान, बड़ा नाम'],
  Ethiopic: ['ለምን ብራንድ ያስፈልጋል፧', 'ንግድ እና ገበያ', 'ትንሽ ሱቅ፣ ትልቅ ስም'],
  Bengali: ['কেন ব্র্যান্ড দরকার'],
  Tamil: ['ஏன் ஒரு பிராண்ட் தேவை'],
  Thai: ['ทำไมธุรกิจเล็กจึงต้องมีแบรนด์'],
  Armenian: ['Ինչու է պետք ապրանքանիշը'],
  Georgian: ['რატომ გვჭირდება ბრენდი'],
  NKo: ['ߒߞߏ ߞߊ߲'],
  Adlam: ['𞤆𞤵𞤤𞤢𞤪'],
  Tifinagh: ['ⵜⴰⵎⴰⵣⵉⵖⵜ'],
};

export const titles = Object.values(titlesByScript).flat();

const SAMPLE = ['Akan', 'Yoruba', 'Arabic', 'Chinese', 'Devanagari', 'Ethiopic'];

/** What each title is tried with: every one of them, and in the gate one of some scripts. */
export const triedTitles = isGate ? SAMPLE.flatMap((script) => titlesByScript[script]?.[0] ?? []) : titles;
