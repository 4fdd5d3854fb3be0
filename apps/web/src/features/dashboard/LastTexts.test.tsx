import type { Conversation, User } from '@nevisa/api/types';
import { NevisaUi } from '@nevisa/ui';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { type AppServices, AppServicesContext } from '../../app/appServices.ts';
import { createUserScopes, type MemberFactory } from '../../app/userScope.ts';
import { renderInPage } from '../../testing/renderInPage.ts';
import { createWritingActor } from '../settings/writing/writingActor.ts';
import { LastTexts } from './LastTexts.tsx';

const user = { id: 1 } as User;
const row = {
  id: 5,
  title: 'جلسهٔ صبح',
  snippet: '',
  source: 'LIVE',
  status: 'SUCCESS',
  word_count: 3,
  created_at: '2026-11-21T10:00:00Z',
  updated_at: '2026-11-21T10:00:00Z',
} as unknown as Conversation;

it('X-106, X-121: rows of the server that could not be read again are not called texts of the device', async () => {
  let fails = false;
  const listHistory = () =>
    Promise.resolve(
      fails
        ? { ok: false, failure: { kind: 'network' } }
        : { ok: true, answer: { count: 1, results: [row] } },
    );
  const scopes = createUserScopes<null>(
    { facts: () => ({ user, expired: false }), subscribe: () => () => undefined },
    () => null,
  );
  onTestFinished(() => scopes.dispose());
  const settings = {
    getSnapshot: () => ({ context: { stored: null } }),
    subscribe: () => ({ unsubscribe: () => undefined }),
  };
  const services = {
    authStore: { client: () => ({ listHistory }) },
    deviceStorage: () => Promise.resolve({ hasTexts: () => Promise.resolve(false) }),
    userScope: () => ({
      get: (create: MemberFactory<null, unknown>) =>
        (create as unknown) === createWritingActor ? settings : scopes.open(1).get(create),
    }),
  } as unknown as AppServices;
  const content = (
    <NevisaUi>
      <MemoryRouter>
        <AppServicesContext value={services}>
          <LastTexts user={user} />
        </AppServicesContext>
      </MemoryRouter>
    </NevisaUi>
  );
  const { show } = renderInPage(content);
  await expect.element(page.getByText('جلسهٔ صبح')).toBeVisible();
  fails = true;
  show(null);
  show(content);
  await expect.element(page.getByText('فهرست به‌روز نشد؛ نوشته‌های قبلی را می‌بینید.')).toBeVisible();
  await expect.element(page.getByText('جلسهٔ صبح')).toBeVisible();
  await expect.element(page.getByText(/این‌ها روی همین دستگاه است/)).not.toBeInTheDocument();
});
