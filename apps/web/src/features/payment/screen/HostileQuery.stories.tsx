import { paidQuery as paid } from '@nevisa/mocks/gatewayReturn';
import { expect } from 'storybook/test';
import { describePage } from '@nevisa/testing';
import preview from '@nevisa/storybook/preview';
import { describeReceiptPage, holdTime, readRows } from '../../../testing/paymentReturn.ts';

const meta = preview.meta({
  title: 'Flows/Payment callback/Hostile query',
  tags: ['!autodocs'],
  parameters: describePage(
    'The receipt of a query that lacks fields, or that a person has written.',
  ),
});

export const AlmostTrue = meta.story({
  parameters: { app: describeReceiptPage({ ...paid, success: 'true' }) },
  beforeEach: holdTime,
  play: async ({ canvas, step }) => {
    await step('R-152, T-22, P03: only the exact word is a success', async () => {
      await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
        'پرداخت ناموفق',
      );
    });
  },
});

export const FewFields = meta.story({
  parameters: {
    app: describeReceiptPage({
      ref_id: '98431207',
      success: 'True',
      created_at: '2026-02-30 10:00:00',
    }),
  },
  beforeEach: holdTime,
  play: async ({ canvas, step }) => {
    await canvas.findByRole('heading', { level: 1 });
    await step('R-154, P05: a missing or invalid value has no row', async () => {
      await expect(readRows(canvas)).toEqual([['شمارهٔ پیگیری', '۹۸۴۳۱۲۰۷']]);
    });
  },
});

export const NoFieldsAtAll = meta.story({
  parameters: { app: describeReceiptPage({ ref_id: '98431207' }) },
  beforeEach: holdTime,
  play: async ({ canvas, step }) => {
    await canvas.findByRole('heading', { level: 1 });
    await step('R-155: a failure without values has no rows', async () => {
      await expect(readRows(canvas)).toEqual([]);
    });
  },
});

export const Hostile = meta.story({
  parameters: {
    app: describeReceiptPage({
      ref_id: 'A\u202E7\u20669\u0000-۱'.repeat(80),
      amount: '1e9',
      description: `<img src=x onerror="alert(1)">${'\u202Eبسته '.repeat(30_000)}`,
      order_number: 'https://evil.example/?a=1',
      card_pan: '6037991234561234',
      created_at: '2026-11-21T14:05:09Z',
      success: 'True',
      type: '__proto__',
    }),
  },
  beforeEach: holdTime,
  play: async ({ canvas, canvasElement, step }) => {
    await canvas.findByRole('heading', { level: 1 });
    await step('P04, P05: invalid values have no rows', async () => {
      await expect(readRows(canvas).map(([label]) => label)).toEqual([
        'شمارهٔ پیگیری',
        'بابت',
        'شمارهٔ سفارش',
        'شمارهٔ کارت',
      ]);
    });
    await step('P06, P12: markup is text and an address is not a link', async () => {
      await expect(canvas.getByText(/<img src=x onerror=/)).toBeVisible();
      await expect(canvasElement.querySelector('article img')).toBeNull();
      await expect(canvasElement.querySelector('a[href*="evil"]')).toBeNull();
    });
    await step('P07: no value has bidi marks or more than 200 characters', async () => {
      for (const value of canvas.getAllByRole('definition')) {
        await expect(value.textContent).not.toMatch(/[\p{Bidi_Control}\p{Cc}]/u);
        await expect(Array.from(value.textContent ?? '').length).toBeLessThanOrEqual(200);
      }
    });
    await step('P08: the card number shows ten digits', async () => {
      await expect(canvas.getByText('۶۰۳۷-۹۹**-****-۱۲۳۴')).toBeVisible();
    });
    await step('P09: an unknown type returns to the site', async () => {
      await expect(await canvas.findByRole('button', { name: /بازگشت به سایت/ })).toBeVisible();
    });
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
});

export const SentTwice = meta.story({
  parameters: {
    app: { ...describeReceiptPage(paid), path: `${describeReceiptPage(paid).path}&amount=1` },
  },
  beforeEach: holdTime,
  play: async ({ canvas, step }) => {
    await canvas.findByRole('heading', { level: 1 });
    await step('P02: of two different amounts none is shown', async () => {
      await expect(readRows(canvas).map(([label]) => label)).not.toContain('مبلغ');
    });
  },
});
