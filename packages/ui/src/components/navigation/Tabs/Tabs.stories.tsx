import { expect, fn, waitFor } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { getForwardKey } from '../../../testing/readingDirection.ts';
import { Badge } from '../../data/Badge/Badge.tsx';
import { HistoryIcon, LiveIcon, WritingIcon } from '../../media/Icon/pageIcons.ts';
import { Tabs } from './Tabs.tsx';
import { renderIn } from '../../../testing/renderIn.tsx';

const tabs = [
  {
    id: 'text',
    label: 'متن',
    icon: <WritingIcon />,
    content: <p>امروز دربارهٔ برنامهٔ سال آینده گفت‌وگو کردیم.</p>,
  },
  {
    id: 'sound',
    label: 'صدا',
    icon: <LiveIcon />,
    content: <p>۱۲ دقیقه و ۴۰ ثانیه صدا نگه داشته شده است.</p>,
  },
  {
    id: 'history',
    label: 'تاریخچه',
    icon: <HistoryIcon />,
    content: <p>این نوشته سه بار ویرایش شده است.</p>,
  },
];

const plain = tabs.map(({ icon: _icon, ...tab }) => tab);

const withoutSound = plain.map(({ id, label, content }) => ({
  id,
  label,
  content,
  disabled: id === 'sound',
}));

const many = [
  ...plain,
  { id: 'speakers', label: 'گوینده‌هایی که در این گفت‌وگو شناخته شده‌اند', content: 'سه گوینده' },
  { id: 'words', label: 'واژه‌های ویژهٔ این موضوع', content: 'بیست واژه' },
];

const meta = preview.meta({
  title: 'Components/Navigation/Tabs',
  component: Tabs,
  args: { label: 'نوشته', tabs, onChange: fn() },
});

export const Default = meta.story();

export const Plain = meta.story({ args: { tabs: plain } });

export const WithBadge = meta.story({
  args: {
    tabs: [
      { id: 'all', label: 'همهٔ پیام‌ها', content: 'دوازده پیام' },
      {
        id: 'unread',
        label: (
          <>
            خوانده‌نشده <Badge>۳</Badge>
          </>
        ),
        content: 'سه پیام',
      },
    ],
  },
});

export const Disabled = meta.story({
  args: { tabs: withoutSound },
  play: async ({ canvas, userEvent, step }) => {
    await step('arrow keys skip a disabled tab', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(canvas.getByRole('tab', { name: 'تاریخچه' })).toHaveFocus();
    });
  },
});

export const LongText = meta.story({
  args: { tabs: many },
  render: renderIn(Tabs, { inlineSize: 288 }),
  play: async ({ canvas, userEvent, step }) => {
    await step('overflowing tabs can be scrolled by keyboard', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{End}');
      const last = canvas.getByRole('tab', { name: 'واژه‌های ویژهٔ این موضوع' });
      await expect(last).toHaveFocus();
      const list = canvas.getByRole('tablist').getBoundingClientRect();
      await waitFor(() =>
        expect(last.getBoundingClientRect().left).toBeGreaterThanOrEqual(list.left - 1),
      );
    });
  },
});

export const ByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    await step('the arrow keys follow the reading direction', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('tab', { name: 'متن' })).toHaveFocus();
      await userEvent.keyboard(getForwardKey());
      await expect(args.onChange).toHaveBeenLastCalledWith('sound');
      await expect(canvas.getByRole('tabpanel', { name: 'صدا' })).toHaveTextContent('۱۲ دقیقه');
    });
    await step('the arrow keys wrap around', async () => {
      await userEvent.keyboard(getForwardKey().repeat(2));
      await expect(canvas.getByRole('tab', { name: 'متن' })).toHaveFocus();
    });
    await step('the tabs are one tab stop', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('tabpanel')).toHaveFocus();
    });
  },
});

export const LeftToRight = ByKeyboard.extend({ globals: { direction: 'ltr' } });

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Tabs label="نوشته" tabs={tabs} defaultSelected="sound" />
      <Tabs label="نوشته" tabs={withoutSound} />
    </div>
  ),
});
