import { RangeCalendar } from 'react-aria-components';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { InlinePanels } from '../../../testing/InlinePanels.tsx';
import { getForwardKey } from '../../../testing/readingDirection.ts';
import { Panel, Sheet as PanelSheet } from './DatePicker.styles.ts';
import { DateRangePicker } from './DateRangePicker.tsx';
import { parseRange, parseLimit } from './isoDate.ts';
import { Month } from './Month.tsx';
import { renderIn } from '../../../testing/renderIn.tsx';

const aban = { start: '2026-11-10', end: '2026-11-21' };

const meta = preview.meta({
  title: 'Components/Fields/DateRangePicker',
  component: DateRangePicker,
  args: { label: 'بازهٔ تاریخ', onChange: fn() },
});

export const Default = meta.story({
  args: { startName: 'from', endName: 'to' },
  play: async ({ canvas, canvasElement, userEvent, args, step }) => {
    await step('both days are typed one after the other', async () => {
      const [year] = canvas.getAllByRole('spinbutton');
      await userEvent.click(year as HTMLElement);
      await userEvent.keyboard('۱۴۰۵۰۸۱۹۱۴۰۵۰۸۳۰');
      await expect(args.onChange).toHaveBeenLastCalledWith(aban);
      await expect(canvasElement.querySelector('[name="from"]')).toHaveValue('2026-11-10');
      await expect(canvasElement.querySelector('[name="to"]')).toHaveValue('2026-11-21');
    });
  },
});

export const Chosen = meta.story({
  args: { defaultValue: aban },
  play: async ({ canvas, userEvent, args, step }) => {
    await step(
      'two clicks in the calendar select both ends, and later days come later in the row',
      async () => {
        await userEvent.click(canvas.getByRole('button', { name: /باز کردن تقویم/ }));
        const sheet = within(await screen.findByRole('dialog'));
        await waitFor(() => expect(sheet.getByText('آبان ۱۴۰۵')).toBeVisible());
        await userEvent.keyboard(`{Enter}${getForwardKey()}{Enter}`);
        // Selecting the start by keyboard also moves one day on.
        await expect(args.onChange).toHaveBeenLastCalledWith({
          start: '2026-11-10',
          end: '2026-11-12',
        });
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      },
    );
  },
});

export const LeftToRight = Chosen.extend({ globals: { direction: 'ltr' } });

export const Open = meta.story({
  args: { defaultValue: aban, max: '2026-11-21', defaultOpen: true },
  play: async ({ step }) => {
    await step('the days between both ends are selected', async () => {
      const sheet = within(await screen.findByRole('dialog'));
      await waitFor(() => expect(sheet.getByText('آبان ۱۴۰۵')).toBeVisible());
      await expect(sheet.getAllByRole('gridcell', { selected: true })).toHaveLength(12);
    });
  },
});

export const Large = meta.story({ args: { size: 'large', defaultValue: aban } });

export const Disabled = meta.story({ args: { defaultValue: aban, disabled: true } });

export const Refused = meta.story({
  args: { defaultValue: aban, error: 'بازه حداکثر ۷ روز باشد.' },
  play: async ({ canvas, step }) => {
    await step('the error is shown under the field', async () => {
      const [year] = canvas.getAllByRole('spinbutton');
      await expect(year).toBeInvalid();
      await expect(canvas.getByText('بازه حداکثر ۷ روز باشد.')).toBeVisible();
    });
  },
});

/** The end is before the start. */
export const Reversed = meta.story({
  args: { defaultValue: { start: aban.end, end: aban.start } },
  play: async ({ canvas, step }) => {
    await step('an end before the start shows the default error', async () => {
      await expect(canvas.getByText(/پایان باید پس از شروع باشد/)).toBeVisible();
    });
  },
});

export const LongText = meta.story({
  args: {
    label: 'نوشته‌هایی که در این بازه ساخته یا ویرایش شده‌اند و هنوز پاک نشده‌اند',
    hint: 'روز شروع و روز پایان هر دو در بازه‌اند و تا پایان همان روز شمرده می‌شوند.',
    defaultValue: aban,
    optional: true,
  },
  render: renderIn(DateRangePicker, { inlineSize: 296 }),
});

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 360 }}>
      <DateRangePicker label="بازهٔ تاریخ" defaultValue={aban} />
      <DateRangePicker label="بازهٔ تاریخ" defaultValue={aban} error="حداکثر ۷ روز." />
      <DateRangePicker label="بازهٔ تاریخ" defaultValue={aban} disabled />
      <InlinePanels>
        <Panel as="div">
          <PanelSheet as="div">
            <RangeCalendar
              firstDayOfWeek="sat"
              defaultValue={parseRange(aban)}
              maxValue={parseLimit('2026-11-21')}
            >
              <Month span />
            </RangeCalendar>
          </PanelSheet>
        </Panel>
      </InlinePanels>
    </div>
  ),
});
