/** Titles in the letters that authors write, by language or script. */
export const titlesByScript: Record<string, string[]> = {
  Latin: ['Your African strategy should fit on one street', 'Ünlü Łódź žába, “naïve” – 200+'],
  Akan: ['Akwaaba to the ɔhene brand', 'Twi: mɛba brand', 'Ɛyɛ dɛ: sɛ́ ɔ̀kɔ́'],
  Ewe: ['Ƒ Ɖ: ŋutɔ ʋu ɣe', 'Eʋegbe ƒe ɖoɖo'],
  Hausa: ['Ɓangare, ɗaki da ƙasa'],
  Yoruba: ['Ẹ̀kọ́ brand', 'Ọjà àti ìṣòwò ní Èkó'],
  Vietnamese: ['Thương hiệu Việt Nam đổi mới'],
  Currency: ['GH₵ 5,000 brand', '₦ and € and ₹ → growth', 'Price ≠ value', 'R² ≤ 1 ⇒ ∀x'],
  Cyrillic: ['Почему бренду нужна улица', 'Ґрунт і їжа'],
  Greek: ['Γιατί η μάρκα χρειάζεται όνομα', 'Ἀγορά καὶ λόγος'],
  Arabic: ['لماذا تحتاج العلامة التجارية إلى شارع واحد؟', 'قيمة 5,000 GH₵ في السوق', 'بازارِ می‌خواهم'],
  Hebrew: ['למה מותג צריך רחוב אחד', 'שָׁלוֹם (Brand) 2026'],
  Chinese: ['为什么小企业需要品牌', '品牌，從街角開始！', 'GH₵ 与市场营销：一本书的距离究竟有多远'],
  Japanese: ['ブランドはなぜ必要なのか、街の声を聞く'],
  Korean: ['작은 기업에 브랜드가 필요한 이유'],
  Devanagari: ['ब्रांड को एक सड़क क्यों चाहिए', 'मार्केटिंग की रणनीति'],
  Ethiopic: ['ለምን ብራንድ ያስፈልጋል፧', 'ንግድ እና ገበያ'],
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
