/** The arrow key that leads on for whoever reads the page: to the left in Persian. */
export function onward(): string {
  return runsFromRight() ? '{ArrowLeft}' : '{ArrowRight}';
}

/** The arrow key that leads back. */
export function backward(): string {
  return runsFromRight() ? '{ArrowRight}' : '{ArrowLeft}';
}

/** Where an element begins and ends, in pixels from the side of the window where lines begin. */
export function spanOf(element: Element): { start: number; end: number } {
  const { left, right } = element.getBoundingClientRect();
  const { clientWidth } = document.documentElement;
  return runsFromRight()
    ? { start: clientWidth - right, end: clientWidth - left }
    : { start: left, end: right };
}

function runsFromRight(): boolean {
  return document.documentElement.dir === 'rtl';
}
