import { expect, it } from 'vitest';
import { render } from '../../testing/render.tsx';
import { account, adminMenu } from '../stories/sampleMenu.tsx';
import { SideMenu } from './SideMenu.tsx';

it.each([false, true])(
  'R-060, R-061, R-062, R-063: has a header over the links of each group, and the user at its end: compact %s',
  (compact) => {
    const { container } = render(
      <SideMenu
        brand={{ name: 'نویسا', href: '/' }}
        groups={adminMenu}
        account={{ ...account, onSignOut: () => undefined }}
        compact={compact}
      />,
    );
    const lists = [...container.querySelectorAll('ul')];
    const headers = lists.map(({ previousElementSibling }) => previousElementSibling?.textContent);
    expect(headers).toEqual(['صفحه‌ها', 'مدیریت', 'تنظیمات']);
    const shown = lists.map((list) => list.previousElementSibling?.checkVisibility());
    expect(shown).toEqual([true, true, true]);
    const names = lists.map((list) => list.getAttribute('aria-labelledby'));
    expect(names).toEqual(lists.map(({ previousElementSibling }) => previousElementSibling?.id));
    const person = container.querySelector('nav')?.lastElementChild;
    const picture = person?.querySelector('[role=img], img');
    expect(compact ? picture?.getAttribute('aria-label') : person?.textContent).toContain(
      account.name,
    );
  },
);

it('R-063: the user has the icons of home, profile and sign-out, each with its name', () => {
  const { container } = render(
    <SideMenu
      brand={{ name: 'نویسا', href: '/' }}
      groups={adminMenu}
      account={{ ...account, onSignOut: () => undefined }}
    />,
  );
  const ways = [
    ...(container.querySelector('nav')?.lastElementChild?.lastElementChild?.children ?? []),
  ];
  const shown = ways.map((way) => [
    way.getAttribute('aria-label'),
    /lucide-[a-z-]+/.exec(way.querySelector('svg')?.getAttribute('class') ?? '')?.[0],
  ]);
  expect(shown).toEqual([
    ['خانه', 'lucide-house'],
    ['پروفایل', 'lucide-circle-user-round'],
    ['خروج از حساب', 'lucide-log-out'],
  ]);
});
