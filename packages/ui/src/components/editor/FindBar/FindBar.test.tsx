import { useState } from 'react';
import { flushSync } from 'react-dom';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { render } from '../../../testing/render.tsx';
import { FindBar, type FindBarProps, type FindOptions } from './FindBar.tsx';
import type { FoundForm } from './FoundForms.tsx';

const forms: readonly FoundForm[] = [
  { text: 'کتابها', count: 3 },
  { text: 'کتاب‌ها', count: 12 },
  { text: 'كتابها', count: 1, note: 'با ك عربی' },
];

const nothing = () => undefined;

const replaceRow: NonNullable<FindBarProps['replace']> = {
  open: true,
  onOpenChange: nothing,
  replacement: 'کتاب‌ها',
  onReplacementChange: nothing,
  onReplace: nothing,
  onReplaceAll: nothing,
  onReplaceForms: nothing,
  onFormsClose: nothing,
  onUndo: nothing,
};

function bar(props: Partial<FindBarProps> = {}) {
  return (
    <FindBar
      find={{ query: 'کتابها', wholeWord: false, exactLetters: false }}
      onFindChange={nothing}
      count={16}
      at={3}
      onMove={nothing}
      onClose={nothing}
      {...props}
    />
  );
}

const buttonNamed = (container: Element, name: string) =>
  [...container.querySelectorAll('button')].find(
    (button) => (button.getAttribute('aria-label') ?? button.textContent) === name,
  ) as HTMLButtonElement;

describe('FindBar', () => {
  describeComponent(bar({ replace: { ...replaceRow, forms, replaced: 4 } }), { root: 'search' });

  it('moves forward by Enter and back by Shift+Enter, and not without matches', async () => {
    const onMove = vi.fn<(step: 1 | -1) => void>();
    const { rerender } = render(bar({ onMove }));
    await userEvent.keyboard('{Enter}{Enter}{Shift>}{Enter}{/Shift}');
    expect(onMove.mock.calls).toEqual([[1], [1], [-1]]);
    rerender(bar({ onMove, count: 0, at: 0 }));
    await userEvent.keyboard('{Enter}');
    expect(onMove).toHaveBeenCalledTimes(3);
  });

  it('says the place among the matches, or that there are none, and nothing without a query', () => {
    const said = (props: Partial<FindBarProps>) =>
      render(bar(props)).find('[role=status]').textContent;
    expect([
      said({}),
      said({ at: 0 }),
      said({ count: 0, at: 0 }),
      said({ find: { query: '', wholeWord: true, exactLetters: true }, count: 0, at: 0 }),
    ]).toEqual(['۳ از ۱۶', '۱۶ مورد', 'موردی پیدا نشد', '']);
  });

  it('X-145: Enter in the replacement replaces the current match, and not without matches', async () => {
    const onReplace = vi.fn<() => void>();
    const { find, rerender } = render(bar({ replace: { ...replaceRow, onReplace } }));
    find('[aria-label="جایگزین"]').focus();
    await userEvent.keyboard('{Enter}');
    expect(onReplace).toHaveBeenCalledOnce();
    rerender(bar({ count: 0, replace: { ...replaceRow, onReplace } }));
    await userEvent.keyboard('{Enter}');
    expect(onReplace).toHaveBeenCalledOnce();
  });

  it('changes one option at a time', async () => {
    const onFindChange = vi.fn<(find: FindOptions) => void>();
    const { container } = render(bar({ onFindChange }));
    await userEvent.click(buttonNamed(container, 'کلمهٔ کامل'));
    await userEvent.click(buttonNamed(container, 'همین حروف'));
    const query = 'کتابها';
    expect(onFindChange.mock.calls).toEqual([
      [{ query, wholeWord: true, exactLetters: false }],
      [{ query, wholeWord: false, exactLetters: true }],
    ]);
  });

  it('selects the query when it appears and returns the focus when Escape closes it', async () => {
    const { find, container } = render(<Opened />);
    await userEvent.click(find('textarea'));
    await userEvent.keyboard('{Control>}f{/Control}');
    const input = find('search input') as HTMLInputElement;
    expect(document.activeElement).toBe(input);
    expect([input.selectionStart, input.selectionEnd]).toEqual([0, 6]);
    await userEvent.keyboard('{Escape}');
    expect(container.querySelector('search')).toBeNull();
    expect(document.activeElement).toBe(find('textarea'));
  });

  it('leaves the focus in the text when the bar closes after a press into the text', async () => {
    const { find, rerender } = render(
      <>
        <input aria-label="پیش" />
        {bar()}
      </>,
    );
    find('[aria-label="پیش"]').focus();
    rerender(<input aria-label="پیش" />);
    expect(document.activeElement).toBe(find('[aria-label="پیش"]'));
  });

  it('fits into 360 px with touch targets of 44 px', async () => {
    await page.viewport(360, 740);
    const { container } = render(bar({ replace: { ...replaceRow, forms } }));
    expect(document.documentElement.scrollWidth).toBe(360);
    const heights = [...container.querySelectorAll('button, input[type=text]')].map(
      (control) => control.getBoundingClientRect().height,
    );
    expect(Math.min(...heights)).toBe(44);
    await page.viewport(1200, 900);
  });
});

