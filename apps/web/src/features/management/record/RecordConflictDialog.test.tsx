import { NevisaUi } from '@nevisa/ui';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderInPage } from '../../../testing/renderInPage.ts';
import { RecordConflictDialog, type RecordConflictDialogProps } from './RecordConflictDialog.tsx';

/** Opens the question about two fields. */
function ask(choices: RecordConflictDialogProps['choices'] = {}) {
  const commands = { onChoose: vi.fn(), onResolve: vi.fn(), onClose: vi.fn() };
  renderInPage(
    <NevisaUi>
      <RecordConflictDialog
        title="conflict"
        labels={{ name: 'نام', phone: 'همراه' }}
        conflicts={[
          { field: 'name', mine: 'مینا', theirs: 'نینا' },
          { field: 'phone', mine: '0912', theirs: '' },
        ]}
        choices={choices}
        {...commands}
      />
    </NevisaUi>,
  );
  return commands;
}

const group = (name: string) => page.getByRole('radiogroup', { name });
const save = page.getByRole('button', { name: 'ذخیرهٔ انتخاب‌ها' });

it('X-116: the question begins with the focus on cancel, which chooses nothing', async () => {
  const { onClose, onChoose } = ask();
  const cancel = page.getByRole('button', { name: 'انصراف' });
  await expect.element(cancel).toHaveFocus();
  await cancel.click();
  expect([onClose.mock.calls.length, onChoose.mock.calls]).toEqual([1, []]);
});

it('X-116: each field has the value of both sides, the own one first', () => {
  ask();
  const readSides = (name: string) =>
    group(name)
      .getByRole('radio')
      .elements()
      .map((radio) => radio.parentElement?.textContent);
  expect(readSides('نام')).toEqual(['مینانوشتهٔ شما', 'نینانوشتهٔ دیگری']);
  expect(readSides('همراه')).toEqual(['۰۹۱۲نوشتهٔ شما', 'خالینوشتهٔ دیگری']);
});

it.each([
  [0, 'mine'],
  [1, 'theirs'],
])('X-116: a press on the value %i of a field chooses «%s»', async (place, choice) => {
  const { onChoose } = ask();
  (group('نام').getByRole('radio').nth(place).element() as HTMLElement).click();
  await expect.poll(() => onChoose.mock.calls).toEqual([['name', choice]]);
});

it('X-116: it is saved when each field has its choice', async () => {
  ask({ name: 'mine' });
  await expect.element(save).toBeDisabled();
  const { onResolve } = ask({ name: 'mine', phone: 'theirs' });
  await save.last().click();
  expect(onResolve).toHaveBeenCalledOnce();
});
