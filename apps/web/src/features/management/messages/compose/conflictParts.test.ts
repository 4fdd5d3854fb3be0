import { emptyMessage, type MessageValues } from '@nevisa/machines';
import { describe, expect, it } from 'vitest';
import { mergeValues, toDifferences } from './conflictParts.ts';

const theirs: MessageValues = { ...emptyMessage, title: 'آن', text: 'همان' };
const mine: MessageValues = {
  ...theirs,
  title: 'این',
  way: 'later',
  sendDay: '2026-11-24',
  sendClock: '09:00',
};

describe('two versions of a message', () => {
  it('X-116: differ in whole parts: a day and its clock are one', () => {
    const differences = toDifferences(mine, theirs);
    expect(differences.map(({ id }) => id)).toEqual(['title', 'send']);
    expect(differences[0]?.runs).toEqual([
      { kind: 'added', text: 'این' },
      { kind: 'removed', text: 'آن' },
    ]);
    expect(differences[1]?.runs[0]?.text).toBe('۳ آذر ۱۴۰۵، ۰۹:۰۰');
  });

  it('X-116: are joined by the choices, and what has none stays mine', () => {
    expect(mergeValues(mine, theirs, new Map([['send', 'theirs']]))).toEqual({
      ...mine,
      way: 'now',
      sendDay: null,
      sendClock: null,
    });
    expect(mergeValues(mine, theirs, new Map())).toEqual(mine);
  });

  it('X-116: a clock that both have set alone is a difference, and is taken with its day', () => {
    const ends = { ...theirs, expiryDay: '2026-11-30', expiryClock: '18:00' };
    const later = { ...ends, expiryClock: '20:00' };
    expect(toDifferences(ends, later).map(({ id }) => id)).toEqual(['expiry']);
    expect(mergeValues(ends, later, new Map([['expiry', 'theirs']]))).toEqual(later);
  });

  it('X-116: an empty value has a word', () => {
    const [difference] = toDifferences({ ...mine, title: '' }, { ...mine });
    expect(difference?.runs[0]?.text).not.toBe('');
  });
});
