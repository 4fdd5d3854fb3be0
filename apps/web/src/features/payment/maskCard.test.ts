import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkEvery } from '@nevisa/testing/properties';
import { fuzzTime } from '@nevisa/testing';
import { maskCard } from './maskCard.ts';

describe('a card number', () => {
  it.each([
    ['6037991234561234', '6037-99**-****-1234'],
    ['6037-9912-3456-1234', '6037-99**-****-1234'],
    ['6037 9912 3456 1234', '6037-99**-****-1234'],
    ['۶۰۳۷۹۹۱۲۳۴۵۶۱۲۳۴', '6037-99**-****-1234'],
    ['٦٠٣٧٩٩١٢٣٤٥٦١٢٣٤', '6037-99**-****-1234'],
    ['603799******1234', '6037-99**-****-1234'],
    ['6037-99**-****-1234', '6037-99**-****-1234'],
    ['6037-99xx-XXXX-1234', '6037-99**-****-1234'],
    ['603799••••••1234', '6037-99**-****-1234'],
    ['6037991*******34', '6037-99**-****-**34'],
    ['************1234', '****-****-****-1234'],
    ['603799**1234', '603799**1234'],
    ['6037991234567891234', '603799*********1234'],
  ])('R-154, P08: «%s» is masked as «%s»', (text, shown) => {
    expect(maskCard(text)).toBe(shown);
  });

  it.each([
    '',
    '****************',
    '1234',
    '60379912345',
    '60379912345678912345',
    '6037991234561234 ; 5022291234561234',
    '6037_9912_3456_1234',
    'javascript:alert(1)',
    '<b>6037991234561234</b>',
    '6037.9912.3456.1234',
  ])('P08: «%s» is not a card number', (text) => {
    expect(maskCard(text)).toBeNull();
  });

  it(
    'P08: a masked number shows at most ten digits of any input',
    { timeout: fuzzTime(1_000) },
    () => {
      checkEvery(
        1_000,
        fc.oneof(fc.string(), fc.stringMatching(/^[\d۰-۹*xX• -]{0,40}$/)),
        (text) => {
          expect((maskCard(text) ?? '').replaceAll(/\D/g, '').length).toBeLessThanOrEqual(10);
          expect(maskCard(text) ?? '*').toMatch(/^[\d*-]+$/);
        },
      );
    },
  );

  it(
    'P08: sixteen digits keep the first six and the last four',
    { timeout: fuzzTime(1_000) },
    () => {
      checkEvery(1_000, fc.stringMatching(/^\d{16}$/), (card) => {
        expect(maskCard(card)?.replaceAll('-', '')).toBe(
          `${card.slice(0, 6)}******${card.slice(12)}`,
        );
      });
    },
  );
});
