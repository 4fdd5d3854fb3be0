import { describe, expect, it } from 'vitest';
import { describeComponent } from '../../../testing/describeComponent.tsx';
import { render } from '../../../testing/render.tsx';
import { type DateFormat, PersianDate } from './PersianDate.tsx';

describe('PersianDate', () => {
  describeComponent(<PersianDate time="2026-11-21 14:05:09" />, { root: 'time' });

  it.each([
    ['medium', ['۳۰ آبان ۱۴۰۵']],
    ['long', ['شنبه ۳۰ آبان ۱۴۰۵']],
    ['clock', ['۳۰ آبان ۱۴۰۵،', 'ساعت ۱۴:۰۵']],
  ] as const satisfies readonly (readonly [DateFormat, readonly string[]])[])(
    'a narrow place divides the %s format only before its clock',
    (format, lines) => {
      const { find } = render(
        <p style={{ inlineSize: 60 }}>
          <PersianDate time="2026-11-21 14:05:09" format={format} />
        </p>,
      );
      expect(find('time').innerText.replaceAll(/\s+/gu, ' ')).toBe(lines.join(' '));
      const tops = [...find('time').getClientRects()].map(({ top }) => Math.round(top));
      expect(new Set(tops).size).toBe(lines.length);
    },
  );
});
