import { fn } from 'storybook/test';
import { Button } from '../../../actions/Button/Button.tsx';
import type { DroppedFile } from '../FileDropRow.tsx';

/** The press of the action of each file. */
export const onAct = fn();

function act(words: string) {
  return (
    <Button variant="quiet" size="small" onClick={onAct}>
      {words}
    </Button>
  );
}

/** A file in each state between the upload and its end. */
export const interrupted: DroppedFile[] = [
  {
    id: '6',
    name: 'نشست سه‌شنبه.mp3',
    size: 80 * 1024 ** 2,
    state: 'paused',
    progress: 0.3,
    words: 'متوقف شده، ۳۰٪ بارگذاری شده است',
    action: act('ادامه'),
  },
  {
    id: '7',
    name: 'lecture-04.m4a',
    size: 36 * 1024 ** 2,
    state: 'processing',
    progress: null,
    words: 'در حال آماده‌سازی',
    action: act('لغو تبدیل'),
  },
  {
    id: '8',
    name: 'meeting (1).mp3',
    size: 12 * 1024 ** 2,
    state: 'duplicate',
    words: 'این فایل قبلاً تبدیل شده است.',
    action: act('دیدن نوشته'),
  },
  {
    id: '9',
    name: 'مصاحبه.wav',
    size: 210 * 1024 ** 2,
    state: 'needsFile',
    words: 'برای ادامهٔ بارگذاری همین فایل را دوباره انتخاب کنید.',
    action: act('انتخاب فایل'),
  },
];
