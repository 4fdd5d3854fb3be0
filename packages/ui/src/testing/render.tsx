import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { NevisaUi, type NevisaUiProps } from '../foundations/NevisaUi.tsx';
import '../tokens/themeSheet.gen.css';

export interface Rendered {
  container: HTMLElement;
  /** The first element that matches the selector; throws without one. */
  find: (selector: string) => HTMLElement;
  rerender: (content: ReactNode) => void;
  unmount: () => void;
}

/** Renders content under `NevisaUi` in a right-to-left page until the test ends. */
export function render(
  content: ReactNode,
  { direction = 'rtl', ...options }: Omit<NevisaUiProps, 'children'> = {},
): Rendered {
  document.documentElement.dir = direction;
  document.documentElement.lang = 'fa';
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const rerender = (next: ReactNode) => {
    flushSync(() => {
      root.render(
        <NevisaUi direction={direction} {...options}>
          {next}
        </NevisaUi>,
      );
    });
  };
  const unmount = () => {
    flushSync(() => root.unmount());
    container.remove();
  };
  rerender(content);
  onTestFinished(unmount);
  return { container, find: (selector) => find(container, selector), rerender, unmount };
}

function find(container: HTMLElement, selector: string): HTMLElement {
  const found = container.querySelector<HTMLElement>(selector);
  if (found === null) {
    throw new Error(`Nothing matches ${selector} in:\n${container.innerHTML}`);
  }
  return found;
}
