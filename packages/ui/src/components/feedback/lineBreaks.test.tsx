import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { render } from '../../testing/render.tsx';
import { ErrorPage } from '../../layout/ErrorPage/ErrorPage.tsx';
import { ErrorState } from './EmptyState/ErrorState.tsx';
import { ToastCard } from './Toast/ToastCard.tsx';

const places: [string, (text: string) => ReactElement][] = [
  ['a failed part', (text) => <ErrorState heading="نشد" sentence={text} />],
  ['a failed page', (text) => <ErrorPage heading="نشد" sentence={text} />],
  ['a toast', (text) => <ToastCard toast={{ id: 1, text }} paused onDismiss={() => undefined} />],
];

it.each(places)('R-232: each reason of a failure has its own line in %s', (_, place) => {
  const measureWords = (text: string) => {
    const words = [...render(place(text)).container.querySelectorAll('p')].find(
      ({ textContent }) => textContent === text,
    );
    return words?.getBoundingClientRect().height ?? 0;
  };
  const oneLine = measureWords('الف ب');
  expect(oneLine).toBeGreaterThan(0);
  expect(measureWords('الف\nب')).toBeGreaterThan(oneLine * 1.4);
});
