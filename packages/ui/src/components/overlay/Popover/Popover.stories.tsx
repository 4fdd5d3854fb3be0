import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { measureSpan } from '../../../testing/readingDirection.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { Content, Panel } from './Popover.styles.ts';
import { Popover, type PopoverProps } from './Popover.tsx';
import { renderIn } from '../../../testing/renderIn.tsx';

const renaming = (close: () => void) => (
  <div style={{ display: 'grid', gap: 16 }}>
    <TextField label="نام نوشته" defaultValue="گفت‌وگوی صبح" />
    <Button onClick={close}>ذخیره</Button>
  </div>
);

const longWords = (
  <p>
    اعتبار، زمان صدایی است که هنوز می‌توانید به متن برگردانید. هر دقیقه گفتن یک دقیقه از آن کم می‌کند
    و مکث‌ها به حساب نمی‌آید. بستهٔ تازه به آنچه مانده است افزوده می‌شود.
  </p>
);

const meta = preview.meta({
  title: 'Components/Overlays/Popover',
  component: Popover,
  args: {
    trigger: <Button variant="secondary">تغییر نام</Button>,
    label: 'تغییر نام نوشته',
    onOpenChange: fn(),
    children: renaming as PopoverProps['children'],
  },
});

export const Default = meta.story();

export const LongText = meta.story({
  args: {
    trigger: <Button variant="quiet">این عدد چیست؟</Button>,
    label: 'اعتبار',
    children: longWords,
  },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas, userEvent, step }) => {
    await step('the panel fits in a phone window', async () => {
      await userEvent.click(canvas.getByRole('button'));
      const panel = await screen.findByRole('dialog', { name: 'اعتبار' });
      await waitFor(() => expect(panel).toBeVisible());
      const { left, right } = panel.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    });
  },
});

export const Opened = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'تغییر نام' });
    await step('the panel opens by keyboard and takes the focus', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      const panel = await screen.findByRole('dialog', { name: 'تغییر نام نوشته' });
      await waitFor(() => expect(panel).toBeVisible());
      await expect(panel).toContainElement(document.activeElement as HTMLElement);
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    });
    await step('the content can close the panel; the focus returns', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'ذخیره' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
    });
    await step('Escape closes the panel', async () => {
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('dialog');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(button).toHaveFocus());
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    });
  },
});

export const Beside = meta.story({
  render: renderIn(Popover, { display: 'flex', justifyContent: 'center' }),
  play: async ({ canvas, userEvent, step }) => {
    await step('the panel is aligned with the start of its button', async () => {
      const button = canvas.getByRole('button', { name: 'تغییر نام' });
      const place = measureSpan(button);
      await userEvent.click(button);
      const panel = await screen.findByRole('dialog', { name: 'تغییر نام نوشته' });
      await waitFor(() => expect(Math.abs(measureSpan(panel).start - place.start)).toBeLessThan(4));
      await expect(measureSpan(panel).end).toBeGreaterThan(place.end);
    });
  },
});

export const LeftToRight = Beside.extend({ globals: { direction: 'ltr' } });

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true },
  render: (args) => (
    <div style={{ display: 'grid', justifyItems: 'start', gap: 16 }}>
      <Popover {...args} />
      <Panel as="div">
        <Content as="div">{renaming(() => undefined)}</Content>
      </Panel>
      <Panel as="div">
        <Content as="div">{longWords}</Content>
      </Panel>
    </div>
  ),
});
