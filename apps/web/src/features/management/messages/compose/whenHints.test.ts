import { emptyMessage, type MessageValues } from '@nevisa/machines';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { renderMarkup, renderWords } from '../../../../testing/renderMarkup.ts';
import { present } from '../testing/makeAdminMessage.ts';
import type { FieldErrors } from './problemWords.ts';
import type { Compose } from './useCompose.ts';
import WhenFields from './WhenFields.tsx';

function createFields(change: Partial<MessageValues>, errors: FieldErrors = {}) {
  const values = { ...emptyMessage, way: 'later', ...change };
  const compose = { values, now: present, change: () => undefined } as unknown as Compose;
  return createElement(WhenFields, { compose, errors, onLeave: () => undefined });
}

it.each([
  ['2026-11-21', 'به وقت تهران، از ساعت ۱۴:۱۰ به بعد'],
  ['2026-11-22', 'به وقت تهران'],
])('X-289: on %s the clock of sending says: %s', (sendDay, hint) => {
  const words = renderWords(createFields({ sendDay }));
  expect(words).toContain(hint);
  expect(words.includes('از ساعت')).toBe(hint.includes('از ساعت'));
});

it.each(['sendDay', 'expiryDay'] as const)(
  'X-289: a day before the present of the server is no %s',
  (field) => {
    const isInvalid = (day: string) =>
      renderMarkup(createFields({ [field]: day })).includes('aria-invalid="true"');
    expect([isInvalid('2026-11-20'), isInvalid('2026-11-21')]).toEqual([true, false]);
  },
);

it('X-289: the time of sending is written out until something is wrong with it', () => {
  const chosen = { sendDay: '2026-11-24', sendClock: '09:00' };
  expect(renderWords(createFields(chosen))).toContain('۳ آذر ۱۴۰۵، ساعت ۰۹:۰۰ به وقت تهران');
  const words = renderWords(createFields(chosen, { sendAt: 'زود است', expiresAt: 'گذشته است' }));
  expect(words).not.toContain('۳ آذر ۱۴۰۵، ساعت');
  expect([words.includes('زود است'), words.includes('گذشته است')]).toEqual([true, true]);
});
