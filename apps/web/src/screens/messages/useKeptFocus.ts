import { useEffect, useRef } from 'react';
import { focusHeading } from '../../shell/focusHeading.ts';

/** When the last row goes, and the focus with it, the page's heading takes the focus (WCAG 2.4.3). */
export function useKeptFocus(rows: number): void {
  const before = useRef(rows);
  useEffect(() => {
    const lost = document.activeElement === document.body;
    if (before.current > 0 && rows === 0 && lost) {
      focusHeading();
    }
    before.current = rows;
  }, [rows]);
}
