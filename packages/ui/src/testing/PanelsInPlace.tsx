import type { ReactNode } from 'react';
import { SelectableCollectionContext } from 'react-aria-components';
import { AriaLocale } from '../foundations/aria/AriaLocale.tsx';

/** Given to a list of such a panel, its chosen row, or else the first, looks as under the keys. */
export const rowInFocus = { autoFocus: 'first' } as const;

/** Lets what panels hold stand in the page itself. Many rows can look in focus at once, while the page has one focus only. */
export function PanelsInPlace({ children }: { children: ReactNode }) {
  return (
    <AriaLocale>
      <SelectableCollectionContext value={kept}>
        <div style={{ display: 'grid', justifyItems: 'start', gap: 16 }}>{children}</div>
      </SelectableCollectionContext>
    </AriaLocale>
  );
}

const kept = { shouldUseVirtualFocus: true };
