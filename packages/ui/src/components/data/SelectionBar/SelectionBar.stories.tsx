import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { onPhone } from '../../../layout/stories/viewports.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { createToastQueue } from '../../feedback/Toast/toastQueue.ts';
import { ToastRegion } from '../../feedback/Toast/ToastRegion.tsx';
import { Checkbox } from '../../fields/Checkbox/Checkbox.tsx';
import { DeleteIcon, StarIcon } from '../../media/Icon/rowIcons.ts';
import { DownloadIcon } from '../../media/Icon/dictationIcons.ts';
import { formatNumber } from '../../../persian/number.ts';
import { SelectionBar, type SelectionBarProps } from './SelectionBar.tsx';

const queue = createToastQueue();

const measureBottom = (element: HTMLElement) => element.getBoundingClientRect().bottom;

const meta = preview.meta({
  title: 'Components/Data/SelectionBar',
  component: SelectionBar,
  args: {
    label: 'نوشته‌های انتخاب‌شده',
    count: '۲۰ نوشته انتخاب شد',
    clearLabel: 'پاک کردن انتخاب',
    all: { words: 'انتخاب هر ۲۴۰ نتیجه', onSelect: fn() },
    actions: (
      <>
        <Button variant="quiet" size="small" icon={<StarIcon />}>
          نشان‌گذاری
        </Button>
        <Button variant="quiet" size="small" icon={<DownloadIcon />}>
          برون‌بری
        </Button>
        <Button variant="quiet" size="small" icon={<DeleteIcon />}>
          حذف
        </Button>
      </>
    ),
    onClear: fn(),
  },
});

/** On a phone the bar has the bottom edge, and a toast is above it. */
export const BelowToast = meta.story({
  globals: onPhone,
  render: (args) => (
    <>
      <div style={{ blockSize: '120vh' }} />
      <SelectionBar {...args} />
      <ToastRegion queue={queue} />
    </>
  ),
  play: async ({ canvas, step }) => {
    queue.add({ text: 'نوشته حذف شد' });
    await step('a toast covers no button of the bar, at either end of the page', async () => {
      const toast = await canvas.findByText('نوشته حذف شد');
      for (const top of [0, document.documentElement.scrollHeight]) {
        window.scrollTo({ top, behavior: 'instant' });
        await waitFor(() =>
          expect(measureBottom(toast)).toBeLessThanOrEqual(
            canvas.getByRole('button', { name: 'پاک کردن انتخاب' }).getBoundingClientRect().top,
          ),
        );
      }
    });
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    await step('Tab reaches clearing, every result, then the actions', async () => {
      const names: (string | null | undefined)[] = [];
      for (let stop = 0; stop < 5; stop += 1) {
        await userEvent.tab();
        const { activeElement } = document;
        names.push(activeElement?.getAttribute('aria-label') ?? activeElement?.textContent);
      }
      await expect(names).toEqual([
        'پاک کردن انتخاب',
        'انتخاب هر ۲۴۰ نتیجه',
        'نشان‌گذاری',
        'برون‌بری',
        'حذف',
      ]);
    });
    await step('the line chooses every result', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'انتخاب هر ۲۴۰ نتیجه' }));
      await expect(args.all?.onSelect).toHaveBeenCalledOnce();
    });
  },
});

/** The bar comes with the first choice and goes with the last. */
export const Choosing = meta.story({
  render: (args) => <Chosen {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    const region = () => canvas.getByRole('status');
    await step('each choice is announced', async () => {
      await expect(region()).toHaveTextContent('');
      await userEvent.click(canvas.getByRole('checkbox', { name: 'یادداشت صبح' }));
      await expect(region()).toHaveTextContent('۱ نوشته انتخاب شد');
      await userEvent.click(canvas.getByRole('checkbox', { name: 'نشست هفتگی' }));
      await expect(region()).toHaveTextContent('۲ نوشته انتخاب شد');
    });
    await step('clearing the selection takes the bar away', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'پاک کردن انتخاب' }));
      await expect(canvas.queryByRole('button', { name: 'حذف' })).toBeNull();
    });
  },
});

export const ElsewhereChosen = meta.story({
  args: { count: '۱۲ نوشته انتخاب شد', note: '۲ مورد در این فهرست نیست', all: undefined },
});

export const Narrow = meta.story({
  globals: onPhone,
  args: { note: '۲ مورد در این فهرست نیست' },
  play: async ({ canvasElement, step }) => {
    await step('nothing is wider than the window', async () => {
      await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    });
  },
});

export const LeftToRight = Default.extend({ globals: { direction: 'ltr' } });

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  args: { note: '۲ مورد در این فهرست نیست' },
});

const names = ['یادداشت صبح', 'نشست هفتگی', 'سخنرانی'];

function Chosen(args: SelectionBarProps) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return (
    <>
      {names.map((name) => (
        <Checkbox
          key={name}
          label={name}
          checked={chosen.includes(name)}
          onChange={({ currentTarget }) =>
            setChosen((before) =>
              currentTarget.checked ? [...before, name] : before.filter((each) => each !== name),
            )
          }
        />
      ))}
      <SelectionBar
        {...args}
        all={undefined}
        count={chosen.length === 0 ? '' : `${formatNumber(chosen.length)} نوشته انتخاب شد`}
        onClear={() => setChosen([])}
      />
    </>
  );
}
