/** Layout faults of the page as sentences: overflow, cut-off text and targets smaller than 24 px. */
export function findLayoutFaults(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  return [
    ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px too wide`] : []),
    ...findVisible('*')
      .filter(isCut)
      .map((element) => `cut: ${describeElement(element)}`),
    ...findVisible('a[href], button, input, select, textarea, summary')
      .filter(isSmall)
      .map((element) => `smaller than 24 px: ${describeElement(element)}`),
  ];
}

/** Animations longer than 1 ms; reduced motion shortens every animation below that. */
export function findAnimations(): string[] {
  return document
    .getAnimations()
    .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 1)
    .map(({ effect }) =>
      effect instanceof KeyframeEffect && effect.target
        ? describeElement(effect.target)
        : 'an animation',
    );
}

function findVisible(selector: string): HTMLElement[] {
  return [...document.body.querySelectorAll<HTMLElement>(selector)].filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    // Visually hidden text is one pixel large.
    return (
      width > 1 &&
      height > 1 &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    );
  });
}

// An ellipsis shows that text is missing, and scrollable content is reachable.
function isCut(element: HTMLElement): boolean {
  const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const wide = hides(overflowX) && textOverflow !== 'ellipsis';
  return (
    (element.textContent ?? '') !== '' &&
    ((wide && element.scrollWidth > element.clientWidth + 1) ||
      (hides(overflowY) && element.scrollHeight > element.clientHeight + 1))
  );
}

// Links in a sentence are exempt (WCAG 2.5.8), and a label extends the target of its input.
function isSmall(element: HTMLElement): boolean {
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  return (
    getComputedStyle(element).display !== 'inline' &&
    [element, ...labels].every((target) => {
      const { width, height } = target.getBoundingClientRect();
      return width < 24 || height < 24;
    })
  );
}

function describeElement(element: Element): string {
  return `${element.tagName.toLowerCase()} «${(element.textContent ?? '').trim().slice(0, 30)}»`;
}
