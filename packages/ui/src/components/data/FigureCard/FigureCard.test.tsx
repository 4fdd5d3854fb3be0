import { describe } from 'vitest';
import { describeComponent } from '../../../testing/describeComponent.tsx';
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
});

describe('FigureGrid', () => {
  describeComponent(<FigureGrid label="شاخص‌ها">شاخص</FigureGrid>, { root: '[role=group]' });
});
