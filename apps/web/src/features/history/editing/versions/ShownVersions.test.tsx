import { createToastQueue, NevisaUi } from '@nevisa/ui';
import { QueryClient } from '@tanstack/react-query';
import { expect, it, onTestFinished } from 'vitest';
import { type AppServices, AppServicesContext } from '../../../../app/appServices.ts';
import { editorText } from '../../../../shared/text/editorText.ts';
import { renderInPage } from '../../../../testing/renderInPage.ts';
import {
  expectSoon,
  openPages,
  requireDocument,
  typeIn,
  waitForTag,
} from '../../../conversation/testing/conversationPages.ts';
import type { History } from '../../data/useHistory.ts';
import { ShownVersions } from './ShownVersions.tsx';

it('X-161, X-157: a text that is opened without a network shows its versions when they are asked for', async () => {
  const pages = openPages();
  onTestFinished(() => pages.end());
  const before = pages.open();
  await waitForTag(before, 'saved');
  pages.backend.breakDown('patchHistory', 'network');
  typeIn(before, 'نو ');
  await before.close();
  pages.backend.breakDown('retrieveHistory', 'network');
  const opened = pages.open();
  await waitForTag(opened, 'load-failed');
  expect(opened.facts.read().conversation).toBeNull();
  const listHistoryVersions = () =>
    Promise.resolve({ ok: false, failure: { kind: 'network' } } as const);
  const services = { authStore: { client: () => ({ listHistoryVersions }) } };
  const history = { member: { queries: new QueryClient() } };
  renderInPage(
    <NevisaUi>
      <AppServicesContext value={services as unknown as AppServices}>
        <ShownVersions
          opened={opened}
          document={requireDocument(opened)}
          history={history as unknown as History}
          toasts={createToastQueue()}
        />
      </AppServicesContext>
    </NevisaUi>,
  );
  const find = () => document.querySelector('dialog[open]')?.textContent ?? '';
  expect(find()).toBe('');
  opened.actor.send({ type: 'versions.opened' });
  await expectSoon(() => expect(find()).toContain(editorText.versions));
});
