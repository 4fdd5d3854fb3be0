import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkEvery } from '@nevisa/testing/properties';
import { fuzzTime } from '@nevisa/testing';
import { readPayment } from './readPayment.ts';
import { chooseReturnTarget } from './chooseReturnTarget.ts';

const config = { telegramBot: 'nevisa_bot', baleBot: 'nevisa_bale', desktopScheme: 'nevisa' };
const nothing = { telegramBot: null, baleBot: null, desktopScheme: null };
const returns = ['web', 'desktop', 'telegram', 'bale'] as const;

describe('the target of the return', () => {
  it.each([
    ['R-008, R-161', 'web', 'success', null],
    ['R-008, R-162, T-24, P10', 'desktop', 'success', 'nevisa://payment?buyChargeStatus=true'],
    ['R-162, T-24, P10', 'desktop', 'failure', 'nevisa://payment?buyChargeStatus=false'],
    ['R-008, R-163', 'telegram', 'success', 'https://t.me/nevisa_bot'],
    ['R-163', 'telegram', 'failure', 'https://t.me/nevisa_bot'],
    ['R-164', 'bale', 'failure', 'https://ble.ir/nevisa_bale'],
  ] as const)('%s: %s after a %s is %s', (_row, returnTo, outcome, address) => {
    expect(chooseReturnTarget({ returnTo, outcome }, config)).toMatchObject({ returnTo, address });
  });

  it.each(returns)('R-166: %s without a configuration becomes the site', (returnTo) => {
    expect(chooseReturnTarget({ returnTo, outcome: 'success' }, nothing)).toMatchObject({
      returnTo: 'web',
      address: null,
    });
  });

  it.each([
    ['web', true, true],
    ['desktop', true, false],
    ['telegram', true, false],
    ['bale', false, false],
  ] as const)(
    'R-164: %s leaves by itself when configured: %s; when not configured: %s',
    (returnTo, configured, unconfigured) => {
      const leavesByItself = (settings: typeof config | typeof nothing) =>
        chooseReturnTarget({ returnTo, outcome: 'success' }, settings).automatic;
      expect(leavesByItself(config)).toBe(configured);
      expect(leavesByItself(nothing)).toBe(unconfigured);
    },
  );

  it(
    'R-166, P10: the target of any query is a configured address',
    { timeout: fuzzTime(1_000) },
    () => {
      const known = new Set([
        null,
        'nevisa://payment?buyChargeStatus=true',
        'nevisa://payment?buyChargeStatus=false',
        'https://t.me/nevisa_bot',
        'https://ble.ir/nevisa_bale',
      ]);
      const value = fc.oneof(fc.webUrl(), fc.string(), fc.constantFrom(...returns, 'True'));
      checkEvery(
        1_000,
        fc.record({ type: value, success: value, description: value, ref_id: value }),
        (values) => {
          const receipt = readPayment(new URLSearchParams(values));
          expect(receipt === null || known.has(chooseReturnTarget(receipt, config).address)).toBe(
            true,
          );
        },
      );
    },
  );
});
