import { describe, expect, it } from 'vitest';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { render } from '../../../testing/render.tsx';
import { Badge } from './Badge.tsx';

describe('Badge', () => {
  describeComponent(<Badge label="۳ پیام جدید">+۳</Badge>, { root: '[data-tone]' });

  it('R-064, T-9: the sign of «+۳» stands at the left of its figure in Persian text', () => {
    const { find } = render(
      <p>
        پیام‌ها <Badge>+۳</Badge> تاریخچه
      </p>,
    );
    const [sign, figure] = lettersOf(find('bdi'));
    expect(sign).toBeLessThan(Number(figure));
  });

  it('a phrase in it reads from right to left', () => {
    const { find } = render(<Badge>۳ پیام</Badge>);
    const [figure, , firstLetter] = lettersOf(find('bdi'));
    expect(figure).toBeGreaterThan(Number(firstLetter));
  });

  it('R-064: says its label in place of what it shows', () => {
    const { find } = render(<Badge label="۳ پیام جدید">+۳</Badge>);
    expect(find('bdi').getAttribute('aria-hidden')).toBe('true');
    expect(find('[data-tone]').lastElementChild?.textContent).toBe('۳ پیام جدید');
  });
});

/** Where each letter stands, in px from the left of the page. */
function lettersOf(element: Element): number[] {
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
