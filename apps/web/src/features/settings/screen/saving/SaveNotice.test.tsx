import type { Failure } from '@nevisa/api/types';
import { NevisaUi } from '@nevisa/ui';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderInPage } from '../../../../testing/renderInPage.ts';
import type { WritingSettingsView } from '../useWritingSettings.ts';
import { SaveNotice } from './SaveNotice.tsx';

const busy: Failure = { kind: 'refused', status: 429, texts: [], code: null, retryAfter: 60_000 };

it.each<[string, Failure, boolean]>([
  ['waits as long as a busy server asks', busy, true],
  ['is there at once after another failure', { kind: 'server', status: 500 }, false],
])('T30: the retry of settings that were not saved %s', (_, failure, isWaiting) => {
  const retry = vi.fn();
  const settings = {
    facts: { refused: { failure, entries: [] }, saving: 'untouched' },
    commands: { retry },
  } as unknown as WritingSettingsView;
  renderInPage(
    <NevisaUi>
      <SaveNotice settings={settings} />
    </NevisaUi>,
  );
  const button = page.getByRole('button', { name: 'تلاش دوباره' }).element() as HTMLElement;
  button.click();
  expect([button.ariaDisabled === 'true', retry.mock.calls.length]).toEqual([
    isWaiting,
    isWaiting ? 0 : 1,
  ]);
});

function Settings() {
  const [failure, setFailure] = useState<Failure | null>(busy);
  const settings = {
    facts: { refused: failure && { failure, entries: [] }, saving: 'untouched' },
    commands: { dismiss: () => setFailure(null) },
  } as unknown as WritingSettingsView;
  return (
    <NevisaUi>
      <main id="content">
        <h1 tabIndex={-1}>تنظیمات</h1>
        <SaveNotice settings={settings} />
      </main>
    </NevisaUi>
  );
}

it('the heading takes the focus of the button that closes the notice', async () => {
  renderInPage(<Settings />);
  await page.getByRole('button', { name: 'بستن' }).click();
  await expect.poll(() => document.activeElement?.tagName).toBe('H1');
});
