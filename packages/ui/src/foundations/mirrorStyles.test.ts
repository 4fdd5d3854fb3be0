import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet, styled, StyleSheetManager } from 'styled-components';
import rtlPlugin from 'stylis-plugin-rtl';
import { describe, expect, it, vi } from 'vitest';
import { checkEvery } from '@nevisa/testing/properties';
import { mirrorStyles } from './mirrorStyles.ts';

function render(css: string, plugin: typeof rtlPlugin): string {
  const sheet = new ServerStyleSheet();
  const Box = styled.div`
    ${css}
  `;
  const manager = createElement(
    StyleSheetManager,
    { sheet: sheet.instance, stylisPlugins: [plugin] },
    createElement(Box),
  );
  const [, name = ''] = / ([\w-]+)"/.exec(renderToStaticMarkup(manager)) ?? [];
  const tag = sheet.getStyleTags();
  sheet.seal();
  // The name of a class has the name of the plugin in it.
  return tag.replaceAll(/<style[^>]*>|\ndata-styled.*/g, '').replaceAll(`.${name}`, '.box');
}

const properties = [
  'margin padding scroll-margin border-width border-color border-style border-radius',
  'border-top-left-radius box-shadow text-shadow inset left background background-position',
  'background-position-x --_background color transform translate cursor float direction',
  'text-align padding-right',
].flatMap((line) => line.split(' '));
const values = [
  '0 4px -4px 50% 1.5em var(--x) #fff red solid left right inset none auto ltr rtl',
  'ew-resize ne-resize translateX(10%) translate(1px,2px) rotate(3deg)',
]
  .flatMap((line) => line.split(' '))
  .concat('calc(1px + 2px)', '2px / 8px', 'linear-gradient(red 20%, #fff)');

// The values of a shorthand, which random words seldom are.
const sizes = ['0', '4px', '-4px', '20%', '2em'];
const list = fc.oneof(
  fc.array(fc.constantFrom(...values), { minLength: 1, maxLength: 5 }),
  fc.array(fc.constantFrom(...sizes), { minLength: 1, maxLength: 4 }),
  fc.array(fc.constantFrom('red', 'blue', '#fff'), { minLength: 4, maxLength: 4 }),
);
const declaration = fc
  .tuple(fc.constantFrom(...properties), list)
  .map(([property, parts]) => `${property}: ${parts.join(' ')};`);
const block = fc.constantFrom(
  (css: string) => css,
  (css: string) => `&:hover > b { ${css} }`,
  (css: string) => `@media (hover: hover) { &[data-side='left'] { ${css} } }`,
  (css: string) => `@supports (color: red) { color: red; i { ${css} } }`,
);

describe('mirrored styles', () => {
  it('are those of stylis-plugin-rtl', () => {
    checkEvery(
      1_000,
      block,
      fc.array(declaration, { minLength: 1, maxLength: 3 }),
      (wrap, lines) => {
        const css = wrap(lines.join(' '));
        expect(render(css, mirrorStyles)).toBe(render(css, rtlPlugin));
      },
    );
  });

  it.each([
    'left: 0',
    'float: right',
    'cursor: ne-resize',
    'direction: ltr',
    'transform: translateX(4px)',
    'box-shadow: 4px 0 red',
    'text-shadow: 4px 0 red',
    'background: 20% 0',
    'border-radius: 1px 2px',
    'margin: 1px 2px 3px 4px',
    'border-color: red blue red green',
  ])('change %s', (css) => {
    const mirrored = render(`${css};`, mirrorStyles);
    expect(mirrored).toBe(render(`${css};`, rtlPlugin));
    expect(mirrored).not.toContain(css.replace(': ', ':'));
  });

  it('need no expression of CSSJanus where nothing has a side', () => {
    const replace = vi.spyOn(String.prototype, 'replace');
    const css = `padding: 1px 2px; border-radius: 4px; background: var(--a); margin-inline: 1px 2px;
      box-shadow: var(--b); border-color: red; transition: transform 1s;`;
    render(css, mirrorStyles);
    const expressions = replace.mock.calls.map(([expression]: unknown[]) =>
      expression instanceof RegExp ? expression.source : '',
    );
    replace.mockRestore();
    expect(expressions.filter((source) => source.includes('direction'))).toEqual([]);
  });
});
