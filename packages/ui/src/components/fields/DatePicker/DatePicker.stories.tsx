import { Calendar } from 'react-aria-components';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { InlinePanels } from '../../../testing/InlinePanels.tsx';
import { getForwardKey, measureSpan } from '../../../testing/readingDirection.ts';
import { fieldSizes } from '../TextField/TextField.tsx';
import { Panel, Sheet as PanelSheet } from './DatePicker.styles.ts';
import { DatePicker } from './DatePicker.tsx';
import { parseIsoDay, parseLimit } from './isoDate.ts';
import { Month } from './Month.tsx';
import { renderIn } from '../../../testing/renderIn.tsx';

const meta = preview.meta({
  title: 'Components/Fields/DatePicker',
  component: DatePicker,
  args: { label: 'تاریخ تولد', onChange: fn() },
});

export const Default = meta.story({
  args: { name: 'birthday' },
  play: async ({ canvas, canvasElement, userEvent, args, step }) => {
    await step('year, month and day are typed one after the other', async () => {
      const [year] = canvas.getAllByRole('spinbutton');
      await userEvent.click(year as HTMLElement);
      await userEvent.keyboard('۱۴۰۵۰۸۳۰');
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-21');
      await expect(canvasElement.querySelector('[name="birthday"]')).toHaveValue('2026-11-21');
    });
  },
});

export const Chosen = meta.story({
  args: { defaultValue: '2026-11-21' },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('the calendar opens at the selected day with its Persian month name', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /باز کردن تقویم/ }));
      const sheet = within(await screen.findByRole('dialog'));
      await waitFor(() => expect(sheet.getByText('آبان ۱۴۰۵')).toBeVisible());
    });
    await step(
      'the calendar ends at the inline end of the field, and the next-month button is at its inline end',
      async () => {
        const place = measureSpan(
          canvas.getByRole('button', { name: /باز کردن تقویم/, hidden: true }),
        );
        const sheet = await screen.findByRole('dialog');
        await waitFor(() => expect(Math.abs(measureSpan(sheet).end - place.end)).toBeLessThan(16));
        const [last, next] = ['ماه قبل', 'ماه بعد'].map((name) =>
          measureSpan(within(sheet).getByRole('button', { name })),
        );
        await expect(next?.start).toBeGreaterThan(last?.start ?? Infinity);
      },
    );
    await step('the arrow key moves one day, Enter selects, and the focus returns', async () => {
      await userEvent.keyboard(`${getForwardKey()}{Enter}`);
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-22');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: /باز کردن تقویم/ })).toHaveFocus(),
      );
    });
  },
});

export const LeftToRight = Chosen.extend({ globals: { direction: 'ltr' } });

export const Open = meta.story({
  args: { defaultValue: '2026-11-21', min: '2026-11-05', max: '2026-12-10', defaultOpen: true },
  play: async ({ step }) => {
    await step('days before the minimum and after the maximum are disabled', async () => {
      const sheet = within(await screen.findByRole('dialog'));
      await waitFor(() => expect(sheet.getByText('آبان ۱۴۰۵')).toBeVisible());
      await expect(sheet.getByRole('grid')).toHaveAccessibleName(/آبان/);
      const headings = sheet.getAllByRole('columnheader', { hidden: true });
      await expect(headings.map(({ textContent }) => textContent).join(' ')).toBe('ش ی د س چ پ ج');
      await expect(sheet.getByText('۱۳')).toHaveAttribute('aria-disabled', 'true');
      await expect(sheet.getByText('۱۴')).not.toHaveAttribute('aria-disabled');
      await expect(sheet.getByRole('button', { name: 'ماه قبل' })).toBeDisabled();
    });
  },
});

export const Large = meta.story({ args: { size: 'large', defaultValue: '2026-11-21' } });

export const Disabled = meta.story({ args: { defaultValue: '2026-11-21', disabled: true } });

export const Refused = meta.story({
  args: {
    label: 'تاریخ پایان',
    defaultValue: '2026-11-21',
    hint: 'کد تا پایان این روز پذیرفته می‌شود.',
    error: 'این روز گذشته است.',
  },
  play: async ({ canvas, step }) => {
    await step('the error describes each segment of the date, in place of the hint', async () => {
      for (const part of canvas.getAllByRole('spinbutton')) {
        await expect(part).toBeInvalid();
      }
      const [year] = canvas.getAllByRole('spinbutton');
      await expect(year).toHaveAccessibleDescription(/این روز گذشته است\./);
    });
  },
});

export const OutsideRange = meta.story({
  args: { defaultValue: '2026-01-01', min: '2026-03-21' },
  play: async ({ canvas, step }) => {
    await step('a day out of range shows the default error', async () => {
      await expect(canvas.getByText('این تاریخ بیرون از بازهٔ مجاز است.')).toBeVisible();
    });
  },
});

export const LongText = meta.story({
  args: {
    label: 'روزی که پس از آن این کد تخفیف برای هیچ کاربری پذیرفته نمی‌شود',
    hint: 'اگر خالی بماند، کد تا وقتی که آن را غیرفعال کنید پذیرفته می‌شود.',
    optional: true,
  },
  render: renderIn(DatePicker, { inlineSize: 240 }),
});

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 360 }}>
      {fieldSizes.map((size) => (
        <DatePicker key={size} size={size} label="تاریخ تولد" defaultValue="1993-05-14" />
      ))}
      <DatePicker label="تاریخ پایان" hint="کد تا پایان این روز پذیرفته می‌شود." optional />
      <DatePicker label="تاریخ پایان" defaultValue="2026-11-21" error="این روز گذشته است." />
      <DatePicker label="تاریخ پایان" defaultValue="2026-11-21" disabled />
      <InlinePanels>
        <Panel as="div">
          <PanelSheet as="div">
            <Calendar
              firstDayOfWeek="sat"
              defaultValue={parseIsoDay('2026-11-18')}
              minValue={parseLimit('2026-11-05')}
              maxValue={parseLimit('2026-12-10')}
            >
              <Month />
            </Calendar>
          </PanelSheet>
        </Panel>
      </InlinePanels>
    </div>
  ),
});
