import { useEffect } from 'react';
import { createLate } from '../../../shared/late/createLate.ts';

/** The page of an opened text, whose code is loaded when a text is opened, or is about to be. */
export const EditingPage = createLate(
  () => import('./editingChunk.ts'),
  (chunk) => chunk.EditingPage,
);

/** Requests the code of the page when the pointer or the focus is on the title of a row. */
export function usePreloadOnRow(): void {
  useEffect(() => {
    const preload = ({ target }: Event) => {
      if (target instanceof Element && target.closest('article h2 a') !== null) {
        EditingPage.preload();
      }
    };
    document.addEventListener('pointerover', preload);
    document.addEventListener('focusin', preload);
    return () => {
      document.removeEventListener('pointerover', preload);
      document.removeEventListener('focusin', preload);
    };
  }, []);
}
