import { NevisaUi } from '@nevisa/ui';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderInPage } from '../../../testing/renderInPage.ts';
import { OldRows, type OldRowsProps } from './OldRows.tsx';

/** The line above rows that were read at 14:05 in Tehran. */
function open(change: Partial<OldRowsProps['page']>): void {
  const loadedAt = Date.parse('2026-11-21T10:35:00Z');
  const old = { items: [1], loadedAt, failure: null, loading: false, retry: () => undefined };
  renderInPage(
    <NevisaUi>
      <OldRows
        page={{ ...old, ...change }}
        offline="بدون اینترنت، از {time}"
        refreshFailed="تازه نشد"
      />
    </NevisaUi>,
  );
}

it('X-106: rows without a network are shown with the time at which they were read', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => online.mockRestore());
  open({});
  await expect.element(page.getByText('بدون اینترنت، از ۳۰ آبان ۱۴۰۵، ساعت ۱۴:۰۵')).toBeVisible();
});

it('X-106: rows that could not be read again are shown with the reason', async () => {
  const texts = ['سرور در حال به‌روزرسانی است.'];
  open({ failure: { kind: 'refused', status: 400, texts, code: null, retryAfter: null } });
  await expect.element(page.getByText(/تازه نشد\s+سرور در حال به‌روزرسانی است/u)).toBeVisible();
});

it.each([
  ['rows that are up to date', {}],
  ['a list without rows', { items: null }],
])('X-106: nothing is said above %s', (_, change) => {
  open(change);
  expect(document.querySelectorAll('[data-tone=warning]')).toHaveLength(0);
});
