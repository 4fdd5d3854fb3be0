import { emptyMessage, type MessageValues } from '@nevisa/machines';
import { NevisaUi } from '@nevisa/ui';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInPage } from '../../../../testing/renderInPage.ts';
import type { Compose } from './useCompose.ts';
import WhenFields from './WhenFields.tsx';

function When() {
  const [values, setValues] = useState<MessageValues>({ ...emptyMessage, expiryDay: '2026-12-20' });
  const change = (changed: Partial<MessageValues>) => setValues({ ...values, ...changed });
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
