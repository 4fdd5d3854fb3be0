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
  expect(button).toHaveTextContent('انصراف');
  expect(cancel).not.toHaveBeenCalled();
  await page.getByRole('button').click();
  expect(cancel).toHaveBeenCalledOnce();
});
