import type { UploadTag } from '@nevisa/machines';
import { describe, expect, it } from 'vitest';
import { describeTotals } from './describeTotals.ts';
import { reserveCredit } from './reserveCredit.ts';
import { megabyte, minute, makeShownUpload } from '../testing/shownUploads.ts';

const half = makeShownUpload(['sending', 'moving'], { mostReceived: 20 * megabyte });

describe('all files of the list', () => {
  it('X-188: are a number and their bytes in one line', () => {
    const rows = [
      half,
      makeShownUpload(['waiting', 'moving']),
      makeShownUpload(['converting']),
      makeShownUpload(['done']),
    ];
    expect(describeTotals(rows)).toBe('۳ فایل، ۶۰ مگابایت از ۱۲۰ مگابایت بارگذاری شده است');
  });

  it('X-188, X-195: count a video whose sound is being taken out', () => {
    const rows = [half, makeShownUpload(['extracting', 'sending', 'moving'])];
    expect(describeTotals(rows)).toBe('۲ فایل، ۲۰ مگابایت از ۸۰ مگابایت بارگذاری شده است');
  });

  it('are only a number while none is under way', () => {
    expect(describeTotals([makeShownUpload(['ready']), makeShownUpload(['done'])])).toBe('۲ فایل');
  });
});

describe('the credit of each file', () => {
  it('X-181: is reserved for started files first, then in order', () => {
    const rows = [
      makeShownUpload(['ready'], { id: 'first', duration: 5 * minute }),
      makeShownUpload(['unaffordable'], { id: 'second', duration: 10 * minute }),
      makeShownUpload(['ready'], { id: 'third', duration: minute }),
      makeShownUpload(['waiting', 'moving'], { id: 'started', duration: 20 * minute }),
    ];
    const shares = reserveCredit(rows, 30 * minute);
    const getMinutesLeft = (id: string) => (shares.get(id)?.left ?? 0) / minute;
    expect(['first', 'second', 'third'].map(getMinutesLeft)).toEqual([10, 5, 5]);
    expect(shares.get('second')?.isReserved).toBe(true);
    expect(reserveCredit(rows, null).get('first')).toMatchObject({ total: null, left: null });
    expect(reserveCredit(rows.slice(0, 1), minute).get('first')?.isReserved).toBe(false);
  });

  it.each<UploadTag>([
    'waiting',
    'extracting',
    'sending',
    'offline',
    'paused',
    'signedOut',
    'needsFile',
    'converting',
  ])('X-181: is reserved for a file in the state %s', (tag) => {
    const rows = [
      makeShownUpload(['ready'], { id: 'first', duration: minute }),
      makeShownUpload([tag], { id: 'started', duration: 20 * minute }),
    ];
    const share = reserveCredit(rows, 30 * minute).get('first');
    expect(share).toMatchObject({ left: 10 * minute, isReserved: true });
  });

  it.each<UploadTag>(['refused', 'done', 'failed', 'canceled'])(
    'X-181: is not reserved for a file that is %s',
    (tag) => {
      const rows = [makeShownUpload(['ready'], { id: 'first' }), makeShownUpload([tag])];
      expect(reserveCredit(rows, minute).get('first')).toMatchObject({ left: minute });
    },
  );
});
