import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { render } from '../../../testing/render.tsx';
import { ParagraphDifferences } from './ParagraphDifferences.tsx';
import type { TextRun } from './paragraphs.ts';
import { TextDifference } from './TextDifference.tsx';

const runs: readonly TextRun[] = [
  { kind: 'same', text: 'آغاز\nدوم\nسوم\nچهارم\nقیمت ' },
  { kind: 'removed', text: 'بیست و پنج' },
  { kind: 'added', text: '۲۵' },
  { kind: 'same', text: ' تومان است.' },
];

describe('TextDifference', () => {
  describeComponent(<TextDifference runs={runs} />, { root: '[data-view]' });

  it('marks insertions and deletions by element and by line, not by colour alone', () => {
    const { find } = render(<TextDifference runs={runs} />);
    const readDecoration = (mark: string) => getComputedStyle(find(mark)).textDecorationLine;
    expect([find('ins').lastChild?.textContent, readDecoration('ins')]).toEqual([
      '۲۵',
      'underline',
    ]);
    expect([find('del').lastChild?.textContent, readDecoration('del')]).toEqual([
      'بیست و پنج',
      'line-through',
    ]);
  });

  it('a removed word has its last letter at its end, also before the word that replaces it', () => {
    const replaced = (next: string): readonly TextRun[] => [
      { kind: 'same', text: 'چنین ' },
      { kind: 'removed', text: 'می‌کنم' },
      { kind: 'added', text: next },
    ];
    const measureWidth = (next: string) => {
      const { find } = render(<TextDifference runs={replaced(next)} />);
      const range = document.createRange();
      range.selectNodeContents(find('del').lastChild!);
      return range.getBoundingClientRect().width;
    };
    // «آ» joins no letter before it.
    expect(measureWidth('می‌کنم.')).toBeCloseTo(measureWidth('آمدم.'), 1);
  });

  it('folds unchanged paragraphs and unfolds them by a press', async () => {
    const { find } = render(<TextDifference runs={runs} />);
    expect(find('summary').textContent).toBe('… ۳ پاراگراف بدون تغییر');
    expect(find('details p').checkVisibility()).toBe(false);
    await userEvent.click(find('summary'));
    expect(find('details p').checkVisibility()).toBe(true);
  });

  it('says that equal texts are equal', () => {
    const { container } = render(<TextDifference runs={[{ kind: 'same', text: 'یک متن' }]} />);
    expect(container.textContent).toContain('دو متن یکسان است.');
  });

  it.each([
    [400, 'inline'],
    [1000, 'side'],
  ])('in %d px shows both texts %s', async (width, view) => {
    const { find } = render(
      <div style={{ inlineSize: width }}>
        <TextDifference runs={runs} view="side" context={9} />
      </div>,
    );
    await expect.poll(() => find('[data-view]').dataset['view']).toBe(view);
    const beside = find('del').closest('p') !== find('ins').closest('p');
    expect(beside).toBe(view === 'side');
  });

  it('offers each changed paragraph and no other', async () => {
    const onChosenChange = vi.fn<(chosen: ReadonlySet<string>) => void>();
    const { container, find } = render(
      <ParagraphDifferences
        paragraphs={[
          { id: 'a', runs: [{ kind: 'same', text: 'یک' }] },
          { id: 'b', runs: [{ kind: 'added', text: 'دو' }] },
          { id: 'c', runs: [{ kind: 'removed', text: 'سه' }] },
        ]}
        chosen={new Set(['c'])}
        onChosenChange={onChosenChange}
      />,
    );
    expect(container.querySelectorAll('input')).toHaveLength(2);
    await userEvent.click(find('[aria-label="بازگرداندن پاراگراف ۲"]'));
    expect([...(onChosenChange.mock.lastCall?.[0] ?? [])].sort()).toEqual(['b', 'c']);
    await userEvent.click(find('[aria-label="بازگرداندن پاراگراف ۳"]'));
    expect([...(onChosenChange.mock.lastCall?.[0] ?? [])]).toEqual([]);
  });
});
