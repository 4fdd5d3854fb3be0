import { afterEach, expect, it, onTestFinished } from 'vitest';
import { focusHeadingWhenShown } from './focusHeading.ts';

afterEach(() => document.body.replaceChildren());

function openPage(): HTMLElement {
  const content = document.createElement('main');
  content.id = 'content';
  return document.body.appendChild(content);
}

function showHeading(content: HTMLElement): HTMLElement {
  const heading = document.createElement('h1');
  heading.tabIndex = -1;
  content.append(heading);
  return heading;
}

it('WCAG 2.4.3: the heading of an opened page has the focus at once', () => {
  const heading = showHeading(openPage());
  onTestFinished(focusHeadingWhenShown());
  expect(document.activeElement).toBe(heading);
});

it('WCAG 2.4.3: a heading that comes later takes the focus when it is there', async () => {
  const content = openPage();
  onTestFinished(focusHeadingWhenShown());
  const heading = showHeading(content);
  await expect.poll(() => document.activeElement).toBe(heading);
});

it('WCAG 2.4.3: a heading that comes later leaves the focus to the field that has it', async () => {
  const content = openPage();
  onTestFinished(focusHeadingWhenShown());
  const field = content.appendChild(document.createElement('input'));
  field.focus();
  showHeading(content);
  await new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
  expect(document.activeElement).toBe(field);
});

it('WCAG 2.4.3: the page that was left waits no longer', async () => {
  const content = openPage();
  focusHeadingWhenShown()();
  showHeading(content);
  await new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
  expect(document.activeElement).toBe(document.body);
});
