import { useId, useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { onPhone } from '../../../layout/stories/viewports.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { moving, uploadsInEveryTone } from '../UploadRow/stories/uploads.tsx';
import { type ListedUpload, UploadList, type UploadListProps } from './UploadList.tsx';

const meta = preview.meta({
  title: 'Components/Files/UploadList',
  component: UploadList,
  args: {
    heading: 'فایل‌های شما',
    summary: '۹ فایل، ۲۰ از ۴۱۵ مگابایت بارگذاری شده است',
    actions: (
      <>
        <Button size="small" variant="secondary" onClick={fn()}>
          توقف همه
        </Button>
        <Button size="small" onClick={fn()}>
          شروع همه
        </Button>
      </>
    ),
    uploads: uploadsInEveryTone,
    foot: <p>فایل‌ها فقط به نویسا فرستاده می‌شود و صدای آن‌ها پس از ۳۰ روز پاک می‌شود.</p>,
  },
});

export const Default = meta.story({
  play: async ({ canvas, step }) => {
    await step('X-198: the files are a list, named by its heading', async () => {
      await expect(canvas.getByRole('list', { name: 'فایل‌های شما' })).toBeVisible();
      await expect(canvas.getAllByRole('listitem')).toHaveLength(uploadsInEveryTone.length);
    });
  },
});

/** Announced states and bars, and the focus when a row goes. */
export const Moving = meta.story({
  render: (args) => <Trial {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    const said = () => canvas.getByRole('status').textContent;
    const move = canvas.getByRole('button', { name: 'پیش رفتن' });
    await step('X-188: a bar is announced at 50 percent, and not between', async () => {
      await userEvent.click(move);
      await expect(said()).toBe(`\u2068${moving.name}\u2069: بارگذاری ۵۰٪`);
      await userEvent.click(move);
      await expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '0.7');
      await expect(said()).toBe(`\u2068${moving.name}\u2069: بارگذاری ۵۰٪`);
    });
    await step('X-198: the state of a paused file is announced', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^توقف بارگذاری/ }));
      await expect(said()).toBe(`\u2068${moving.name}\u2069: متوقف شده`);
    });
    await step('the focus goes to the heading when its row is removed', async () => {
      canvas.getByRole('button', { name: /^توقف بارگذاری/ }).focus();
      await userEvent.keyboard('{Delete}');
      await expect(canvas.queryByRole('listitem')).toBeNull();
      await expect(canvas.getByRole('heading', { name: 'فایل‌های شما' })).toHaveFocus();
    });
  },
});

export const Empty = meta.story({
  args: { uploads: [], summary: 'فایل صوتی یا ویدئویی را این‌جا رها کنید', actions: undefined },
});

export const Fifty = meta.story({
  args: {
    uploads: Array.from({ length: 50 }, (_, at) => ({ ...moving, id: String(at) })),
  },
});

export const Narrow = meta.story({
  globals: onPhone,
  play: async ({ canvas, canvasElement, step }) => {
    await step('rows begin at the line of the heading', async () => {
      const heading = canvas.getByRole('heading', { name: 'فایل‌های شما' });
      const [row] = canvas.getAllByRole('listitem');
      const icon = row?.querySelector('svg')?.getBoundingClientRect();
      const start = heading.getBoundingClientRect().right;
      await expect(icon?.right).toBeCloseTo(start, 0);
    });
    await step('nothing is wider than the window', async () => {
      await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    });
  },
});

export const LeftToRight = meta.story({ globals: { direction: 'ltr' } });

export const EveryTheme = meta.story({
  parameters: { everyTheme: true },
  args: { uploads: uploadsInEveryTone.slice(0, 3) },
  render: (args) => <Named {...args} />,
});

// Several landmarks on one page need different names.
function Named(args: UploadListProps) {
  return (
    <UploadList {...args} aria-labelledby={undefined} aria-label={`${args.heading} ${useId()}`} />
  );
}

/** A list whose file moves on, is paused and is removed. */
function Trial(args: UploadListProps) {
  const [uploads, setUploads] = useState<readonly ListedUpload[]>([moving]);
  const [share, setShare] = useState(0.3);
  const rows = uploads.map(({ id, name, tone, state }) => ({
    id,
    name,
    tone,
    state,
    bars: [{ label: 'بارگذاری', value: share, words: '' }],
    actions: [
      {
        label: 'توقف بارگذاری',
        onPress: () =>
          setUploads((list) =>
            list.map((each) => ({ ...each, tone: 'paused', state: 'متوقف شده' })),
          ),
      },
    ] as const,
    onDelete: () => setUploads([]),
  }));
  return (
    <UploadList
      {...args}
      uploads={rows}
      actions={
        <Button
          size="small"
          onClick={() => setShare((before) => Number((before + 0.2).toFixed(1)))}
        >
          پیش رفتن
        </Button>
      }
    />
  );
}
