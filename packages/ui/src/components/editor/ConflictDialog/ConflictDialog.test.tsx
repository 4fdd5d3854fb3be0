import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { render } from '../../../testing/render.tsx';
import { makeDifferences, sampleDifferences } from '../testing/sampleConflict.ts';
import type { ConflictChoices } from './choices.ts';
import { ConflictDialog, type ConflictDialogProps } from './ConflictDialog.tsx';

const nothing = () => undefined;

function dialog(props: Partial<ConflictDialogProps> = {}) {
  return (
    <ConflictDialog
      open
      differences={sampleDifferences}
      onClose={nothing}
      onResolve={nothing}
      style={{ animation: 'none' }}
      {...props}
    />
  );
}

const buttonNamed = (name: string) =>
  [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === name,
  ) as HTMLButtonElement;

const groups = () => [...document.querySelectorAll<HTMLElement>('[role=radiogroup]')];

/** The chosen values, `-` without one. */
const chosen = () =>
  groups().map((group) => group.querySelector<HTMLInputElement>(':checked')?.value ?? '-');

describe('ConflictDialog', () => {
  describeComponent(dialog(), { root: 'dialog' });

  it('X-116: has the initial focus on cancel', () => {
    render(dialog());
    expect(document.activeElement?.textContent).toBe('انصراف');
  });

  it('shows both versions of each difference and marks the words of one alone', () => {
    const { container } = render(dialog());
    const [title] = container.querySelectorAll('li');
    expect([...(title?.querySelectorAll('p[dir]') ?? [])].map((p) => p.textContent)).toEqual([
      'جلسهٔ هیئت‌مدیره دربارهٔ قیمت',
      'جلسهٔ هیئت‌مدیره، آبان',
    ]);
    const marks = [...(title?.querySelectorAll('mark') ?? [])];
    expect(marks.map((mark) => mark.textContent)).toEqual([' دربارهٔ قیمت', '، آبان']);
    expect(marks.map((mark) => getComputedStyle(mark).textDecorationLine)).toEqual([
      'underline',
      'underline',
    ]);
    expect(container.textContent).toContain('در نسخهٔ سرور حذف شده است.');
  });

  it('saves a choice for each difference, and not before each has one', async () => {
    const onResolve = vi.fn<(choices: ConflictChoices) => void>();
    render(dialog({ onResolve }));
    const values = ['theirs', 'both', 'mine'];
    for (const [index, group] of groups().entries()) {
      expect(buttonNamed('ذخیره').disabled).toBe(true);
      group.querySelector<HTMLInputElement>(`[value=${values[index]}]`)?.click();
      await expect.poll(() => chosen()[index]).toBe(values[index]);
    }
    await userEvent.click(buttonNamed('ذخیره'));
    expect([...(onResolve.mock.lastCall?.[0] ?? [])]).toEqual([
      ['title', 'theirs'],
      ['p3', 'both'],
      ['p7', 'mine'],
    ]);
  });

  it('chooses for all differences at once, and «both» is mine for the title', async () => {
    render(dialog());
    await userEvent.click(buttonNamed('گرفتن نسخهٔ سرور'));
    expect(chosen()).toEqual(['theirs', 'theirs', 'theirs']);
    await userEvent.click(buttonNamed('نگه داشتن هر دو'));
    expect(chosen()).toEqual(['mine', 'both', 'both']);
  });

  it('keeps the choices over Escape', async () => {
    const { find } = render(<Reopened />);
    await userEvent.click(buttonNamed('نگه داشتن نسخهٔ من'));
    await userEvent.keyboard('{Escape}');
    expect(find('dialog').textContent).toBe('');
    await userEvent.click(buttonNamed('باز کردن'));
    expect(chosen()).toEqual(['mine', 'mine', 'mine']);
  });

  it('keeps the choices of the differences that a further conflict has, too', async () => {
    const { rerender } = render(dialog());
    await userEvent.click(buttonNamed('گرفتن نسخهٔ سرور'));
    const newest = makeDifferences(1);
    rerender(dialog({ differences: [...sampleDifferences.slice(0, 2), ...newest] }));
    expect(chosen()).toEqual(['theirs', 'theirs', '-']);
    expect(buttonNamed('ذخیره').disabled).toBe(true);
  });

  it('stays open while the choices are saved', async () => {
    const onClose = vi.fn<() => void>();
    const { find } = render(dialog({ busy: true, onClose }));
    await userEvent.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    expect(find('dialog').matches(':modal')).toBe(true);
  });

  it('renders 200 differences in groups of 20 and focuses the first new one', async () => {
    const { container } = render(dialog({ differences: makeDifferences(200) }));
    expect(groups()).toHaveLength(20);
    await userEvent.click(buttonNamed('نمایش ۲۰ تفاوت دیگر'));
    expect(groups()).toHaveLength(40);
    expect(document.activeElement?.textContent).toBe('پاراگراف ۲۱');
    await userEvent.click(buttonNamed('نگه داشتن نسخهٔ من'));
    expect(container.textContent).toContain('۲۰۰ از ۲۰۰ تفاوت انتخاب شد');
    expect(buttonNamed('ذخیره').disabled).toBe(false);
  });

  it('needs no choice for all when only one text differs', () => {
    render(dialog({ differences: makeDifferences(1) }));
    expect(buttonNamed('نگه داشتن نسخهٔ من')).toBeUndefined();
  });

  it('fits into 360 px', async () => {
    await page.viewport(360, 740);
    const { find, container } = render(dialog());
    const { width } = find('dialog').getBoundingClientRect();
    expect(width).toBe(360);
    const wider = [...container.querySelectorAll('dialog li *')].filter((element) => {
      const box = element.getBoundingClientRect();
      return box.width > 1 && (box.left < 0 || box.right > width);
    });
    expect(wider).toEqual([]);
    await page.viewport(1200, 900);
  });
});

function Reopened() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        باز کردن
      </button>
      {dialog({ open, onClose: () => setOpen(false) })}
    </>
  );
}
