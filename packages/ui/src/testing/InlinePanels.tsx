import type { ReactNode } from 'react';
import { SelectableCollectionContext } from 'react-aria-components';
import { AriaLocale } from '../foundations/aria/AriaLocale.tsx';

/** Passed to the list of such a panel: the selected option, or the first, looks focused. */
export const focusedOption = { autoFocus: 'first' } as const;

/** Shows pop-up panels in the page flow. Virtual focus allows several options to look focused at once. */
export function InlinePanels({ children }: { children: ReactNode }) {
  return (
    <AriaLocale>
      <SelectableCollectionContext value={kept}>
        <div style={{ display: 'grid', justifyItems: 'start', gap: 16 }}>{children}</div>
      </SelectableCollectionContext>
    </AriaLocale>
  );
}

const kept = { shouldUseVirtualFocus: true };
