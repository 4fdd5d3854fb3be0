import { NevisaUi } from '@nevisa/ui';
import { expect, it } from 'vitest';
import { renderInPage } from '../../../testing/renderInPage.ts';
import { FailedPlace, LoadingPlace } from './EditorPlaces.tsx';

const nothing = () => undefined;

it('X-134: when a text does not come, the focus stays on the heading of its page', () => {
  const { show } = renderInPage(null);
  const showPlace = (failed: boolean) =>
    show(
      <NevisaUi>
        <main id="content">
          {failed ? (
            <FailedPlace title="A" failure={null} onRetry={nothing} onBack={nothing} />
          ) : (
            <LoadingPlace title="A" onBack={nothing} />
          )}
        </main>
      </NevisaUi>,
    );
  showPlace(false);
  expect(document.activeElement?.tagName).toBe('H1');
  showPlace(true);
  expect(document.activeElement?.tagName).toBe('H1');
});
