import { emptyMessage } from '@nevisa/machines';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { renderWords } from '../../../../testing/renderMarkup.ts';
import { present } from '../testing/makeAdminMessage.ts';
import type { Compose } from './useCompose.ts';
import WhenFields from './WhenFields.tsx';

it.each([
  ['2026-11-21', 'به وقت تهران، از ساعت ۱۴:۱۰ به بعد'],
  ['2026-11-22', 'به وقت تهران'],
])('X-289: on %s the clock of sending says: %s', (sendDay, hint) => {
  const compose = {
    values: { ...emptyMessage, way: 'later', sendDay },
    now: present,
    change: () => undefined,
  } as unknown as Compose;
  const words = renderWords(
    createElement(WhenFields, { compose, errors: {}, onLeave: () => undefined }),
  );
  expect(words).toContain(hint);
  expect(words.includes('از ساعت')).toBe(hint.includes('از ساعت'));
});
