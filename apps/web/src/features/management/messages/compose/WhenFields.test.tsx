import { emptyMessage, type MessageValues } from '@nevisa/machines';
import { NevisaUi } from '@nevisa/ui';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInPage } from '../../../../testing/renderInPage.ts';
import type { Compose } from './useCompose.ts';
import WhenFields from './WhenFields.tsx';

interface WhenProps {
  first?: Partial<MessageValues>;
  onChange?: (changed: Partial<MessageValues>) => void;
}

const ended: Partial<MessageValues> = { expiryDay: '2026-12-20' };

function When({ first = ended, onChange }: WhenProps) {
  const [values, setValues] = useState<MessageValues>({ ...emptyMessage, ...first });
  const change = (changed: Partial<MessageValues>) => {
    onChange?.(changed);
    setValues({ ...values, ...changed });
  };
  const compose = { values, change, now: Date.parse('2026-11-30T00:00:00Z') } as Compose;
  return <WhenFields compose={compose} errors={{}} onLeave={() => undefined} />;
}

it('X-289: the button that clears the end gives the focus to its day', async () => {
  renderInPage(
    <NevisaUi>
      <When />
    </NevisaUi>,
  );
  await page.getByRole('button', { name: 'بدون پایان' }).click();
  await expect.element(page.getByRole('spinbutton').first()).toHaveFocus();
});

it('X-289, X-286: each clock and the last day are fields of their own', async () => {
  const changes: Partial<MessageValues>[] = [];
  const first = {
    way: 'later',
    sendDay: '2026-12-10',
    sendClock: '10:00',
    expiryDay: '2026-12-20',
    expiryClock: '10:00',
  } as const;
  renderInPage(
    <NevisaUi>
      <When first={first} onChange={(changed) => changes.push(changed)} />
    </NevisaUi>,
  );
  const type = async (name: RegExp, keys: string) => {
    await page.getByRole('group', { name }).getByRole('spinbutton').first().click();
    await userEvent.keyboard(keys);
  };
  await type(/^ساعت ارسال/, '14');
  expect(changes.at(-1)).toEqual({ sendClock: '14:00' });
  await type(/^ساعت پایان/, '15');
  expect(changes.at(-1)).toEqual({ expiryClock: '15:00' });
  await type(/^پایان نمایش/, '{ArrowUp}');
  expect(Object.keys(changes.at(-1) ?? {})).toEqual(['expiryDay']);
});

it('X-289: a message is sent later when that is chosen, on the day that is typed', async () => {
  const changes: Partial<MessageValues>[] = [];
  renderInPage(
    <NevisaUi>
      <When first={{ sendDay: '2026-12-10' }} onChange={(changed) => changes.push(changed)} />
    </NevisaUi>,
  );
  await page.getByText('زمان‌بندی', { exact: true }).last().click();
  expect(changes).toEqual([{ way: 'later' }]);
  await page
    .getByRole('group', { name: /^روز ارسال/ })
    .getByRole('spinbutton')
    .first()
    .click();
  await userEvent.keyboard('{ArrowUp}');
  expect(Object.keys(changes.at(-1) ?? {})).toEqual(['sendDay']);
});
