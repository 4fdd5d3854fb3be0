import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { renderMarkup, renderWords } from '../../../testing/renderMarkup.ts';
import { makeBlankValues } from '../data/discountValues.ts';
import { AudiencePart, type AudiencePartProps } from './AudiencePart.tsx';
import { PricePart } from './PricePart.tsx';
import { TimePart } from './TimePart.tsx';

const service = { id: 5, name: 'پایه', actual_price: 1_000, is_for_enterprise: false };
const makeForm = (locked: boolean) => ({
  values: { ...makeBlankValues('2026-11-21'), starts_at: '2026-11-21T10:00' },
  locked,
  faults: {},
  round: 0,
  change: () => undefined,
});

const makeAudience = (locked: boolean) =>
  createElement(AudiencePart, {
    form: makeForm(locked),
    member: {} as AudiencePartProps['member'],
    users: [],
    packages: { items: [service] } as unknown as AudiencePartProps['packages'],
  });

/** For each field whether it is off, in the order of the page. */
const listStates = (markup: string) =>
  [...markup.matchAll(/<input[^>]*>/gu)].map(([input]) => / disabled=/u.test(input));

describe('the form of a code that was used', () => {
  it.each([true, false])('X-278: the price, the packages and the people are off: %s', (locked) => {
    const price = listStates(renderMarkup(createElement(PricePart, { form: makeForm(locked) })));
    const audience = listStates(renderMarkup(makeAudience(locked)));
    const repeat = (length: number) => Array.from({ length }, () => locked);
    expect({ price, audience }).toEqual({ price: repeat(5), audience: repeat(4) });
  });

  it('X-278: the start is off with its clock, and the end is not', () => {
    const markup = renderMarkup(createElement(TimePart, { form: makeForm(true), now: 0 }));
    const parts = [...markup.matchAll(/<\w+[^>]* role="spinbutton"[^>]*>/gu)];
    // A day has three parts and a clock two.
    expect(parts.map(([part]) => part.includes('aria-disabled="true"'))).toEqual([
      ...Array.from({ length: 5 }, () => true),
      ...Array.from({ length: 5 }, () => false),
    ]);
  });
});

describe('the form of a code', () => {
  it('X-274: a code is for all, for a first purchase or for chosen people', () => {
    expect(renderWords(makeAudience(false))).toMatch(
      /کاربران مجاز همه فقط خرید اول کاربران منتخب$/u,
    );
  });

  it('X-276: the form says that its times are those of Tehran', () => {
    expect(renderWords(createElement(TimePart, { form: makeForm(false), now: 0 }))).toContain(
      'به وقت تهران',
    );
  });
});
