import { useLocale } from 'react-aria-components';
import { expect, it } from 'vitest';
import { render } from '../../testing/render.tsx';
import { AriaLocale } from './AriaLocale.tsx';

const day = new Date('2026-11-21T00:00:00Z');

function Probe() {
  const { locale, direction } = useLocale();
  const { calendar } = new Intl.DateTimeFormat(locale).resolvedOptions();
  const words = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(day);
  const week = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(day);
  const figure = new Intl.NumberFormat(locale).format(1234.5);
  return <p>{[direction, calendar, words, week, figure].join(' | ')}</p>;
}

it.each(['rtl', 'ltr'] as const)('%s changes the direction and not the language', (direction) => {
  const { find } = render(
    <AriaLocale>
      <Probe />
    </AriaLocale>,
    { direction },
  );
  expect(find('p').textContent).toBe(`${direction} | persian | آبان | شنبه | ۱٬۲۳۴٫۵`);
});
