import { accounts } from '@nevisa/mocks/accounts';
import type { Backend } from '@nevisa/mocks/backend';
import { services } from '@nevisa/mocks/services';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import { paths } from '../../shared/paths.ts';
import { navigations } from '../../testing/NavigationRecord.tsx';
import { patience } from '../../testing/patience.ts';
import { enterCode, findDialog } from './checkoutTesting.ts';

const [, ten, twenty] = services;
const app = { path: `${paths.packages}?buy=${ten.id}`, as: 'reza' } as const;

const meta = preview.meta({
  title: 'Flows/Packages/Return to a purchase',
  tags: ['!autodocs'],
  parameters: {
    ...describePage('A purchase that a person comes back to.'),
    app,
  },
});

/** The bank has not confirmed a payment of this tab. */
export const Confirming = meta.story({
  parameters: {
    app: {
      ...app,
      arrange: (backend: Backend) => {
        backend.startPurchase(backend.account('reza'), {
          service_id: ten.id,
          expected_payable: 950_000,
          return_type: 'web',
          client_id: 'client-1',
        });
        backend.settleOrder('NV-3001', 'confirming', Number.POSITIVE_INFINITY);
      },
    },
  },
  beforeEach: () => {
    const begun = {
      userId: accounts.reza.id,
      serviceId: ten.id,
      code: null,
      payable: 950_000,
      clientId: 'client-1',
      orderNumber: 'NV-3001',
    };
    sessionStorage.setItem('nevisa.purchases', JSON.stringify([begun]));
  },
  play: async ({ canvasElement, step }) => {
    const dialog = within(await findDialog(canvasElement));
    await step(
      'X-213, X-215: the payment has not ended, and cannot be made once more',
      async () => {
        await dialog.findByText('پرداخت شما در حال تأیید بانک است…', {}, patience);
        await expect(dialog.queryByText(/مهلت این پرداخت گذشته است/u)).toBeNull();
        await expect(dialog.queryByRole('button', { name: /پرداخت/u })).toBeNull();
      },
    );
  },
});

export const AnotherPackage = meta.story({
  play: async ({ canvas, canvasElement, step }) => {
    const dialog = await findDialog(canvasElement);
    await enterCode(dialog, 'NOWRUZ1405');
    await within(dialog).findByRole('button', { name: 'برداشتن کد' }, patience);
    await step('X-204: Back does not open a closed purchase again', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: 'بستن' }));
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
      await expect(navigations.at(-1)).toBe(`REPLACE ${paths.packages}`);
    });
    await step('X-84, X-206: the code is asked for the other package', async () => {
      await userEvent.click(canvas.getByRole('link', { name: new RegExp(twenty.name, 'u') }));
      const other = within(await findDialog(canvasElement));
      await waitFor(
        () => expect(other.getByLabelText('کد تخفیف')).toHaveValue('NOWRUZ1405'),
        patience,
      );
      await other.findByRole('button', { name: 'برداشتن کد' }, patience);
    });
  },
});

/** A link of a message names the package and the code. */
export const FromLink = meta.story({
  parameters: { app: { ...app, path: `${app.path}&code=NOWRUZ1405` } },
  play: async ({ canvasElement, step }) => {
    const dialog = await findDialog(canvasElement);
    await step('X-204: it opens the purchase with its code', async () => {
      await within(dialog).findByRole('button', { name: 'برداشتن کد' }, patience);
      await expect(within(dialog).getByLabelText('کد تخفیف')).toHaveValue('NOWRUZ1405');
      await expect(dialog).toHaveTextContent('۷۶۰٬۰۰۰ تومان');
    });
  },
});
