import type { Failure } from '@nevisa/api/types';
import type { AnalyticsPart, AnalyticsTag, PartReading } from '@nevisa/machines';
import { NevisaUi } from '@nevisa/ui';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInPage } from '../../../testing/renderInPage.ts';
import type { Analytics } from '../data/useAnalytics.ts';
import { AnalyticsPartCard, StaleNotice } from './AnalyticsPartCard.tsx';

const failure: Failure = { kind: 'network' };
const reading: PartReading<unknown> = { answer: null, question: null, readAt: null, failure };

function makeAnalytics(tag: AnalyticsTag, other: Partial<typeof reading> = {}): Analytics {
  const readings = { packages: { ...reading, ...other } };
  return {
    context: { readings },
    is: (asked: AnalyticsTag) => asked === tag,
    request: (_: AnalyticsPart) => undefined,
  } as unknown as Analytics;
}

const retry = page.getByRole('button', { name: 'تلاش دوباره' });

it('X-250: the retry of a part that has failed keeps the focus while the part is read', async () => {
  const card = (tag: AnalyticsTag) => (
    <NevisaUi>
      <AnalyticsPartCard analytics={makeAnalytics(tag)} part="packages" name="p">
        {() => null}
      </AnalyticsPartCard>
    </NevisaUi>
  );
  const { show } = renderInPage(card('packages.failed'));
  (retry.element() as HTMLElement).focus();
  show(card('packages.loading'));
  await expect.element(retry).toHaveFocus();
  await expect.element(retry).toHaveAttribute('aria-busy', 'true');
});

it('X-250: the retry of old figures keeps the focus while they are read again', async () => {
  const notice = (tag: AnalyticsTag) => (
    <NevisaUi>
      <StaleNotice analytics={makeAnalytics(tag, { readAt: 0 })} part="packages" />
    </NevisaUi>
  );
  const { show } = renderInPage(notice('packages.stale'));
  (retry.element() as HTMLElement).focus();
  show(notice('packages.reading'));
  await expect.element(retry).toHaveFocus();
  await expect.element(retry).toHaveAttribute('aria-busy', 'true');
});
