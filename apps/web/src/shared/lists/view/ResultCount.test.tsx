import { expect, it } from 'vitest';
import { renderInPage } from '../../../testing/renderInPage.ts';
import { ResultCount } from './ResultCount.tsx';

it('X-101: the same number of results of another search is announced again, and not that of the same one', async () => {
  const address = { search: '', filters: {} };
  const { host, show } = renderInPage(<ResultCount count={3} address={address} />);
  const readWords = () => host.querySelector('[role=status]')?.firstElementChild;
  await expect.poll(() => readWords()?.textContent).toContain('۳');
  const first = readWords();
  show(<ResultCount count={null} address={{ ...address, search: 'سلام' }} />);
  show(<ResultCount count={3} address={{ ...address, search: 'سلام' }} />);
  await expect.poll(() => readWords() !== first, { timeout: 5_000 }).toBe(true);
  expect(readWords()?.textContent).toBe(first?.textContent);
  const second = readWords();
  show(<ResultCount count={null} address={{ ...address, search: 'سلام' }} />);
  show(<ResultCount count={3} address={{ ...address, search: 'سلام' }} />);
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  expect(readWords()).toBe(second);
});
