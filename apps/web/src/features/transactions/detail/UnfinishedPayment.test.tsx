import type { Failure } from '@nevisa/api/types';
import type { OrderResult, UnfinishedOrder } from '@nevisa/machines';
import { NevisaUi } from '@nevisa/ui';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { type AppServices, AppServicesContext } from '../../../app/appServices.ts';
import { renderInPage } from '../../../testing/renderInPage.ts';
import { UnfinishedPayment } from './UnfinishedPayment.tsx';

const busy: Failure = { kind: 'refused', status: 429, texts: [], code: null, retryAfter: 30_000 };

function show(result: OrderResult) {
  const nothing = () => undefined;
  return renderInPage(
    <NevisaUi>
      <AppServicesContext value={{ config: { supportPhone: '0' } } as AppServices}>
        <UnfinishedPayment
          unfinished={{ result, asking: false, ask: nothing, goOn: nothing, refused: false }}
        />
      </AppServicesContext>
    </NevisaUi>,
  ).host;
}

it.each<[string, Failure, boolean]>([
  ['waits while the server asks to', busy, true],
  ['is there at once after another failure', { kind: 'network' }, false],
])('X-218, T30: the next question for an order %s', (_, failure, waits) => {
  show({ kind: 'failed', failure });
  const retry = page.getByRole('button', { name: 'تلاش دوباره' }).element();
  expect(retry.ariaDisabled === 'true').toBe(waits);
});

const minute = 60_000;
const url = 'https://pay.nevisa.test/bank';
const past = () => Date.now() - minute;
const later = () => Date.now() + 5 * minute;
const ended = 'مهلت این پرداخت گذشته است';
const confirming = 'در حال تأیید بانک است';

it.each<[string, () => Partial<UnfinishedOrder>, string, boolean]>([
  ['a living link', () => ({ url, endsAt: later() }), 'یک پرداخت ناتمام دارید', true],
  ['a link whose end is past', () => ({ url, endsAt: past() }), ended, false],
  ['no link before its end', () => ({ url: null, endsAt: later() }), confirming, false],
  ['no link and no end', () => ({ url: null, endsAt: null }), confirming, false],
  ['no link after its end', () => ({ url: null, endsAt: past() }), ended, false],
])('X-215, X-218: a payment that waits with %s', (_, make, words, goesOn) => {
  const order = { orderNumber: 'NV-1', amount: 950_000, packageName: null, ...make() };
  const host = show({ kind: 'pending', order: order as UnfinishedOrder });
  expect(host).toMatchTextContent(words);
  expect(page.getByRole('button', { name: 'ادامهٔ پرداخت' }).elements()).toHaveLength(
    goesOn ? 1 : 0,
  );
});
