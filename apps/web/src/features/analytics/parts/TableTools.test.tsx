import { NevisaUi } from '@nevisa/ui';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { CsvSource } from '../../../shared/lists/csv/writeCsvFile.ts';
import { renderInPage } from '../../../testing/renderInPage.ts';
import { TableTools } from './TableTools.tsx';

afterEach(() => vi.restoreAllMocks());

const sources: readonly CsvSource<string>[] = [{ kind: 'text', head: 'نام', read: String }];

function openTools() {
  renderInPage(
    <NevisaUi>
      <TableTools
        name="سهم"
        sources={sources}
        rows={['الف', 'ب']}
        now={() => Date.UTC(2026, 10, 21, 10)}
      />
    </NevisaUi>,
  );
}

it('X-248: the copy of a table has its head and each of its rows', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
  openTools();
  await page.getByRole('button', { name: /^کپی جدول/u }).click();
  await expect.poll(() => write.mock.calls).toEqual([['نام\nالف\nب']]);
});

it('X-248, X-111: the file of a table is named after its chart and the day', async () => {
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  openTools();
  await page.getByRole('button', { name: /^دانلود/u }).click();
  await expect.poll(() => names).toEqual(['نویسا-سهم-1405-08-30.csv']);
});
