import type { MessageReport, User } from '@nevisa/api/types';
import { NevisaUi } from '@nevisa/ui';
import { QueryClient } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type AppServices, AppServicesContext } from '../../../../app/appServices.ts';
import { renderInPage } from '../../../../testing/renderInPage.ts';
import { reportKey } from '../data/messageCache.ts';
import type { MessageMember } from '../data/messageMember.ts';
import { makeAdminMessage, present } from '../testing/makeAdminMessage.ts';
import { SentPage } from './SentPage.tsx';

const report: MessageReport = {
  recipients: 40,
  seen: 10,
  deleted: 3,
  opened: null,
  by_day: [
    { date: '2026-11-21', seen: 7, deleted: 2 },
    { date: '2026-11-22', seen: 3, deleted: 1 },
  ],
  server_time: null,
};

it('X-291: the file of a report has each day, with its readers and deletions', async () => {
  const files: Blob[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return '';
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const queries = new QueryClient();
  queries.setQueryData([reportKey, 'm-1'], report);
  const services = {
    userScope: () => ({ get: () => queries }),
  };
  const member = { client: {}, clock: { now: () => present } };
  renderInPage(
    <AppServicesContext value={services as unknown as AppServices}>
      <MemoryRouter>
        <NevisaUi>
          <SentPage
            user={{ id: 1 } as User}
            member={member as unknown as MessageMember}
            message={makeAdminMessage({ state: 'SENT', sent_at: '2026-11-21T10:35:00Z' })}
            onClose={() => undefined}
            onSimilar={() => undefined}
            onRetract={() => undefined}
          />
        </NevisaUi>
      </MemoryRouter>
    </AppServicesContext>,
  );
  await page.getByRole('button', { name: /csv/iu }).click();
  await expect.poll(() => files).toHaveLength(1);
  const lines = ((await files[0]?.text()) ?? '').trim().split('\r\n').slice(1);
  expect(lines.map((line) => line.split(',').slice(-2))).toEqual([
    ['7', '2'],
    ['3', '1'],
  ]);
});
