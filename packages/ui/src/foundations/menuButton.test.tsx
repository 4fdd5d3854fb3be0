import { afterEach, expect, it } from 'vitest';
import { findMenuButton, keepMenuButton } from './menuButton.ts';

afterEach(() => document.body.replaceChildren());

function show(markup: string): (id: string) => HTMLElement {
  document.body.innerHTML = markup;
  return (id) => document.getElementById(id) as HTMLElement;
}

it('finds the button that names the menu, also for an item of its submenu', () => {
  const get = show(`
    <button id="button"></button>
    <div role="menu" aria-labelledby="button"><div role="menuitem" id="more"></div></div>
    <div role="menu" aria-labelledby="more"><div role="menuitem" id="item"></div></div>`);
  expect(findMenuButton(get('more'))).toBe(get('button'));
  expect(findMenuButton(get('item'))).toBe(get('button'));
});

it('finds the button of a menu with a name of its own', () => {
  const get = show(`
    <button id="button"></button>
    <div id="panel"><div role="menu"><div role="menuitem" id="item"></div></div></div>`);
  keepMenuButton(get('panel'), get('button'));
  expect(findMenuButton(get('item'))).toBe(get('button'));
});

it('finds the button of a menu that went with the focus, for one frame', async () => {
  const get = show('<button id="button"></button>');
  keepMenuButton(document.createElement('div'), get('button'))();
  expect(findMenuButton(document.body)).toBe(get('button'));
  await new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
  expect(findMenuButton(document.body)).toBeNull();
});

it('finds none outside of a menu', () => {
  const get = show('<button id="button"></button>');
  expect(findMenuButton(get('button'))).toBeNull();
  expect(findMenuButton(null)).toBeNull();
});
