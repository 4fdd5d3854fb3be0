import type { AnalyticsPart } from '@nevisa/machines';
import { NevisaUi } from '@nevisa/ui';
import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type AppServices, AppServicesContext } from '../../../app/appServices.ts';
import { renderInPage } from '../../../testing/renderInPage.ts';
import { analyticsAddedText } from '../../../shared/text/analyticsAddedText.ts';
import { makeAnalytics, someFigures } from '../analyticsTesting.ts';
import type { Analytics } from '../data/useAnalytics.ts';
import { AnalyticsPartCard } from './AnalyticsPartCard.tsx';
import { Figures } from './Figures.tsx';
import { HeadTools } from './HeadTools.tsx';

/** Presses the retry of a part in this state; answers the parts that are asked for. */
async function retry(
  part: AnalyticsPart,
  state: 'failed' | 'stale',
  render: (analytics: Analytics) => ReactElement,
) {
  const read = makeAnalytics(state === 'stale' ? { figures: someFigures } : {});
  const { readings } = read.context;
  const failed = { ...readings[part], failure: { kind: 'network' as const } };
  const request = vi.fn();
  const analytics = {
    ...read,
    request,
    is: (tag: string) => tag === `${part}.${state}`,
    context: { ...read.context, readings: { ...readings, [part]: failed } },
  };
  renderInPage(<NevisaUi>{render(analytics)}</NevisaUi>);
  await page.getByRole('button', { name: 'تلاش دوباره' }).click();
  return request.mock.calls;
}

it.each(['failed', 'stale'] as const)(
  'X-250: the retry of %s figures reads the figures alone',
  async (state) => {
    const asked = await retry('figures', state, (analytics) => <Figures analytics={analytics} />);
    expect(asked).toEqual([['figures']]);
  },
);

it('X-250: the retry of a chart that has failed reads that chart alone', async () => {
  const asked = await retry('codes', 'failed', (analytics) => (
    <AnalyticsPartCard analytics={analytics} part="codes" name="c">
      {() => null}
    </AnalyticsPartCard>
  ));
  expect(asked).toEqual([['codes']]);
});

it('X-250: the button of the page reads every part again', async () => {
  const refresh = vi.fn();
  const analytics = { ...makeAnalytics({}), refresh, repeating: false, repeat: vi.fn() };
  renderInPage(
    <AppServicesContext value={{} as AppServices}>
      <NevisaUi>
        <HeadTools analytics={analytics} />
      </NevisaUi>
    </AppServicesContext>,
  );
  await page.getByRole('button', { name: analyticsAddedText.refresh }).click();
  expect(refresh).toHaveBeenCalledOnce();
});
