import { describe, expect, it } from 'vitest';
import { describeOrderFailure } from './describeOrderFailure.ts';

const network = { kind: 'network' } as const;
const tried = { way: 'gateway', price: 950_000, sums: null, changed: null } as const;

describe('the sentence after an order that was not made', () => {
  it('X-216: names the wallet, and no gateway, after a payment from the wallet', () => {
    expect(describeOrderFailure(network, { ...tried, way: 'wallet' })).toBe(
      'پرداخت از کیف پول تأیید نشد. دوباره تلاش کنید.\nخطا در شبکه',
    );
  });

  it('X-208: names the activation, and no gateway, where there is nothing to pay', () => {
    expect(describeOrderFailure(network, { ...tried, price: 0 })).toBe(
      'فعال شدن بسته تأیید نشد. دوباره تلاش کنید.\nخطا در شبکه',
    );
  });

  it('X-212: names the gateway otherwise', () => {
    expect(describeOrderFailure(network, tried)).toMatch(/^اتصال به درگاه ممکن نشد/u);
  });

  const unpaid = { ...tried, price: 0 };
  const byWallet = { ...tried, way: 'wallet' } as const;
  it.each([
    ['server', 'gateway', { kind: 'server', status: 502 }, tried, 'اتصال به درگاه ممکن نشد.'],
    ['schema', 'gateway', { kind: 'schema', issue: 'answer' }, tried, 'اتصال به درگاه ممکن نشد.'],
    ['server', 'wallet', { kind: 'server', status: 502 }, byWallet, 'پرداخت از کیف پول تأیید نشد.'],
    ['server', 'activation', { kind: 'server', status: 502 }, unpaid, 'فعال شدن بسته تأیید نشد.'],
  ] as const)(
    'X-212, X-216: a failure of kind %s on the way of %s asks for the retry once',
    (_, __, failure, order, sentence) => {
      expect(describeOrderFailure(failure, order)).toBe(
        `${sentence}\nمشکلی از سوی نویسا پیش آمد. کمی بعد دوباره تلاش کنید.`,
      );
    },
  );

  it.each(['gateway', 'wallet'] as const)('X-201: is that of the server alone: %s', (way) => {
    const texts = ['این بسته را گرفته‌اید.'];
    const refusal = { kind: 'refused', status: 400, code: null, texts, retryAfter: null } as const;
    expect(describeOrderFailure(refusal, { ...tried, way })).toBe(texts[0]);
  });
});