describe('the found forms', () => {
  it('have their counts and a checkbox each, and only chosen ones are replaced', async () => {
    const onReplaceForms = vi.fn<(forms: readonly string[]) => void>();
    const { container, find } = render(bar({ replace: { ...replaceRow, forms, onReplaceForms } }));
    const labels = [...container.querySelectorAll('search li')].map((row) => row.textContent);
    expect(labels).toEqual(['«کتابها» ×۳', '«کتاب‌ها» ×۱۲', '«كتابها» با ك عربی ×۱']);
    const [, second] = container.querySelectorAll<HTMLInputElement>('search li input');
    await userEvent.click(second as HTMLInputElement);
    expect(find('fieldset').textContent).toContain('جایگزینی ۴ مورد');
    await userEvent.click(buttonNamed(container, 'جایگزینی ۴ مورد'));
    expect(onReplaceForms.mock.calls).toEqual([[['کتابها', 'كتابها']]]);
  });

  it('X-145: the digits check the first nine forms, also on a Persian keyboard', async () => {
    const { container } = render(bar({ replace: { ...replaceRow, forms } }));
    const boxes = [...container.querySelectorAll<HTMLInputElement>('search li input')];
    boxes[0]?.focus();
    const press = (key: string, code: string, held: KeyboardEventInit = {}) =>
      flushSync(() =>
        boxes[0]?.dispatchEvent(
          new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true, ...held }),
        ),
      );
    const checked = () => boxes.map((box) => box.checked);
    press('۲', 'Digit2');
    expect(checked()).toEqual([true, false, true]);
    press('3', 'Numpad3');
    press('9', 'Digit9');
    press('1', 'Digit1', { ctrlKey: true });
    expect(checked()).toEqual([true, false, false]);
    press('2', 'Digit2');
    expect(checked()).toEqual([true, true, false]);
    expect(document.activeElement).toBe(boxes[0]);
  });

  it('none chosen, none replaced', async () => {
    const { container } = render(bar({ replace: { ...replaceRow, forms } }));
    for (const box of container.querySelectorAll<HTMLInputElement>('search li input')) {
      await userEvent.click(box);
    }
    expect(buttonNamed(container, 'جایگزینی ۰ مورد').disabled).toBe(true);
  });

  it('a correction by hand keeps the panel, the place, the choice and the focus', async () => {
    const shown = (now: readonly FoundForm[], count: number) => (
      <>
        <textarea aria-label="متن" />
        {bar({ count, replace: { ...replaceRow, forms: now } })}
      </>
    );
    const { container, find, rerender } = render(shown(forms, 16));
    const boxes = () => [...container.querySelectorAll<HTMLInputElement>('search li input')];
    await userEvent.click(boxes()[0] as HTMLInputElement);
    await userEvent.click(find('textarea'));
    rerender(shown(forms.slice(1), 13));
    rerender(shown([{ text: 'کتابها', count: 2 }, ...forms.slice(1)], 15));
    expect(boxes().map(({ checked }) => checked)).toEqual([false, true, true]);
    expect(find('[role=status]').textContent).toBe('۳ از ۱۵');
    expect(document.activeElement).toBe(find('textarea'));
  });

  it('close by the first Escape, and the focus is on the button that opened them', async () => {
    const onFormsClose = vi.fn<() => void>();
    const onClose = vi.fn<() => void>();
    const { container } = render(bar({ onClose, replace: { ...replaceRow, forms, onFormsClose } }));
    container.querySelector<HTMLInputElement>('search li input')?.focus();
    await userEvent.keyboard('{Escape}');
    expect([onFormsClose.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0]);
    expect(document.activeElement).toBe(buttonNamed(container, 'جایگزینی همه'));
  });
});

function Opened() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <textarea
        aria-label="متن"
        onKeyDown={(event) => {
          if (event.ctrlKey && event.key === 'f') {
            event.preventDefault();
            setOpen(true);
          }
        }}
      />
      {open && bar({ onClose: () => setOpen(false) })}
    </>
  );
}
