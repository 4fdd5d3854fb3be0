import { FilterBar, NevisaUi } from '@nevisa/ui';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { restingAddress } from '../../../shared/lists/address/listAddress.ts';
import { historyAddress } from '../data/historyAddress.ts';
import type { History } from '../data/useHistory.ts';
import { LateFields } from './LateFields.tsx';

it('X-106: the filters come without moving what is below them', async () => {
  const { innerWidth, innerHeight } = window;
  await page.viewport(1140, 700);
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(async () => {
    root.unmount();
    host.remove();
    await page.viewport(innerWidth, innerHeight);
  });
  const list = { address: restingAddress(historyAddress) } as History['list'];
  flushSync(() => {
    root.render(
      <NevisaUi>
        <FilterBar label="فیلترها">
          <LateFields list={list} />
        </FilterBar>
      </NevisaUi>,
    );
  });
  const readHeight = () => host.querySelector('[role=group]')?.getBoundingClientRect().height;
  const before = readHeight();
  expect(host.querySelectorAll(shape)).toHaveLength(4);
  await vi.waitFor(() => expect(host.querySelector(shape)).toBeNull());
  expect(readHeight()).toBeCloseTo(before ?? 0, 1);
});

const shape = '[style*="--_width"]';
