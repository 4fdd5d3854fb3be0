import type { KeyboardEvent } from 'react';

/** Moves the focus between the buttons of a list with the up and down keys, Home and End. */
export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const at = rows.findIndex((row) => row === event.target);
  const places: Readonly<Record<string, number>> = {
    ArrowDown: Math.min(at + 1, rows.length - 1),
    ArrowUp: Math.max(at - 1, 0),
    Home: 0,
    End: rows.length - 1,
  };
  const place = places[event.key];
  if (at >= 0 && place !== undefined) {
    event.preventDefault();
    rows[place]?.focus();
  }
}
