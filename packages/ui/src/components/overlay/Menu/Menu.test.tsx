import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Navigate } from '../../../foundations/Navigation.tsx';
import { render } from '../../../testing/render.tsx';
import { Menu } from './Menu.tsx';
import { MenuAction } from './MenuAction.tsx';

describe('a menu item with a link', () => {
  it.each([
    ['a click', () => page.getByRole('menuitem').click()],
    ['Enter', () => userEvent.keyboard('{Enter}')],
  ])('navigates inside the application on %s', async (_, open) => {
    const navigate = vi.fn<Navigate>();
    render(
      <Menu trigger={<button type="button">حساب</button>}>
        <MenuAction href="/profile?tab=2">پروفایل</MenuAction>
      </Menu>,
      { navigate },
    );
    await page.getByRole('button').click();
    await expect.element(page.getByRole('menuitem')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await open();
    await expect.poll(() => navigate.mock.calls.map(([href]) => href)).toEqual(['/profile?tab=2']);
    await expect.poll(() => page.getByRole('menu').elements()).toEqual([]);
  });
});
