import type { Service } from '@nevisa/api/types';
import { NevisaUi } from '@nevisa/ui';
import { expect, it } from 'vitest';
import { renderInPage } from '../../testing/renderInPage.ts';
import { ComparePackages } from './ComparePackages.tsx';

const ten = {
  id: 1,
  name: 'ten',
  deadline: '2096-12-21',
  price_per_hour: 70_000,
  hour_limit: 10,
  actual_price: 950_000,
  is_infinite: false,
  is_for_enterprise: false,
} as Service;
const gift = { ...ten, id: 2, name: 'gift', deadline: null, actual_price: 0 };

function readCells(service: Service): string[] {
  const { host } = renderInPage(
    <NevisaUi>
      <ComparePackages services={[service]} />
    </NevisaUi>,
  );
  const cells = host.querySelectorAll('tbody tr :is(th, td)');
  return [...cells].map(({ textContent }) => textContent.trim());
}

it('X-200, X-202: a row has name, hours, price, the price of an hour that the server gives, and the last day', () => {
  const [name, hours, price, hourly, validity] = readCells(ten);
  expect(name).toBe('ten');
  expect(hours).toMatch(/۱۰$/u);
  expect(price).toContain('۹۵۰٬۰۰۰');
  expect(hourly).toContain('۷۰٬۰۰۰');
  expect(validity).toContain('۱ دی ۱۴۷۵');
});

it('X-200, X-202: an unknown price of an hour and an unknown validity are a dash', () => {
  const [, , price, hourly, validity] = readCells(gift);
  expect(price).toMatch(/رایگان$/u);
  expect(hourly).toMatch(/—$/u);
  expect(validity).toMatch(/—$/u);
});

it('X-200: the hours of an endless package are unlimited, and unknown ones are a dash', () => {
  expect(readCells({ ...ten, is_infinite: true })[1]).toMatch(/نامحدود$/u);
  expect(readCells({ ...ten, hour_limit: null })[1]).toMatch(/—$/u);
});
