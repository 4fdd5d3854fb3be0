import { NevisaUi } from '@nevisa/ui';
import { expect, it, vi } from 'vitest';
import { renderInPage } from '../../../testing/renderInPage.ts';
import type { Messages } from '../useMessages.ts';
import { MessageFilters } from './MessageFilters.tsx';

it('R-140: each of the three buttons chooses its filter', () => {
  const chooseFilter = vi.fn<Messages['chooseFilter']>();
  const { host } = renderInPage(
    <NevisaUi>
      <MessageFilters messages={{ filter: 'all', chooseFilter } as unknown as Messages} />
    </NevisaUi>,
  );
  host.querySelectorAll('button').forEach((button) => button.click());
  expect(chooseFilter.mock.calls).toEqual([['all'], ['NOTIFICATION'], ['OFFER']]);
});
