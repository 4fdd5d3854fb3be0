/** The arrow key that moves forward in the reading direction: left in Persian. */
export function getForwardKey(): string {
  return runsFromRight() ? '{ArrowLeft}' : '{ArrowRight}';
}

/** The arrow key that moves backward. */
export function getBackwardKey(): string {
  return runsFromRight() ? '{ArrowRight}' : '{ArrowLeft}';
}

/** Measures the start and end of an element in px from the inline-start edge of the window. */
export function measureSpan(element: Element): { start: number; end: number } {
  const { left, right } = element.getBoundingClientRect();
  const { clientWidth } = document.documentElement;
  return runsFromRight()
    ? { start: clientWidth - right, end: clientWidth - left }
    : { start: left, end: right };
}

function runsFromRight(): boolean {
  return document.documentElement.dir === 'rtl';
}
