import { useId, useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { measureSpan } from '../../../testing/readingDirection.ts';
import { Pagination, type PaginationProps } from './Pagination.tsx';

const meta = preview.meta({
  title: 'Components/Navigation/Pagination',
  component: Pagination,
  args: { page: 6, pageSize: 25, total: 293, onPageChange: fn(), onPageSizeChange: fn() },
  render: (args) => <Turning {...args} />,
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    const current = () => canvas.getByRole('button', { current: 'page' });
    await step('the current page is marked', async () => {
      await expect(current()).toHaveAccessibleName('صفحهٔ ۶');
      await expect(canvas.getByRole('status')).toHaveTextContent('۱۲۶ تا ۱۵۰ از ۲۹۳');
    });
    await step('a page number and the next button change the page', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'صفحهٔ ۷' }));
      await userEvent.click(canvas.getByRole('button', { name: 'بعدی' }));
      await expect(current()).toHaveAccessibleName('صفحهٔ ۸');
      await expect(args.onPageChange).toHaveBeenLastCalledWith(8);
    });
    await step('next points in the reading direction', async () => {
      const [back, on] = ['قبلی', 'بعدی'].map((name) => canvas.getByRole('button', { name }));
      await expect(measureSpan(on as HTMLElement).start).toBeGreaterThan(
        measureSpan(back as HTMLElement).end,
      );
    });
    await step('the page size can be changed', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: /تعداد در صفحه/ }), '50');
      await expect(args.onPageSizeChange).toHaveBeenCalledWith(50);
    });
  },
});

export const LastPage = meta.story({
  args: { page: 12 },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('on the last page the next button keeps the focus and does nothing', async () => {
      const next = canvas.getByRole('button', { name: 'بعدی' });
      await userEvent.click(next);
      await expect(next).toHaveFocus();
      await expect(next).toHaveAttribute('aria-disabled', 'true');
      await expect(args.onPageChange).not.toHaveBeenCalled();
    });
  },
});

export const FewPages = meta.story({ args: { page: 1, total: 60 } });

export const Empty = meta.story({ args: { page: 1, total: 0 } });

export const LeftToRight = Default.extend({ globals: { direction: 'ltr' } });

export const Narrow = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, step }) => {
    await step('a narrow container shows the position in words', async () => {
      await expect(canvas.getByText('صفحهٔ ۶ از ۱۲')).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'صفحهٔ ۷' })).toBeNull();
    });
  },
});

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: (args) => <OneOfMany {...args} />,
});

// Several landmarks on one page need different names.
function OneOfMany(props: PaginationProps) {
  return <Pagination {...props} aria-label={`صفحه‌ها ${useId()}`} />;
}

function Turning({ onPageChange, ...props }: PaginationProps) {
  const [page, setPage] = useState(props.page);
  return (
    <Pagination
      {...props}
      page={page}
      onPageChange={(next) => {
        setPage(next);
        onPageChange(next);
      }}
    />
  );
}
