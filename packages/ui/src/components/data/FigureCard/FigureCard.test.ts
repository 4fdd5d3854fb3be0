import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NevisaUi } from '../../../foundations/NevisaUi.tsx';
import { ArrowDownIcon, ArrowUpIcon } from '../../media/Icon/controlIcons.ts';
import { FigureCard } from './FigureCard.tsx';

it.each([
  ['up', ArrowUpIcon],
  ['down', ArrowDownIcon],
] as const)('X-242: a change %s is drawn with the arrow of its direction', (direction, Arrow) => {
  const change = { direction, tone: 'good', shown: '+۱ درصد', words: '۱٪ بیشتر' } as const;
  const card = createElement(FigureCard, {
    label: 'خریدها',
    value: '۱',
    change,
    explanation: { button: 'شرح', words: 'شرح' },
  });
  const draw = (content: typeof card) =>
    renderToStaticMarkup(createElement(NevisaUi, null, content));
  const [arrow = ''] = /<path[^>]*>/u.exec(draw(createElement(Arrow) as typeof card)) ?? [];
  expect(arrow).not.toBe('');
  expect(draw(card)).toContain(arrow);
});
