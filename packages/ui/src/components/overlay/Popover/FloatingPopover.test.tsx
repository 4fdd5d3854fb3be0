import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import { Select } from '../../fields/Select/Select.tsx';
import { AlertDialog } from '../AlertDialog/AlertDialog.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { MenuAction } from '../Menu/MenuAction.tsx';

const nothing = () => undefined;
const packages = [
  { value: 'ten', label: 'بستهٔ ده‌ساعته' },
  { value: 'twenty', label: 'بستهٔ بیست‌ساعته' },
];

describe('a popover in a modal dialog', () => {
  it('is pressed in a question, whose content is all that is not inert', async () => {
    const onChange = vi.fn<(value: string | null) => void>();
    render(
      <AlertDialog open title="دادن بسته" confirmLabel="دادن" onClose={nothing} onConfirm={nothing}>
        <Select label="بسته" options={packages} onChange={onChange} />
      </AlertDialog>,
    );
    await page.getByRole('button', { name: /بسته/u }).click();
    await page.getByRole('option', { name: 'بستهٔ بیست‌ساعته' }).click();
    expect(onChange).toHaveBeenLastCalledWith('twenty');
  });

  it.each([
    ['dialog', Dialog],
    ['drawer', Drawer],
  ])('is a menu of the actions of a %s', async (_, Modal) => {
    const onAction = vi.fn<() => void>();
    render(
      <Modal
        open
        title="سارا محمدی"
        onClose={nothing}
        actions={
          <Menu trigger={<button type="button">کارها</button>}>
            <MenuAction onAction={onAction}>مسدود کردن</MenuAction>
          </Menu>
        }
      >
        متن
      </Modal>,
    );
    const trigger = page.getByRole('button', { name: 'کارها' });
    await trigger.click();
    const action = page.getByRole('menuitem', { name: 'مسدود کردن' });
    await expect.element(action).toBeVisible();
    const [menu, button] = [action.element(), trigger.element()].map((element) =>
      element.getBoundingClientRect(),
    );
    expect(Math.abs((menu?.bottom ?? 0) - (button?.top ?? 0))).toBeLessThan(60);
    await action.click();
    expect(onAction).toHaveBeenCalledOnce();
  });
});
