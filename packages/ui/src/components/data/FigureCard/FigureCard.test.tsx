import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { measureLetters } from '../../../testing/measureLetters.ts';
import { render } from '../../../testing/render.tsx';
import { FigureCard, FigureGrid } from './FigureCard.tsx';
import { FigureCardSkeleton } from './FigureCardSkeleton.tsx';

describe('FigureCard', () => {
  describeComponent(
    <FigureCard
      label="ثبت‌نام‌ها"
      value="۱۲"
      explanation={{ button: 'شرح ثبت‌نام‌ها', words: 'کسانی که حساب ساختند.' }}
    />,
    { root: '[role=group]' },
  );

  it('a label of two lines is as far from the edge of the card as one of one line', () => {
    const measure = (label: string) => {
      const { find } = render(
        <div style={{ inlineSize: 150 }}>
          <FigureCard label={label} value="۱۲" explanation={{ button: 'شرح', words: 'همه' }} />
        </div>,
      );
      const card = find('[role=group]').getBoundingClientRect();
      const words = measureLetters(find('[role=group] span'));
      return { distance: words.top - card.top, height: words.height };
    };
    const [one, two] = [measure('خریدها'), measure('دقیقه‌های تبدیل‌شده')];
    expect(two.height).toBeGreaterThan(one.height * 1.5);
    expect(two.distance).toBeCloseTo(one.distance, 0);
  });
});

it('the unit of an amount is smaller than its figure', () => {
  const { find } = render(
    <FigureCard
      label="درآمد"
      value="۹۵۰٬۰۰۰"
      money
      explanation={{ button: 'شرح', words: 'همه' }}
    />,
  );
  const value = find('[role=group] > :nth-child(2)');
  const unit = find('[role=group] > :nth-child(2) span');
  expect(value.textContent).toBe('۹۵۰٬۰۰۰ تومان');
  expect(unit.textContent).toBe('تومان');
  const size = (part: Element) => Number.parseFloat(getComputedStyle(part).fontSize);
  expect(size(unit)).toBeLessThan(size(value));
});

describe('FigureCardSkeleton', () => {
  describeComponent(<FigureCardSkeleton />, { root: '[data-waiting]' });

  it.each(['ثبت‌نام‌ها', 'دقیقه‌های تبدیل‌شده'])(
    'is as high as the card of «%s» with its change and its chart on a phone',
    (label) => {
      const measure = (content: ReactNode) =>
        render(<div style={{ inlineSize: 156 }}>{content}</div>).find('div > div > div')
          .offsetHeight;
      const card = (
        <FigureCard
          label={label}
          value="۱۲"
          change={{ direction: 'up', tone: 'good', shown: '+۱۲ درصد', words: '۱۲٪ بیشتر' }}
          explanation={{ button: 'شرح', words: 'همه' }}
          chart={<span />}
        />
      );
      expect(measure(<FigureCardSkeleton label={label} />)).toBe(measure(card));
    },
  );

  it('has a shape in place of a label that is not known', () => {
    const measure = (content: ReactNode) => render(content).find('[data-waiting]').offsetHeight;
    expect(measure(<FigureCardSkeleton />)).toBe(measure(<FigureCardSkeleton label="خریدها" />));
  });
});

describe('FigureGrid', () => {
  describeComponent(<FigureGrid label="شاخص‌ها">شاخص</FigureGrid>, { root: '[role=group]' });
});
