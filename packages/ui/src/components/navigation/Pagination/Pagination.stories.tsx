import { useId, useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { measureSpan } from '../../../testing/readingDirection.ts';
import { Pagination, type PaginationProps } from './Pagination.tsx';

const meta = preview.meta({
  title: 'Components/Pagination',
  component: Pagination,
  args: { page: 6, pageSize: 25, total: 293, onPageChange: fn(), onPageSizeChange: fn() },
  render: (args) => <Turning {...args} />,
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args, step }) => {
    const current = () => canvas.getByRole('button', { current: 'page' });
    await step('the page one is on is named', async () => {
      await expect(current()).toHaveAccessibleName('صفحهٔ ۶');
      await expect(canvas.getByRole('status')).toHaveTextContent('۱۲۶ تا ۱۵۰ از ۲۹۳');
    });
    await step('a number and the next button lead on', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'صفحهٔ ۷' }));
      await userEvent.click(canvas.getByRole('button', { name: 'بعدی' }));
      await expect(current()).toHaveAccessibleName('صفحهٔ ۸');
      await expect(args.onPageChange).toHaveBeenLastCalledWith(8);
    });
    await step('onwards is where the words run to', async () => {
      const [back, on] = ['قبلی', 'بعدی'].map((name) => canvas.getByRole('button', { name }));
      await expect(measureSpan(on as HTMLElement).start).toBeGreaterThan(
        measureSpan(back as HTMLElement).end,
      );
    });
    await step('another size of page is offered', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: /تعداد در صفحه/ }), '50');
      await expect(args.onPageSizeChange).toHaveBeenCalledWith(50);
    });
  },
});

export const LastPage = meta.story({
  args: { page: 12 },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('at the end the button stays, keeps the focus, and leads nowhere', async () => {
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
    await step('without room for numbers the place is said in words', async () => {
      await expect(canvas.getByText('صفحهٔ ۶ از ۱۲')).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'صفحهٔ ۷' })).toBeNull();
    });
  },
});

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: (args) => <OneOfMany {...args} />,
});

// Landmarks of one page need names of their own.
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
