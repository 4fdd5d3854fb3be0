import { Dialog, Section } from '@nevisa/ui';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { renderInPage } from '../../../testing/renderInPage.ts';
import { LoadFailed } from './LoadFailed.tsx';
import { RetryButton } from './RetryButton.tsx';

const failed = <LoadFailed heading="Failed" failure={null} onRetry={() => undefined} />;
const alert = <RetryButton failure={null} retrying={false} onRetry={() => undefined} />;

const inPage = (part: ReactNode) => (
  <main id="content">
    <h1 tabIndex={-1}>Page</h1>
    {part}
  </main>
);

it.each<[string, ReactNode, (part: ReactNode) => ReactNode, string]>([
  ['a page', failed, inPage, 'Page'],
  ['a section', failed, (part) => inPage(<Section heading="Part">{part}</Section>), 'Part'],
  [
    'a dialog',
    failed,
    (part) => (
      <Dialog open title="Dialog" onClose={() => undefined}>
        {part}
      </Dialog>
    ),
    'Dialog',
  ],
  ['a page, of old rows', alert, inPage, 'Page'],
])(
  'X-106: a failed part that is loaded gives its focus to the heading of %s',
  async (_, part, draw, heading) => {
    const { show } = renderInPage(draw(part));
    const retry = [...document.querySelectorAll('button')].at(-1);
    retry?.focus();
    expect(document.activeElement).toBe(retry);
    show(draw(<p>Loaded</p>));
    await expect.poll(() => document.activeElement?.textContent, { timeout: 1_000 }).toBe(heading);
  },
);

it('X-106: content that takes the focus of a failed part keeps it', async () => {
  const { show } = renderInPage(inPage(failed));
  [...document.querySelectorAll('button')].at(-1)?.focus();
  show(inPage(<input ref={(field) => field?.focus()} />));
  await Promise.resolve();
  expect(document.activeElement?.tagName).toBe('INPUT');
});
