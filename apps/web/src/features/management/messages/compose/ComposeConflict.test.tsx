import { emptyMessage, type SavedMessage } from '@nevisa/machines';
import { NevisaUi } from '@nevisa/ui';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderInPage } from '../../../../testing/renderInPage.ts';
import { ComposeConflict } from './ComposeConflict.tsx';

const mine = { ...emptyMessage, title: 'این', text: 'من' };
const theirs = { values: { ...emptyMessage, title: 'آن', text: 'او' } } as unknown as SavedMessage;

it('X-116: of each part the chosen version is taken, the own one under its name', async () => {
  const onResolve = vi.fn();
  renderInPage(
    <NevisaUi>
      <ComposeConflict
        open
        mine={mine}
        theirs={theirs}
        onResolve={onResolve}
        onClose={() => undefined}
      />
    </NevisaUi>,
  );
  const versions = page
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);
  expect(versions).toMatchObject(
    [/این.*آن/u, /من.*او/u].map((order) => expect.stringMatching(order)),
  );
  const press = (part: number, name: string) =>
    (
      page.getByRole('radiogroup').nth(part).getByRole('radio', { name }).element() as HTMLElement
    ).click();
  press(0, 'نسخهٔ من');
  press(1, 'نسخهٔ سرور');
  await page.getByRole('button', { name: 'ذخیره' }).click();
  expect(onResolve.mock.calls).toEqual([[{ ...mine, text: 'او' }]]);
});
