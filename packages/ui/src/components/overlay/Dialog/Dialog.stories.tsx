import { useId, useRef } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { measureSpan } from '../../../testing/readingDirection.ts';
import { onPhone, wholeWindow } from '../../../layout/stories/viewports.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { TextField } from '../../fields/TextField/TextField.tsx';
import { Dialog, dialogSizes, type DialogProps } from './Dialog.tsx';
import { ModalFrame } from './ModalFrame.tsx';
import { Opener } from '../testing/Opener.tsx';
import * as S from './Dialog.styles.ts';

const terms =
  'نویسا گفتار شما را به نوشته تبدیل می‌کند. صدای شما تنها برای همین کار به کار می‌رود و هر زمان بخواهید پاک می‌شود. ';

const meta = preview.meta({
  title: 'Components/Overlays/Dialog',
  component: Dialog,
  args: {
    open: false,
    title: 'قوانین استفاده از نویسا',
    children: terms,
    onClose: fn(),
  },
  parameters: wholeWindow,
  render: (args) => <Opened {...args} />,
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'باز کردن' });
    const dialog = () => screen.queryByRole('dialog', { name: 'قوانین استفاده از نویسا' });
    await step('has a name, takes the focus, and makes the page inert', async () => {
      await userEvent.click(button);
      await expect(dialog()).toContainElement(document.activeElement as HTMLElement);
      button.focus();
      await expect(button).not.toHaveFocus();
    });
    await step('the close button closes the dialog and returns the focus', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'بستن' }));
      await waitFor(() => expect(dialog()).not.toBeInTheDocument());
      await expect(button).toHaveFocus();
    });
    await step('a click outside closes the dialog, a click inside does not', async () => {
      await userEvent.click(button);
      await userEvent.click(canvas.getByText(terms.trim()));
      await expect(dialog()).toBeInTheDocument();
      await userEvent.click(dialog() ?? document.body);
      await waitFor(() => expect(dialog()).not.toBeInTheDocument());
      await expect(button).toHaveFocus();
    });
  },
});

export const Open = meta.story({
  args: { open: true },
  play: async ({ canvas, step }) => {
    await step('the close button is at the end of the header', async () => {
      const dialog = measureSpan(await canvas.findByRole('dialog'));
      const button = measureSpan(canvas.getByRole('button', { name: 'بستن' }));
      await expect(dialog.end - button.end).toBeLessThan(32);
      await expect(button.start - dialog.start).toBeGreaterThan(dialog.end - button.end);
    });
  },
});

export const LeftToRight = Open.extend({ globals: { direction: 'ltr' } });

export const Small = meta.story({ args: { open: true, size: 'small' } });

export const Large = meta.story({ args: { open: true, size: 'large' } });

export const WithField = meta.story({
  render: (args) => <Renaming {...args} />,
  args: { open: true, title: 'تغییر نام نوشته' },
  play: async ({ canvas, step }) => {
    await step('`initialFocus` takes the focus', async () => {
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'نام جدید' })).toHaveFocus());
    });
  },
});

export const LongText = meta.story({
  args: {
    open: true,
    children: (
      <>
        {Array.from({ length: 12 }, (_, index) => (
          <p key={index}>{terms.repeat(3)}</p>
        ))}
      </>
    ),
    actions: <Button>می‌پذیرم</Button>,
  },
  play: async ({ canvas, step }) => {
    await step('the text scrolls inside the dialog, and the actions stay visible', async () => {
      const action = canvas.getByRole('button', { name: 'می‌پذیرم' });
      await expect(action.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    });
    await step('long content can be scrolled by keyboard', async () => {
      const text = canvas.getAllByText(/صدای شما/).at(0)?.parentElement;
      await waitFor(() => expect(text).toHaveAttribute('tabindex', '0'));
    });
  },
});

export const OnPhone = LongText.extend({ globals: onPhone });

export const ActionOnPhone = LongText.extend({
  globals: onPhone,
  play: async ({ canvas, step }) => {
    await step('one action is as wide as the text', async () => {
      const [text] = canvas.getAllByText(/صدای شما/);
      const action = canvas.getByRole('button', { name: 'می‌پذیرم' }).getBoundingClientRect();
      const { left, right } = (text as HTMLElement).getBoundingClientRect();
      await expect(action.right).toBeCloseTo(right, 0);
      await expect(action.left).toBeCloseTo(left, 0);
    });
  },
});

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true, layout: 'padded' },
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      {dialogSizes.map((size) => (
        <InPage key={size} size={size} />
      ))}
    </div>
  ),
});

function Opened(args: DialogProps) {
  return (
    <Opener open={args.open} onClose={args.onClose}>
      {(modal) => <Dialog {...args} {...modal} />}
    </Opener>
  );
}

function Renaming(args: DialogProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Opened
      {...args}
      initialFocus={field}
      actions={
        <>
          <Button variant="secondary">انصراف</Button>
          <Button>ذخیره</Button>
        </>
      }
    >
      <TextField ref={field} label="نام جدید" defaultValue="جلسهٔ هیئت‌مدیره" />
    </Opened>
  );
}

/** A dialog in the page flow, so that several are visible at once. */
function InPage({ size }: Pick<DialogProps, 'size'>) {
  const id = useId();
  return (
    <S.Root
      open
      aria-labelledby={id}
      data-size={size}
      style={{ position: 'static', inlineSize: '100%' }}
    >
      <ModalFrame
        titleId={id}
        title="قوانین استفاده از نویسا"
        onClose={() => undefined}
        actions={
          <>
            <Button variant="secondary">انصراف</Button>
            <Button>می‌پذیرم</Button>
          </>
        }
      >
        {terms}
      </ModalFrame>
    </S.Root>
  );
}
