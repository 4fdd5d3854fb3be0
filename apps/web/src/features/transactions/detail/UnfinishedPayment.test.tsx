import type { Failure } from '@nevisa/api/types';
import { NevisaUi } from '@nevisa/ui';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInPage } from '../../../testing/renderInPage.ts';
import { UnfinishedPayment } from './UnfinishedPayment.tsx';

const busy: Failure = { kind: 'refused', status: 429, texts: [], code: null, retryAfter: 30_000 };

it.each<[string, Failure, boolean]>([
  ['waits while the server asks to', busy, true],
  ['is there at once after another failure', { kind: 'network' }, false],
])('X-218, T30: the next question for an order %s', (_, failure, waits) => {
  const nothing = () => undefined;
  renderInPage(
    <NevisaUi>
      <UnfinishedPayment
        unfinished={{
          result: { kind: 'failed', failure },
          asking: false,
          ask: nothing,
          goOn: nothing,
          refused: false,
        }}
      />
    </NevisaUi>,
  );
  const retry = page.getByRole('button', { name: 'تلاش دوباره' }).element();
  expect(retry.ariaDisabled === 'true').toBe(waits);
});
