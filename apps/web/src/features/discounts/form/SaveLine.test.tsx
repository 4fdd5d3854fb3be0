import { NevisaUi } from '@nevisa/ui';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInPage } from '../../../testing/renderInPage.ts';
import { SaveLine } from './SaveLine.tsx';
import type { DiscountForm } from './useDiscountForm.ts';

const save = vi.fn<() => void>();

const renderLine = (...tags: string[]) => (
  <NevisaUi>
    <main id="content">
      <h1 tabIndex={-1}>کد تخفیف</h1>
      <SaveLine
        form={
          {
            failure: null,
            isNew: false,
            is: (tag: string) => tags.includes(tag),
            save,
            reset: () => undefined,
          } as unknown as DiscountForm
        }
      />
    </main>
  </NevisaUi>
);

const button = page.getByRole('button', { name: 'ذخیرهٔ تغییرات' });

it('X-274: the button of a saved code keeps the focus, and saves nothing more', async () => {
  const { show } = renderInPage(renderLine('dirty'));
  button.element().focus();
  show(renderLine('dirty', 'busy'));
  show(renderLine());
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  expect(save).not.toHaveBeenCalled();
  page.getByRole('heading').element().focus();
  await expect.element(button).toBeDisabled();
});

it('X-274: the heading takes the focus of the button that gives up what was typed', async () => {
  const { show } = renderInPage(renderLine('dirty'));
  page.getByRole('button').nth(1).element().focus();
  show(renderLine());
  await expect.element(page.getByRole('heading')).toHaveFocus();
});
