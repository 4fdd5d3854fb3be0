import { expect, fn } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { Button, buttonSizes } from '../../components/actions/Button/Button.tsx';
import { ComboBox } from '../../components/fields/ComboBox/ComboBox.tsx';
import { DatePicker } from '../../components/fields/DatePicker/DatePicker.tsx';
import { NumberField } from '../../components/fields/NumberField/NumberField.tsx';
import { SearchField } from '../../components/fields/SearchField/SearchField.tsx';
import { Select } from '../../components/fields/Select/Select.tsx';
import { TextField } from '../../components/fields/TextField/TextField.tsx';
import { Tag } from '../../components/data/Tag/Tag.tsx';
import { ToggleButton } from '../../components/actions/ToggleButton/ToggleButton.tsx';
import { measureControl } from '../../testing/measureControl.ts';
import { Stack } from '../Arrangement/Arrangement.tsx';
import { onDesktop, onPhone } from '../stories/viewports.ts';
import { FilterBar } from './FilterBar.tsx';
import { FilterSkeleton } from './FilterSkeleton.tsx';
import { renderIn } from '../../testing/renderIn.tsx';

const meta = preview.meta({
  title: 'Layout/FilterBar',
  component: FilterBar,
  args: {
    label: 'فیلتر نوشته‌ها',
    count: 2,
    onClear: fn(),
    children: (
      <>
        <TextField label="عنوان" defaultValue="نشست" />
        <TextField label="از تاریخ" defaultValue="۱۴۰۵/۰۸/۰۱" />
      </>
    ),
  },
});

export const Default = meta.story({
  parameters: { picture: true },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('the filters are in the page, and a button clears all', async () => {
      await expect(canvas.getByRole('textbox', { name: 'عنوان' })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'پاک کردن فیلترها' }));
      await expect(args.onClear).toHaveBeenCalledOnce();
    });
  },
});

/** A filter that came with a link is a tag beside the fields. */
export const WithTag = meta.story({
  globals: onDesktop,
  args: {
    search: <SearchField label="جست‌وجو" />,
    children: (
      <>
        <TextField label="عنوان" defaultValue="نشست" />
        <Tag onRemove={fn()}>فقط کارهای بابک سالاری</Tag>
      </>
    ),
  },
  play: async ({ canvas, step }) => {
    const clear = canvas.getByRole('button', { name: 'پاک کردن فیلترها' });
    await step('the words of the clear button end at the edge of the content', async () => {
      const bar = canvas.getByRole('group', { name: 'فیلتر نوشته‌ها' }).getBoundingClientRect();
      const words = canvas.getByText('پاک کردن فیلترها').getBoundingClientRect();
      await expect(words.left).toBeCloseTo(bar.left, 0);
    });
    await step('the tag is in the middle of the line', async () => {
      const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2;
      const tag = canvas.getByText('فقط کارهای بابک سالاری').parentElement as HTMLElement;
      await expect(middle(tag.getBoundingClientRect())).toBeCloseTo(
        middle(clear.getBoundingClientRect()),
        0,
      );
    });
  },
});

export const NothingSet = meta.story({
  args: { count: 0 },
  play: async ({ canvas, step }) => {
    await step('without active filters there is no clear button', async () => {
      await expect(canvas.queryByRole('button')).toBeNull();
    });
  },
});

export const Narrow = meta.story({
  parameters: { picture: true },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: /فیلتر/ });
    await step('a button opens the sheet, which holds the focus', async () => {
      await userEvent.click(opener);
      const sheet = canvas.getByRole('dialog', { name: 'فیلتر نوشته‌ها' });
      await expect(sheet).toContainElement(document.activeElement as HTMLElement);
    });
    await step('closing the sheet returns the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'بستن' }));
      await expect(canvas.queryByRole('dialog')).toBeNull();
      await expect(opener).toHaveFocus();
    });
  },
});

/** The content of a page 320 px wide: the count of active filters makes the button wider. */
export const NarrowWithSearch = meta.story({
  args: { search: <SearchField label="جست‌وجو" labelHidden /> },
  globals: onPhone,
  render: renderIn(FilterBar, { inlineSize: '288px' }),
  play: async ({ canvas, step }) => {
    await step('the button of the sheet is beside the search', async () => {
      const opener = canvas.getByRole('button', { name: /فیلتر/ }).getBoundingClientRect();
      const search = canvas.getByRole('searchbox').getBoundingClientRect();
      await expect(opener.right).toBeLessThan(search.left);
      await expect(Math.abs(opener.bottom - search.bottom)).toBeLessThanOrEqual(1);
    });
  },
});

export const SideBySide = meta.story({
  render: () => (
    <Stack gap="large">
      {buttonSizes.map((size) => (
        <FilterBar key={size} label={`فیلتر نوشته‌ها: ${size}`}>
          {Object.entries(createControls(size)).map(([kind, control]) => (
            <div key={kind} data-control={size}>
              {control}
            </div>
          ))}
        </FilterBar>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement, step }) => {
    const heights = { small: 36, medium: 44, large: 52 };
    for (const size of buttonSizes) {
      await step(`${size} controls share height, corner radius and baseline`, async () => {
        const places = [...canvasElement.querySelectorAll(`[data-control='${size}']`)];
        const shapes = places.map(measureControl);
        const [first] = shapes;
        for (const shape of shapes) {
          await expect(shape.height).toBe(heights[size]);
          await expect(shape.radius).toBe('10px');
          await expect(shape.fontSize).toBe(first?.fontSize);
          await expect(Math.abs(shape.baseline - (first?.baseline ?? 0))).toBeLessThanOrEqual(1);
        }
      });
    }
  },
});

/** The places of filters whose code is loading. */
export const Loading = meta.story({
  args: {
    search: <SearchField label="جست‌وجو" labelHidden />,
    children: [7.5, 9.5, 16.75].map((width) => <FilterSkeleton key={width} width={width} />),
  },
  play: async ({ canvas, step }) => {
    await step('the search does not wait for the filters', async () => {
      await expect(canvas.getByRole('searchbox')).toBeEnabled();
    });
  },
});

export const SideBySideLeftToRight = SideBySide.extend({ globals: { direction: 'ltr' } });

export const Sheet = meta.story({ parameters: { everyTheme: true, picture: true } });

const words = { label: 'عنوان', defaultValue: 'نشست' };
const ranges = [{ value: 'week', label: 'هفته' }];

function createControls(size: (typeof buttonSizes)[number]) {
  const buttons = {
    primary: <Button size={size}>جست‌وجو</Button>,
    secondary: (
      <Button size={size} variant="secondary">
        پاک کردن
      </Button>
    ),
    toggle: <ToggleButton size={size}>نشان‌دارها</ToggleButton>,
  };
  return size === 'small'
    ? buttons
    : {
        ...buttons,
        text: <TextField {...words} size={size} />,
        search: <SearchField {...words} size={size} />,
        number: <NumberField label="دقیقه" defaultValue={12} size={size} />,
        select: <Select label="بازه" options={ranges} defaultValue="week" size={size} />,
        comboBox: <ComboBox label="زمان" options={ranges} defaultValue="week" size={size} />,
        date: <DatePicker label="روز" defaultValue="2026-11-21" size={size} />,
      };
}
