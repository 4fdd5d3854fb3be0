import { useId } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { onPhone, wholeWindow } from '../../../layout/stories/viewports.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { ModalFrame } from '../Dialog/ModalFrame.tsx';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { Drawer, type DrawerProps, drawerSides } from './Drawer.tsx';
import { Opener } from '../testing/Opener.tsx';
import * as S from './Drawer.styles.ts';

const meta = preview.meta({
  title: 'Components/Overlays/Drawer',
  component: Drawer,
  args: {
    open: false,
    title: 'فیلترها',
    children: <TextField label="جست‌وجو در نام و متن نوشته‌ها" />,
    actions: (
      <>
        <Button variant="secondary">پاک کردن فیلترها</Button>
        <Button>اعمال</Button>
      </>
    ),
    onClose: fn(),
  },
  parameters: wholeWindow,
  render: (args) => <Opened {...args} />,
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'باز کردن' });
    const drawer = () => screen.queryByRole('dialog', { name: 'فیلترها' });
    await step('`end` is the left side in right-to-left', async () => {
      await userEvent.click(button);
      await waitFor(() => expect(drawer()?.getBoundingClientRect().left).toBe(0));
    });
    await step('a click outside closes the drawer and returns the focus', async () => {
      await userEvent.click(drawer() ?? document.body);
      await waitFor(() => expect(drawer()).not.toBeInTheDocument());
      await expect(button).toHaveFocus();
    });
  },
});

export const LeftToRight = meta.story({
  args: { open: true },
  globals: { direction: 'ltr' },
  play: async ({ canvas, step }) => {
    await step('`end` is the right side in left-to-right', async () => {
      const drawer = await canvas.findByRole('dialog', { name: 'فیلترها' });
      await waitFor(() =>
        expect(drawer.getBoundingClientRect().right).toBe(document.documentElement.clientWidth),
      );
    });
  },
});

export const AtStart = meta.story({
  args: { open: true, side: 'start' },
  play: async ({ canvas, step }) => {
    await step('`start` is the right side in right-to-left', async () => {
      const drawer = await canvas.findByRole('dialog', { name: 'فیلترها' });
      await waitFor(() =>
        expect(drawer.getBoundingClientRect().right).toBe(document.documentElement.clientWidth),
      );
    });
  },
});

export const Large = meta.story({
  args: { open: true, size: 'large' },
  play: async ({ canvas, step }) => {
    await step('a large drawer is 560 px wide', async () => {
      const drawer = await canvas.findByRole('dialog', { name: 'فیلترها' });
      await waitFor(() => expect(drawer.getBoundingClientRect().width).toBe(560));
    });
  },
});

export const LargeOnPhone = Large.extend({
  globals: onPhone,
  play: async ({ canvas, step }) => {
    await step('a large drawer is as wide as a phone', async () => {
      const drawer = await canvas.findByRole('dialog', { name: 'فیلترها' });
      await waitFor(() => expect(drawer.getBoundingClientRect().width).toBe(window.innerWidth));
    });
  },
});

export const OnPhone = meta.story({ args: { open: true }, globals: onPhone });

export const LongText = meta.story({
  args: {
    open: true,
    title: 'جزئیات تراکنش و رسید پرداخت بستهٔ یک‌سالهٔ تایپ صوتی نامحدود',
    children: 'مبلغ به حساب شما بازمی‌گردد؛ این کار تا ۷۲ ساعت زمان می‌برد. '.repeat(60),
  },
  play: async ({ canvas, step }) => {
    await step('long content can be scrolled by keyboard', async () => {
      const text = canvas.getByText(/۷۲ ساعت/);
      await waitFor(() => expect(text.closest('[tabindex="0"]')).not.toBeNull());
    });
  },
});

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true, layout: 'padded' },
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      {drawerSides.map((side) => (
        <InPage key={side} {...args} side={side} />
      ))}
    </div>
  ),
});

function Opened(args: DrawerProps) {
  return (
    <Opener open={args.open} onClose={args.onClose}>
      {(modal) => <Drawer {...args} {...modal} />}
    </Opener>
  );
}

/** A drawer in the page flow, so that several are visible at once. */
function InPage({ side, title, children, actions, onClose }: DrawerProps) {
  const id = useId();
  return (
    <S.Root
      open
      aria-labelledby={id}
      data-side={side}
      style={{ position: 'static', blockSize: 320, inlineSize: '100%' }}
    >
      <ModalFrame titleId={id} title={title} actions={actions} onClose={onClose}>
        {children}
      </ModalFrame>
    </S.Root>
  );
}
