import type { WritingCase } from './writingCase.ts';

/** The ezafe after a silent «ه». */
export const ezafeCases: readonly WritingCase[] = [
  { spoken: 'خانه ی ما', written: 'خانهٔ ما' },
  { spoken: 'خانه‌ی ما', written: 'خانهٔ ما' },
  { spoken: 'خانۀ ما', written: 'خانهٔ ما' },
  { spoken: 'خانهٔ ما', written: 'خانهٔ ما' },
  { spoken: 'خانه ما', written: 'خانه ما', note: 'nobody wrote an ezafe' },
  { spoken: 'خانه‌ي ما', written: 'خانهٔ ما' },
  { spoken: 'خانه ي ما', written: 'خانهٔ ما' },
  { spoken: 'همه ی مردم', written: 'همهٔ مردم' },
  { spoken: 'درباره ی او', written: 'دربارهٔ او' },
  { spoken: 'نوشته های خانه ی من', written: 'نوشته‌های خانهٔ من' },
  { spoken: 'راه ی', written: 'راه ی', note: 'the «ه» of «راه» is heard' },
  { spoken: 'گروه‌ی', written: 'گروه‌ی' },
  { spoken: 'توجه‌ی', written: 'توجه‌ی' },
  { spoken: 'که ی', written: 'که ی' },
  { spoken: 'سه ی', written: 'سه ی' },
  { spoken: 'ی', written: 'ی' },
  { spoken: 'خانه، ی', written: 'خانه، ی' },
  { spoken: 'ماهی', written: 'ماهی' },
  { spoken: 'خانهی ما', written: 'خانهی ما', note: '«هی» is also in «ماهی»' },
  { spoken: 'خانه‌ای', written: 'خانه‌ای' },
  { spoken: 'می گفته ی', written: 'می‌گفتهٔ' },
  { spoken: 'زیرگروه‌ی', written: 'زیرگروه‌ی' },
  { spoken: 'رشته‌کوه ی', written: 'رشته‌کوه ی' },
  { spoken: 'روزنامه‌ی امروز', written: 'روزنامهٔ امروز' },
];
