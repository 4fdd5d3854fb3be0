import { expect, it } from 'vitest';
import { privacyText } from './privacyText.ts';

it('X-196: says where files go and how long their sound stays', () => {
  expect(privacyText(30)).toContain('پس از ۳۰ روز پاک می‌شود و متن می‌ماند');
  expect(privacyText(null)).toContain('تا وقتی آن‌ها را حذف نکنید می‌ماند');
});
