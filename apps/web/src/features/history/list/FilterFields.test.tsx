import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { restingAddress } from '../../../shared/lists/address/listAddress.ts';
import { historyText } from '../../../shared/text/historyText.ts';
import { historyAddress } from '../data/historyAddress.ts';
import type { History } from '../data/useHistory.ts';
import FilterFields from './FilterFields.tsx';
import { LateFields } from './LateFields.tsx';

const resting = restingAddress(historyAddress);
const commands = { filter: vi.fn(), sort: vi.fn() };

it('X-123: the list boxes are not rendered again for another filter, and are for their own', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  const rendered = vi.spyOn(FilterFields as unknown as { type: () => unknown }, 'type');
  const show = (filters: Partial<typeof resting.filters>) => {
    const address = { ...resting, filters: { ...resting.filters, ...filters } };
    const list = { ...commands, address } as unknown as History['list'];
    flushSync(() => root.render(<LateFields list={list} />));
  };
  show({});
  await vi.waitFor(() => expect(host.textContent).toContain(historyText.filterDate));
  rendered.mockClear();
  show({ is_starred: true });
  expect(rendered).not.toHaveBeenCalled();
  show({ source: 'FILE' });
  expect(rendered).toHaveBeenCalled();
});
