import { NevisaUi } from '@nevisa/ui';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { doubleClick } from '../../../testing/doubleClick.ts';
import { renderInPage } from '../../../testing/renderInPage.ts';
import { MyDataPart } from './MyDataPart.tsx';
import type { MyDataView } from './useMyData.ts';

it('X-236: a double click begins the archive, and does not cancel it', async () => {
  const cancel = vi.fn<() => void>();
  function Part() {
    const [making, setMaking] = useState(false);
    const facts = { saved: false, failed: false, done: 0, total: null, written: 0, missing: [] };
    const data: MyDataView = { ...facts, making, start: () => setMaking(true), cancel };
    return <MyDataPart data={data} words="همهٔ داده‌ها" />;
  }
  renderInPage(
    <NevisaUi>
      <Part />
    </NevisaUi>,
  );
  const button = page.getByRole('button').element();
  await doubleClick(button);
  expect(button).toMatchTextContent('انصراف');
  expect(cancel).not.toHaveBeenCalled();
  await page.getByRole('button').click();
  expect(cancel).toHaveBeenCalledOnce();
});

it.each([
  [5, ''],
  [7, '۲'],
])(
  'X-236: of %d missing texts five are listed, and the others are counted',
  async (count, more) => {
    const missing = Array.from({ length: count }, (_, index) => ({
      id: String(index),
      title: `text ${index}`,
      fault: { kind: 'network' as const },
    }));
    const nothing = () => undefined;
    const facts = { making: false, saved: true, failed: false, done: 9, total: 9, written: 2 };
    const { host } = renderInPage(
      <NevisaUi>
        <MyDataPart
          data={{ ...facts, missing, start: nothing, cancel: nothing }}
          words="همهٔ داده‌ها"
        />
      </NevisaUi>,
    );
    const list = host.querySelector('ul');
    expect(list?.querySelectorAll('li')).toHaveLength(5);
    expect(list?.nextSibling?.textContent ?? '').toMatch(
      more === '' ? /^$/u : new RegExp(more, 'u'),
    );
  },
);

const facts = { making: false, saved: true, failed: false, done: 9, total: 9, missing: [] };

it.each<[string, Partial<MyDataView>, string]>([
  ['without texts says what is in it', { written: 0 }, 'مشخصات و تراکنش‌های شما در فایل آمد'],
  ['counts its texts', { written: 3 }, '۳ نوشته همراه مشخصات و تراکنش‌ها در فایل آمد.'],
  ['that was not made is no success', { failed: true, written: 3 }, 'ساخت فایل ممکن نشد.'],
])('X-236: an archive %s', (_, change, words) => {
  const nothing = () => undefined;
  const data: MyDataView = { ...facts, written: 0, start: nothing, cancel: nothing, ...change };
  const { host } = renderInPage(
    <NevisaUi>
      <MyDataPart data={data} words="همهٔ داده‌ها" />
    </NevisaUi>,
  );
  expect(host).toMatchTextContent(words);
  expect(host.textContent.includes('در فایل آمد')).toBe(change.failed !== true);
});
