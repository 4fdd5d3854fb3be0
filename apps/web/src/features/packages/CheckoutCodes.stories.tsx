import { services } from '@nevisa/mocks/services';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import { paths } from '../../shared/paths.ts';
import { patience } from '../../testing/patience.ts';
import { addTax, enterCode, findDialog, placeBelow } from './checkoutTesting.ts';

const [, ten] = services;
const app = { path: `${paths.packages}?buy=${ten.id}`, as: 'reza' } as const;

const meta = preview.meta({
  title: 'Flows/Packages/Discount codes',
  tags: ['!autodocs'],
  parameters: {
    ...describePage('The discount code of a purchase.'),
    app,
  },
});

/** Enter applies the code; it never pays. */
export const CodeApplied = meta.story({
  play: async ({ canvasElement, step }) => {
    const dialog = await findDialog(canvasElement);
    await step('X-205: a typed code is applied by Enter, and nothing moves', async () => {
      const { field, before } = await enterCode(dialog, ' nowruz۱۴۰۵ ');
      await waitFor(
        () => expect(field).toHaveAccessibleDescription('کد «\u2066NOWRUZ1405\u2069» اعمال شد'),
        patience,
      );
      await expect(placeBelow(dialog)).toEqual(before);
    });
    await step('X-83, X-207: price, discount and payable sum are those of the server', async () => {
      await expect(dialog).toHaveTextContent(/۹۵۰٬۰۰۰ تومان.*−۱۹۰٬۰۰۰ تومان.*۷۶۰٬۰۰۰ تومان/u);
      await expect(dialog).toHaveTextContent('هفتصد و شصت هزار تومان');
    });
    await step('X-83: without the code the price is the former one', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: /حذف|برداشتن/ }));
      await expect(dialog).toHaveTextContent('نهصد و پنجاه هزار تومان');
    });
  },
});

export const CodeAppliedOnPhone = CodeApplied.extend({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
});

/** Only the answer to a code names a tax. */
export const CodeWithTax = meta.story({
  parameters: { app: { ...app, arrange: addTax } },
  play: async ({ canvasElement, step }) => {
    const dialog = await findDialog(canvasElement);
    await step('T-78: without a tax there is no word of it', async () => {
      await expect(dialog).not.toHaveTextContent('مالیات');
    });
    await step(
      'X-83, X-205, X-207: the tax of the server is named, and nothing moves',
      async () => {
        const { before } = await enterCode(dialog, 'NOWRUZ1405');
        await waitFor(
          () => expect(dialog).toHaveTextContent('مالیات بر ارزش افزوده: ۷۶٬۰۰۰ تومان'),
          patience,
        );
        await expect(dialog).toHaveTextContent('۸۳۶٬۰۰۰ تومان');
        await expect(placeBelow(dialog)).toEqual(before);
      },
    );
  },
});

export const CodeWithTaxOnPhone = CodeWithTax.extend({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
});

/** A discount of the whole price leaves nothing to pay. */
export const WholeDiscount = meta.story({
  play: async ({ canvasElement, step }) => {
    const dialog = await findDialog(canvasElement);
    await step('X-205, X-208: the package is free, and nothing moves', async () => {
      const { field, before } = await enterCode(dialog, 'FREE');
      await waitFor(
        () => expect(field).toHaveAccessibleDescription('کد «\u2066FREE\u2069» اعمال شد'),
        patience,
      );
      await expect(dialog).toHaveTextContent('رایگان');
      await expect(dialog).not.toHaveTextContent('صفر تومان');
      await expect(placeBelow(dialog)).toEqual(before);
    });
    await step('X-208: the package becomes active without a gateway', async () => {
      await userEvent.click(within(dialog).getByRole('button', { name: 'فعال‌سازی' }));
      await within(dialog).findByText('بسته فعال شد', {}, patience);
    });
  },
});

export const WholeDiscountOnPhone = WholeDiscount.extend({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
});

export const CodeRefused = meta.story({
  play: async ({ canvasElement, step }) => {
    const dialog = await findDialog(canvasElement);
    const { field, before } = await enterCode(dialog, 'YALDA1404');
    await step(
      'X-84, X-205: the reason is under the field, nothing moves, and paying stays possible',
      async () => {
        await waitFor(() =>
          expect(field).toHaveAccessibleDescription(/زمان این کد تخفیف گذشته است/),
        );
        await expect(field).toHaveValue('YALDA1404');
        await expect(placeBelow(dialog)).toEqual(before);
        const pay = within(dialog).getByRole('button', { name: 'رفتن به درگاه پرداخت' });
        await expect(pay).not.toHaveAttribute('aria-disabled', 'true');
      },
    );
  },
});
