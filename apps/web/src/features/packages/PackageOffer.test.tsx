import type { Service } from '@nevisa/api/types';
import { NevisaUi } from '@nevisa/ui';
import { expect, it } from 'vitest';
import { type AppServices, AppServicesContext } from '../../app/appServices.ts';
import { renderInPage } from '../../testing/renderInPage.ts';
import { PackageOffer } from './PackageOffer.tsx';

const offered = {
  id: 1,
  name: 'بستهٔ ما',
  description: '',
  deadline: null,
  price_per_hour: null,
  hour_limit: 100,
  max_users: null,
  actual_price: 950_000,
  is_gift: false,
  is_for_telegram: false,
  is_for_enterprise: false,
} as Service;

function show(change: Partial<Service>, isBest = false): HTMLElement {
  return renderInPage(
    <NevisaUi>
      <AppServicesContext value={{ config: { supportPhone: '0' } } as AppServices}>
        <PackageOffer service={{ ...offered, ...change }} isBest={isBest} isFirst />
      </AppServicesContext>
    </NevisaUi>,
  ).host;
}

it('X-201: an enterprise package without a sum is not called free', () => {
  const host = show({ actual_price: 0, is_for_enterprise: true });
  expect(host).not.toMatchTextContent('رایگان');
  const lines = [...host.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(lines).toContain('سازمانی');
});

it('X-201: a gift is marked, and is free', () => {
  expect(show({})).not.toMatchTextContent('هدیه');
  const gift = show({ is_gift: true, actual_price: 0 });
  expect(gift).toMatchTextContent('هدیه');
  expect(gift).toMatchTextContent('رایگان');
});

it.each([
  [30, 'اعتبار ۳۰ روز'],
  ['2096-12-21', 'تا ۱ دی ۱۴۷۵ اعتبار دارد'],
])('X-202: the offer of a package says its validity %j', (deadline, words) => {
  expect(show({ deadline })).toMatchTextContent(words);
});

it('X-80: a card has name, hours, price, price of an hour, users and description, in this order', () => {
  const facts = { max_users: 3, description: 'برای گروه‌ها', deadline: 30 };
  expect(show(facts)).toMatchTextContent(
    /بستهٔ ما.*۱۰۰ ساعت.*۹۵۰٬۰۰۰ تومان.*هر ساعت ۹٬۵۰۰ تومان.*۳۰ روز · تا ۳ کاربر هم‌زمان.*برای گروه‌ها/u,
  );
});

it('X-80: one user is no fact, and an endless package has no hours', () => {
  expect(show({ max_users: 1 })).not.toMatchTextContent('کاربر');
  const endless = show({ is_infinite: true });
  expect(endless).toMatchTextContent('تبدیل نامحدود');
  expect(endless).not.toMatchTextContent('ساعت');
});

it.each([
  ['به‌صرفه', {}, true],
  ['ویژهٔ ربات تلگرام', { is_for_telegram: true }, false],
])(
  'X-80, X-200: «%s» marks a package of this kind, and no other package',
  (mark, change, isBest) => {
    expect(show({})).not.toMatchTextContent(mark);
    expect(show(change, isBest)).toMatchTextContent(mark);
  },
);
