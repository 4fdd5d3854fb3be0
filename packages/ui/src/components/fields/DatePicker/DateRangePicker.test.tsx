import { describe, expect, it } from 'vitest';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { itHasFieldHeights } from '../../../testing/itHasFieldHeights.tsx';
import { render } from '../../../testing/render.tsx';
import { DateRangePicker } from './DateRangePicker.tsx';

describe('DateRangePicker', () => {
  describeComponent(
    <DateRangePicker label="بازه" defaultValue={{ start: '2026-11-10', end: '2026-11-21' }} />,
    { root: '[data-rac]' },
  );

  it('has its start on the inline-start side', () => {
    const { container } = render(
      <DateRangePicker label="بازه" defaultValue={{ start: '2026-11-10', end: '2026-11-21' }} />,
    );
    const [first, second] = [...container.querySelectorAll('[data-type=day]')].map(
      (day) => day.getBoundingClientRect().x,
    );
    expect(first).toBeGreaterThan(second ?? Infinity);
  });

  itHasFieldHeights(<DateRangePicker label="بازه" />, '[data-height]');
});
