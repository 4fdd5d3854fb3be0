import type { Outcome, UsageSummary, User } from '@nevisa/api/types';
import { NevisaUi } from '@nevisa/ui';
import { MemoryRouter, Link } from 'react-router-dom';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { type AppServices, AppServicesContext } from '../../../app/appServices.ts';
import { createUserScopes } from '../../../app/userScope.ts';
import { renderInPage } from '../../../testing/renderInPage.ts';
import { UsageCard } from './UsageCard.tsx';

const user = { id: 1, nevisa_service_account: null } as User;
const path = '/dashboard/user-info';

type Answer = (words: number | null) => void;

/** Shows the card at an address; each call waits for its answer, which is a failure for null. */
function openCard(address = path) {
  const answers: Answer[] = [];
  const getUsageSummary = () =>
    new Promise<Outcome<UsageSummary>>((resolve) => {
      answers.push((words) =>
        resolve(
          words === null
            ? { ok: false, failure: { kind: 'network' } }
            : {
                ok: true,
                answer: { total: 0, words, conversations: 0, days: [], server_time: null },
              },
        ),
      );
    });
  const scopes = createUserScopes(
    { facts: () => ({ user, expired: false }), subscribe: () => () => {} },
    () => ({}),
  );
  onTestFinished(() => scopes.dispose());
  const services = {
    authStore: { client: () => ({ getUsageSummary }) },
    userScope: (id: number) => scopes.open(id),
  } as unknown as AppServices;
  renderInPage(
    <NevisaUi>
      <MemoryRouter initialEntries={[address]}>
        <AppServicesContext value={services}>
          <Link to={path}>menu</Link>
          <UsageCard user={user} />
        </AppServicesContext>
      </MemoryRouter>
    </NevisaUi>,
  );
  return {
    answer: async (call: number, words: number | null) => {
      await expect.poll(() => answers.length).toBe(call);
      answers[call - 1]?.(words);
    },
  };
}

const period = (days: string) => page.getByRole('radio', { name: `${days} روز` });

it('X-239: the chosen period follows the address, so that the figures are those of the period that is said', async () => {
  const { answer } = openCard(`${path}?days=90`);
  await answer(1, 9_000);
  await expect.element(period('۹۰')).toBeChecked();
  await expect.element(page.getByText('۹٬۰۰۰')).toBeVisible();
  await page.getByRole('link', { name: 'menu' }).click();
  await expect.element(period('۳۰')).toBeChecked();
  await answer(2, 3_000);
  await expect.element(page.getByText('۳٬۰۰۰')).toBeVisible();
});

it('X-239: the figures of a period are not shown as those of another one, also without a network', async () => {
  const { answer } = openCard();
  await answer(1, 3_000);
  await expect.element(page.getByText('۳٬۰۰۰')).toBeVisible();
  window.dispatchEvent(new Event('offline'));
  onTestFinished(() => void window.dispatchEvent(new Event('online')));
  await page.getByText('۷ روز', { exact: true }).click();
  await expect.element(period('۷')).toBeChecked();
  await expect.element(page.getByText('۳٬۰۰۰')).not.toBeInTheDocument();
  await answer(2, null);
  await expect.element(page.getByText('میزان استفاده بارگذاری نشد')).toBeVisible();
});
