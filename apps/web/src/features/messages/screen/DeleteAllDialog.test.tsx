import { NevisaUi } from '@nevisa/ui';
import { expect, it, vi } from 'vitest';
import { renderInPage } from '../../../testing/renderInPage.ts';
import type { Messages } from '../useMessages.ts';
import { DeleteAllDialog } from './DeleteAllDialog.tsx';

it('R-146: the question is withdrawn when its page is left', () => {
  const cancelAll = vi.fn<() => void>();
  const messages = { asking: true, cancelAll, deleteAll: () => undefined };
  const { show } = renderInPage(
    <NevisaUi>
      <DeleteAllDialog messages={messages as unknown as Messages} />
    </NevisaUi>,
  );
  expect(cancelAll).not.toHaveBeenCalled();
  show(null);
  expect(cancelAll).toHaveBeenCalledOnce();
});
