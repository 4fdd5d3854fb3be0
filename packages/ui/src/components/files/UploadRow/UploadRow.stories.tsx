import { expect } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { onPhone } from '../../../layout/stories/viewports.ts';
import { measureSpan } from '../../../testing/readingDirection.ts';
import { Card } from '../../data/Card/Card.tsx';
import { UploadRow, type UploadRowProps } from './UploadRow.tsx';
import { longName, moving, ready, uploadsInEveryTone } from './stories/uploads.tsx';

const { id: _, ...row } = moving;

const meta = preview.meta({
  title: 'Components/Files/UploadRow',
  component: UploadRow,
  args: row,
  render: (args) => <Rows rows={[args]} />,
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    await step('X-188: the bar has its figures in words', async () => {
      const bar = canvas.getByRole('progressbar', { name: 'بارگذاری' });
      await expect(bar).toHaveAttribute(
        'aria-valuetext',
        expect.stringContaining('۲۰ از ۴۸ مگابایت'),
      );
    });
    await step(
      'X-198: Tab reaches the actions in their order, each named by its file',
      async () => {
        await userEvent.tab();
        const pause = canvas.getByRole('button', { name: `توقف بارگذاری ${args.name}` });
        await expect(pause).toHaveFocus();
        await userEvent.keyboard('{Enter}');
        await expect(args.actions?.[0]?.onPress).toHaveBeenCalledOnce();
        await userEvent.tab();
        await expect(canvas.getByRole('button', { name: `لغو ${args.name}` })).toHaveFocus();
      },
    );
    await step('X-198: Delete anywhere in the row asks to cancel', async () => {
      await userEvent.keyboard('{Delete}');
      await expect(args.onDelete).toHaveBeenCalledOnce();
    });
    await step('the actions are at the end of the row', async () => {
      const name = measureSpan(canvas.getByText(args.name));
      const pause = measureSpan(canvas.getByRole('button', { name: /^توقف/ }));
      await expect(pause.start).toBeGreaterThan(name.start);
    });
  },
});

export const Warned = meta.story({
  args: { warning: 'صدای این ویدئو روی دستگاه جدا نمی‌شود؛ خود ویدئو کامل فرستاده می‌شود.' },
  play: async ({ canvas, args, step }) => {
    await step('X-195: a warning is a sentence under the bar, with its icon', async () => {
      const warning = canvas.getByText(args.warning ?? '');
      await expect(warning).toBeVisible();
      const bar = canvas.getByRole('progressbar', { name: 'بارگذاری' });
      await expect(warning.getBoundingClientRect().top).toBeGreaterThan(
        bar.getBoundingClientRect().bottom,
      );
      await expect(warning.previousElementSibling?.tagName).toBe('svg');
    });
  },
});

export const LeftToRight = Default.extend({ globals: { direction: 'ltr' } });

export const Ready = meta.story({
  args: ready,
  play: async ({ canvas, step }) => {
    await step('X-181, X-194: cost and options are said before the file is sent', async () => {
      await expect(canvas.getByText('۱۲ دقیقه از اعتبار شما مصرف می‌شود.')).toBeVisible();
      await expect(canvas.getByText('با نشانه‌گذاری، عددها با رقم')).toBeVisible();
      await expect(canvas.getByRole('button', { name: `تغییر ${ready.name}` })).toBeVisible();
    });
  },
});

/** Ready, moving, waiting, converting, paused, needs attention, failed, done, ended. */
export const EveryTone = meta.story({
  render: () => <Rows rows={uploadsInEveryTone} />,
  play: async ({ canvas, step }) => {
    await step('X-198: each state is a word in its row', async () => {
      const states = [
        'آمادهٔ بارگذاری',
        'در حال بارگذاری',
        'متوقف شده',
        'ناموفق',
        'آماده',
        'لغو شد',
      ];
      for (const state of states) {
        await expect(canvas.getByText(state)).toBeVisible();
      }
    });
    await step('X-193: a fault is a sentence with one action', async () => {
      await expect(canvas.getByText('در این فایل گفتاری پیدا نشد.')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'تبدیل دوباره meeting.mp3' })).toBeVisible();
    });
    await step('X-193: what a fault has cost is read before its action', async () => {
      const again = canvas.getByRole('button', { name: 'تبدیل دوباره meeting.mp3' });
      const [cost] = canvas.getAllByText('برای این فایل اعتباری کم نشد.');
      await expect(cost?.compareDocumentPosition(again)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    });
  },
});

export const LongNames = meta.story({
  render: () => (
    <Rows
      rows={[
        { ...moving, name: longName },
        {
          ...ready,
          name: 'recording_of_the_opening_session_of_the_conference_2026_in_tehran_final.wav',
        },
        { ...ready, name: '👩‍👩‍👧'.repeat(300) },
        { ...ready, name: 'صدا.mp3' },
      ]}
    />
  ),
  play: async ({ canvas, step }) => {
    await step('X-192: a name is apart from the words around it', async () => {
      await expect(canvas.getByText('صدا.mp3').tagName).toBe('BDI');
    });
    await step('X-192: a long name keeps its extension', async () => {
      await expect(canvas.getByText(/^پیاده‌سازی.*….*\.flac$/)).toBeVisible();
    });
  },
});

export const Narrow = meta.story({
  globals: onPhone,
  render: () => <Rows rows={[{ ...moving, name: longName }, ...uploadsInEveryTone.slice(5)]} />,
  play: async ({ canvasElement, step }) => {
    await step('nothing is wider than the window', async () => {
      await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    });
    await step('icons are beside the name also where a word is below the facts', async () => {
      const icons = [...canvasElement.querySelectorAll('li button[aria-label]')];
      await expect(icons.length).toBeGreaterThan(1);
      for (const icon of icons) {
        const name = icon.closest('li')?.querySelector('bdi')?.getBoundingClientRect();
        await expect(icon.getBoundingClientRect().top).toBeLessThan(name?.bottom ?? 0);
      }
    });
    await step('each action can be pressed with a finger', async () => {
      const buttons = canvasElement.querySelectorAll('li button, li a');
      await expect(buttons.length).toBeGreaterThan(0);
      for (const button of buttons) {
        await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
      }
    });
  },
});

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: () => (
    <Rows
      rows={uploadsInEveryTone.filter(({ tone }) =>
        ['ready', 'moving', 'failed', 'done'].includes(tone),
      )}
    />
  ),
});

function Rows({ rows }: { rows: readonly UploadRowProps[] }) {
  return (
    <Card padding="none">
      <ul aria-label="فایل‌ها" style={{ containerType: 'inline-size', containerName: 'uploads' }}>
        {rows.map(({ id: _id, ...each }) => (
          <UploadRow key={each.name} {...each} />
        ))}
      </ul>
    </Card>
  );
}
