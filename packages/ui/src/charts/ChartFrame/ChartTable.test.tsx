import { expect, it } from 'vitest';
import { render } from '../../testing/render.tsx';
import { ChartTable } from './ChartTable.tsx';

/** The right edge of the last digit before the fraction. */
function findUnitEdge(cell: HTMLElement): number {
  const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  const text = texts.nextNode() as Text;
  const digits = /^[۰-۹]+/u.exec(text.data)?.[0] ?? '';
  const range = new Range();
  range.setStart(text, digits.length - 1);
  range.setEnd(text, digits.length);
  return range.getBoundingClientRect().right;
}

it('aligns the figures of a column at their decimal separator, also before words', () => {
  const { container } = render(
    <ChartTable
      label="دقیقه"
      hidden={false}
      columns={['روز', 'دقیقه']}
      rows={[
        ['شنبه', '۱۲٫۵'],
        ['یکشنبه', '۷'],
        ['دوشنبه', '۳٫۲۵'],
        ['سه‌شنبه', '۴ (تا این ساعت)'],
        ['چهارشنبه', '—'],
      ]}
    />,
  );
  const cells = [...container.querySelectorAll('td')];
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    '۱۲٫۵',
    '۷',
    '۳٫۲۵',
    '۴ (تا این ساعت)',
    '—',
  ]);
  const edges = cells.slice(0, 4).map(findUnitEdge);
  expect(Math.max(...edges) - Math.min(...edges)).toBeLessThan(0.5);
});
