import { expect, it } from 'vitest';
import { Donut } from '../charts/Donut/Donut.tsx';
import { FigureCard } from '../components/data/FigureCard/FigureCard.tsx';
import { ProgressBar } from '../components/feedback/ProgressBar/ProgressBar.tsx';
import { Slider } from '../components/fields/Slider/Slider.tsx';
import { UploadMeter } from '../components/files/UploadMeter/UploadMeter.tsx';
import { Percent } from '../components/text/Percent/Percent.tsx';
import { measurePercentSign } from '../testing/measurePercentSign.ts';
import { render } from '../testing/render.tsx';

const donut = (
  <Donut
    label="سهم"
    columns={['بسته', 'تعداد', 'سهم']}
    shares={[
      { name: 'پایه', value: 42 },
      { name: 'هدیه', value: 58 },
    ]}
  />
);

it.each([
  ['a sentence', <p key="0">در حال پردازش ۴۵٪</p>, 'p'],
  ['a percentage alone', <Percent key="1">۴۵٪</Percent>, 'span'],
  ['a progress bar', <ProgressBar key="2" label="بارگذاری" value={0.45} />, '[data-tone]'],
  [
    'the files of the top bar',
    <UploadMeter key="3" label="سه فایل" count={3} value={0.4} href="#files" />,
    'a',
  ],
  [
    'a slider',
    <Slider key="4" label="اندازه" value={0.4} max={1} formatOptions={{ style: 'percent' }} />,
    'output',
  ],
  [
    'a figure',
    <FigureCard
      key="5"
      label="نرخ خرید"
      value="۴٫۶٪"
      explanation={{ button: 'شرح', words: 'همه' }}
    />,
    '[role=group]',
  ],
  ['the table of a chart', donut, 'td:last-child'],
])('the percent sign of %s is at the left of its number', (_, content, selector) => {
  expect(measurePercentSign(render(content).find(selector))).toBe('left');
});

it.each([
  ['beside a ring', 720],
  ['in a legend', 240],
])('the percent sign of a share %s is at the left of its number', async (_, width) => {
  const { container } = render(<div style={{ inlineSize: width }}>{donut}</div>);
  const findShare = () =>
    [...container.querySelectorAll('svg text')].find((text) => text.textContent === '۵۸٪');
  await expect
    .poll(() => {
      const share = findShare();
      return share && measurePercentSign(share);
    })
    .toBe('left');
});

it('a copied percentage has no mark', () => {
  const { find } = render(<Percent>۴۵٪</Percent>);
  globalThis.getSelection()?.selectAllChildren(find('span'));
  expect(globalThis.getSelection()?.toString()).toBe('۴۵٪');
});
