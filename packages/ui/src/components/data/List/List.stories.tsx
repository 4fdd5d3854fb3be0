import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { Card } from '../Card/Card.tsx';
import { CopyIcon } from '../../media/Icon/controlIcons.ts';
import { WritingIcon } from '../../media/Icon/pageIcons.ts';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { List } from './List.tsx';
import { ListRow } from './ListRow.tsx';

const onCopy = fn();

const writings = [
  { title: 'یادداشت صبح', sentence: 'چند جمله پیش از آغاز کار', aside: '۸:۱۵' },
  { title: 'نشست هفتگی تیم فنی', sentence: 'تصمیم‌ها و کارهای این هفته', aside: 'دیروز' },
  {
    title: 'پیاده‌سازی کامل سخنرانی افتتاحیهٔ همایش بین‌المللی زبان‌شناسی رایانشی دانشگاه تهران',
    sentence: 'یک ساعت و چهل و چهار دقیقه',
    aside: '۱۲ آبان',
  },
];

const meta = preview.meta({ title: 'Components/Data/List', component: List });

export const Default = meta.story({
  render: () => (
    <Card padding="none">
      <List aria-label="نوشته‌ها">
        {writings.map((writing) => (
          <ListRow
            key={writing.title}
            {...writing}
            href="/history"
            leading={<WritingIcon />}
            actions={<IconButton size="small" label="کپی" icon={<CopyIcon />} onClick={onCopy} />}
          />
        ))}
      </List>
    </Card>
  ),
  play: async ({ canvas, userEvent, step }) => {
    await step('Tab moves to the row and then to its actions, which become visible', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: 'یادداشت صبح' })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getAllByRole('button', { name: 'کپی' })[0]).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(onCopy).toHaveBeenCalledOnce();
    });
  },
});

export const Selectable = meta.story({
  render: () => <Chosen />,
  play: async ({ canvas, userEvent, step }) => {
    await step('a checkbox with the name of the row selects it', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'انتخاب یادداشت صبح' }));
      await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
    });
  },
});

export const Plain = meta.story({
  render: () => (
    <List aria-label="نوشته‌ها">
      {writings.map(({ title }) => (
        <ListRow key={title} title={title} />
      ))}
    </List>
  ),
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  render: () => <Chosen />,
});

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: () => <Chosen />,
});

function Chosen() {
  const [chosen, setChosen] = useState('');
  return (
    <Card padding="none">
      <List aria-label="نوشته‌ها">
        {writings.map((writing) => (
          <ListRow
            key={writing.title}
            {...writing}
            selected={chosen === writing.title}
            onSelectedChange={(selected) => setChosen(selected ? writing.title : '')}
            actions={<IconButton size="small" label="کپی" icon={<CopyIcon />} />}
          />
        ))}
      </List>
    </Card>
  );
}
