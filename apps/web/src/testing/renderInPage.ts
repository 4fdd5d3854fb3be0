import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

/** Renders content at the end of the page until the test ends; `show` replaces it. */
export function renderInPage(content: ReactNode) {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  const show = (next: ReactNode) => flushSync(() => root.render(next));
  show(content);
  return { host, show };
}
