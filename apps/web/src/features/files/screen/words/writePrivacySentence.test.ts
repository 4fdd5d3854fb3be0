import { expect, it } from 'vitest';
import { writePrivacySentence } from './writePrivacySentence.ts';

it('X-196: says where files go and how long their sound stays', () => {
  expect(writePrivacySentence(30)).toContain('پس از ۳۰ روز پاک می‌شود و متن می‌ماند');
  expect(writePrivacySentence(null)).toContain('تا وقتی آن‌ها را حذف نکنید می‌ماند');
});
