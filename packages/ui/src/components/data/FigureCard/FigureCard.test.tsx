import { describe, expect, it } from 'vitest';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { measureLetters } from '../../../testing/measureLetters.ts';
import { render } from '../../../testing/render.tsx';
import { FigureCard, FigureGrid } from './FigureCard.tsx';

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

describe('FigureGrid', () => {
  describeComponent(<FigureGrid label="شاخص‌ها">شاخص</FigureGrid>, { root: '[role=group]' });
});
