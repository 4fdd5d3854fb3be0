import { NevisaUi } from '@nevisa/ui';
import { expect, it, vi } from 'vitest';
import { renderInPage } from '../../../../testing/renderInPage.ts';
import type { WritingSettingsView } from '../useWritingSettings.ts';
import { ResetDialog } from './ResetDialog.tsx';

it('X-40: the question is withdrawn when its page is left', () => {
  const cancelReset = vi.fn<() => void>();
  const settings = { facts: { asking: true }, commands: { cancelReset, reset: () => undefined } };
  const { show } = renderInPage(
    <NevisaUi>
      <ResetDialog settings={settings as unknown as WritingSettingsView} />
    </NevisaUi>,
  );
  expect(cancelReset).not.toHaveBeenCalled();
  show(null);
  expect(cancelReset).toHaveBeenCalledOnce();
});
