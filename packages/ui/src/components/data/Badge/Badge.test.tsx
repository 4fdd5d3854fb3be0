import { describe, expect, it } from 'vitest';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { render } from '../../../testing/render.tsx';
import { Badge } from './Badge.tsx';

describe('Badge', () => {
  describeComponent(<Badge label="۳ پیام جدید">+۳</Badge>, { root: '[data-tone]' });

  it('R-064, X-72, T-9: places the sign of «+۳» left of the figure in Persian text', () => {
    const { find } = render(
      <p>
        پیام‌ها <Badge>+۳</Badge> تاریخچه
      </p>,
    );
    const [sign, figure] = measureLetters(find('bdi'));
    expect(sign).toBeLessThan(Number(figure));
  });

  it('reads a phrase from right to left', () => {
    const { find } = render(<Badge>۳ پیام</Badge>);
    const [figure, , firstLetter] = measureLetters(find('bdi'));
    expect(figure).toBeGreaterThan(Number(firstLetter));
  });

  it('R-064: hides the figure from screen readers and gives them the label', () => {
    const { find } = render(<Badge label="۳ پیام جدید">+۳</Badge>);
    expect(find('bdi').getAttribute('aria-hidden')).toBe('true');
    expect(find('[data-tone]').lastElementChild?.textContent).toBe('۳ پیام جدید');
  });
});

/** The left edge of each letter, in px from the left of the page. */
function measureLetters(element: Element): number[] {
  const node = element.firstChild;
  if (!(node instanceof Text)) {
    throw new TypeError('The element holds no text.');
  }
  return Array.from({ length: node.data.length }, (_, index) => {
    const range = document.createRange();
    range.setStart(node, index);
    range.setEnd(node, index + 1);
    return range.getBoundingClientRect().left;
  });
}
