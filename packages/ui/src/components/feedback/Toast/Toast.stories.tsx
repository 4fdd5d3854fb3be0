import { useId, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '@nevisa/storybook/preview';
import { measureSpan } from '../../../testing/readingDirection.ts';
import { onPhone, wholeWindow } from '../../../layout/stories/viewports.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { Dialog } from '../../overlay/Dialog/Dialog.tsx';
import { createToastQueue, type ToastContent } from './toastQueue.ts';
import { ToastRegion } from './ToastRegion.tsx';

const onUndo = fn();

const deleted: ToastContent = {
  tone: 'success',
  text: 'نوشته حذف شد',
  action: { label: 'بازگردانی', onPress: onUndo },
};
const copied: ToastContent = { text: 'کپی شد' };
const failed: ToastContent = { tone: 'danger', text: 'ذخیره نشد. کمی بعد دوباره تلاش کنید.' };
const long: ToastContent = {
  tone: 'danger',
  text: 'نوشتهٔ «صورت‌جلسهٔ سومین نشست هیئت‌مدیره و کمیتهٔ بودجه» همگام نشد؛ متن روی همین دستگاه محفوظ است.',
  action: { label: 'تلاش دوباره', onPress: () => undefined },
};

const sheetQueue = createQueue(copied, deleted, long);

const meta = preview.meta({
  title: 'Components/Feedback/Toast',
  component: ToastRegion,
  args: { queue: createToastQueue() },
  parameters: wholeWindow,
});

export const Default = meta.story({
  render: () => renderRegion(copied, deleted, failed),
  play: async ({ canvas, step }) => {
    await step('the region is in the inline-start corner', async () => {
      const { start, end } = measureSpan(canvas.getByRole('region', { name: 'اعلان‌ها' }));
      await expect(start).toBe(16);
      await expect(end).toBeLessThan(document.documentElement.clientWidth / 2);
    });
  },
});

export const LeftToRight = Default.extend({ globals: { direction: 'ltr' } });

export const LongText = meta.story({
  globals: onPhone,
  render: () => renderRegion(long, deleted),
});

export const Announced = meta.story({
  render: () => <QueueDemo />,
  play: async ({ canvas, userEvent, step }) => {
    await step('the live regions exist before the first toast', async () => {
      await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
      await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    });
    await step('a success is a status and an error is an alert', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'حذف نوشته' }));
      await userEvent.click(canvas.getByRole('button', { name: 'ذخیره' }));
      await expect(canvas.getByRole('status')).toHaveTextContent('نوشته حذف شد');
      await expect(canvas.getByRole('alert')).toHaveTextContent('ذخیره نشد.');
    });
    await step('F6 moves the focus into the region and back', async () => {
      const button = canvas.getByRole('button', { name: 'ذخیره' });
      await userEvent.keyboard('{F6}');
      await expect(canvas.getByRole('region', { name: 'اعلان‌ها' })).toHaveFocus();
      await userEvent.keyboard('{F6}');
      await expect(button).toHaveFocus();
    });
    await step('the action closes the toast', async () => {
      await userEvent.keyboard('{F6}{Tab}{Enter}');
      await expect(onUndo).toHaveBeenCalledOnce();
      await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
    });
    await step('the focus returns after the last toast', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'بستن' }));
      await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
      await expect(canvas.getByRole('button', { name: 'ذخیره' })).toHaveFocus();
    });
  },
});

export const InDialog = meta.story({
  render: () => <DialogDemo />,
  play: async ({ canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'باز کردن نوشته' });
    await userEvent.click(opener);
    const dialog = await canvas.findByRole('dialog', { name: 'نشست هفتگی' });
    const region = canvas.getByRole('region', { name: 'اعلان‌ها' });
    await step(
      'the region is in the dialog before the first toast, so that the toast is announced',
      async () => {
        await waitFor(() => expect(dialog).toContainElement(region));
      },
    );
    await step('the region is above the dialog', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'حذف نوشته' }));
      const card = canvas.getByText('نوشته حذف شد');
      const { left, top } = card.getBoundingClientRect();
      await expect(document.elementFromPoint(left + 4, top + 12)).toBe(card);
    });
    await step('F6 moves the focus into the region, out of the dialog, and back', async () => {
      const button = canvas.getByRole('button', { name: 'حذف نوشته' });
      await userEvent.keyboard('{F6}');
      await expect(region).toHaveFocus();
      await userEvent.keyboard('{F6}');
      await expect(button).toHaveFocus();
    });
    await step('the action works there and the dialog remains open', async () => {
      onUndo.mockClear();
      await userEvent.keyboard('{F6}{Tab}{Enter}');
      await expect(onUndo).toHaveBeenCalledOnce();
      await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
      await expect(dialog).toBeVisible();
    });
    await step('toasts remain when the dialog closes', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'حذف نوشته' }));
      await userEvent.click(canvas.getByRole('button', { name: 'تمام' }));
      await waitFor(() => expect(dialog).not.toBeVisible());
      await waitFor(() => expect(canvas.getByText('نوشته حذف شد')).toBeVisible());
      await expect(dialog).not.toContainElement(region);
      await expect(opener).toHaveFocus();
    });
  },
});

export const Sheet = meta.story({
  parameters: { everyTheme: true, picture: true, layout: 'padded' },
  render: () => <InlineRegion />,
});

function createQueue(...contents: ToastContent[]) {
  const queue = createToastQueue();
  for (const content of contents) {
    queue.add(content);
  }
  return queue;
}

function renderRegion(...contents: ToastContent[]) {
  return <ToastRegion queue={createQueue(...contents)} />;
}

const queue = createToastQueue();

function QueueDemo() {
  return (
    <div style={{ display: 'flex', gap: 12, padding: 24 }}>
      <Button variant="danger" onClick={() => queue.add(deleted)}>
        حذف نوشته
      </Button>
      <Button onClick={() => queue.add(failed)}>ذخیره</Button>
      <ToastRegion queue={queue} />
    </div>
  );
}

const dialogQueue = createToastQueue();

function DialogDemo() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div style={{ padding: 24 }}>
      <Button onClick={() => setOpen(true)}>باز کردن نوشته</Button>
      <ToastRegion queue={dialogQueue} />
      <Dialog
        open={open}
        onClose={close}
        title="نشست هفتگی"
        actions={<Button onClick={close}>تمام</Button>}
      >
        <Button variant="danger" onClick={() => dialogQueue.add(deleted)}>
          حذف نوشته
        </Button>
      </Dialog>
    </div>
  );
}

/** A region in the page flow, so that several can be seen at once. */
function InlineRegion() {
  const id = useId();
  return (
    <ToastRegion
      queue={sheetQueue}
      aria-label={id}
      style={{ position: 'static', inlineSize: '100%' }}
    />
  );
}
