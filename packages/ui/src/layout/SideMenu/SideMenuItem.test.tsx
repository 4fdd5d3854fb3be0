import { describe, expect, it } from 'vitest';
import { HistoryIcon } from '../../components/media/Icon/pageIcons.ts';
import { render } from '../../testing/render.tsx';
import { SideMenuItem } from './SideMenuItem.tsx';

const messages = { href: '/messages', label: 'پیام‌ها', icon: <HistoryIcon /> };

describe('SideMenuItem', () => {
  it.each([0, null, undefined])('R-064: shows no badge for %s', (badge) => {
    const { find } = render(<SideMenuItem {...messages} badge={badge} badgeLabel="۰ پیام جدید" />);
    expect(find('a').textContent).toBe('پیام‌ها');
    expect(find('a').ariaLabel).toBeNull();
  });

  it('R-064, X-72: shows the badge in Persian digits from left to right', () => {
    const { find } = render(
      <SideMenuItem {...messages} badge={1284} badgeLabel="۱٬۲۸۴ پیام جدید" />,
    );
    expect(find('bdi').textContent).toBe('+۱٬۲۸۴');
    expect(getComputedStyle(find('bdi')).direction).toBe('ltr');
    expect(find('a').ariaLabel).toBe('پیام‌ها، ۱٬۲۸۴ پیام جدید');
  });

  it('R-005, R-064: shows the badge on the icon in compact form', () => {
    const { find } = render(<SideMenuItem {...messages} badge={3} badgeLabel="۳ پیام" compact />);
    expect(find('bdi').checkVisibility()).toBe(true);
    const [badge, icon] = ['bdi', 'svg'].map((name) => find(name).getBoundingClientRect());
    expect(badge?.width).toBeGreaterThan(8);
    expect(Math.abs((badge?.top ?? 0) - (icon?.top ?? 0))).toBeLessThan(24);
  });

  it('keeps the label as its accessible name in compact form, and shows it as a tooltip', () => {
    const { find } = render(<SideMenuItem {...messages} compact />);
    expect(find('a').textContent).toBe('پیام‌ها');
    expect(find('a > span:last-child').offsetWidth).toBeLessThanOrEqual(1);
    expect(find('a').dataset['tip']).toBe('پیام‌ها');
  });
});
