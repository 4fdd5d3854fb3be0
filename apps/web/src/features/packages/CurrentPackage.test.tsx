import type { User } from '@nevisa/api/types';
import { NevisaUi } from '@nevisa/ui';
import { expect, it } from 'vitest';
import { fill } from '../../shared/text/fill.ts';
import { packagesText } from '../../shared/text/packagesText.ts';
import { renderInPage } from '../../testing/renderInPage.ts';
import { CurrentPackage } from './CurrentPackage.tsx';

const hour = 3_600_000;
const makeRecord = (name: string, start_time: string, end_time: string) => ({
  start_time,
  end_time,
  service: { name, hour_limit: 20 },
});

function describePackage(account: object): string {
  const user = { nevisa_service_account: account } as unknown as User;
  const { host } = renderInPage(
    <NevisaUi>
      <CurrentPackage user={user} />
    </NevisaUi>,
  );
  const bar = host.querySelector('progress')?.getAttribute('aria-valuetext') ?? '';
  return `${host.textContent} ${bar}`;
}

it('X-81, X-203: the current package has its name, the remaining and the total credit, its end and the package that follows', () => {
  const words = describePackage({
    has_service: true,
    is_usage_infinite: false,
    usage_remained: 5.5 * hour,
    current_service_record: makeRecord('gold', '2096-11-01T06:00:00Z', '2096-12-31T06:00:00Z'),
    reserved_service_record: makeRecord('silver', '2097-01-04T06:00:00Z', '2097-02-04T06:00:00Z'),
  });
  expect(words).toContain('gold');
  expect(words).toContain('۵ ساعت و ۳۰ دقیقه از ۲۰ ساعت مانده است');
  expect(words).toContain('تا ۱۱ دی ۱۴۷۵ اعتبار دارد');
  expect(words).toContain(fill(packagesText.reserved, { name: 'silver' }));
  expect(words).toContain('۱۵ دی ۱۴۷۵');
});

it('X-203: an ended package is not shown as the current one', () => {
  const record = makeRecord('gold', '2026-11-01T06:00:00Z', '2026-11-02T06:00:00Z');
  expect(describePackage({ has_service: false, current_service_record: record })).not.toContain(
    'gold',
  );
});

it.each([
  [2.9, true],
  [3.1, false],
])('X-203: an end in %d days has its clock: %s', (days, hasClock) => {
  const end = new Date(Date.now() + days * 24 * hour).toISOString();
  const words = describePackage({
    has_service: true,
    is_usage_infinite: true,
    current_service_record: makeRecord('gold', '2026-11-01T06:00:00Z', end),
  });
  expect(/[۰-۹]{2}:[۰-۹]{2}/u.test(words)).toBe(hasClock);
});
