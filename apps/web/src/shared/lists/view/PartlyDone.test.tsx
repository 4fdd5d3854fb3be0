import type { Failure } from '@nevisa/api/types';
import { NevisaUi } from '@nevisa/ui';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInPage } from '../../../testing/renderInPage.ts';
import { PartlyDone } from './PartlyDone.tsx';

const texts = {
  summary: '{done} انجام شد؛ {failed} انجام نشد.',
  rowsOfReason: '{n}: {reason}',
  reasons: { not_found: 'پیدا نشد', unanswered: 'پاسخی نیامد' },
  otherReason: 'نامعلوم',
};

const failure: Failure = {
  kind: 'refused',
  status: 429,
  texts: [],
  code: null,
  retryAfter: 60_000,
};

it('X-103, X-106: of rows with a reason and a rest that was to wait, both are said, and the retry waits', async () => {
  let retries = 0;
  renderInPage(
    <NevisaUi>
      <PartlyDone
        result={{
          done: [1, 2],
          failed: [
            { id: 3, code: 'not_found' },
            { id: 4, code: 'unanswered' },
          ],
          failure,
        }}
        texts={texts}
        onRetry={() => {
          retries += 1;
        }}
        onClose={() => undefined}
      />
    </NevisaUi>,
  );
  await expect.element(page.getByText(/۲ انجام شد؛ ۲ انجام نشد\./u)).toBeVisible();
  await expect.element(page.getByText(/۱: پیدا نشد/u)).toBeVisible();
  await expect.element(page.getByText(/تعداد درخواست‌ها بیش از حد است/u)).toBeVisible();
  expect(page.getByText(/پاسخی نیامد/u).elements()).toHaveLength(0);
  const retry = page.getByRole('button', { name: 'تلاش دوباره' });
  await expect.element(retry).toHaveAttribute('aria-busy', 'true');
  await retry.click({ force: true });
  expect(retries).toBe(0);
});

it('X-103: what was left undone is in view, also where the row is far below', async () => {
  const { show } = renderInPage(<div style={{ blockSize: 4_000 }} />);
  window.scrollTo(0, 3_000);
  show(
    <NevisaUi>
      <PartlyDone
        result={{ done: [], failed: [{ id: 3, code: 'not_found' }], failure: null }}
        texts={{
          summary: '{done} انجام شد؛ {failed} انجام نشد.',
          rowsOfReason: '{n}: {reason}',
          reasons: { not_found: 'پیدا نشد' },
          otherReason: 'نامعلوم',
        }}
        onRetry={() => undefined}
        onClose={() => undefined}
      />
      <div style={{ blockSize: 4_000 }} />
    </NevisaUi>,
  );
  await expect.element(page.getByText(/۱: پیدا نشد/u)).toBeInViewport();
});

it('X-103: where no row was done, the sentence names only what was left undone', async () => {
  const { host } = renderInPage(
    <NevisaUi>
      <PartlyDone
        result={{ done: [], failed: [{ id: 3, code: 'not_found' }], failure: null }}
        texts={texts}
        onRetry={() => undefined}
        onClose={() => undefined}
      />
    </NevisaUi>,
  );
  await expect.element(page.getByText(/۱: پیدا نشد/u)).toBeVisible();
  expect(host).toMatchTextContent('۱ مورد انجام نشد.');
  expect(host).not.toMatchTextContent('انجام شد');
});

it('X-103: each reason has the number of its rows, and an unknown one has a word', async () => {
  const codes = ['not_found', 'unanswered', 'not_found', 'locked', 'of another version'];
  const failed = codes.map((code, id) => ({ id, code }));
  renderInPage(
    <NevisaUi>
      <PartlyDone
        result={{ done: [], failed, failure: null }}
        texts={texts}
        onRetry={() => undefined}
        onClose={() => undefined}
      />
    </NevisaUi>,
  );
  for (const line of [/^۵ مورد انجام نشد\./u, /۲: پیدا نشد/u, /۱: پاسخی نیامد/u, /۲: نامعلوم/u]) {
    await expect.element(page.getByText(line)).toBeVisible();
  }
});
