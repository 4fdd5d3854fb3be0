import { createToastQueue } from '@nevisa/ui';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type AppServices, AppServicesContext } from '../../../../app/appServices.ts';
import { editingText } from '../../../../shared/text/editingText.ts';
import { renderInPage } from '../../../../testing/renderInPage.ts';
import {
  expectSoon,
  type Page,
  openPages,
  type Pages,
  requireDocument,
  waitForTag,
} from '../../../conversation/testing/conversationPages.ts';
import type { History } from '../../data/useHistory.ts';
import { useComparison } from './useComparison.ts';
import { nameKept } from './versionRows.ts';

let pages: Pages;

beforeEach(() => {
  pages = openPages();
});
afterEach(() => pages.end());

/** The comparison of a text with a version of this device in which its first words differ. */
function compare(page: Page) {
  const toasts = createToastQueue();
  const history = { member: { queries: new QueryClient() } } as unknown as History;
  const present = page.actor.getSnapshot().context.readText();
  const [first, ...others] = present.segments;
  const text = { ...present, segments: [{ ...first!, text: 'پیش از این ' }, ...others] };
  const kept = [{ because: 'late' as const, text }];
  page.actor.send({ type: 'version.chosen', id: nameKept(0) });
  function Dialog() {
    const { comparison } = useComparison({
      opened: page,
      id: page.id,
      document: requireDocument(page),
      history,
      toasts,
      kept,
    });
    return (
      <button type="button" onClick={() => comparison?.onRestore?.()}>
        Restore
      </button>
    );
  }
  const { host } = renderInPage(
    <AppServicesContext value={{} as AppServices}>
      <Dialog />
    </AppServicesContext>,
  );
  return {
    restore: () => host.querySelector('button')?.click(),
    readToasts: () => toasts.shown().map(({ text: sentence }) => sentence),
  };
}

it('X-161: a version of the device is restored in the tab that writes, and that is said', async () => {
  const page = pages.open();
  await waitForTag(page, 'saved');
  const { restore, readToasts } = compare(page);
  restore();
  await expectSoon(() => expect(requireDocument(page).text()).toMatch(/^پیش از این/u));
  expect(readToasts()).toHaveLength(1);
  expect(readToasts()).not.toContain(editingText.versionNotRestored);
});

it('X-159, X-161: nothing is said to be restored while another tab writes the text', async () => {
  const writing = pages.open();
  await waitForTag(writing, 'saved');
  const page = pages.open();
  await waitForTag(page, 'reading');
  await expectSoon(() => expect(page.facts.read().document).not.toBeNull());
  const before = requireDocument(page).text();
  const { restore, readToasts } = compare(page);
  restore();
  expect(requireDocument(page).text()).toBe(before);
  expect(readToasts()).toEqual([editingText.versionNotRestored]);
});
