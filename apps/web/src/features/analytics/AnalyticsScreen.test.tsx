import type { AnalyticsPart } from '@nevisa/machines';
import { NevisaUi } from '@nevisa/ui';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type AppServices, AppServicesContext } from '../../app/appServices.ts';
import { createScopeServices } from '../../testing/createScopeServices.ts';
import { renderInPage } from '../../testing/renderInPage.ts';
import { makeAnalytics, makePoints } from './analyticsTesting.ts';
import { AnalyticsPage } from './AnalyticsScreen.tsx';
import type { Analytics } from './data/useAnalytics.ts';

const amounts = {
  points: makePoints(1, 2),
  compared: [
    { date: '2026-11-18', value: 4 },
    { date: '2026-11-19', value: 3 },
  ],
};
const code = { discount_id: 1, code: 'MEHR', name: '', used_count: 2, revenue: 7_000 };

/** The figures of two days, which were read at half past nine, and the codes two hours later. */
function makeRead(): Analytics {
  const analytics = makeAnalytics({
    minutes: amounts,
    revenue: amounts,
    signups: amounts,
    codes: { results: [code], server_time: null },
  });
  const { readings } = analytics.context;
  const readAt = (part: AnalyticsPart, time: string) => ({
    [part]: { ...readings[part], readAt: Date.parse(time) },
  });
  const changed = {
    ...readings,
    ...readAt('minutes', '2026-11-21T06:00:00Z'),
    ...readAt('revenue', '2026-11-21T06:00:00Z'),
    ...readAt('signups', '2026-11-21T06:00:00Z'),
    ...readAt('codes', '2026-11-21T08:00:00Z'),
  };
  const list = { address: { filters: { period: null, days: null, compare: null } } };
  const context = { ...analytics.context, readings: changed };
  return { ...analytics, list, context } as unknown as Analytics;
}

/** Opens the page with these figures. */
function openPage() {
  const opened: string[] = [];
  function Place() {
    const { pathname, search } = useLocation();
    opened.push(`${pathname}${search}`);
    return null;
  }
  const services = createScopeServices();
  const { host } = renderInPage(
    <AppServicesContext value={services as unknown as AppServices}>
      <MemoryRouter>
        <NevisaUi>
          <AnalyticsPage title="آمار" analytics={makeRead()} />
          <Place />
        </NevisaUi>
      </MemoryRouter>
    </AppServicesContext>,
  );
  return { host, opened };
}

it('X-250: the page says when its oldest figures were read', async () => {
  openPage();
  await expect.element(page.getByText(/^به‌روزرسانی: .*۰۹:۳۰/u)).toBeVisible();
});

it('X-247: the page has the top codes', async () => {
  openPage();
  await expect.element(page.getByText('MEHR').first()).toBeVisible();
});

it('X-251: a press on a point of the sign-ups opens the users of its days', async () => {
  const { host, opened } = openPage();
  await expect.poll(() => host.querySelector('svg [role=button]')).not.toBeNull();
  host.querySelector<SVGGElement>('svg [role=button]')?.focus();
  await userEvent.keyboard('{End}{Enter}');
  await expect.poll(() => opened.at(-1)).toBe('/admin/user-management?joined=1405-08-30');
});

it('X-251: a press on a point of the compared days opens the users of those', async () => {
  const { host, opened } = openPage();
  await expect.poll(() => host.querySelector('svg [role=button]')).not.toBeNull();
  host.querySelector<SVGGElement>('svg [role=button]')?.focus();
  await userEvent.keyboard('{End}{ArrowDown}{Enter}');
  await expect.poll(() => opened.at(-1)).toBe('/admin/user-management?joined=1405-08-28');
});
