import type { Conversation, Failure, User } from '@nevisa/api/types';
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

const refuse = (status: number): Failure => ({
  kind: 'refused',
  status,
  texts: [],
  code: null,
  retryAfter: status === 429 ? 30_000 : null,
});

/** Opens the texts, and opens them again while the server answers with a failure. */
async function openTwice(failure: Failure): Promise<void> {
  let fails = false;
  const listHistory = () =>
    Promise.resolve(
      fails ? { ok: false, failure } : { ok: true, answer: { count: 1, results: [row] } },
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
}

it('X-106, X-121: rows of the server that could not be read again are not called texts of the device', async () => {
  await openTwice({ kind: 'network' });
  await expect.element(page.getByText('فهرست به‌روز نشد؛ نوشته‌های قبلی را می‌بینید.')).toBeVisible();
  await expect.element(page.getByText('جلسهٔ صبح')).toBeVisible();
  await expect.element(page.getByText(/این‌ها روی همین دستگاه است/)).not.toBeInTheDocument();
});

it.each<[string, Failure, boolean]>([
  ['waits while the server asks to', refuse(429), true],
  ['is there at once after another refusal', refuse(500), false],
])('X-106: the retry of rows that could not be read again %s', async (_, failure, waits) => {
  await openTwice(failure);
  const retry = page.getByRole('button', { name: 'تلاش دوباره' });
  await expect.poll(() => retry.query()?.ariaDisabled === 'true').toBe(waits);
});
